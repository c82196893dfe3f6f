import type { SourceAudience, SourceIngredient } from './source-schema.ts';

/** What nothing that is eaten is made with. */
const OF_NO_FOOD: ReadonlySet<string> = new Set(
  `fuel battery coolant paint_stripper rust_remover wheel_cleaner bleach disinfectant oxidant rodenticide insecticide
  herbicide repellent solvent builder descaler surfactant_cationic`.split(/\s+/),
);
/** Conditions under which home chemicals are told to families with children. */
const AT_HOME: ReadonlySet<string> = new Set(['house', 'caustic', 'main', 'neat']);
/** What the source of a warning says where a panel has to confirm it: told, and no cause of a cap. */
const REVIEW = 'expert review needed';

const eats = ({ who, routes }: SourceAudience): boolean =>
  who === 'everyone' && (routes.length === 0 || routes.includes('food'));

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
    if (grave === undefined || !isNoFood(one) || one.audience.some(eats)) return one;
    const { source } = grave;
    const told = {
      ...{ who: 'everyone', source, evidence: source.includes(REVIEW) ? ('C' as const) : ('B' as const) },
      ...(grave.compared === undefined ? {} : { compared: grave.compared }),
    };
    return {
      ...one,
      audience: [
        ...one.audience,
        { ...told, severity: 'WARNING' as const, routes: ['food' as const] },
        { ...told, severity: 'CRITICAL' as const, routes: ['food' as const, 'main' as const] },
      ],
    };
  });
