"""The pattern book: every garment of the box as one line of the grammar, and the guest who will wear it.

Two points of prestige: plain, one trim. Three: brocade and two trims. Four and five: metal thread, train and
jewels. The columns are those of `Gown`, `Coat` and `Guest`; see `grammar` for how a line is read.
"""

from __future__ import annotations

GOWNS = """
# id           silhouette neckline sleeve stomacher petticoat robing   tone woven          under  trim   metal
#              skin  hair   powder hat      mask          mask_ink pose   turn accent  necklace
blue_gown_1    anglaise  round  single  plain   plain     plain      2 pins           same     cream  -
               fair  soft   blond  cap      domino        black    rest    0.4 cream   ribbon
blue_gown_2    polonaise fichu  single  laced   lace      plain      1 pekin          white    cream  -
               warm  loose  brown  bergere  ribbon        white    skirts -0.5 rose    black
blue_gown_3    francaise square double  lace    plain     plain      4 pins:deep      pale     sky    -
               porcelain mouton white bow   domino        black    lap    -0.3 sky     ribbon
blue_gown_4    anglaise  heart  sabot   buttons quilted   plain      3 candy          cream    navy   -
               olive soft   black  garland  cat           wine     chest   0.5 rose    pearls
blue_gown_5    polonaise square bow     bows    flounce   ruched     3 pekin          same     apricot -
               dark  heart  grey   bow      moth          apricot  greet  -0.5 apricot ribbon
blue_gown_6    francaise off    double  lace    lace      lace       1 candy          white    white  -
               fair  pouf   white  pearls   domino-lace   white    fan    -0.4 rose    pearls
blue_gown_7    court     square pagoda  bows    swags     ruched     2 ribbons:cream  cream    rose   -
               porcelain pouf rose  plumes  cat-gold      gold     show    0.4 rose    ribbon
blue_gown_8    francaise heart  double  bows    flounces  serpentine 5 ribbons        sky      silver -
               warm  tower  white  pearls   full-gold     white    mask   -0.4 silver  black
blue_gown_9    court     round  triple  lace    gauze     lace       4 pekin:cream    white    cream  -
               brown pouf   grey   feathered domino       black    open    0.4 white   pearls
blue_gown_10   francaise square bow     bows    roses     roses      3 ribbons:garden pink     pink   -
               fair  heart  blond  garland  moth-spots    rose     sniff  -0.5 pink    ribbon
blue_gown_11   polonaise heart  double  rose    bands     bows       2 ribbons:garden pale     leaf   -
               olive pouf   brown  bergere  ribbon        leaf     toast   0.5 leaf    ruff
blue_gown_12   court     square triple  gold    gold      gold       4 pekin          mint     rose   gold
               porcelain tower white plumes cat-jewel     gold     rest   -0.4 royal   jewels
blue_gown_13   francaise heart  triple  gold    gold      gold       5 ribbons:gold   pink     rose   gold
               dark  tower  white  tiara    full-jewel    gold     open    0.4 rose    jewels
festivity_c    anglaise  heart  pagoda  rose    swags     bows       5 pekin          mint     silver -
               brown mouton grey   turban   cat-feather   royal    fold   -0.4 royal   pearls
expert_a       court     off    double  buttons roses     serpentine 1 ribbons        pink     navy   -
               warm  heart  white  plume    cat-feather   navy     greet   0.5 navy    black
expert_e       anglaise  square pagoda  gold    swags     ermine     4 ribbons:cream  cream    gold   -
               fair  pouf   black  tiara    domino-jewel  white    toast  -0.5 red     jewels
fancy_blue     court     heart  triple  gold    gold      gold       3 ribbons:gold   brocade  rose   gold
               brown tower  white  tiara    cat-jewel     white    fan     0.4 pink    jewels
green_gown_1   anglaise  fichu  single  laced   quilted   plain      2 trellis        cream    moss   -
               warm  soft   brown  bergere  ribbon        black    lap     0.4 rose    black
green_gown_2   polonaise round  double  lace    lace      plain      3 trellis:deep   mint     white  -
               fair  loose  red    cap      domino        white    greet  -0.5 white   ribbon
green_gown_3   francaise square bow     bows    swags     bows       1 diamonds       white    apricot -
               porcelain pouf grey plume    moth          moss     rest    0.3 apricot pearls
green_gown_4   court     heart  double  buttons flounces  serpentine 3 lattice        pale     gold   -
               olive tower  white  garland  cat-gold      black    open   -0.4 rose    pearls
green_gown_5   anglaise  off    triple  lace    gauze     lace       4 lattice:cream  white    cream  -
               dark  mouton grey   pearls   domino-lace   white    show    0.5 white   ruff
green_gown_6   polonaise square pagoda  rose    bands     ruched     2 diamonds:cream pale     blue   -
               fair  heart  white  bow      moth-spots    royal    mask   -0.4 royal   ribbon
green_gown_7   francaise heart  bow     bows    roses     roses      4 ogee:garden    sky      blush  -
               brown pouf   rose   turban   full-gold     rose     fan    -0.4 rose    jewels
green_gown_8   court     round  triple  gold    bands     ermine     5 trellis        mint     ivory  -
               warm  pouf   white  feathered domino       black    chest   0.4 red     pearls
green_gown_9   court     square triple  gold    gold      gold       2 lattice:gold   cream    wine   gold
               porcelain tower white plumes full-jewel    gold     sniff  -0.5 red     jewels
green_gown_10  francaise heart  triple  gold    gold      gold       5 ogee:gold      blush    rose   gold
               olive heart  white  tiara    cat-jewel     white    rest    0.4 pink    jewels
festivity_a    polonaise off    sabot   bows    swags     serpentine 5 diamonds       cream    lemon  -
               dark  pouf   white  plumes   cat-feather   gold     skirts -0.5 gold    pearls
expert_d       anglaise  square pagoda  buttons flounce   roses      3 ogee:cream     same     rust   -
               fair  tower  black  coloured moth-spots    rust     fold    0.4 rust    black
fancy_green    court     off    triple  gold    gold      gold       3 lattice:gold   brocade  wine   gold
               brown tower  rose   tiara    full-jewel    white    open   -0.3 wine    jewels
"""

COATS = """
# id           cut         cuff   front    waistcoat jabot     tone woven          vest     trim   metal
#              skin  hair   powder hat      mask          mask_ink pose   turn accent  necklace
pink_coat_1    francaise   round  buttons plain    jabot     2 spots          cream    wine   -
               fair  pigeon white  none     domino        black    hat    -0.4 wine    -
pink_coat_2    frac        sailor braid   plain    solitaire 1 pearls:deep    same     rose   -
               warm  tight  brown  tricorne ribbon        white    cane    0.4 rose    -
pink_coat_3    justaucorps boot   buttons plain    stock     4 spots          blush    silver -
               dark  full   grey   none     domino        white    hip    -0.5 white   -
pink_coat_4    volante     deep   braid   plain    bow       3 rounds         white    navy   -
               porcelain wings white coloured cat         navy     greet   0.4 navy    -
pink_coat_5    justaucorps round  loops   plain    full      1 spots:deep     white    grey   -
               olive brigadier grey tricorne domino       black    toast  -0.4 grey    -
pink_coat_6    frac        round  lapels  plain    jabot     5 pearls         ivory    ivory  -
               fair  pigeon blond  none     moth          wine     stroll  0.5 wine    -
pink_coat_7    frac        deep   loops   sprays   jabot     3 rosettes:cream cream    gold   -
               brown wings  white  feathered cat-gold     black    bow    -0.4 rose    -
pink_coat_8    volante     boot   fur     sprays   full      4 rounds:cream   lemon    rust   -
               warm  full   brown  turban   full          rust     cane    0.4 gold    -
pink_coat_9    francaise   deep   loops   sprays   solitaire 3 rosettes       silver   black  -
               porcelain pigeon grey tricorne domino-spots black   rose   -0.5 red     -
pink_coat_10   frac        sailor lapels  sprays   bow       3 rounds:cream   blue     deep   -
               dark  tight  black  coloured moth-gold     royal    mask    0.5 royal   -
pink_coat_11   justaucorps boot   braid   sprays   stock     5 rosettes:garden apricot apricot -
               fair  brigadier white feathered ribbon     apricot  proud  -0.3 apricot -
pink_coat_12   francaise   boot   embroidered gold full      4 rosettes:gold  mint     leaf   gold
               olive wings  white  none     cat-jewel     gold     greet   0.4 leaf    -
pink_coat_13   justaucorps deep   galloon gold     jabot     2 rosettes:gold  sky      royal  gold
               brown full   white  feathered full-gold    white    show   -0.4 royal   -
festivity_d    volante     round  galloon sprays   bow       5 rounds:gold    mint     leaf   -
               fair  pigeon rose   coloured cat-feather   leaf     bosom   0.4 leaf    -
expert_b       frac        boot   fur     galloon  solitaire 2 pearls:cream   sky      navy   -
               warm  brigadier black tricorne moth        sky      hat    -0.5 sky     -
expert_f       justaucorps sailor lapels  sprays   full      1 rosettes:garden green   leaf   -
               dark  wings  grey   plumed   full-spots    leaf     toast   0.4 leaf    -
fancy_pink     volante     boot   embroidered gold full      3 rosettes:gold  brocade  violet gold
               porcelain full white feathered full-jewel  gold     cane    0.4 violet  -
orange_coat_1  frac        round  buttons plain    jabot     2 sprigs         cream    brown  -
               fair  tight  brown  tricorne domino        black    bosom  -0.4 brown   -
orange_coat_2  francaise   boot   braid   sprays   solitaire 1 sprigs:deep    pink     rose   -
               brown pigeon white  none     cat           rose     hat     0.4 rose    -
orange_coat_3  justaucorps deep   loops   sprays   full      4 fronds         ivory    black  -
               olive full   black  feathered full         white    cane   -0.4 teal    -
orange_coat_4  volante     boot   fur     galloon  jabot     3 bouquets:cream white    brown  -
               warm  wings  grey   turban   moth-gold     teal     toast   0.5 teal    -
orange_coat_5  francaise   deep   embroidered gold stock     5 meander:gold   mint     leaf   gold
               dark  brigadier white coloured cat-jewel   leaf     greet  -0.4 leaf    -
orange_coat_6  justaucorps sailor embroidered gold full      3 meander:gold   white    royal  gold
               fair  wings  white  feathered full-jewel   gold     proud   0.4 royal   -
festivity_b    volante     sailor lapels  sprays   bow       2 fronds:cream   white    rust   -
               porcelain full blond coloured cat-feather  teal     rose   -0.5 teal    -
expert_c       frac        deep   braid   galloon  stock     5 sprigs         lemon    lemon  -
               brown pigeon grey   tricorne ribbon        lemon    stroll  0.4 lemon   -
fancy_orange   volante     deep   galloon gold     solitaire 3 bouquets:gold  brocade  royal  gold
               warm  wings  white  plumed   full-jewel    white    greet  -0.4 royal   -
"""
