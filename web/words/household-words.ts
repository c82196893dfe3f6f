import type { AgeGroup, AllergyType, Condition, PetType } from '#domain/households/household.ts';
import { chosenName } from '#domain/safety/household/chosen-ingredient.ts';

export const AGE_WORDS: Readonly<Record<AgeGroup, string>> = {
  infant: 'Under 12 months',
  child: '1 to 5 years',
  school_child: '6 to 12 years',
  teen: '13 to 17 years',
  adult: 'Adult',
  senior: '65 and over',
};

export const PET_WORDS: Readonly<Record<PetType, string>> = {
  dog: 'Dog',
  cat: 'Cat',
  bird: 'Bird',
  fish: 'Fish',
  small_mammal: 'Small mammal',
  reptile: 'Reptile',
  other: 'Other',
};

export const ALLERGY_WORDS: Readonly<Record<AllergyType, string>> = {
  food: 'Food',
  fragrance: 'Fragrance',
  skin: 'Skin',
  respiratory: 'Respiratory',
  chemical: 'Chemical',
  pollen: 'Pollen',
  dust: 'Dust',
  mold: 'Mold',
};

export const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  asthma: 'Asthma',
  eczema: 'Eczema',
  coeliac: 'Coeliac disease',
  lactose: 'Lactose intolerance',
  diabetes: 'Diabetes',
  hypertension: 'High blood pressure',
  kidney: 'Kidney disease',
  thyroid: 'Thyroid disease',
  epilepsy: 'Epilepsy',
  migraine: 'Migraine',
  immuno: 'Weakened immune system',
  nickel: 'Nickel allergy',
  latex: 'Latex allergy',
  histamine: 'Histamine intolerance',
  alpha_gal: 'Alpha-gal allergy',
  pku: 'Phenylketonuria (PKU)',
  galact: 'Galactosaemia',
  hfi: 'Fructose intolerance (HFI)',
  g6pd: 'G6PD deficiency',
  haemochromatosis: 'Haemochromatosis',
  anticoag: 'Takes a blood thinner',
  maoi: 'Takes an MAO inhibitor',
  cyp3a4: 'Medicine with a grapefruit warning',
};

/** Common food allergens, each offered as one tap; the keys are those of the allergen list. Others are typed. */
export const ALLERGEN_WORDS: Readonly<Record<string, string>> = {
  milk: 'Milk',
  egg: 'Egg',
  peanut: 'Peanut',
  tree_nut: 'Tree nuts',
  wheat: 'Wheat',
  gluten: 'Gluten cereals',
  soy: 'Soy',
  sesame: 'Sesame',
  fish: 'Fish',
  crustacean: 'Crustaceans',
  mollusc: 'Molluscs',
  celery: 'Celery',
  mustard: 'Mustard',
  lupin: 'Lupin',
  sulphite: 'Sulphites',
};

/** An allergen as shown: its name if it has one, otherwise the person's own words or the chosen ingredient. */
export const allergenName = (allergen: string): string => ALLERGEN_WORDS[allergen] ?? chosenName(allergen) ?? allergen;
