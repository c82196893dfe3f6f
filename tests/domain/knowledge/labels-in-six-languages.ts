import type { ProductType } from '#domain/safety/vocabulary.ts';

/** One product's list in six languages: en, fr, de, es, it, pt. */
export interface SixLabels {
  readonly name: string;
  readonly type: ProductType;
  readonly labels: readonly string[];
}

/** Lists that we wrote ourselves, with the wording of real packs. */
export const SIX_LANGUAGES: readonly SixLabels[] = [
  {
    name: 'liquid soap',
    type: 'rinse_off',
    labels: [
      'Ingredients: Water, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Glycerin, Fragrance, Citric Acid, Sodium Benzoate',
      'Ingrédients : Eau, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Chlorure de sodium, Glycérine, Parfum, Acide citrique, Benzoate de sodium',
      'Inhaltsstoffe: Wasser, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Natriumchlorid, Glycerin, Duftstoff, Zitronensäure, Natriumbenzoat',
      'Ingredientes: Agua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Cloruro de sodio, Glicerina, Perfume, Ácido cítrico, Benzoato de sodio',
      'Ingredienti: Acqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Cloruro di sodio, Glicerina, Profumo, Acido citrico, Benzoato di sodio',
      'Ingredientes: Água, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Cloreto de sódio, Glicerina, Perfume, Ácido cítrico, Benzoato de sódio',
    ],
  },
  {
    name: 'hand cream',
    type: 'leave_on',
    labels: [
      'Water, Glycerin, Shea Butter, Cetearyl Alcohol, Almond Oil, Urea, Lactic Acid, Potassium Sorbate, Limonene',
      'Eau, Glycérine, Beurre de karité, Cetearyl Alcohol, Huile d’amande, Urée, Acide lactique, Sorbate de potassium, Limonène',
      'Wasser, Glycerin, Sheabutter, Cetearyl Alcohol, Mandelöl, Harnstoff, Milchsäure, Kaliumsorbat, Limonen',
      'Agua, Glicerina, Manteca de karité, Cetearyl Alcohol, Aceite de almendras, Urea, Ácido láctico, Sorbato potásico, Limoneno',
      'Acqua, Glicerina, Burro di karité, Cetearyl Alcohol, Olio di mandorle, Urea, Acido lattico, Sorbato di potassio, Limonene',
      'Água, Glicerina, Manteiga de karité, Cetearyl Alcohol, Óleo de amêndoas, Ureia, Ácido láctico, Sorbato de potássio, Limoneno',
    ],
  },
  {
    name: 'sun milk',
    type: 'leave_on',
    labels: [
      'Aqua, Octocrylene, Glycerin, Titanium Dioxide, Zinc Oxide, Alcohol, Parfum, Tocopherol',
      'Aqua, Octocrylène, Glycérine, Dioxyde de titane, Oxyde de zinc, Alcool, Parfum, Tocophérol',
      'Aqua, Octocrylen, Glycerin, Titandioxid, Zinkoxid, Alkohol, Parfum, Tocopherol',
      'Aqua, Octocrileno, Glicerina, Dióxido de titanio, Óxido de zinc, Alcohol, Parfum, Tocoferol',
      'Aqua, Octocrilene, Glicerina, Biossido di titanio, Ossido di zinco, Alcol, Parfum, Tocoferolo',
      'Aqua, Octocrileno, Glicerina, Dióxido de titânio, Óxido de zinco, Álcool, Parfum, Tocoferol',
    ],
  },
  {
    name: 'toothpaste',
    type: 'rinse_off',
    labels: [
      'Water, Sorbitol, Hydrated Silica, Glycerin, Xanthan Gum, Sodium Fluoride, Sodium Saccharin, Menthol',
      'Eau, Sorbitol, Hydrated Silica, Glycérine, Gomme xanthane, Fluorure de sodium, Saccharine sodique, Menthol',
      'Wasser, Sorbit, Hydrated Silica, Glycerin, Xanthan, Natriumfluorid, Natriumsaccharin, Menthol',
      'Agua, Sorbitol, Hydrated Silica, Glicerina, Goma xantana, Fluoruro de sodio, Sacarina sódica, Mentol',
      'Acqua, Sorbitolo, Hydrated Silica, Glicerina, Gomma di xantano, Fluoruro di sodio, Saccarina sodica, Mentolo',
      'Água, Sorbitol, Hydrated Silica, Glicerina, Goma xantana, Fluoreto de sódio, Sacarina sódica, Mentol',
    ],
  },
  {
    name: 'biscuits',
    type: 'food',
    labels: [
      'Ingredients: wheat flour, sugar, palm oil, butter, eggs, salt, raising agent: sodium carbonates, flavouring',
      'Ingrédients : farine de blé, sucre, huile de palme, beurre, œufs, sel, poudre à lever : carbonates de sodium, arôme',
      'Zutaten: Weizenmehl, Zucker, Palmöl, Butter, Eier, Salz, Backtriebmittel: Natriumcarbonate, Aroma',
      'Ingredientes: harina de trigo, azúcar, aceite de palma, mantequilla, huevos, sal, gasificante: carbonatos de sodio, aroma',
      'Ingredienti: farina di frumento, zucchero, olio di palma, burro, uova, sale, agente lievitante: carbonati di sodio, aroma',
      'Ingredientes: farinha de trigo, açúcar, óleo de palma, manteiga, ovos, sal, levedante: carbonatos de sódio, aroma',
    ],
  },
  {
    name: 'lemonade',
    type: 'food',
    labels: [
      'water, sugar, lemon juice, carbon dioxide, citric acid, ascorbic acid, aspartame, acesulfame K',
      'eau, sucre, jus de citron, dioxyde de carbone, acide citrique, acide ascorbique, aspartame, acésulfame-K',
      'Wasser, Zucker, Zitronensaft, Kohlendioxid, Citronensäure, Ascorbinsäure, Aspartam, Acesulfam-K',
      'agua, azúcar, zumo de limón, dióxido de carbono, ácido cítrico, ácido ascórbico, aspartamo, acesulfamo K',
      'acqua, zucchero, succo di limone, anidride carbonica, acido citrico, acido ascorbico, aspartame, acesulfame K',
      'água, açúcar, sumo de limão, dióxido de carbono, ácido cítrico, ácido ascórbico, aspartame, acessulfame K',
    ],
  },
  {
    name: 'ham',
    type: 'food',
    labels: [
      'pork, water, salt, dextrose, sodium nitrite, sodium ascorbate, spices',
      'viande de porc, eau, sel, dextrose, nitrite de sodium, ascorbate de sodium, épices',
      'Schweinefleisch, Wasser, Salz, Dextrose, Natriumnitrit, Natriumascorbat, Gewürze',
      'carne de cerdo, agua, sal, dextrosa, nitrito sódico, ascorbato sódico, especias',
      'carne di suino, acqua, sale, destrosio, nitrito di sodio, ascorbato di sodio, spezie',
      'carne de porco, água, sal, dextrose, nitrito de sódio, ascorbato de sódio, especiarias',
    ],
  },
  {
    name: 'chocolate spread',
    type: 'food',
    labels: [
      'sugar, rapeseed oil, hazelnuts, skimmed milk powder, cocoa powder, soy lecithin, vanillin',
      'sucre, huile de colza, noisettes, lait écrémé en poudre, poudre de cacao, lécithine de soja, vanilline',
      'Zucker, Rapsöl, Haselnüsse, Magermilchpulver, Kakaopulver, Sojalecithin, Vanillin',
      'azúcar, aceite de colza, avellanas, leche desnatada en polvo, cacao en polvo, lecitina de soja, vainillina',
      'zucchero, olio di colza, nocciole, latte scremato in polvere, cacao in polvere, lecitina di soia, vanillina',
      'açúcar, óleo de colza, avelãs, leite em pó desnatado, cacau em pó, lecitina de soja, vanilina',
    ],
  },
  {
    name: 'vegetable soup',
    type: 'food',
    labels: [
      'water, potatoes, carrots, onions, leek, sunflower oil, salt, garlic, pepper',
      'eau, pommes de terre, carottes, oignons, poireau, huile de tournesol, sel, ail, poivre',
      'Wasser, Kartoffeln, Karotten, Zwiebeln, Lauch, Sonnenblumenöl, Salz, Knoblauch, Pfeffer',
      'agua, patatas, zanahorias, cebollas, puerro, aceite de girasol, sal, ajo, pimienta',
      'acqua, patate, carote, cipolle, porro, olio di girasole, sale, aglio, pepe',
      'água, batatas, cenouras, cebolas, alho-francês, óleo de girassol, sal, alho, pimenta',
    ],
  },
  {
    name: 'thick bleach',
    type: 'household',
    labels: [
      'Water, Sodium Hypochlorite 4%, Sodium Hydroxide, Fragrance',
      'Eau, Hypochlorite de sodium 4 %, Hydroxyde de sodium, Parfum',
      'Wasser, Natriumhypochlorit 4 %, Natriumhydroxid, Duftstoff',
      'Agua, Hipoclorito de sodio 4 %, Hidróxido de sodio, Perfume',
      'Acqua, Ipoclorito di sodio 4%, Idrossido di sodio, Profumo',
      'Água, Hipoclorito de sódio 4 %, Hidróxido de sódio, Perfume',
    ],
  },
  {
    name: 'descaler',
    type: 'household',
    labels: [
      'Water, Citric Acid 15%, Lactic Acid 5%, Alcohol',
      'Eau, Acide citrique 15 %, Acide lactique 5 %, Alcool',
      'Wasser, Zitronensäure 15 %, Milchsäure 5 %, Alkohol',
      'Agua, Ácido cítrico 15 %, Ácido láctico 5 %, Alcohol',
      'Acqua, Acido citrico 15%, Acido lattico 5%, Alcol',
      'Água, Ácido cítrico 15 %, Ácido láctico 5 %, Álcool',
    ],
  },
  {
    name: 'dishwasher powder',
    type: 'household',
    labels: [
      'Sodium Carbonate, Sodium Citrate, Sodium Percarbonate, Sodium Sulfate, Protease, Limonene',
      'Carbonate de sodium, Citrate de sodium, Percarbonate de sodium, Sulfate de sodium, Protéase, Limonène',
      'Natriumcarbonat, Natriumcitrat, Natriumpercarbonat, Natriumsulfat, Protease, Limonen',
      'Carbonato de sodio, Citrato de sodio, Percarbonato de sodio, Sulfato de sodio, Proteasa, Limoneno',
      'Carbonato di sodio, Citrato di sodio, Percarbonato di sodio, Solfato di sodio, Proteasi, Limonene',
      'Carbonato de sódio, Citrato de sódio, Percarbonato de sódio, Sulfato de sódio, Protease, Limoneno',
    ],
  },
];
