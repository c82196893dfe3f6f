import { z } from 'zod';
import { readCas } from '#domain/knowledge/chemistry/numbers.ts';
import { nameId } from '#domain/knowledge/names/name-id.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { SEVERITIES } from '#domain/safety/vocabulary.ts';
import { SourceAudience, SourceFact, SourceIngredient } from './source-schema.ts';

/**
 * Warnings that several ingredients share, with one citation: `db/knowledge/warnings/*.json`. An ingredient is written
 * "name|another name|CAS 50-00-0". If nothing else names it, it is created with the functions of the group.
 */
export const WarningGroup = z.strictObject({
  /** What they have in common, for the reviewer. */
  topic: z.string().min(3),
  ingredients: z.array(z.string().min(2)).min(1),
  functions: z.array(z.string()).default([]),
  facts: z.array(SourceFact).default([]),
  audience: z.array(SourceAudience).default([]),
  /** Whether the citations were compared with their originals. */
  compared: z.boolean().default(false),
});
export type WarningGroup = z.infer<typeof WarningGroup>;

type Entry = z.infer<typeof SourceAudience>;

const entryKey = ({ who, routes }: Entry): string => `${who}/${[...routes].sort().join('+')}`;

const bare = (id: string, name: string): SourceIngredient =>
  SourceIngredient.parse({ id, name, checked: 'background' });

/** An ingredient with what a group says. Warnings for the same audience and routes are replaced, facts are added. */
const told = (one: SourceIngredient, group: WarningGroup): SourceIngredient => {
  const keys = new Set(group.audience.map(entryKey));
  const kept = one.audience.filter((entry) => !keys.has(entryKey(entry)));
  const fresh = group.facts.filter((fact) => !one.facts.some((own) => own.class === fact.class));
  return {
    ...one,
    functions: [...one.functions, ...group.functions.filter((name) => !one.functions.includes(name))],
    facts: [...one.facts, ...fresh.map((fact) => ({ compared: group.compared, ...fact }))],
    audience: [...kept, ...group.audience.map((entry) => ({ compared: group.compared, ...entry }))],
  };
};

const rank = ({ severity }: Entry): number => SEVERITIES.indexOf(severity);

/** As `told`, for an ingredient that has only a further name of a line. None of its own warnings gets milder. */
const toldToo = (one: SourceIngredient, group: WarningGroup): SourceIngredient => {
  const graver = group.audience.filter(
    (entry) => !one.audience.some((own) => entryKey(own) === entryKey(entry) && rank(own) <= rank(entry)),
  );
  return told(one, { ...group, audience: graver, functions: [] });
};

/**
 * Gives the ingredients of every group its warnings. Every ingredient with a name in a line gets them, so that one
 * substance under two ids loses no warning.
 * @param ingredients with all their names
 * @returns them and the new ones, sorted by id; a further name that belongs to another ingredient stays with it
 */
export function withWarningGroups(
  ingredients: readonly SourceIngredient[],
  groups: readonly WarningGroup[],
): SourceIngredient[] {
  const byId = new Map(ingredients.map((one) => [one.id, one]));
  const owners = new Map<string, string>();
  const claim = (text: string, id: string): boolean => {
    const key = normaliseName(text);
    if (key === '' || owners.has(key)) return false;
    owners.set(key, id);
    return true;
  };
  for (const { id, name } of ingredients) claim(name, id);
  for (const { id, synonyms } of ingredients) for (const text of synonyms) claim(text, id);
  const bears = new Set(ingredients.flatMap((one) => one.cas));
  for (const group of groups) {
    for (const line of group.ingredients) {
      const parts = line.split('|').map((part) => part.trim());
      const numbers = parts.filter((part) => part.startsWith('CAS ')).map((part) => part.slice(4));
      const [name = '', ...others] = parts.filter((part) => !part.startsWith('CAS '));
      const wrong = numbers.find((text) => readCas(text) === null);
      if (wrong !== undefined) throw new Error(`${group.topic}: ${wrong} of ${name} is not a CAS number`);
      const id = owners.get(normaliseName(name)) ?? nameId(name);
      const one = byId.get(id) ?? bare(id, name);
      claim(name, id);
      const synonyms = others.filter((text) => claim(text, id));
      const namesakes = new Set(others.flatMap((text) => owners.get(normaliseName(text)) ?? []));
      const cas = numbers.filter((text) => !bears.has(text));
      for (const text of cas) bears.add(text);
      const named = { ...one, synonyms: [...one.synonyms, ...synonyms], cas: [...one.cas, ...cas] };
      byId.set(id, told(named, group));
      namesakes.delete(id);
      for (const other of namesakes) {
        const namesake = byId.get(other);
        if (namesake !== undefined) byId.set(other, toldToo(namesake, group));
      }
    }
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
