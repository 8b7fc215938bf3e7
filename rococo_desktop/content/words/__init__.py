"""Words in PO files: catalogues of languages, and the words that packs bring along."""
