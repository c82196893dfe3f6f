import type { ListEntry } from './list-schema.ts';
import type { SourceFact } from './source-schema.ts';

/**
 * Trace elements and their salts that food and feed law permits as nutrients (Reg (EC) 1925/2006 Annex II, register of
 * feed additives under Reg (EC) 1831/2003): selenium, cobalt and its sulfate, carbonate and acetate, manganese sulfate.
 */
const NUTRIENTS: ReadonlySet<string> = new Set([
  '7782-49-2',
  '7440-48-4',
  '10124-43-3',
  '513-79-1',
  '71-48-7',
  '7785-87-7',
]);
/** Classes that hold for the neat substance. Food contains far less of it. */
const NEAT = /^(?:CMR_|STOT_|IARC_|P65)/;
const NOT_EATEN = ['cosmetic', 'household', 'outdoor', 'pet_topical', 'other'];

/**
 * Limits the facts of a nutrient to products that are not eaten: milligrams in a kilogram of feed are below every limit
 * of the lists.
 * @param entry the entry that the facts are from
 */
export function limitedToNonFood(entry: ListEntry, facts: readonly SourceFact[]): SourceFact[] {
  if (!entry.cas.some((number) => NUTRIENTS.has(number))) return [...facts];
  return facts.flatMap((fact) =>
    NEAT.test(fact.class) && (fact.route === null || fact.route.startsWith('min'))
      ? NOT_EATEN.map((route) => ({ ...fact, route }))
      : [fact],
  );
}
