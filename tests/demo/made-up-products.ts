import type { TopCategory } from '#domain/products/product.ts';

/** A made-up product for demonstrations. Its name says that it is a sample. */
export interface SampleProduct {
  readonly name: string;
  readonly ingredients: string;
}

/** Ten products of one area, and the place where they are kept. */
export interface MadeUpArea {
  readonly category: TopCategory;
  readonly place: string;
  readonly products: readonly SampleProduct[];
}

const SURFACTANTS = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride';
const CREAM = 'Aqua, Glycerin, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Phenoxyethanol';
const LAUNDRY = 'Water, Sodium Carbonate, Sodium Percarbonate, Sodium C10-13 Alkyl Benzenesulfonate, Protease';
const GRAIN = 'Wheat Flour, Sugar, Palm Oil, Salt';

const area = (category: TopCategory, place: string, products: Readonly<Record<string, string>>): MadeUpArea => ({
  category,
  place,
  products: Object.entries(products).map(([name, ingredients]) => ({ name: `Sample ${name}`, ingredients })),
});

/** Ten products for each of nine areas of a home. The lists are plausible but belong to no product on sale. */
export const MADE_UP: readonly MadeUpArea[] = [
  area('food_beverage', 'Pantry', {
    'oat flakes': 'Whole Grain Oats',
    'wheat biscuits': GRAIN,
    'corn crackers': 'Maize, Sunflower Oil, Salt',
    'chocolate bar': 'Cocoa Mass, Sugar, Cocoa Butter, Soya Lecithin',
    'tomato soup': 'Tomatoes, Water, Sugar, Salt, Citric Acid',
    'peanut butter': 'Peanuts, Salt',
    'rice cakes': 'Rice, Salt',
    'pasta sauce': 'Tomatoes, Onion, Olive Oil, Basil, Salt',
    'white bread': `${GRAIN}, Yeast`,
    'apple juice': 'Apple Juice, Ascorbic Acid',
  }),
  area('cleaning_products', 'Bathroom cabinet', {
    'bathroom cleaner': 'Water, Citric Acid 5%, Alcohol Ethoxylate, Parfum, Limonene',
    'toilet gel': 'Water, Formic Acid 8%, Alcohol Ethoxylate, Parfum',
    'shower spray': 'Water, Lactic Acid 3%, Alcohol Ethoxylate, Parfum, Linalool',
    'bath tub foam': 'Water, Citric Acid 2%, Sodium Laureth Sulfate, Parfum',
    'toilet tabs': 'Citric Acid, Sodium Carbonate, Parfum',
    'tile cleaner for the bathroom': 'Water, Sulfamic Acid 5%, Alcohol Ethoxylate',
    'bathroom descaler': 'Water, Citric Acid 15%',
    'shower drain cleaner': 'Water, Sodium Hydroxide 10%, Sodium Hypochlorite 2%',
    'bathroom wipes': 'Water, Lactic Acid, Alcohol Ethoxylate, Phenoxyethanol',
    'toilet rim block': 'Sodium C10-13 Alkyl Benzenesulfonate, Sodium Sulfate, Parfum, Limonene',
  }),
  area('cleaning_products', 'Laundry', {
    'laundry powder': LAUNDRY,
    'laundry detergent liquid': 'Water, Sodium Laureth Sulfate, Soap, Methylisothiazolinone, Parfum',
    'fabric softener': 'Water, Dihydrogenated Tallowoylethyl Hydroxyethylmonium Methosulfate, Parfum, Linalool',
    'stain remover for laundry': 'Water, Hydrogen Peroxide 4%, Alcohol Ethoxylate',
    'wool detergent': 'Water, Sodium Laureth Sulfate, Glycerin, Parfum',
    'laundry tabs': `${LAUNDRY}, Parfum, Limonene`,
    'laundry bleach': 'Water, Sodium Hypochlorite 3%, Sodium Hydroxide',
    'baby laundry detergent': 'Water, Coco-Glucoside, Soap, Citric Acid',
    'ironing water for laundry': 'Water, Parfum, Linalool',
    'laundry scent beads': 'Polyethylene Glycol, Parfum, Limonene, Linalool',
  }),
  area('baby_kids', 'Kids room', {
    'baby shampoo': 'Aqua, Coco-Glucoside, Glycerin, Citric Acid, Sodium Benzoate',
    'baby wipes': 'Aqua, Glycerin, Sodium Benzoate, Citric Acid',
    'baby cream': `${CREAM}, Zinc Oxide`,
    'kids toothpaste': 'Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride, Aroma',
    'baby oil': 'Prunus Amygdalus Dulcis Oil, Tocopherol',
    'kids bubble bath': `${SURFACTANTS}, Parfum, CI 42090`,
    'baby powder': 'Zea Mays Starch, Parfum',
    'kids sunscreen': 'Aqua, Octocrylene, Butyl Methoxydibenzoylmethane, Glycerin, Parfum',
    'kids hand soap': `${SURFACTANTS}, Parfum`,
    'baby bath': 'Aqua, Coco-Glucoside, Sodium Chloride, Sodium Benzoate, Chamomilla Recutita Extract',
  }),
  area('pet_care', 'Hall', {
    'cat food with chicken': 'Chicken, Rice, Chicken Fat, Beet Pulp, Taurine',
    'cat food with fish': 'Fish, Potato, Fish Oil, Taurine',
    'cat treats': 'Chicken Liver, Glycerin, Wheat',
    'cat litter': 'Bentonite',
    'cat shampoo': 'Aqua, Coco-Glucoside, Glycerin, Sodium Benzoate',
    'flea drops for dogs': 'Permethrin 50%, Imidacloprid 10%',
    'cat grass': 'Barley Seeds',
    'pet stain spray': 'Water, Ethanol 5%, Protease, Parfum',
    'cat milk': 'Milk, Lactase, Taurine',
    'paw balm for pets': 'Lanolin, Beeswax, Helianthus Annuus Seed Oil',
  }),
  area('personal_care', 'Bathroom shelf', {
    shampoo: `${SURFACTANTS}, Methylisothiazolinone, Parfum, Limonene`,
    'plain shampoo': 'Aqua, Coco-Glucoside, Glycerin, Sodium Benzoate, Citric Acid',
    'face cream': CREAM,
    'hand cream': `${CREAM}, Parfum, Linalool`,
    toothpaste: 'Aqua, Hydrated Silica, Sorbitol, Sodium Fluoride, Sodium Lauryl Sulfate, Aroma',
    deodorant: 'Alcohol Denat., Parfum, Limonene, Linalool, Citral',
    'hair dye': 'Aqua, Cetearyl Alcohol, Ammonia, p-Phenylenediamine, Resorcinol',
    'body lotion': `${CREAM}, Methylparaben, Parfum`,
    'nail polish remover': 'Acetone, Aqua, Glycerin',
    'shower gel': `${SURFACTANTS}, Parfum, Linalool`,
  }),
  area('cleaning_products', 'Under the sink', {
    'thick bleach': 'Water, Sodium Hypochlorite 4.5%, Sodium Hydroxide',
    'kitchen descaler': 'Water, Citric Acid 20%',
    'disinfecting spray': 'Water, Benzalkonium Chloride, Methylisothiazolinone, Alcohol Ethoxylate, Parfum',
    'glass cleaner': 'Water, Isopropyl Alcohol 8%, Ammonia 1%, Parfum',
    'floor cleaner': 'Water, Alcohol Ethoxylate, Soap, Parfum, Limonene',
    'oven cleaner': 'Water, Sodium Hydroxide 5%, Butoxyethanol',
    'multi surface cleaner': 'Water, Coco-Glucoside, Citric Acid',
    'scouring cream': 'Water, Calcium Carbonate, Sodium Carbonate, Alcohol Ethoxylate, Parfum',
    'dish soap': 'Water, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum',
    'vinegar cleaner': 'Water, Acetic Acid 10%',
  }),
  area('garden_outdoor', 'Garage', {
    'weed killer': 'Water, Pelargonic Acid 18%',
    'slug pellets for the garden': 'Ferric Phosphate, Wheat Flour',
    'ant bait': 'Sugar, Water, Spinosad',
    'wasp spray': 'Permethrin, Tetramethrin, Butane',
    'car screen wash': 'Water, Ethanol 25%, Methanol, Parfum',
    'car shampoo': 'Water, Sodium Laureth Sulfate, Parfum',
    'engine antifreeze': 'Ethylene Glycol 93%, Water',
    'barbecue lighter': 'Paraffin',
    'lawn fertiliser': 'Ammonium Sulfate, Potassium Chloride, Urea',
    'wood oil for the garden': 'Linseed Oil, Naphtha',
  }),
  area('General', 'Kitchen', {
    'water filter cartridge': 'Activated Carbon, Ion Exchange Resin',
    'air freshener spray': 'Butane, Water, Parfum, Limonene, Linalool, Geraniol',
    'spring water': 'Water',
    'air freshener plug': 'Parfum, Limonene, Linalool, Citral',
    'sparkling water': 'Water, Carbon Dioxide',
    'water descaling tabs': 'Citric Acid, Sodium Carbonate',
    'room spray with lavender': 'Water, Alcohol Denat., Parfum, Linalool',
    'air purifier filter': 'Activated Carbon',
    'humidifier water additive': 'Water, Benzalkonium Chloride',
    'scented candle for room air': 'Paraffin, Parfum, Limonene',
  }),
];
