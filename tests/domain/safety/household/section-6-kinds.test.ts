import { expectSeverities } from './section-6.ts';

// Method M6.3: by product name alone, in the five languages of the app.
// Longer than 300 lines: a table of names with one row each, to be read next to the method's own table.

expectSeverities(
  'child',
  `
CRITICAL | household | Laundry pods 3 in 1 | -
CRITICAL | household | Dosettes de lessive liquide | -
CRITICAL | household | Lessive en capsules | -
CRITICAL | household | Waschmittel Caps | -
CRITICAL | household | Cápsulas para lavadora | -
CRITICAL | household | Capsule detersivo lavatrice | -
CRITICAL | household | Dishwasher capsules | -
CRITICAL | household | Tablettes capsules lave-vaisselle | -
CRITICAL | household | Geschirrspül Kapseln | -
CRITICAL | household | Pastillas cápsulas lavavajillas | -
CRITICAL | other | Coin cell battery CR2025 | -
CRITICAL | other | Piles bouton LR44 | -
CRITICAL | other | Knopfzelle | -
CRITICAL | other | Pila de botón | -
CRITICAL | other | Batteria a bottone | -
CRITICAL | other | Key finder with button cell | -
CRITICAL | other | Magnetic balls 5 mm | -
CRITICAL | other | Billes magnétiques | -
CRITICAL | other | Magnetkugeln | -
CRITICAL | other | Bolas magnéticas | -
CRITICAL | other | Sfere magnetiche | -
CRITICAL | other | Water beads | -
CRITICAL | other | Perles d'eau | -
CRITICAL | other | Orbeez | -
CRITICAL | other | Wasserperlen | -
CRITICAL | other | Bolas de hidrogel | -
CRITICAL | other | Perle d'acqua | -
CRITICAL | other | E-liquid 20 mg | -
CRITICAL | other | Nicotine pouches mint | -
CRITICAL | other | Sachets de nicotine | -
CRITICAL | other | Nikotinkaugummi | -
CRITICAL | other | Parches de nicotina | -
CRITICAL | other | Cerotti alla nicotina | -
CRITICAL | other | Cigarettes | -
CRITICAL | other | Snus | -
CRITICAL | food | Cannabis gummies | -
CRITICAL | food | Haschkekse mit THC | -
CRITICAL | other | Lavender essential oil | -
CRITICAL | other | Huile essentielle de lavande | -
CRITICAL | other | Ätherisches Öl Lavendel | -
CRITICAL | other | Aceite esencial de lavanda | -
CRITICAL | other | Olio essenziale di lavanda | -
CRITICAL | household | Reed diffuser | -
CRITICAL | household | Recharge diffuseur de parfum bâtonnets | -
CRITICAL | household | Raumduft Diffusor Nachfüller | -
CRITICAL | household | Recambio difusor | -
CRITICAL | household | Ricarica diffusore | -
CRITICAL | household | Lamp oil | -
CRITICAL | household | Huile pour lampe | -
CRITICAL | household | Lampenöl | -
CRITICAL | household | Aceite para lámpara | -
CRITICAL | household | Olio per lampade | -
CRITICAL | household | Torch oil citronella | -
CRITICAL | household | Lighter fluid | -
CRITICAL | household | Feuerzeugbenzin | -
CRITICAL | household | Grillanzünder flüssig | -
WARNING | leave_on | Hand sanitizer gel | -
WARNING | leave_on | Gel hydroalcoolique | -
WARNING | leave_on | Händedesinfektion | -
WARNING | leave_on | Gel hidroalcohólico | -
WARNING | leave_on | Gel igienizzante mani | -
WARNING | leave_on | Vapour rub | -
WARNING | leave_on | Erkältungsbalsam | -
WARNING | leave_on | Baume pectoral | -
WARNING | leave_on | Bálsamo pectoral | -
WARNING | leave_on | Balsamo pettorale | -
CRITICAL | other | Iron supplement tablets | -
CRITICAL | other | Comprimés de fer | -
CRITICAL | other | Eisen Kapseln | -
CRITICAL | other | Hierro comprimidos | -
CRITICAL | other | Ferro compresse | -
CRITICAL | other | Prenatal vitamins | -
CRITICAL | other | Metoprolol 50 mg tablets | -
CRITICAL | other | Tramadol | -
CRITICAL | other | Glimepirid 2 mg | -
CRITICAL | other | Clonidine | -
CRITICAL | other | Chloroquine | -
CRITICAL | other | Amitriptylin | -
WARNING | food | Whisky 40% vol | -
WARNING | food | Vin rouge 12,5 % vol. | -
WARNING | food | Weissbier | -
WARNING | food | Salted peanuts | -
WARNING | food | Whole almonds | -
WARNING | food | Noisettes entières | -
WARNING | food | Ganze Mandeln | -
WARNING | food | Almendras enteras | -
WARNING | food | Mandorle intere | -
WARNING | food | Cacahuètes grillées | -
WARNING | food | Erdnüsse geröstet | -
WARNING | food | Red grapes | -
WARNING | food | Raisin blanc frais | -
WARNING | food | Weintrauben | -
WARNING | food | Popcorn | -
WARNING | food | Maïs soufflé pop-corn | -
WARNING | food | Palomitas | -
WARNING | food | Boiled sweets | -
WARNING | food | Bonbons durs | -
WARNING | food | Hartkaramellen | -
WARNING | food | Caramelos duros | -
WARNING | food | Caramelle dure | -
WARNING | food | Lollipops | -
WARNING | food | Marshmallows | -
WARNING | food | Guimauves | -
WARNING | food | Wiener Würstchen | -
WARNING | food | Saucisses de Strasbourg | -
WARNING | food | Salchichas | -
WARNING | food | Würstel | -
WARNING | food | Jelly mini cups | -
WARNING | food | Chewing gum | -
WARNING | food | Kaugummi | -
WARNING | food | Chicle | -
WARNING | food | Gomme da masticare | -
WARNING | other | Balloons | -
WARNING | other | Ballons de baudruche | -
WARNING | other | Luftballons | -
WARNING | other | Globos | -
WARNING | other | Palloncini | -
WARNING | other | Wooden toy 0-3 | -
CAUTION | food | Rice drink | -
CAUTION | food | Boisson au riz | -
CAUTION | food | Reisdrink | -
CAUTION | food | Bebida de arroz | -
CAUTION | food | Bevanda di riso | -
INFO | other | Silica gel bag | -
INFO | other | Glow sticks | -
INFO | other | Wax crayons | -
INFO | other | Chalk | -
INFO | leave_on | Petroleum jelly | -
INFO | other | Craies | -
INFO | other | Knicklichter | -
INFO | other | Kreide | -
INFO | other | Tizas | -
INFO | other | Gessetti | -
CRITICAL | other | Ätherisches Lavendelöl | -
CRITICAL | other | Teebaumöl | -
CRITICAL | other | Tea tree oil | -
CRITICAL | household | Frostschutzmittel Konzentrat | -
CRITICAL | household | Antifreeze | -
CRITICAL | household | Antigel | -
CRITICAL | household | Anticongelante | -
CRITICAL | other | E-liquid tobacco flavour | -
WARNING | rinse_off | Mouthwash with alcohol | -
WARNING | rinse_off | Bain de bouche avec alcool | -
WARNING | rinse_off | Mundspülung mit Alkohol | -
CAUTION | food | Kaffeebohnen | -
WARNING | food | - | Vodka
WARNING | food | Gin | -
none | rinse_off | Mouthwash without alcohol | -
none | household | Tobacco & vanilla candle | -
none | household | Bougie tabac blond | -
none | household | Vanilla tobacco wax melt | -
CRITICAL | other | Pipe tobacco vanilla | -
none | household | Teebaumöl Reiniger | -
none | household | Scheibenfrostschutz | -
none | other | Balloon whisk | -
none | food | Rum and raisin ice cream | -
none | food | Joghurt Bourbon-Vanille | -
none | food | Coffee capsules | -
none | food | Peanut butter | -
none | food | Almond milk | -
none | food | Grape juice | -
none | food | Wine vinegar | -
none | household | Dishwasher salt | -
none | other | Fridge magnet poster | -
`,
);

expectSeverities(
  'preg',
  `
CRITICAL | other | Nicotine gum | -
CRITICAL | food | Prosecco 11% vol | -
CRITICAL | food | Cider 4.5% vol | -
CRITICAL | food | - | Vin rouge. 13% vol. Contient des sulfites
CRITICAL | food | - | Vin rouge 13% vol. Contient des sulfites
CRITICAL | food | - | Red wine. Contains sulphites. 12.5% vol
CRITICAL | food | - | Rotwein trocken. Enthält Sulfite. 12,5 % vol
CRITICAL | food | - | Vino tinto. Contiene sulfitos. 14% vol.
CRITICAL | food | - | Vino rosso. Contiene solfiti. 13,5% vol
CRITICAL | food | - | Ingredients: water, alcohol, sugar. 17% vol.
CRITICAL | food | - | Vodka
CRITICAL | food | - | Vodka 40% vol, sugar
CRITICAL | food | - | London dry gin
CRITICAL | food | - | Rhum agricole
CRITICAL | food | - | Weißwein
CRITICAL | food | - | Wine (contains sulphites)
CRITICAL | food | - | Vin rouge de Bordeaux. Contient des sulfites
CRITICAL | food | - | Blended scotch whisky
WARNING | food | - | Rum (40% vol), raisins, flour
none | food | Alcohol-free wine | -
CRITICAL | food | - | Vin blanc. Contient des sulfites
CRITICAL | food | Gin | -
CRITICAL | food | London dry gin 70cl | -
CRITICAL | food | Rum | -
CRITICAL | food | Rhum blanc | -
CRITICAL | food | Cava | -
CRITICAL | food | Sherry | -
CRITICAL | food | Port | -
CRITICAL | food | Ruby port | -
CRITICAL | food | Porto tawny | -
WARNING | food | - | Beef, red wine, carrots
WARNING | food | - | Cherries, kirsch (40% vol), sugar
none | food | Port Salut | -
none | food | Penne alla vodka | -
none | food | Rum and raisin ice cream | -
none | food | Joghurt Bourbon-Vanille | -
none | food | Sherry vinegar | -
none | food | - | Sherry vinegar
none | household | Tobacco & vanilla candle | -
none | food | Brie slices veggie (coconut) | -
WARNING | food | Vegan alfalfa sprouts | -
WARNING | food | Brie de Meaux | -
WARNING | food | Gorgonzola | -
WARNING | food | Fromage bleu | -
WARNING | food | Liver pâté | -
WARNING | food | Leberpastete | -
WARNING | food | Smoked trout | -
WARNING | food | Saumon fumé | -
WARNING | food | Räucherlachs | -
WARNING | food | Salmón ahumado | -
WARNING | food | Salmone affumicato | -
WARNING | food | Alfalfa sprouts | -
WARNING | food | Graines germées | -
WARNING | food | Sojasprossen | -
WARNING | food | Steak tartare | -
WARNING | food | Carpaccio | -
WARNING | food | Mett | -
WARNING | food | Sushi | -
WARNING | food | Tiramisu with raw egg | -
WARNING | food | Mayonnaise with raw egg | -
WARNING | food | Raw milk cheese | -
CRITICAL | food | Raw milk | -
CRITICAL | food | Lait cru entier | -
WARNING | food | Rohmilchkäse | -
none | food | Ginger beer | -
none | food | Hard cheese | -
none | food | Wine gums | -
none | food | Brussels sprouts | -
none | food | Pâte à tartiner aux noisettes | -
none | food | Pâtes complètes | -
none | food | Pâte feuilletée | -
`,
);

expectSeverities(
  'immuno',
  `
WARNING | food | Camembert | -
WARNING | food | Germogli di soia | -
CRITICAL | food | Raw milk | Raw milk
CRITICAL | food | Lait cru | -
none | food | Pasteurised milk | Milk
`,
);

expectSeverities(
  'dog',
  `
WARNING | household | Laundry pods | -
CRITICAL | household | Frostschutzmittel Konzentrat | -
CRITICAL | food | Kaffeebohnen | -
CRITICAL | food | Café en grains | -
CRITICAL | food | Chicchi di caffè | -
CRITICAL | food | Zwiebelpulver | -
CRITICAL | food | Onion powder | -
WARNING | food | Gin | -
WARNING | food | - | Vodka
none | food | Zwiebelkuchen | -
none | food | Kaffeeweißer | -
none | household | Tobacco & vanilla candle | -
CRITICAL | other | CR2032 | -
WARNING | other | Neodymium magnet set | -
CRITICAL | other | Vape liquid | -
CRITICAL | food | THC brownies | -
WARNING | other | Essential oil of lavender | -
CRITICAL | other | Cycas revoluta | -
CRITICAL | other | Oleander | -
CRITICAL | other | Laurier-rose | -
CRITICAL | outdoor | Slug pellets | -
CAUTION | outdoor | Slug pellets organic | Ferric phosphate 1%
CRITICAL | outdoor | Kakaoschalenmulch | -
CRITICAL | outdoor | Paillis de cacao | -
CRITICAL | outdoor | Anti-limaces | -
CRITICAL | outdoor | Matababosas | -
CRITICAL | outdoor | Esca per lumache | -
CRITICAL | household | Mort-aux-rats | -
CRITICAL | household | Raticida | -
CRITICAL | household | Topicida | -
CRITICAL | household | Rattengift | -
WARNING | outdoor | Compost | -
WARNING | food | Pâte à pizza | -
WARNING | food | Hefeteig | -
WARNING | food | Vodka 40% vol | -
WARNING | other supplement | Ramipril tablets | Ramipril
none | outdoor | Compost bin | -
none | food | Pizza Margherita | -
`,
);

expectSeverities(
  'cat',
  `
CRITICAL | other | Lilies | -
CRITICAL | other | Teebaumöl | -
CRITICAL | other | Ätherisches Lavendelöl | -
CRITICAL | household | Frostschutzmittel Konzentrat | -
CRITICAL | food | Zwiebelpulver | -
CRITICAL | food | Knoblauchpulver | -
WARNING | food | - | Vodka
CRITICAL | other | Lys | -
CRITICAL | other | Lilien | -
CRITICAL | other | Lirios | -
CRITICAL | other | Gigli | -
CRITICAL | other | Peppermint essential oil | -
WARNING | household | Reed diffuser | -
CRITICAL | household | Mouse poison | -
WARNING | food | Rum 38% vol | -
none | leave_on | Lily perfume | -
none | household | Lily scented floor cleaner | -
`,
);

expectSeverities(
  'bird',
  `
CRITICAL | other | PTFE pan | -
CRITICAL | other | Antihaft Pfanne | -
CRITICAL | other | Infrared heat lamp | -
CRITICAL | other | Wärmelampe | -
CRITICAL | other | Verzinkter Draht | -
CRITICAL | other | Lead sinkers | -
WARNING | household | Scented candle | -
WARNING | household | Bougie parfumée | -
WARNING | household | Duftkerze | -
WARNING | household | Vela aromática | -
WARNING | household | Candela profumata | -
WARNING | household | Incense | -
WARNING | household | Plug-in air freshener | -
WARNING | household | Räucherstäbchen | -
WARNING | household | Reed diffuser | -
none | other | Cast iron pan | -
`,
);

expectSeverities(
  'infant',
  `
CRITICAL | food | Honig | -
CRITICAL | food | Honey | -
CRITICAL | food | Miel de lavande | -
CRITICAL | food | Miele di acacia | -
none | food | Honigmelone | -
none | food | Honeydew melon | -
`,
);
