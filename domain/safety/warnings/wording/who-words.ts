/** How a group is named inside a warning text, for translators. Keys: method M6.4.1. */
const WHO: Readonly<Record<string, string>> = {
  everyone: 'anybody',
  child: 'young children',
  infant: 'babies',
  preg: 'anybody who is pregnant',
  dog: 'dogs',
  cat: 'cats',
  bird: 'birds',
  fish: 'fish',
  small_mammal: 'rabbits and other small mammals',
  reptile: 'reptiles',
  al_fragrance: 'people with a fragrance allergy',
  al_skin: 'people with a skin allergy',
  al_chemical: 'people sensitive to chemicals',
  al_respiratory: 'people with a respiratory allergy',
  al_pollen: 'people with a pollen allergy',
  al_food: 'people with this food allergy',
  eczema: 'people with eczema',
  asthma: 'people with asthma',
  pku: 'people with PKU',
  galact: 'people with galactosaemia',
  hfi: 'people with hereditary fructose intolerance',
  coeliac: 'people with coeliac disease',
  g6pd: 'people with G6PD deficiency',
  diabetes: 'people with diabetes',
  hypertension: 'people with high blood pressure',
  kidney: 'people with kidney disease',
  epilepsy: 'people with epilepsy',
  migraine: 'people with migraine',
  thyroid: 'people with thyroid disease',
  immuno: 'people with a weakened immune system',
  anticoag: 'people who take a blood thinner',
  maoi: 'people who take an MAO inhibitor',
  cyp3a4: 'people whose medicines carry a grapefruit warning',
  lactose: 'people with lactose intolerance',
  histamine: 'people with histamine intolerance',
  alpha_gal: 'people with alpha-gal syndrome',
  haemochromatosis: 'people with haemochromatosis',
  nickel: 'people with a nickel allergy',
  latex: 'people with a latex allergy',
};

/** How a food allergen is named inside a warning text. Keys: the allergen ids of the knowledge pack. */
const ALLERGENS: Readonly<Record<string, string>> = {
  gluten: 'cereals containing gluten',
  wheat: 'wheat',
  crustacean: 'crustaceans',
  egg: 'egg',
  fish: 'fish',
  peanut: 'peanut',
  soy: 'soy',
  milk: 'milk',
  tree_nut: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphite: 'sulphites',
  lupin: 'lupin',
  mollusc: 'molluscs',
  alpha_gal: 'mammal meat',
  latex_fruit: 'fruit that cross-reacts with latex',
  carmine: 'carmine',
  bee_product: 'bee products',
  buckwheat: 'buckwheat',
};

/** The allergen in `al_food(milk)`, or null for every other audience. */
export const allergenOf = (audience: string): string | null =>
  audience.startsWith('al_food(') ? audience.slice(8, -1) : null;

/** The name of a food allergen inside a sentence; a member's own word is used as it is. */
export const allergenWords = (allergen: string): string =>
  (Object.hasOwn(ALLERGENS, allergen) ? ALLERGENS[allergen] : undefined) ?? allergen.replaceAll('_', ' ');

/** The name of an audience inside a sentence. */
export const whoWords = (audience: string): string =>
  WHO[allergenOf(audience) === null ? audience : 'al_food'] ?? audience;
