import type { AllergyType, Condition } from '#domain/households/household.ts';

/** What reports warn of for a condition (method M6.1.22 to M6.1.39); follows the words "warns of". */
export const CONDITION_EFFECT: Readonly<Record<Condition, string>> = {
  asthma: 'sprays with fragrance, ammonia, anything that releases gas, and sulphites in food',
  eczema: 'strong skin sensitisers, formaldehyde releasers, lanolin and sodium lauryl sulfate',
  diabetes: 'food and drinks high in sugar',
  hypertension: 'high salt, liquorice and decongestants',
  epilepsy: 'camphor and eucalyptus',
  migraine: 'nitrite, glutamate, aspartame, chocolate and fragrance',
  kidney: 'star fruit, phosphates, potassium salts and painkillers such as ibuprofen',
  thyroid: 'iodine and kelp',
  immuno: 'raw milk and live cultures',
  anticoag: 'painkillers such as ibuprofen, ginkgo, St John’s wort and vitamin K tablets',
  maoi: 'decongestants, dextromethorphan, aged cheese and yeast extract',
  cyp3a4: 'grapefruit, St John’s wort and CBD',
  nickel: 'nickel',
  latex: 'natural rubber latex',
  coeliac: 'wheat, rye, barley, malt and oats',
  lactose: 'milk and lactose',
  histamine: 'aged and fermented food, fish and tomato',
  alpha_gal: 'mammal meat and gelatine',
  pku: 'aspartame',
  galact: 'milk and lactose',
  hfi: 'fructose, sugar, sorbitol, honey and fruit',
  g6pd: 'fava beans, naphthalene, methylene blue and henna',
  haemochromatosis: 'iron tablets',
};

/** The same for each type of allergy (method M6.1.21 to M6.1.24, M6.2.5). */
export const ALLERGY_EFFECT: Readonly<Record<AllergyType, string>> = {
  fragrance: 'perfume and the fragrance allergens that labels must name',
  food: 'the foods you choose below, or of every allergen found if you choose none',
  skin: CONDITION_EFFECT.eczema,
  respiratory: CONDITION_EFFECT.asthma,
  chemical: CONDITION_EFFECT.eczema,
  pollen: 'chamomile, arnica and their relatives, and bee products',
  dust: 'loose powders',
  mold: 'koji, and enzymes from moulds in the air',
};

/** The same for pregnancy and for the ages with warnings of their own (method M6.1.3 to M6.1.11). */
export const PREGNANCY_EFFECT = 'retinol, alcohol, nicotine and anything that may harm an unborn child';
export const INFANT_EFFECT = 'honey, raw milk, benzocaine, and anything dangerous to small children';
export const CHILD_EFFECT = 'anything that burns or poisons when swallowed, alcohol and high caffeine';
