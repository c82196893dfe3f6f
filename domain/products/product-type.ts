import type { ProductForm, ProductType } from '../safety/vocabulary.ts';
import { type LabelSigns, labelSigns } from './ingredient-signs.ts';
import type { TopCategory } from './product.ts';
import * as list from './type-words.ts';
import { holds, searchable, without } from './word-search.ts';

/** What is known about a product whose type is to be guessed. A `Product` fits. */
export interface TypeQuestion {
  readonly name: string;
  readonly brand?: string;
  readonly category: TopCategory;
  readonly ingredientsText: string | null;
  readonly source?: { readonly name: string };
}

/** Candidate exposure columns (one if it is clear), the forms, and whether the product is for babies. */
export interface TypeGuess {
  readonly types: ProductType[];
  readonly forms: ProductForm[];
  readonly baby: boolean;
}

/**
 * The four universes of method M8 (food, cosmetic, pet, household) and finer cases. `outdoor` is a household product
 * with words of the garden or the garage.
 */
type Universe =
  | 'food'
  | 'cosmetic'
  | 'cosmetic_or_cleaner'
  | 'shaped'
  | 'dosed'
  | 'pet'
  | 'household'
  | 'outdoor'
  | 'medicine'
  | 'thing';

const SOURCES: readonly (readonly [RegExp, Universe])[] = [
  [/open pet food facts/i, 'pet'],
  [/open beauty facts/i, 'cosmetic'],
  [/open food facts/i, 'food'],
];
const CATEGORIES: Partial<Record<TopCategory, Universe>> = {
  food_beverage: 'food',
  personal_care: 'cosmetic',
  pet_care: 'pet',
  health_medicine: 'medicine',
  automotive: 'outdoor',
  garden_outdoor: 'outdoor',
  cleaning_products: 'household',
};

const householdOrOutdoor = (name: string): Universe => (holds(name, list.OUTSIDE) ? 'outdoor' : 'household');

/** Products that clean a house, open a drain or scent a room are not put on skin. */
const isOfHouse = (name: string): boolean =>
  holds(name, list.CLEANS_HOUSE) || holds(name, list.CAUSTIC) || holds(name, list.IN_AIR);

const universeOfName = (name: string): Universe | null => {
  if (holds(name, list.NON_CONSUMABLE)) return 'thing';
  if (
    holds(name, list.PETS) &&
    (holds(name, list.PET_EATEN) || holds(name, list.PET_SKIN) || holds(name, list.PET_HOUSE))
  )
    return 'pet';
  if (isOfHouse(name) && !holds(name, list.MOUTH)) return householdOrOutdoor(name);
  if (holds(name, list.RINSE_OFF) || holds(name, list.LEAVE_ON)) return 'cosmetic';
  if (holds(name, list.SUPPLEMENT) || holds(name, list.SWALLOWED)) return 'medicine';
  return holds(name, list.OUTSIDE) ? 'outdoor' : null;
};

/** Whether only a word for a shape ("cream", "powder") makes the name look like a cosmetic. */
const isShapeAlone = (name: string): boolean => {
  const rest = without(name, list.SHAPE);
  return !holds(rest, list.RINSE_OFF) && !holds(rest, list.LEAVE_ON) && !holds(rest, list.BODY);
};

/** The universe with the most signs on the label, if it leads clearly. */
const universeOfLabel = (signs: LabelSigns): Universe | null => {
  const { food, cosmetic, household, corrosive } = signs;
  if (food >= 2 && food > cosmetic + 1 && food > household) return 'food';
  // Cleaners also print "Aqua" and "Parfum": Reg (EC) 648/2004, Annex VII D.
  if (cosmetic >= 2 && cosmetic > food + 1 && cosmetic > household)
    return corrosive ? 'cosmetic_or_cleaner' : 'cosmetic';
  if (household >= 2 && household > food && household > cosmetic) return 'household';
  return null;
};

// "500 mg tablets" are neither cosmetic nor drink, whatever shelf or database they came from.
const DOSE = /\b\d+(?: \d+)? ?(?:mg|mcg|µg|ug)\b/;

const isSwallowed = ({ category }: TypeQuestion, name: string, signs: LabelSigns): boolean => {
  if (holds(name, list.PETS)) return false;
  if (DOSE.test(name) && holds(name, list.SWALLOWED)) return true;
  if (category === 'food_beverage' || holds(name, list.RINSE_OFF) || holds(name, list.LEAVE_ON)) return false;
  return signs.swallowed || (signs.pressed && (holds(name, list.SUPPLEMENT) || holds(name, list.SWALLOWED)));
};

function universeOf(question: TypeQuestion, name: string, signs: LabelSigns): Universe | null {
  if (isSwallowed(question, name, signs)) return 'medicine';
  const byCategory = CATEGORIES[question.category];
  if (byCategory === 'household') return householdOrOutdoor(name);
  if (byCategory) return byCategory;
  const source = question.source?.name ?? '';
  const bySource = SOURCES.find(([pattern]) => pattern.test(source))?.[1];
  const byName = universeOfName(name);
  // "Protein powder", "Creme eggs": only the ingredient list can tell what such a shape word means.
  const named = byName === 'cosmetic' && isShapeAlone(name) ? (universeOfLabel(signs) ?? 'shaped') : byName;
  const known = bySource ?? named ?? universeOfLabel(signs);
  // "Tardyferon: iron(II) sulfate 80 mg": only medicines and supplements state doses per piece.
  return known ?? (signs.dosed ? 'dosed' : null);
}

/**
 * Whether a product is named as a food, if neither category nor source decides. `food` if nothing else is left in the
 * name and the label ("Vanilla ice cream"), `perhaps` next to a cosmetic or outdoor word ("Honey shower cream").
 */
function foodByName(question: TypeQuestion, name: string, signs: LabelSigns): 'food' | 'perhaps' | null {
  const { category, source } = question;
  if (CATEGORIES[category] || SOURCES.some(([pattern]) => pattern.test(source?.name ?? ''))) return null;
  if (!holds(name, list.FOOD_NAME)) return null;
  const rest = universeOf(question, without(name, list.FOOD_NAME), signs);
  if (rest === null || rest === 'food') return 'food';
  return rest === 'cosmetic' || rest === 'shaped' || rest === 'outdoor' ? 'perhaps' : null;
}

function cosmeticTypes(name: string, signs: LabelSigns): ProductType[] {
  if (holds(name, list.STAYS_ON)) return ['leave_on'];
  if (signs.oral) return ['rinse_off'];
  const rinsed = holds(name, list.RINSE_OFF);
  const stays = holds(name, list.LEAVE_ON);
  if (rinsed) return stays && !signs.cleansing && !holds(name, list.MOUTH) ? ['leave_on', 'rinse_off'] : ['rinse_off'];
  if (stays) return signs.cleansing ? ['leave_on', 'rinse_off'] : ['leave_on'];
  return signs.cleansing ? ['rinse_off'] : ['leave_on', 'rinse_off'];
}

function petTypes(name: string): ProductType[] {
  if (holds(name, list.PET_HOUSE)) return ['household'];
  const onSkin = holds(name, list.PET_SKIN);
  const eaten = holds(name, list.PET_EATEN);
  if (onSkin === eaten) return ['pet_topical', 'pet_food'];
  return onSkin ? ['pet_topical'] : ['pet_food'];
}

function medicineTypes(name: string): ProductType[] {
  // A vitamin counts as food. A medicine is taken piece by piece, which no exposure column describes.
  if (holds(name, list.SUPPLEMENT)) return ['food'];
  if (holds(name, list.MOUTH)) return ['rinse_off'];
  if (holds(name, list.SWALLOWED)) return ['other'];
  return holds(name, list.LEAVE_ON) ? ['leave_on'] : ['other'];
}

function typesOf(universe: Universe | null, name: string, signs: LabelSigns): ProductType[] {
  switch (universe) {
    case 'food':
      return ['food'];
    case 'cosmetic':
      return cosmeticTypes(name, signs);
    case 'cosmetic_or_cleaner':
      return [...cosmeticTypes(name, signs), 'household'];
    case 'shaped':
      return ['leave_on', 'food', ...(holds(name, list.POWDER) && signs.food === 0 ? (['household'] as const) : [])];
    case 'pet':
      return petTypes(name);
    case 'medicine':
      return medicineTypes(name);
    case 'household':
      return ['household'];
    case 'outdoor':
      return ['outdoor'];
    case 'dosed':
    case 'thing':
      return ['other'];
    case null:
      return ['leave_on', 'rinse_off', 'food', 'household'];
  }
}

const pureOil = (name: string): boolean =>
  holds(name, list.PURE_OIL) &&
  !holds(name, list.RINSE_OFF) &&
  !holds(name, list.LEAVE_ON) &&
  !holds(name, list.CLEANS_HOUSE);

function formsOf(universe: Universe | null, name: string, signs: LabelSigns): ProductForm[] {
  const eaten = universe === 'food';
  const onBody = universe === 'cosmetic' || universe === 'shaped';
  const swallowed = universe === 'medicine' && holds(without(name, list.NON_ORAL_DROPS), list.SWALLOWED);
  const rules: readonly (readonly [ProductForm, boolean])[] = [
    ['spray', !eaten && (holds(name, list.SPRAY) || signs.propellant)],
    ['powder', !eaten && holds(name, list.POWDER)],
    ['air', !eaten && !onBody && holds(name, list.IN_AIR)],
    ['lip', onBody && holds(name, list.LIPS)],
    ['oral', !eaten && (holds(name, list.MOUTH) || (onBody && signs.oral))],
    ['caustic', !eaten && !onBody && holds(name, list.CAUSTIC)],
    ['neat', !eaten && (pureOil(name) || (holds(name, list.NEAT) && !(onBody && holds(name, list.RINSE_OFF))))],
    [
      'supplement',
      swallowed || universe === 'dosed' || ((eaten || universe === 'medicine') && holds(name, list.SUPPLEMENT)),
    ],
  ];
  return rules.filter(([, fits]) => fits).map(([form]) => form);
}

/**
 * Guesses the exposure column, the forms and the baby flag of a product (method M8). First comes a category that
 * decides (from the source's taxonomy, or set by a person later), then the source itself, then words of the name, then
 * the ingredients. `baby_kids` and `General` decide nothing.
 *
 * Undecided products get several candidates, of which the engine reports the lowest: a cosmetic with neither a
 * rinse-off nor a leave-on word, one named like a food, pet care that may go on the coat or into the bowl, and a
 * product about which nothing is known. A sprayed or powdered food gets no form, since the method does not apply these
 * forms to food.
 */
export function guessProductType(question: TypeQuestion): TypeGuess {
  const name = searchable(`${question.brand ?? ''} ${question.name}`);
  const signs = labelSigns(question.ingredientsText ?? '');
  const byName = foodByName(question, name, signs);
  const universe = byName === 'food' ? 'food' : universeOf(question, name, signs);
  const types = typesOf(universe, name, signs);
  return {
    types: byName === 'perhaps' && !types.includes('food') ? [...types, 'food'] : types,
    forms: formsOf(universe, name, signs),
    baby: holds(without(name, list.NOT_BABY), list.BABY),
  };
}
