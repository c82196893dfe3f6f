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
/** Classes of the neat substance, far above what a food holds of it. */
const NEAT = /^(?:CMR_|STOT_|IARC_|P65)/;
const NOT_EATEN = ['cosmetic', 'household', 'outdoor', 'pet_topical', 'other'];

/**
 * Facts of a nutrient hold in what is not eaten: milligrams in a kilogram of feed are below every limit of the lists.
 * @param entry the entry the facts are of
 */
export function outsideFood(entry: ListEntry, facts: readonly SourceFact[]): SourceFact[] {
  if (!entry.cas.some((number) => NUTRIENTS.has(number))) return [...facts];
  return facts.flatMap((fact) =>
    NEAT.test(fact.class) && (fact.route === null || fact.route.startsWith('min'))
      ? NOT_EATEN.map((route) => ({ ...fact, route }))
      : [fact],
  );
}
