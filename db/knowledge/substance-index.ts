import { readColourIndex } from '#domain/knowledge/chemistry/numbers.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { inTitleCase } from './in-title-case.ts';
import type { ListEntry } from './list-schema.ts';
import type { SourceIngredient } from './source-schema.ts';

const LONGEST_ID = 40;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');

/** Ingredients by all their numbers and names. The index grows while lists are joined. */
export class SubstanceIndex {
  readonly byId = new Map<string, SourceIngredient>();
  private readonly byKey = new Map<string, string>();

  constructor(ingredients: readonly SourceIngredient[]) {
    for (const one of ingredients) this.byId.set(one.id, one);
    for (const one of ingredients) for (const key of this.numberKeys(one)) this.claim(key, one.id);
    for (const one of ingredients) this.claim(`name:${normaliseName(one.name)}`, one.id);
    for (const one of ingredients) for (const text of one.synonyms) this.claim(`name:${normaliseName(text)}`, one.id);
  }

  /** The ingredients that an entry names: by CAS number, else EC, else Colour Index number, else its first name. */
  find(entry: ListEntry): string[] {
    for (const keys of [
      entry.cas.map((text) => `cas:${text}`),
      entry.ec.map((text) => `ec:${text}`),
      entry.ci.map((text) => `ci:${text}`),
    ]) {
      const found = new Set(keys.map((key) => this.byKey.get(key)).filter((id) => id !== undefined));
      if (found.size > 0) return [...found];
    }
    const named = this.named(entry);
    return named === undefined ? [] : [named];
  }

  /** The ingredient that has the first name of an entry. */
  named(entry: ListEntry): string | undefined {
    return this.byKey.get(`name:${normaliseName(entry.names[0] ?? '')}`);
  }

  /** The names and numbers of an entry that no ingredient has yet. */
  unclaimed(entry: ListEntry): ListEntry {
    const free =
      (kind: string) =>
      (text: string): boolean =>
        !this.byKey.has(`${kind}:${text}`);
    return {
      ...entry,
      names: entry.names.filter((text) => free('name')(normaliseName(text))),
      cas: entry.cas.filter(free('cas')),
      ec: entry.ec.filter(free('ec')),
      ci: entry.ci.filter(free('ci')),
    };
  }

  /** Gives an ingredient the names and numbers of an entry that no ingredient has yet. */
  extend(id: string, entry: ListEntry): void {
    const one = this.byId.get(id);
    if (one === undefined) return;
    const { names, cas, ec, ci } = this.unclaimed(entry);
    const next = {
      ...one,
      synonyms: [...one.synonyms, ...names.map(normaliseName)],
      cas: [...one.cas, ...cas],
      ec: [...one.ec, ...ec],
      ci: [...one.ci, ...ci],
    };
    this.byId.set(id, next);
    for (const key of this.numberKeys(next)) this.claim(key, id);
    for (const text of names) this.claim(`name:${normaliseName(text)}`, id);
  }

  /** Creates an ingredient without facts for a new substance, under the first name that a label could print. */
  create(entry: ListEntry): string {
    const [first = entry.cas[0] ?? entry.ec[0] ?? entry.ci[0] ?? ''] = entry.names;
    const name = entry.names.find((text) => !/,(?!\d)|[([].*[([]/.test(text)) ?? first;
    const id = this.freeId(slug(name) || `cas-${entry.cas[0] ?? ''}`, entry);
    const made: SourceIngredient = {
      ...{ id, name: inTitleCase(name), synonyms: [], cas: [], ec: [], eNumbers: [], ci: [], functions: [], facts: [] },
      ...{ audience: [], permitted: [], prohibited: [], conditional: [], mixGroups: [], lists: {} },
      ...{ checked: 'stored' as const, unchecked: [], note: null },
    };
    this.byId.set(id, made);
    this.claim(`name:${normaliseName(name)}`, id);
    this.extend(id, entry);
    return id;
  }

  private freeId(wanted: string, entry: ListEntry): string {
    if (!this.byId.has(wanted)) return wanted;
    const number = entry.cas[0] ?? entry.ec[0] ?? entry.ci[0];
    const numbered = number === undefined ? `${wanted}-2` : `${wanted}-${number}`;
    for (let next = 2, id = numbered; ; next += 1, id = `${numbered}-${next}`) if (!this.byId.has(id)) return id;
  }

  private claim(key: string, id: string): void {
    if (!this.byKey.has(key) && !key.endsWith(':')) this.byKey.set(key, id);
  }

  private numberKeys(one: SourceIngredient): string[] {
    return [
      ...one.cas.map((text) => `cas:${text}`),
      ...one.ec.map((text) => `ec:${text}`),
      ...one.ci.map((text) => `ci:${text}`),
      ...one.synonyms.flatMap((text) => readColourIndex(text) ?? []).map((number) => `ci:${number}`),
    ];
  }
}
