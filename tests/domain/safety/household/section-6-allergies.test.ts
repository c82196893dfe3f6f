import { expectSeverities } from './section-6.ts';

// Method M6: everyone and the allergies. Each word for a food allergen is tested in `food-allergies.test.ts`.

expectSeverities(
  'everyone',
  `
CRITICAL | leave_on | Cream | Aqua, Chloroform
CRITICAL | rinse_off | Shampoo | Aqua, Zinc Pyrithione
WARNING | food | Sweets | Sugar, titanium dioxide
WARNING | food | Bonbons | Sucre, E171
WARNING | leave_on | Cream | Aqua, Methylisothiazolinone
WARNING | leave_on | Skin lightener | Aqua, Hydroquinone
CRITICAL | leave_on | Skin lightener | Aqua, Mercurous Chloride
CRITICAL | household | Rust remover | Hydrofluoric Acid
CRITICAL | household | Fumigation tablets | Aluminium Phosphide
WARNING | household | Paint stripper | Dichloromethane
CRITICAL | other oral | Syrup | Diethylene Glycol
CRITICAL | food | Drops | Sodium Chlorite, Water
CRITICAL | food supplement | Diet pills | 2,4-Dinitrophenol
none | leave_on | Face cream | Aqua, Glycerin
none | food | Bread | Wheat flour, water, yeast, salt
`,
);

expectSeverities(
  'al_fragrance',
  `
WARNING | leave_on | Cream | Aqua, Parfum
WARNING | leave_on | Cream | Aqua, Linalool, Limonene, Citral
CAUTION | leave_on | Cream | Aqua, Linalool
WARNING | household | Cleaner | Water, Fragrance
CAUTION | leave_on | Cream | Aqua, Myroxylon Balsamum Pereirae Balsam Oil
none | leave_on | Cream | Aqua, Glycerin
none | food | Cake | Wheat flour, flavouring
`,
);

for (const audience of ['al_skin', 'al_chemical', 'eczema']) {
  expectSeverities(
    audience,
    `
WARNING | leave_on | Cream | Aqua, Methylisothiazolinone
WARNING | rinse_off | Shampoo | Aqua, Methylchloroisothiazolinone
WARNING | household | Cleaner | Water, Benzisothiazolinone
WARNING | leave_on | Cream | Aqua, DMDM Hydantoin
WARNING | leave_on | Cream | Aqua, Quaternium-15
WARNING | leave_on | Cream | Aqua, Imidazolidinyl Urea
WARNING | leave_on | Hair dye | Aqua, p-Phenylenediamine
WARNING | leave_on | Gel nails | HEMA
CAUTION | rinse_off | Shampoo | Aqua, Sodium Lauryl Sulfate
CAUTION | leave_on | Balm | Lanolin
CAUTION | leave_on | Toner | Alcohol Denat., Aqua
CAUTION | leave_on | Cream | Aqua, Parfum
none | leave_on | Cream | Aqua, Glycerin, Cetyl Alcohol
`,
  );
}

for (const audience of ['al_respiratory', 'asthma']) {
  expectSeverities(
    audience,
    `
CRITICAL | household spray | Cleaner | Water, Subtilisin
CRITICAL | household spray | Foam | Diphenylmethane Diisocyanate
WARNING | household powder | Laundry powder | Sodium Carbonate, Subtilisin
CAUTION | household | Laundry liquid | Water, Subtilisin
WARNING | household | Bleach | Sodium Hypochlorite
WARNING | household | Ammonia | Ammonia
WARNING | leave_on | Hair bleach | Ammonium Persulfate
WARNING | leave_on powder | Hair bleach | Potassium Persulfate
WARNING | food | Dried apricots | Apricots, sulphur dioxide
WARNING | food | Wein | Trauben, Kaliummetabisulfit
WARNING | household spray | Room spray | Water, Parfum
WARNING | household air | Plug-in | Parfum
CAUTION | leave_on | Cream | Aqua, Parfum
WARNING | household | Toilet cleaner | Hydrochloric Acid, Water
none | leave_on | Cream | Aqua, Glycerin
none | food | Bread | Wheat flour, water
`,
  );
}

expectSeverities(
  'al_pollen',
  `
CAUTION | leave_on | Cream | Aqua, Chamomilla Recutita Flower Extract
CAUTION | leave_on | Cream | Aqua, Arnica Montana Flower Extract
CAUTION | household spray | Fly spray | Pyrethrins
CAUTION | food | Tea | Chamomile
CAUTION | food | Kamillentee | Kamille
CAUTION | food supplement | Echinacea drops | Echinacea purpurea
CAUTION | food supplement | Propolis | Propolis
CAUTION | leave_on | Balm | Cera Alba
CAUTION | food | Honey | Honey
CAUTION | leave_on | Cream | Aqua, Calendula Officinalis Flower Extract
CAUTION | leave_on | Cream | Aqua, Tanacetum Parthenium Extract
CAUTION | leave_on | Cream | Aqua, Achillea Millefolium Extract
none | leave_on | Cream | Aqua, Aloe Barbadensis Leaf Juice
`,
);

expectSeverities(
  'al_food(soy)',
  `
INFO | food | Margarine | Fully refined soybean oil, water
INFO | food | Crisps | Potatoes, refined soya oil
INFO | food | Chips | Kartoffeln, raffiniertes Sojaöl
INFO | food | Chips | Pommes de terre, huile de soja raffinée
INFO | food | Chips | Patate, olio di soia raffinato
INFO | food | Patatas | Patatas, aceite de soja refinado
INFO | food | Snack | Corn, highly refined soybean oil
INFO | food | Snack | Corn, fully hydrogenated refined soya bean oil
WARNING | food | Crackers | Wheat flour, soybean oil
WARNING | food | Crackers | Wheat flour, vegetable oil (soybean, palm), salt
CRITICAL | food | Crackers | Wheat flour, soybean oil, salt. Contains: soy, wheat
CRITICAL | food | Oil | Cold pressed soybean oil
CRITICAL | food | Oil | Unrefined soybean oil
CRITICAL | food | Tofu | Soya beans, water
WARNING | food | Chocolate | Sugar, cocoa mass, lecithin
WARNING | food | Chocolate | Sugar, cocoa mass, emulsifier: E322
CRITICAL | food | Chocolate | Sugar, emulsifier (soya lecithin)
none | food | Chocolate | Sugar, cocoa mass, sunflower lecithin
INFO | food | Vitamin E | Natural mixed tocopherols from soy
CAUTION | leave_on | Cream | Aqua, Glycine Soja Oil
`,
);

expectSeverities(
  'al_food(undisclosed)',
  `
INFO | food | Yoghurt | Water, natural flavouring
`,
);
