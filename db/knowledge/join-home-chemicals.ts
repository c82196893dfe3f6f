import { isEntryCompared, isFactCompared } from './citation-marks.ts';
import { OF_EATEN, tellsEveryone, toEveryone } from './join-poisons.ts';
import type { SourceAudience, SourceIngredient } from './source-schema.ts';

/** What nothing that is eaten is made with. */
const OF_NO_FOOD: ReadonlySet<string> = new Set(
  `fuel battery coolant paint_stripper rust_remover wheel_cleaner bleach disinfectant oxidant rodenticide insecticide
  herbicide repellent solvent builder descaler surfactant_cationic`.split(/\s+/),
);
/** As a preservative it may be anything; beside one of the functions above it is none of food. */
const BESIDE = 'preservative';
const NOT_EATEN: ReadonlySet<string> = new Set([...OF_NO_FOOD, BESIDE, 'acaricide', 'molluscicide']);
/** Conditions under which home chemicals are told to families with children. */
const AT_HOME: ReadonlySet<string> = new Set(['house', 'caustic', 'main', 'neat']);

/** Whether an ingredient is, by its functions, what no food is made with. */
const isNoFood = ({ functions, eNumbers }: SourceIngredient): boolean =>
  eNumbers.length === 0 && functions.length > 0 && functions.every((name) => OF_NO_FOOD.has(name));

/** Whether it is what no food is made with, or kills pests or germs and preserves nothing that is eaten. */
export const isNotEaten = ({ functions, eNumbers }: SourceIngredient): boolean =>
  eNumbers.length === 0 && functions.some((name) => name !== BESIDE) && functions.every((name) => NOT_EATEN.has(name));

/** "Harmful if swallowed" by its harmonised classification (H302). */
const harmfulSwallowed = ({ facts, lists }: SourceIngredient) =>
  lists?.clpStatements?.includes('H302')
    ? facts.find(({ class: of, evidence }) => of === 'ACUTE_HARMFUL' && evidence !== 'C')
    : undefined;

/** The warning that it may kill a child at home. */
const gravest = ({ audience }: SourceIngredient): SourceAudience | undefined =>
  audience.find(
    ({ who, severity, routes }) =>
      (who === 'child' || who === 'infant') && severity === 'CRITICAL' && routes.every((route) => AT_HOME.has(route)),
  );

/**
 * Tells everyone of what may kill a child in a cleaner, a tank or a toy where a food names it: lamp oil, antifreeze, a
 * button cell (method M1.4.16). Only of what no food is made with, by its functions.
 * @param ingredients with the warnings of their own
 */
export const withHomeChemicals = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const grave = gravest(one);
    if (grave === undefined || !isNoFood(one) || tellsEveryone(one, OF_EATEN)) return one;
    const told = { who: 'everyone', source: grave.source, compared: isEntryCompared(one, grave) };
    const inFood: readonly SourceAudience[] = [
      { ...told, severity: 'WARNING', routes: ['food'], evidence: 'B' },
      { ...told, severity: 'CRITICAL', routes: ['food', 'main'], evidence: 'B' },
    ];
    return { ...one, audience: [...one.audience, ...inFood] };
  });

/**
 * Tells everyone of what is harmful if swallowed, and is by its functions no food, where a food names it: an insecticide,
 * a disinfectant, oxalic acid (method M1.4.17).
 * @param ingredients after what tells more gravely of them
 */
export const withHarmfulChemicals = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const harmful = harmfulSwallowed(one);
    if (harmful === undefined || !isNotEaten(one) || tellsEveryone(one, OF_EATEN)) return one;
    const fact = { ...harmful, compared: isFactCompared(one, harmful) };
    const inFood = [toEveryone(fact, 'WARNING', ['food']), toEveryone(fact, 'CRITICAL', ['food', 'main'])];
    return { ...one, audience: [...one.audience, ...inFood] };
  });
