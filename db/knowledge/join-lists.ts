import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { badgesOf, factsOf } from './list-facts.ts';
import type { HazardList, ListEntry, ListName } from './list-schema.ts';
import { limitedToNonFood } from './nutrient-forms.ts';
import type { SourceFact, SourceIngredient } from './source-schema.ts';
import { SubstanceIndex } from './substance-index.ts';

/** What happened to the entries of one list. */
export interface JoinCount {
  readonly list: ListName;
  readonly edition: string;
  /** Substances in the list; some rows hold several. */
  entries: number;
  /** Rows of the list that state a condition. */
  readonly conditionalRows: Set<string>;
  joined: number;
  made: number;
  facts: number;
}

/** An entry or fact that was not taken, and why. */
export interface Refusal {
  readonly list: ListName;
  readonly what: string;
  readonly why: string;
}

/** Ingredients with the facts of the lists, and counts of what was joined. */
export interface JoinedLists {
  readonly ingredients: SourceIngredient[];
  readonly counts: readonly JoinCount[];
  readonly refused: readonly Refusal[];
  /** Ids of the ingredients that only the lists name. */
  readonly made: ReadonlySet<string>;
}

// Layer 3, the class patterns, knows more about these names than a bare row does (method M1.3).
const LEFT_TO_PATTERN = /perfluor|polyfluor|(?:^|[ /(])(?:peg|ppg|polysorbate) \d|(?<!m)eth \d|^polyquaternium \d/;

const label = (one: ListEntry): string => [one.entry, one.names[0] ?? one.cas[0] ?? one.ec[0] ?? ''].join(' ').trim();
const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];
/** The publisher that a citation begins with: "CosIng", "CLP", "Prop". */
const publisher = (source: string): string => source.split(' ')[0] ?? '';

/** A class from one publisher counts once per route, whichever row states it. */
const hasFact = (facts: readonly SourceFact[], fact: SourceFact): boolean =>
  facts.some(
    (one) => one.class === fact.class && one.route === fact.route && publisher(one.source) === publisher(fact.source),
  );

/**
 * Joins the published lists to our ingredients by CAS, EC and Colour Index number and by name, and creates an
 * ingredient for every listed substance that has none. Curated ingredients keep the classes that were decided for them.
 * @param curated ids of ingredients whose facts were compared with their sources one by one
 */
export function joinLists(
  ingredients: readonly SourceIngredient[],
  curated: ReadonlySet<string>,
  lists: readonly HazardList[],
): JoinedLists {
  const index = new SubstanceIndex(ingredients);
  const refused: Refusal[] = [];
  const made = new Set<string>();
  const counts = lists.map(({ list, edition, entries }): JoinCount => {
    const count: JoinCount = {
      ...{ list, edition, entries: entries.length, conditionalRows: new Set(), joined: 0, made: 0, facts: 0 },
    };
    for (const one of entries) {
      if (one.conditional !== undefined) count.conditionalRows.add(one.entry === '' ? label(one) : one.entry);
      const facts = limitedToNonFood(one, factsOf(list, one));
      const found = index.find(one);
      if (found.length > 0) count.joined += 1;
      const rest = index.unclaimed(one);
      const apart = found.length > 1 && rest.cas.length > 0;
      if (found.length === 0 || apart) {
        const names = rest.names.filter((name) => facts.length > 0 || !LEFT_TO_PATTERN.test(normaliseName(name)));
        const kept = { ...rest, names };
        if (names.length + rest.cas.length + rest.ec.length + rest.ci.length === 0)
          refused.push({ list, what: label(one), why: 'a class pattern knows more about the name' });
        else {
          const id = index.create(kept);
          found.push(id);
          made.add(id);
          count.made += 1;
        }
      } else if (found[0] !== undefined && found.length === 1) index.extend(found[0], one);
      // One name may have two numbers (a salt and its hydrate), and the name on a label cannot tell which is meant.
      const named = index.named(one);
      if (named !== undefined && !curated.has(named) && !found.includes(named)) found.push(named);
      for (const id of found) {
        const known = index.byId.get(id);
        if (known === undefined) continue;
        if (curated.has(id)) {
          for (const fact of facts)
            if (!known.facts.some((own) => own.class === fact.class))
              refused.push({ list, what: `${label(one)}: ${fact.class}`, why: `decided for ${id}` });
          continue;
        }
        const badges = badgesOf(list, one);
        const fresh = facts.filter((fact) => !hasFact(known.facts, fact));
        count.facts += fresh.length;
        index.byId.set(id, {
          ...known,
          facts: [...known.facts, ...fresh],
          permitted: union(known.permitted, badges.permitted),
          prohibited: union(known.prohibited, badges.prohibited),
          conditional: union(known.conditional, badges.conditional),
        });
      }
    }
    return count;
  });
  const joined = [...index.byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { ingredients: joined, counts, refused, made };
}
