import type { HazardList, ListEntry } from './list-schema.ts';
import type { SourceAudience, SourceIngredient } from './source-schema.ts';
import { SubstanceIndex } from './substance-index.ts';

/** Streams of coal and oil, by index number in Annex VI of CLP. */
const STREAM = /^64[89]-/;
const CANCER = /^H3[45]0/;

const entriesOf = ({ entry, unless }: ListEntry): readonly SourceAudience[] => {
  const stated = unless.split(', ').filter((code) => CANCER.test(code));
  const source = `CLP Annex VI ${entry} (${stated.join(', ')} unless refined)`;
  return [['food' as const], ['top' as const]].map((routes) => ({
    ...{ who: 'everyone', severity: 'WARNING', routes, source, evidence: 'A' },
  }));
};

/**
 * Adds warnings for everyone about streams of coal and oil that are carcinogens unless refined, in what is eaten and
 * what is put on the body, because no label states the condition (method M1.4.12). Ingredients that our own lists know
 * for a use (petrolatum, solvents) are left out, since they are sold refined.
 * @param ingredients with the facts of the lists
 */
export function withUnrefined(
  ingredients: readonly SourceIngredient[],
  lists: readonly HazardList[],
): SourceIngredient[] {
  const index = new SubstanceIndex(ingredients);
  const told = new Map<string, readonly SourceAudience[]>();
  for (const { list, entries } of lists) {
    if (list !== 'clp') continue;
    for (const one of entries) {
      if (!STREAM.test(one.entry) || !one.unless.split(', ').some((code) => CANCER.test(code))) continue;
      const named = one.names.flatMap((name) => index.named({ ...one, names: [name] }) ?? []);
      for (const id of [...index.find(one), ...named]) if (!told.has(id)) told.set(id, entriesOf(one));
    }
  }
  return ingredients.map((one) => {
    const entries = told.get(one.id);
    if (entries === undefined || one.functions.length > 0 || one.audience.some(({ who }) => who === 'everyone'))
      return one;
    return { ...one, audience: [...one.audience, ...entries] };
  });
}
