"""The referee: a pure engine. Import it through `rococo_desktop.rules.referee`."""
