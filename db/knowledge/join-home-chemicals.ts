import { isEntryCompared, isFactCompared } from './citation-marks.ts';
import { EATEN_ROUTES, warningForEveryone, warnsEveryone } from './join-poisons.ts';
import type { SourceAudience, SourceIngredient } from './source-schema.ts';

/** Functions that nothing in food has. */
const OF_NO_FOOD: ReadonlySet<string> = new Set(
  `fuel battery coolant paint_stripper rust_remover wheel_cleaner bleach disinfectant oxidant rodenticide insecticide
  herbicide repellent solvent builder descaler surfactant_cationic`.split(/\s+/),
);
/** A preservative may be anything. If it also has one of the functions above, it is not a food preservative. */
const BESIDE = 'preservative';
const NOT_EATEN: ReadonlySet<string> = new Set([...OF_NO_FOOD, BESIDE, 'acaricide', 'molluscicide']);
/** Conditions under which families with children are warned about home chemicals. */
const AT_HOME: ReadonlySet<string> = new Set(['house', 'caustic', 'main', 'neat']);

/** Whether every function of an ingredient is one that nothing in food has. */
const isNoFood = ({ functions, eNumbers }: SourceIngredient): boolean =>
  eNumbers.length === 0 && functions.length > 0 && functions.every((name) => OF_NO_FOOD.has(name));

/** As `isNoFood`, but also true of acaricides, molluscicides and preservatives with another of these functions. */
export const isNotEaten = ({ functions, eNumbers }: SourceIngredient): boolean =>
  eNumbers.length === 0 && functions.some((name) => name !== BESIDE) && functions.every((name) => NOT_EATEN.has(name));

/** "Harmful if swallowed" by harmonised classification (H302). */
const harmfulSwallowed = ({ facts, lists }: SourceIngredient) =>
  lists?.clpStatements?.includes('H302')
    ? facts.find(({ class: of, evidence }) => of === 'ACUTE_HARMFUL' && evidence !== 'C')
    : undefined;

/** The warning that the ingredient may kill a child at home, if it has one. */
const gravest = ({ audience }: SourceIngredient): SourceAudience | undefined =>
  audience.find(
    ({ who, severity, routes }) =>
      (who === 'child' || who === 'infant') && severity === 'CRITICAL' && routes.every((route) => AT_HOME.has(route)),
  );

/**
 * Adds food warnings for everyone about what may kill a child in a cleaner, a tank or a toy: lamp oil, antifreeze, a
 * button cell (method M1.4.16). Only for ingredients that by their functions are never used in food.
 * @param ingredients with their own warnings
 */
export const withHomeChemicals = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const grave = gravest(one);
    if (grave === undefined || !isNoFood(one) || warnsEveryone(one, EATEN_ROUTES)) return one;
    const told = { who: 'everyone', source: grave.source, compared: isEntryCompared(one, grave) };
    const inFood: readonly SourceAudience[] = [
      { ...told, severity: 'WARNING', routes: ['food'], evidence: 'B' },
      { ...told, severity: 'CRITICAL', routes: ['food', 'main'], evidence: 'B' },
    ];
    return { ...one, audience: [...one.audience, ...inFood] };
  });

/**
 * Adds food warnings for everyone about what is harmful if swallowed and by its functions is no food: an insecticide, a
 * disinfectant, oxalic acid (method M1.4.17).
 * @param ingredients after the steps that add more serious warnings about them
 */
export const withHarmfulChemicals = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const harmful = harmfulSwallowed(one);
    if (harmful === undefined || !isNotEaten(one) || warnsEveryone(one, EATEN_ROUTES)) return one;
    const fact = { ...harmful, compared: isFactCompared(one, harmful) };
    const inFood = [
      warningForEveryone(fact, 'WARNING', ['food']),
      warningForEveryone(fact, 'CRITICAL', ['food', 'main']),
    ];
    return { ...one, audience: [...one.audience, ...inFood] };
  });
