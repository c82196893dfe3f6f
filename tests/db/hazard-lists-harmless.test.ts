import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const ALARMS = ['PROHIBITED', 'NOT_PERMITTED', 'CMR_1', 'CMR_2', 'IARC_1', 'ED_CONFIRMED', 'PBT', 'BANNED_FOOD'];

/** Alarm classes that cost points in this use or appear among an ingredient's facts, and the cause of a score cap. */
const alarms = (name: string, type: ProductType): string[] => {
  const { ingredients, deductions, cap } = assess(
    { text: `Ingredients: ${name}`, types: [type], forms: [], baby: false },
    knowledge,
  );
  const costly = deductions.flatMap((one) => [one.class, ...(one.parts ?? []).map((part) => part.class)]);
  const found = ingredients.flatMap((one) => one.facts.map((fact) => fact.class)).filter((one) => costly.includes(one));
  return [...costly, ...found]
    .filter((one) => ALARMS.includes(one))
    .concat(cap === null || cap.cause.startsWith('Too much') ? [] : [cap.cause]);
};

// Found in thousands of cosmetics; the annexes name some of them with limits, with a condition, or in another form
// only.
const COSMETIC = `Aqua; Glycerin; Petrolatum; Paraffinum Liquidum; Cera Microcristallina; Ozokerite; Paraffin; Butane;
Isobutane; Propane; Citric Acid; Lactic Acid; Sodium Chloride; Sodium Hydroxide; Titanium Dioxide; Zinc Oxide; Mica;
Talc; Silica; Kaolin; Alumina; CI 77491; CI 77891; CI 42090; CI 19140; CI 77499; Iron Oxides; Alcohol; Alcohol Denat.;
Parfum; Caprylic/Capric Triglyceride; Cetearyl Alcohol; Stearic Acid; Dimethicone; Squalane; Tocopherol; Panthenol;
Niacinamide; Allantoin; Urea; Betaine; Xanthan Gum; Carbomer; Sodium Benzoate; Potassium Sorbate; Phenoxyethanol;
Benzyl Alcohol; Ethylhexylglycerin; Butyrospermum Parkii Butter; Cocos Nucifera Oil; Aloe Barbadensis Leaf Juice;
Sodium Hyaluronate; Hydrolyzed Keratin; Lecithin; Menthol; Vanillin; Propylene Glycol; Butylene Glycol; Sorbitol;
Styrene/Acrylates Copolymer; Colloidal Silver; Platinum; Sodium Fluoride; Calcium Carbonate; Magnesium Stearate; Biotin;
Barium Sulfate; Cera Alba; Lanolin; Gelatin; Polyethylene; Cellulose; Zea Mays Starch; Ascorbic Acid; Caffeine;
Retinol; Retinyl Palmitate; Retinyl Acetate; Hydroxypinacolone Retinoate; Selenium Sulfide; Barium Sulphate; Gold;
Colloidal Gold; Zinc Gluconate; Copper Gluconate; Zinc Stearate; Calcium Aluminum Borosilicate; Calcium Sodium Borosilicate;
Cannabis Sativa Seed Oil; Papaver Somniferum Seed Oil; Laurus Nobilis Leaf Extract; Solanum Tuberosum Starch;
Solanum Lycopersicum Fruit Extract; Chenopodium Quinoa Seed Extract;
Phytosterols; Glycine Soja Sterols; Dioscorea Villosa Root Extract; Triethanolamine; Cocamide MEA; Panthenyl Triacetate;
Tocopheryl Acetate; Ascorbyl Palmitate; Sodium Ascorbyl Phosphate; Sodium Lactate; Potassium Citrate; Ethyl Oleate;
Isopropyl Myristate; Paraffin, Jojoba oil; Alcohol, C12-15 Alkyl Benzoate`;

const FOOD = `Water; Sugar; Salt; Wheat flour; Milk; Coffee; Tea; Cocoa butter; Caramel; Vinegar; Alcohol; Yeast; Pickled vegetables;
Beef; Salted fish; Smoked paprika; Nutmeg; Cinnamon; Rosemary extract; Vitamin D3; Vitamin A; Retinyl palmitate; Iron; Zinc; Iodine;
Selenium; Calcium carbonate; Ascorbic acid; Citric acid; Riboflavin; Beta-carotene; Lecithin; Pectin; Carrageenan;
Aloe vera; Ginkgo; Mineral water; Chromium; Cobalt; Cobalt sulfate; Manganese sulfate; Copper sulfate; Sodium selenite; Carbon dioxide; Nitrogen; Silicon dioxide; Bamboo shoots; Fern; Betel leaf; Poppy seeds; Hemp seeds; Bay leaf; Tomato; Potato; Iron gluconate; Chromium picolinate;
Sodium molybdate; Choline chloride; Natamycin; Nisin`;

const named = (texts: string): string[] => texts.split(/;\s*/).map((text) => text.trim());

describe('harmless and permitted ingredients raise no alarm', () => {
  it.each(named(COSMETIC))('%s in a cream', (name) => {
    expect(alarms(name, 'leave_on')).toEqual([]);
  });

  it.each(named(FOOD))('%s in a food', (name) => {
    expect(alarms(name, 'food')).toEqual([]);
  });

  // Undiluted ethanol limits the score, because a child is warned about it (method M4.5.26).
  const cleaning = 'Water; Sodium Carbonate; Citric Acid; Sodium Bicarbonate; Soap; Glycerin; Zeolite; Water, Ethanol';
  it.each(named(cleaning))('%s in a cleaner', (name) => {
    expect(alarms(name, 'household')).toEqual([]);
  });
});
