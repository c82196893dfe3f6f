import { expectSeverities } from './section-6.ts';

// Method M6: health conditions and medicines.

expectSeverities(
  'pku',
  `
CRITICAL | food | Cola light | Water, aspartame
CRITICAL | food | Cola light | Eau, édulcorants: E951, E950
CRITICAL | food | Drink | Wasser, Aspartam-Acesulfam-Salz
CRITICAL | food | Drink | Water, E962
CRITICAL | food | Gum | Sorbitol. Contains a source of phenylalanine
CRITICAL | food | Kaugummi | Sorbit. Enthält eine Phenylalaninquelle
CRITICAL | food | Gum | Sorbitolo. Contiene una fonte di fenilalanina
CRITICAL | food supplement | Pills | L-Phenylalanine
none | food | Drink | Water, acesulfame K, sucralose
`,
);
expectSeverities(
  'galact',
  `
CRITICAL | food | Milk | Milk
CRITICAL | food | Biscuits | Wheat flour, lactose
CRITICAL | food | Kekse | Weizenmehl, Molkenpulver
WARNING | food | Cheese | Cheese
none | food | Soya drink | Water, soya beans
none | food | Coconut milk | Coconut milk
`,
);
expectSeverities(
  'hfi',
  `
CRITICAL | food | Sweets | Sugar
CRITICAL | food | Syrup | Fructose
CRITICAL | food | Drink | Water, high fructose corn syrup
CRITICAL | food | Getränk | Wasser, Glukose-Fruktose-Sirup
CRITICAL | food | Boisson | Eau, sirop de glucose-fructose
CRITICAL | food | Gum | Sorbitol
CRITICAL | food | Honey | Honey
CRITICAL | food | Cake | Invert sugar syrup
CRITICAL | food | Saft | Agave syrup
WARNING | food | Juice | Apple juice
WARNING | food | Apfelsaft | Apfelsaft
none | food | Vinegar | Apple vinegar
WARNING | food | Sweets | Maltitol
none | food | Sweets | Glucose syrup
none | food | Crisps | Potatoes, dextrose, salt
`,
);
expectSeverities(
  'coeliac',
  `
CRITICAL | food | Bread | Wheat flour, water
CRITICAL | food | Brot | Dinkelmehl, Wasser
CRITICAL | food | Kamut | Kamut
CRITICAL | food | Seigle | Farine de seigle
CRITICAL | food | Orzo | Orzo perlato
CRITICAL | food | Malt | Barley malt extract
CRITICAL | food | Malta | Extracto de malta
CAUTION | food | Porridge | Oats
none | food | Porridge | Buckwheat
INFO | food | Bread | Gluten free wheat starch, water
INFO | food | Sweets | Wheat glucose syrup
WARNING | food | Chocolate | Sugar, cocoa mass. May contain traces of wheat
CRITICAL | food | Soy sauce | Water, soya beans, wheat, salt
CRITICAL | food | Beer 5% vol | Water, barley malt, hops
WARNING | rinse_off oral | Toothpaste | Aqua, Triticum Vulgare Flour
none | food | Rice cakes | Rice
`,
);
expectSeverities(
  'g6pd',
  `
CRITICAL | food | Beans | Fava beans
CRITICAL | food | Fèves | Fèves
CRITICAL | food | Ackerbohnen | Ackerbohnen
CRITICAL | food | Habas | Habas
CRITICAL | food | Fave | Fave
CRITICAL | household | Mothballs | Naphthalene
CRITICAL | other | Drops | Methylene Blue
CRITICAL | other supplement | Tablets | Primaquine
CRITICAL | other supplement | Tablets | Dapsone
CRITICAL | other supplement | Tablets | Nitrofurantoin
WARNING | leave_on powder | Henna | Lawsonia Inermis Leaf Powder
WARNING | food | Tonic water | Water, sugar, quinine
WARNING | other oral | Gel | Benzocaine
WARNING | household | Moth blocks | 1,4-Dichlorobenzene
none | food | Green beans | Green beans
`,
);
expectSeverities(
  'diabetes',
  `
CAUTION | food | Sweets | Sugar, glucose syrup
CAUTION | food | Honey | Honey
INFO | food | Soup | Water, tomatoes, onions, carrots, sugar
INFO | food | Gum | Sorbitol
none | food | Crispbread | Salt
`,
);
expectSeverities(
  'hypertension',
  `
WARNING | food | Liquorice | Liquorice extract, sugar
WARNING | food | Lakritz | Lakritzextrakt, Zucker
WARNING | food | Réglisse | Extrait de réglisse, sucre
WARNING | other | Cold tablets | Pseudoephedrine
WARNING | other | Cold tablets | Phenylephrine
WARNING | other spray | Nasal spray | Oxymetazoline
CAUTION | food | Salt | Salt
INFO | food | Bread | Wheat flour, water, yeast, rye flour, salt
none | food | Apples | Apples
`,
);
expectSeverities(
  'kidney',
  `
CRITICAL | food | Star fruit | Star fruit
CRITICAL | food | Carambole | Carambole
WARNING | food | Processed cheese | Cheese, sodium phosphates
WARNING | food | Schmelzkäse | Käse, E452
WARNING | food | Salt substitute | Potassium chloride
WARNING | other supplement | Ibuprofen | Ibuprofen
WARNING | food | Liquorice | Liquorice
CAUTION | food | Spinach | Spinach
CAUTION | food | Rhubarb | Rhubarb
WARNING | food | Cola | Water, sugar, phosphoric acid
none | food | Rice | Rice
`,
);
expectSeverities(
  'epilepsy',
  `
WARNING | leave_on | Rub | Camphor 5%, Petrolatum
CAUTION | leave_on | Rub | Petrolatum, Eucalyptus Globulus Leaf Oil
CAUTION | household air | Diffuser | Eucalyptol
WARNING | other neat | Hyssop oil | Hyssopus Officinalis Oil
WARNING | other neat | Sage oil | Salvia Officinalis Oil
WARNING | other supplement | Tablets | Tramadol
none | leave_on | Cream | Aqua, Glycerin
`,
);
expectSeverities(
  'migraine',
  `
CAUTION | food | Sausage | Pork, sodium nitrite
CAUTION | food | Crisps | Potatoes, monosodium glutamate
CAUTION | food | Crisps | Potatoes, E621
CAUTION | food | Cola | Water, aspartame
CAUTION | food | Chocolate | Cocoa mass, sugar
CAUTION | leave_on | Cream | Aqua, Parfum
none | food | Rice | Rice
`,
);
expectSeverities(
  'thyroid',
  `
WARNING | food | Seaweed | Kelp
WARNING | food | Kombu | Kombu
WARNING | food supplement | Iodine tablets | Potassium Iodide
WARNING | leave_on | Antiseptic | Povidone-Iodine
WARNING | food supplement | Tablets | Ashwagandha
none | food | Rice | Rice
`,
);
expectSeverities(
  'immuno',
  `
CRITICAL | food | Raw milk | Raw milk
CRITICAL | food | Lait cru | Lait cru
CRITICAL | food | Latte crudo | Latte crudo
CAUTION | food | Yoghurt | Milk, live cultures
CAUTION | food supplement | Probiotic | Lactobacillus rhamnosus
none | food | Milk | Pasteurised milk
`,
);
expectSeverities(
  'anticoag',
  `
CRITICAL | other supplement | Aspirin | Acetylsalicylic Acid
CRITICAL | other supplement | Ibuprofen | Ibuprofen
CRITICAL | leave_on | Pain gel | Diclofenac
CRITICAL | household | Rat bait | Warfarin
CRITICAL | household | Rat bait | Brodifacoum
WARNING | food supplement | Vitamin K tablets | Vitamin K
WARNING | food supplement | Ginkgo tablets | Ginkgo biloba extract
WARNING | food supplement | St John's wort | Hypericum perforatum
WARNING | leave_on | Muscle rub | Methyl Salicylate, Menthol
CAUTION | food | Spinach | Spinach
CAUTION | food | Kale | Kale
CAUTION | food | Cranberry juice | Cranberry
WARNING | food supplement | Fish oil | Dong quai
none | food | Potatoes | Potatoes
`,
);
expectSeverities(
  'maoi',
  `
CRITICAL | other supplement | Cold tablets | Pseudoephedrine
CRITICAL | other supplement | Cough syrup | Dextromethorphan
CRITICAL | food supplement | 5-HTP | 5-HTP
CRITICAL | food supplement | Griffonia | Griffonia simplicifolia seed extract
CRITICAL | other | Drops | Methylene Blue
CRITICAL | other spray | Nasal spray | Oxymetazoline
WARNING | food | Cheese | Parmesan cheese
WARNING | food | Fromage | Roquefort
WARNING | food | Marmite | Yeast extract
WARNING | food | Hefeextrakt | Hefeextrakt
WARNING | food | Beans | Fava beans
WARNING | food | Sauerkraut | Sauerkraut
WARNING | food | Soy sauce | Soy sauce
CRITICAL | food supplement | St John's wort | Hypericum perforatum
none | food | Cottage cheese | Cottage cheese
none | food | Bread | Wheat flour
`,
);
expectSeverities(
  'cyp3a4',
  `
WARNING | food | Grapefruit juice | Grapefruit
WARNING | food | Pamplemousse | Pamplemousse
WARNING | food | Saft | Grapefruitsaft
WARNING | food | Pomelo | Pomelo
WARNING | food | Marmalade | Seville oranges
WARNING | food supplement | St John's wort | Hypericum perforatum
WARNING | food supplement | CBD oil | Cannabidiol
none | food | Orange juice | Orange juice
`,
);
expectSeverities(
  'lactose',
  `
WARNING | food | Milk | Milk
WARNING | food | Pudding | Skimmed milk, sugar
CAUTION | food | Biscuits | Wheat flour, sugar, palm oil, eggs, whey powder
CAUTION | food | Butter | Butter
none | food | Oat drink | Water, oats
`,
);
expectSeverities(
  'histamine',
  `
CAUTION | food | Cheese | Parmesan cheese
CAUTION | food | Sauerkraut | Sauerkraut
CAUTION | food | Tuna | Tuna
CAUTION | food | Ketchup | Tomatoes, sugar, vinegar
none | food | Rice | Rice
`,
);
expectSeverities(
  'alpha_gal',
  `
CRITICAL | food | Steak | Beef
CRITICAL | food | Salami | Schweinefleisch, Salz
CRITICAL | food | Saindoux | Saindoux
CRITICAL | food | Agnello | Agnello
WARNING | food | Gummies | Sugar, gelatine
WARNING | food supplement | Capsules | Fish oil, bovine gelatin
INFO | food | Milk | Milk
none | food | Chicken | Chicken
none | food | Tuna | Tuna
`,
);
expectSeverities(
  'haemochromatosis',
  `
WARNING | food supplement | Iron tablets | Iron
WARNING | food supplement | Iron tablets | Ferrous Fumarate
WARNING | food supplement | Eisen | Eisen-II-sulfat
CAUTION | food | Cornflakes | Corn, iron
none | food | Rice | Rice
`,
);
expectSeverities(
  'nickel',
  `
WARNING | other | Earrings | Nickel
WARNING | leave_on | Cream | Nickel Sulfate
none | leave_on | Cream | Aqua
`,
);
expectSeverities(
  'latex',
  `
CRITICAL | leave_on | Lash glue | Natural Rubber Latex
CRITICAL | leave_on | Body paint | Hevea Brasiliensis
WARNING | other | Gloves | Natural rubber latex
CAUTION | food | Fruit salad | Banana
CAUTION | food | Guacamole | Avocado
CAUTION | food | Kiwi | Kiwi
CAUTION | food | Châtaignes | Châtaignes
none | food | Apples | Apples
`,
);
