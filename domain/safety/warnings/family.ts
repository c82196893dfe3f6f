import type { CompiledIngredient } from '../compiled-ingredient.ts';
import type { Use } from '../exposure.ts';
import { ANIMALS } from './animals.ts';
import type { Family } from './wording/texts.ts';

const SWALLOWED_OBJECTS = new Set(['strong-magnets', 'water-beads']);
const HYDROFLUORIC = new Set(['hydrofluoric-acid', 'ammonium-bifluoride']);
const ALCOHOLS = new Set(['alcoholic-beverage', 'ethanol', 'spirits', 'cider', 'sake']);
const CHOKING = new Set(['konjac']);
const CONDITIONS: Readonly<Record<string, Family>> = {
  al_fragrance: 'fragrance',
  al_pollen: 'pollen',
  pku: 'pku',
  galact: 'galact',
  hfi: 'hfi',
  coeliac: 'coeliac',
  g6pd: 'g6pd',
  diabetes: 'diabetes',
  hypertension: 'hypertension',
  kidney: 'kidney',
  epilepsy: 'epilepsy',
  migraine: 'migraine',
  thyroid: 'thyroid',
  immuno: 'immuno',
  anticoag: 'anticoag',
  maoi: 'maoi',
  cyp3a4: 'cyp3a4',
  lactose: 'lactose',
  histamine: 'histamine',
  alpha_gal: 'alpha_gal',
  haemochromatosis: 'haemochromatosis',
  nickel: 'nickel',
  latex: 'latex',
};

/** Citations of cosmetics law, and of classifications that it adopts (Reg (EC) 1223/2009, Article 15). */
const LAW = /^(?:CosIng|Reg \(EC\) 1223\/2009|CLP Annex VI)/;

/** Citations of what cosmetics law prohibits, and of what is a carcinogen unless refined (method M1.4.12, M1.4.13). */
const BANNED_ON_SKIN = /^CosIng II\//;
const UNREFINED = 'unless refined';
/** Hazard statements for fatal toxicity, as citations name them. */
const FATAL = /\bH3[013]0\b/;

const hasClass = (of: CompiledIngredient, ...classes: readonly string[]): boolean =>
  of.facts.some((fact) => classes.includes(fact.class));
const does = (of: CompiledIngredient, ...functions: readonly string[]): boolean =>
  of.ingredient.functions.some((name) => functions.includes(name));

const childFamily = (of: CompiledIngredient, audience: string, routes: readonly string[], use: Use): Family => {
  const { id } = of.ingredient;
  if (id === 'button-cell-battery') return 'button_cell';
  if (SWALLOWED_OBJECTS.has(id)) return 'swallowed_object';
  if (HYDROFLUORIC.has(id)) return 'hydrofluoric';
  if (ALCOHOLS.has(id)) return 'alcohol';
  if (routes.includes('air') || routes.includes('powder')) return 'fumes_child';
  if (does(of, 'anti_caries')) return 'fluoride';
  if (does(of, 'stimulant') || id === 'caffeine') return 'caffeine';
  if (does(of, 'colorant') && (use.eaten || use.swallowed)) return 'child_colour';
  if (CHOKING.has(id) || (audience === 'child' && does(of, 'food_base') && routes.join('+') === 'food+neat'))
    return 'choking';
  if (does(of, 'medicine') || routes.includes('supplement')) return 'medicine_child';
  if (routes.includes('top')) return 'skin_child';
  if (use.eaten || use.swallowed) return 'food_child';
  if (hasClass(of, 'CORROSIVE')) return 'corrosive';
  if (hasClass(of, 'ASPIRATION') && !does(of, 'fragrance')) return 'aspiration';
  return 'poison';
};

const animalFamily = (of: CompiledIngredient, audience: string, routes: readonly string[], use: Use): Family => {
  if (of.ingredient.id === 'button-cell-battery') return 'button_cell_animal';
  if (of.ingredient.id === 'water-beads') return 'swelling_animal';
  if (SWALLOWED_OBJECTS.has(of.ingredient.id)) return 'swallowed_object_animal';
  if (HYDROFLUORIC.has(of.ingredient.id)) return 'corrosive_animal';
  if (audience === 'fish') return 'fish';
  if (routes.includes('air')) return 'fumes_animal';
  if (use.eaten) return 'food_animal';
  if (does(of, 'insecticide', 'acaricide', 'repellent')) return 'contact_animal';
  if (use.type === 'pet_topical' || routes.includes('top') || routes.includes('pet')) return 'contact_animal';
  if (hasClass(of, 'CORROSIVE') && !does(of, 'medicine')) return 'corrosive_animal';
  return 'poison_animal';
};

/**
 * The hazard family whose text is used for an audience entry.
 * @param of the ingredient
 * @param audience a key of method M6.4.1
 * @param routes the conditions of the entry
 * @param source its citation: what the law says is reported as law, what experts say as their opinion
 */
export const familyOf = (
  of: CompiledIngredient,
  audience: string,
  routes: readonly string[],
  use: Use,
  source = '',
): Family => {
  if (audience === 'child' || audience === 'infant') return childFamily(of, audience, routes, use);
  if (ANIMALS.has(audience)) return animalFamily(of, audience, routes, use);
  switch (audience) {
    case 'everyone':
      if (HYDROFLUORIC.has(of.ingredient.id)) return 'hydrofluoric';
      if (source.includes(UNREFINED)) return 'unrefined';
      if (routes.includes('top') && FATAL.test(source)) return 'fatal_on_body';
      if (use.eaten && BANNED_ON_SKIN.test(source)) return 'no_food';
      if (use.eaten || use.supplement || use.oral) return 'poison_eaten';
      if (!use.cosmetic) return 'poison_everyone';
      if (LAW.test(source)) return 'restricted';
      return does(of, 'medicine') ? 'strong_medicine' : 'doubted_on_skin';
    case 'preg':
      if (does(of, 'medicine')) return 'preg_medicine';
      if ((use.eaten || use.swallowed) && ALCOHOLS.has(of.ingredient.id)) return 'preg_alcohol';
      return use.eaten || use.swallowed ? 'preg_food' : 'preg';
    case 'al_skin':
    case 'al_chemical':
    case 'eczema':
      return hasClass(of, 'SKIN_SENS_1A', 'FORMALDEHYDE_RELEASER') ? 'skin_allergy' : 'skin_irritation';
    case 'asthma':
    case 'al_respiratory':
      return use.eaten || use.swallowed || does(of, 'medicine') ? 'asthma_food' : 'fumes';
    case 'al_food(undisclosed)':
      return 'undisclosed';
    default:
      if (audience.startsWith('al_food(')) return use.eaten || use.swallowed ? 'allergen' : 'allergen_skin';
      return CONDITIONS[audience] ?? 'poison_everyone';
  }
};

const ACCESS_CHILD: ReadonlySet<Family> = new Set<Family>([
  'corrosive',
  'eye_damage',
  'poison',
  'long_term',
  'aspiration',
  'medicine_child',
  'alcohol',
  'button_cell',
  'swallowed_object',
  'hydrofluoric',
  'kind_child',
  'little_harm',
]);

/** Whether a warning is of kind use or access (method M5.3). */
export const warningKind = (audience: string, family: Family, use: Use): 'use' | 'access' => {
  if (audience === 'child' || audience === 'infant') return !use.baby && ACCESS_CHILD.has(family) ? 'access' : 'use';
  if (!ANIMALS.has(audience)) return 'use';
  if (use.type === 'pet_food' || use.type === 'pet_topical') return 'use';
  return family === 'fumes_animal' ? 'use' : 'access';
};
