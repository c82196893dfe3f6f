import { derivedFrom } from '#domain/knowledge/chemistry/derived-name.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import type { EntryGroup } from './group-schema.ts';
import { factsOf } from './list-facts.ts';
import { ListEntry } from './list-schema.ts';
import type { SourceFact, SourceIngredient } from './source-schema.ts';
import { SubstanceIndex } from './substance-index.ts';

/** What the group entries added. */
export interface GroupCount {
  readonly groups: number;
  readonly notExpanded: number;
  /** Ingredients that became members, how many of those are new, and how many another annex allows. */
  members: number;
  made: number;
  allowed: number;
}

const named = (names: readonly string[]): ListEntry => ListEntry.parse({ names });

const prohibition = (group: {
  readonly entry: string;
  readonly name: string;
  readonly compared: boolean;
}): SourceFact => ({
  class: 'PROHIBITED',
  route: 'cosmetic',
  source: `CosIng II/${group.entry} (${group.name})`,
  evidence: 'A',
  ...(group.compared ? {} : { compared: false }),
});

/** Collects what the groups say about single ingredients. */
class GroupJoiner {
  readonly count: GroupCount;
  readonly index: SubstanceIndex;

  constructor(ingredients: readonly SourceIngredient[], groups: readonly EntryGroup[]) {
    this.index = new SubstanceIndex(ingredients);
    const notExpanded = groups.filter(({ how }) => how === 'none').length;
    this.count = { groups: groups.length, notExpanded, members: 0, made: 0, allowed: 0 };
  }

  /** The ingredient with a name and its other spellings, created if there is none. */
  idOf(names: readonly string[], functions: readonly string[]): string {
    const entry = named(names);
    const known = this.index.named(entry);
    if (known !== undefined) {
      this.index.extend(known, entry);
      return known;
    }
    const id = this.index.create(entry);
    const made = this.index.byId.get(id);
    if (made !== undefined) this.index.byId.set(id, { ...made, functions: [...functions] });
    this.count.made += 1;
    return id;
  }

  /** An ingredient for a whole group. A metal with the name of its compounds as a spelling is not reused for it. */
  ownId(name: string): string {
    const known = this.index.named(named([name]));
    if (known !== undefined && normaliseName(this.index.byId.get(known)?.name ?? '') === normaliseName(name))
      return known;
    this.count.made += 1;
    return this.index.create(named([name]));
  }

  /** Lets the plant grammar recognise an ingredient that only a warning has named so far. */
  growsAs(id: string): void {
    const one = this.index.byId.get(id);
    if (one !== undefined && one.functions.length === 0) this.index.byId.set(id, { ...one, functions: ['botanical'] });
  }

  /** Whether an ingredient has no facts so far. */
  isBare(id: string): boolean {
    return (this.index.byId.get(id)?.facts.length ?? 0) === 0;
  }

  /** Gives facts to an ingredient. A prohibition that another annex overrides is only shown and does not score. */
  tell(id: string, facts: readonly SourceFact[], row: string): void {
    const one = this.index.byId.get(id);
    if (one === undefined || one.prohibited.includes(row)) return;
    const allowed = one.permitted.length > 0 && facts.some((fact) => fact.class === 'PROHIBITED');
    if (allowed) {
      this.count.allowed += 1;
      const conditional = row === '' || one.conditional.includes(row) ? one.conditional : [...one.conditional, row];
      this.index.byId.set(id, { ...one, conditional });
      return;
    }
    const fresh = facts.filter((fact) => !one.facts.some((own) => own.class === fact.class));
    if (fresh.length === 0) return;
    this.count.members += 1;
    const prohibits = fresh.some((fact) => fact.class === 'PROHIBITED');
    this.index.byId.set(id, {
      ...one,
      facts: [...one.facts, ...fresh],
      prohibited: prohibits ? [...one.prohibited, row] : one.prohibited,
      // The group settles the condition of its row.
      conditional: prohibits ? one.conditional.filter((other) => other !== row) : one.conditional,
    });
  }
}

/** What other lists say about a group as a whole. */
const besideOf = (also: Extract<EntryGroup, { how: 'element' }>['also']): readonly SourceFact[] =>
  also.flatMap(({ list, ...entry }) => factsOf(list, ListEntry.parse(entry)));

const rowOf = (entry: string): string => (entry === '' ? '' : `II/${entry}`);

/** Ingredients with all their normalised names. */
type Named = readonly { readonly id: string; readonly names: readonly string[] }[];

/** Every ingredient with a name that begins with one of the plants, followed by a preparation if any is given. */
function ofPlants(ingredients: Named, plants: readonly string[], forms: readonly string[]): string[] {
  const heads = plants.map(normaliseName);
  const tails = forms.map(normaliseName);
  const fits = (name: string): boolean =>
    heads.some((head) => {
      if (!name.startsWith(head)) return false;
      if (forms.length === 0) return name === head || name.startsWith(`${head} `);
      return tails.some(
        (tail) => name === `${head} ${tail}` || (name.startsWith(`${head} (`) && name.endsWith(` ${tail}`)),
      );
    });
  return ingredients.filter(({ names }) => names.some(fits)).map(({ id }) => id);
}

/**
 * Gives the members of the law's group entries what the entry says (method M1.4.2). What Annexes III to VI allow stays
 * conditional (method M1.4.1).
 * @param ingredients with the facts of the lists
 * @returns them and the new ones, sorted by id
 */
export function joinGroups(
  ingredients: readonly SourceIngredient[],
  groups: readonly EntryGroup[],
): { readonly ingredients: SourceIngredient[]; readonly count: GroupCount } {
  const joiner = new GroupJoiner(ingredients, groups);
  const all: Named = ingredients.map(({ id, name, synonyms }) => ({
    id,
    names: [name, ...synonyms].map(normaliseName),
  }));
  for (const group of groups) {
    if (group.how === 'none') continue;
    const row = rowOf(group.entry);
    const facts = group.entry === '' ? [] : [prohibition(group)];
    if (group.how === 'members') {
      for (const line of group.members) {
        const names = line.split('|');
        const further = names.slice(0, 2).flatMap((name) => group.derivatives.map((what) => `${name} ${what}`));
        joiner.tell(joiner.idOf([...names, ...further], group.functions), [...facts, ...besideOf(group.also)], row);
      }
    } else if (group.how === 'element') {
      const prohibited = group.prohibited ? facts : [];
      const beside = besideOf(group.also);
      joiner.tell(joiner.ownId(group.name), [...prohibited, ...beside], row);
      if (group.prohibited)
        for (const line of group.members) {
          const id = joiner.idOf(line.split('|'), []);
          // The list means "all others": a member with an entry of its own in a list is not included.
          joiner.tell(id, joiner.isBare(id) ? [...facts, ...beside] : facts, row);
        }
    } else {
      const made = group.forms.map((form) => group.plants.map((plant) => `${plant} ${form}`));
      const ids = new Set(ofPlants(all, group.plants, group.forms));
      if (made.length === 0) ids.add(joiner.idOf([...group.plants, ...group.aliases], ['botanical']));
      else for (const names of made) ids.add(joiner.idOf([...names, ...group.aliases], []));
      for (const id of ids) {
        if (made.length === 0) joiner.growsAs(id);
        joiner.tell(id, facts, row);
      }
    }
  }
  tellDerived(joiner, groups, all);
  const joined = [...joiner.index.byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ingredients: joined, count: joiner.count };
}

/** Covers our own identities that are salts, esters or compounds by name. The pack finds them before any grammar. */
function tellDerived(joiner: GroupJoiner, groups: readonly EntryGroup[], all: Named): void {
  const excepted = new Set(
    groups.flatMap((group) => (group.how === 'element' ? group.except : [])).map((name) => normaliseName(name)),
  );
  for (const { id: own, names } of all) {
    const one = joiner.index.byId.get(own);
    if (one === undefined || one.prohibited.length > 0) continue;
    if (names.some((name) => excepted.has(name))) continue;
    for (const base of names.flatMap(derivedFrom)) {
      const id = joiner.index.named(named([base]));
      const group = id === undefined || id === one.id ? undefined : joiner.index.byId.get(id);
      const [row] = group?.prohibited ?? [];
      const fact = group?.facts.find(({ class: name }) => name === 'PROHIBITED');
      if (row !== undefined && fact !== undefined) joiner.tell(one.id, [fact], row);
    }
  }
}
