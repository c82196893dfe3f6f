import { nameId } from '#domain/knowledge/names/name-id.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import type { IdentityLine } from './identity-line.ts';
import { NumberOwners } from './number-owners.ts';
import type { IdentityFiles, IdentityRefusal } from './read-identities.ts';
import type { SourceIngredient } from './source-schema.ts';

/** What happened to the identity files. */
export interface IdentityCounts {
  readonly lines: number;
  /** New ingredients. `extended` counts lines that gave an existing ingredient more names. */
  readonly made: number;
  readonly madeIds: ReadonlySet<string>;
  readonly extended: number;
  /** Names that the pack did not have before. */
  readonly names: number;
  readonly refused: readonly IdentityRefusal[];
  /** Numbers of a line that belong to another ingredient and stay with it. */
  readonly elsewhere: readonly IdentityRefusal[];
}

/** Where a name is in our own files: `ingredients/food.json:12`. */
export type PlaceOf = (id: string, name: string) => string;

interface Owner {
  readonly id: string;
  /** Place of the line; undefined for names from our own files. */
  readonly place?: string;
}

const bare = (id: string, name: string): SourceIngredient => ({
  ...{ id, name, synonyms: [], cas: [], ec: [], eNumbers: [], ci: [], functions: [], facts: [], audience: [] },
  ...{ permitted: [], prohibited: [], conditional: [], mixGroups: [], lists: {}, note: null, unchecked: [] },
  checked: 'none',
});

/**
 * Adds identity lines to the ingredients. If an ingredient, or a line of another file, already has the name or id of a
 * line, the line adds its synonyms and numbers to it. Otherwise the line makes a new ingredient. A name claimed twice
 * is refused, citing both places.
 * @param placeOf finds where a name of the ingredients is, for messages
 */
export function joinIdentities(
  ingredients: readonly SourceIngredient[],
  { lines, refused: unread }: IdentityFiles,
  placeOf: PlaceOf,
): { readonly ingredients: SourceIngredient[]; readonly account: IdentityCounts } {
  const byId = new Map(ingredients.map((one) => [one.id, one]));
  const owners = new Map<string, Owner>();
  for (const { id, name } of ingredients) keepFirst(owners, normaliseName(name), { id });
  for (const { id, synonyms } of ingredients)
    for (const text of synonyms) keepFirst(owners, normaliseName(text), { id });
  const numbers = new NumberOwners(ingredients);
  const refused: IdentityRefusal[] = [...unread];
  const elsewhere: IdentityRefusal[] = [];
  const standsAt = ({ id, place }: Owner, name: string): string => `${id} (${place ?? placeOf(id, name)})`;

  // All names first, so that a synonym in an earlier line cannot take the name of a later line.
  const taken: { readonly line: IdentityLine; readonly id: string }[] = [];
  const madeIds = new Set<string>();
  for (const line of lines) {
    const key = normaliseName(line.name);
    const owner = owners.get(key);
    const wanted = nameId(line.name);
    // The same chemical in the files of two fields is one ingredient. Twice in one file, it is a mistake.
    const repeated = owner?.place !== undefined && fileOf(owner.place) === fileOf(line.place);
    if (repeated || wanted === '') {
      const why = owner ? `"${line.name}" is also ${standsAt(owner, line.name)}` : `"${line.name}" gives no id`;
      refused.push({ place: line.place, why });
      continue;
    }
    const id = owner?.id ?? wanted;
    if (!byId.has(id)) {
      byId.set(id, bare(id, line.name));
      madeIds.add(id);
    }
    if (owner?.place === undefined) owners.set(key, { id, place: line.place });
    taken.push({ line, id });
  }

  const before = owners.size;
  for (const { line, id } of taken) {
    const synonyms: string[] = [];
    const one = byId.get(id) ?? bare(id, line.name);
    if (normaliseName(one.name) !== normaliseName(line.name)) synonyms.push(line.name);
    for (const text of line.synonyms) {
      const key = normaliseName(text);
      const owner = owners.get(key);
      if (owner === undefined && key !== '') {
        owners.set(key, { id, place: line.place });
        synonyms.push(text);
      } else if (owner !== undefined && owner.id !== id) {
        refused.push({ place: line.place, why: `"${text}" is also ${standsAt(owner, text)}` });
      }
    }
    const free = numbers.take(id, line);
    for (const { number, owner } of free.elsewhere) {
      elsewhere.push({ place: line.place, why: `${number} of "${line.name}" stays with ${owner}` });
    }
    byId.set(id, {
      ...one,
      synonyms: [...one.synonyms, ...synonyms.filter((text) => !one.synonyms.includes(text))],
      functions: one.functions.length > 0 ? one.functions : [...line.functions],
      cas: [...one.cas, ...free.cas],
      ec: [...one.ec, ...free.ec],
      eNumbers: [...one.eNumbers, ...free.eNumbers],
      ci: [...one.ci, ...free.ci],
    });
  }
  const made = madeIds.size;
  const names = owners.size - before + made;
  return {
    ingredients: [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    account: { lines: lines.length, made, madeIds, extended: taken.length - made, names, refused, elsewhere },
  };
}

const fileOf = (place: string): string => place.replace(/:\d+$/, '');

function keepFirst(owners: Map<string, Owner>, key: string, owner: Owner): void {
  if (key !== '' && !owners.has(key)) owners.set(key, owner);
}
