import type { ProductType } from '#domain/safety/vocabulary.ts';

/** Ingredients that poison centres do not warn about in their usual products, with the source. */
export interface HarmlessGroup {
  readonly type: ProductType;
  readonly source: string;
  readonly names: readonly string[];
}

const names = (text: string): readonly string[] =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');

// The test checks against the lists in this repository that there is no entry.
const NO_ENTRY = 'No entry in CosIng Annexes II, III, V, VI (18 June 2026), CLP Annex VI, Prop 65 and IARC';

/** Two hundred of them, in leave-on and rinse-off cosmetics, food, household products and pet food. */
export const HARMLESS: readonly HarmlessGroup[] = [
  {
    type: 'leave_on',
    source: `${NO_ENTRY}; CIR: used without concern in leave-on products`,
    names: names(`
      Glycerin; Cetearyl Alcohol; Cetyl Alcohol; Stearyl Alcohol; Behenyl Alcohol; Caprylic/Capric Triglyceride;
      Squalane; Squalene; Glyceryl Stearate; Stearic Acid; Palmitic Acid; Butyrospermum Parkii Butter;
      Theobroma Cacao Seed Butter; Simmondsia Chinensis Seed Oil; Helianthus Annuus Seed Oil; Cocos Nucifera Oil;
      Olea Europaea Fruit Oil; Ricinus Communis Seed Oil; Persea Gratissima Oil; Vitis Vinifera Seed Oil;
      Rosa Canina Fruit Oil; Oenothera Biennis Oil; Mangifera Indica Seed Butter; Aloe Barbadensis Leaf Juice;
      Panthenol; Allantoin; Bisabolol; Sodium Hyaluronate; Hydrolyzed Hyaluronic Acid; Betaine; Trehalose; Sorbitol;
      Niacinamide; Tocopherol; Tocopheryl Acetate; Ascorbyl Palmitate; Ascorbyl Glucoside; Ubiquinone; Xanthan Gum;
      Cellulose Gum; Hydroxyethylcellulose; Sclerotium Gum; Isopropyl Myristate; Isopropyl Palmitate; Oleyl Alcohol;
      Octyldodecanol; Dicaprylyl Carbonate; Dicaprylyl Ether; Coco-Caprylate; Propanediol; Pentylene Glycol;
      Butylene Glycol; Candelilla Cera; Copernicia Cerifera Cera; Hydrogenated Castor Oil; Mica; Kaolin;
      Sodium Stearoyl Glutamate; Polyglyceryl-3 Diisostearate; Sucrose Stearate`),
  },
  {
    type: 'rinse_off',
    source: `${NO_ENTRY}; CIR: used without concern in rinse-off products`,
    names: names(`
      Coco-Glucoside; Polyglyceryl-4 Caprate; Sucrose Cocoate; Saponaria Officinalis Extract; Sodium Cocoyl Isethionate; Disodium Cocoyl Glutamate;
      Sodium Cocoyl Glutamate; Sodium Lauroyl Lactylate; Sucrose Laurate; Glycol Distearate; Glyceryl Oleate;
      Guar Hydroxypropyltrimonium Chloride; Hydrolyzed Keratin; Hydrolyzed Silk; Magnesium Sulfate; Sodium Gluconate;
      Sodium PCA; Arginine; Inulin; Hydrated Silica; Calcium Carbonate; Xylose; Mannitol; Maltodextrin; Bentonite`),
  },
  {
    type: 'food',
    source: 'Food by common use before 1958 (21 CFR 170.30); no named allergen of Reg (EU) 1169/2011 Annex II',
    names: names(`
      Rice; Potatoes; Carrots; Peas; Maize; Corn; Quinoa; Millet; Buckwheat; Lentils; Chickpeas; Kidney beans; Broccoli;
      Cauliflower; Zucchini; Pumpkin; Cucumber; Lettuce; Parsley; Basil; Oregano; Thyme; Rosemary; Ginger; Turmeric;
      Cinnamon; Cumin; Coriander; Paprika; Black pepper; Cardamom; Vanilla; Apples; Pears; Oranges; Lemons; Strawberries;
      Raspberries; Blueberries; Blackberries; Cherries; Peaches; Plums; Pineapple; Watermelon; Coconut; Sunflower seeds;
      Pumpkin seeds; Flax seeds; Chia seeds; Olive oil; Sunflower oil; Rapeseed oil; Corn oil; Coconut oil; Olives;
      Mushrooms; Sweet potato; Rice flour; Tapioca starch; Corn starch; Potato starch; Blackcurrants; Red currants;
      Water; Vinegar; Chicken; Turkey; Mint; Rooibos`),
  },
  {
    type: 'food',
    source: 'Reg (EC) 1333/2008, Group I (quantum satis); EFSA re-evaluation: no numerical ADI needed',
    names: names(`
      Citric acid; E330; Pectin; E440; Agar; E406; Locust bean gum; Guar gum; Xanthan gum; E415; Gum arabic; Cellulose;
      Calcium carbonate; Sodium bicarbonate; Ascorbic acid; Sodium ascorbate; Malic acid; Sodium citrate; Lactic acid;
      Carbon dioxide; Nitrogen; Anthocyanins; Beetroot red; Beta-carotene`),
  },
  {
    type: 'household',
    source:
      'No entry in CLP Annex VI; no hazard of swallowing or skin in the amounts of a household product (BfR, HERA)',
    names: names(`
      Water; Sodium Sulfate; Sodium Bicarbonate; Zeolite; Cellulose Gum; Sodium Citrate; Glycerin;
      Calcium Carbonate; Bentonite; Kaolin; Carnauba Wax; Beeswax; Starch; Sodium Gluconate; Xanthan Gum; Magnesium Sulfate`),
  },
  {
    type: 'pet_food',
    source: 'Catalogue of feed materials, Reg (EU) 68/2013; FEDIAF nutritional guidelines',
    names: names(`
      Chicken; Turkey; Beef; Lamb; Duck; Rice; Maize; Potatoes; Carrots; Peas; Pumpkin; Beet pulp; Taurine; Minerals;
      Chicory inulin; Salmon oil; Sunflower oil; Cellulose; Brewers yeast; Apple`),
  },
];
