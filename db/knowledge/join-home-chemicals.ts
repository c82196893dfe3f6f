import { isEntryCompared } from './citation-marks.ts';
import { OF_EATEN, tellsEveryone } from './join-poisons.ts';
import type { SourceAudience, SourceIngredient } from './source-schema.ts';

/** What nothing that is eaten is made with. */
const OF_NO_FOOD: ReadonlySet<string> = new Set(
  `fuel battery coolant paint_stripper rust_remover wheel_cleaner bleach disinfectant oxidant rodenticide insecticide
  herbicide repellent solvent builder descaler surfactant_cationic`.split(/\s+/),
);
/** Conditions under which home chemicals are told to families with children. */
const AT_HOME: ReadonlySet<string> = new Set(['house', 'caustic', 'main', 'neat']);

/** Whether an ingredient is, by its functions, what no food is made with. */
export const isNoFood = ({ functions, eNumbers }: SourceIngredient): boolean =>
  eNumbers.length === 0 && functions.length > 0 && functions.every((name) => OF_NO_FOOD.has(name));

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
