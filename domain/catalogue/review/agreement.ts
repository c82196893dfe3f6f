import type { Report } from '../../safety/report.ts';

/** How many households with no adult in common must say the same. */
export const HOUSEHOLDS_THAT_AGREE = 3;

/** A household and its adults. */
export interface Voice {
  readonly householdId: string;
  readonly adults: readonly string[];
}

/**
 * The number of independent households. One person can own two, so households with an adult in common count as one,
 * even if only through a third.
 */
export function independentVoices(voices: readonly Voice[]): number {
  let groups: Set<string>[] = [];
  for (const { householdId, adults } of voices) {
    const mine = new Set([`household ${householdId}`, ...adults]);
    const apart = groups.filter((group) => [...mine].every((name) => !group.has(name)));
    for (const group of groups) if (!apart.includes(group)) for (const name of group) mine.add(name);
    groups = [...apart, mine];
  }
  return groups.length;
}

/** What a list results in: ingredients, warnings and score. */
export interface ListWeight {
  readonly ingredients: ReadonlySet<string>;
  readonly warnings: ReadonlySet<string>;
  readonly score: number | null;
}

/** What the list of a report results in. An ingredient is given by its id, or by its name if it has none. */
export const weigh = ({ ingredients, warnings, traces = [], score }: Report): ListWeight => ({
  ingredients: new Set([
    ...ingredients.filter(({ aside }) => aside !== true).map(({ id, name }) => id ?? name.toLowerCase()),
    ...traces.map((trace) => `trace ${trace.toLowerCase()}`),
  ]),
  warnings: new Set(warnings.map(({ audience, family, ingredient }) => `${audience} ${family ?? ingredient}`)),
  score,
});

/** Why a contribution waits for a person. */
export type WaitReason =
  | 'few_households'
  | 'new_product'
  | 'better_source'
  | 'removes_ingredient'
  | 'removes_warning'
  | 'raises_score';

/** Sources whose lists an agreement may add to: catalogues that anybody may edit, and an earlier agreement. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['off', 'obf', 'opff', 'opf', 'households']);

/**
 * Whether what several households say is accepted without a person checking it (product P14.14). It may add ingredients
 * and warnings. Anything that would remove one, raise the score, give a first score, or change the list of a better
 * source waits, so that anyone who invents households can only make a product look worse.
 * @param voices number of households with no adult in common that say the same
 * @param now the product as it is in the catalogue, and the key of the source of its list; null if it has none
 * @returns null if it is accepted
 */
export function reviewReason(
  voices: number,
  now: (ListWeight & { readonly listFrom: string | null }) | null,
  offered: ListWeight,
): WaitReason | null {
  const lacks = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((name) => !other.has(name));
  if (voices < HOUSEHOLDS_THAT_AGREE) return 'few_households';
  if (now === null || now.listFrom === null) return 'new_product';
  if (!OPEN_TO_ALL.has(now.listFrom)) return 'better_source';
  if (lacks(now.ingredients, offered.ingredients)) return 'removes_ingredient';
  if (lacks(now.warnings, offered.warnings)) return 'removes_warning';
  if (offered.score !== null && (now.score === null || offered.score > now.score)) return 'raises_score';
  return null;
}
