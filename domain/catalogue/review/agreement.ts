import type { Report } from '../../safety/report.ts';

/** So many households that have nobody in common must say the same. */
export const HOUSEHOLDS_THAT_AGREE = 3;

/** A household, and who are its adults. */
export interface Voice {
  readonly householdId: string;
  readonly adults: readonly string[];
}

/**
 * How many households speak for themselves: one person can own two, so those with an adult in common, also by way of a
 * third, are one.
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

/** What a list comes to: which ingredients, which warnings, which score. */
export interface ListWeight {
  readonly ingredients: ReadonlySet<string>;
  readonly warnings: ReadonlySet<string>;
  readonly score: number | null;
}

/** What the list of a report comes to. An ingredient is what it was found to be, else its words. */
export const weigh = ({ ingredients, warnings, traces = [], score }: Report): ListWeight => ({
  ingredients: new Set([
    ...ingredients.filter(({ aside }) => aside !== true).map(({ id, name }) => id ?? name.toLowerCase()),
    ...traces.map((trace) => `trace ${trace.toLowerCase()}`),
  ]),
  warnings: new Set(warnings.map(({ audience, family, ingredient }) => `${audience} ${family ?? ingredient}`)),
  score,
});

/** Why something offered waits for a person. */
export type WaitReason =
  | 'few_households'
  | 'new_product'
  | 'better_source'
  | 'removes_ingredient'
  | 'removes_warning'
  | 'raises_score';

/** Whose lists an agreement may add to: catalogues that anybody may write, and an earlier agreement. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['off', 'obf', 'opff', 'opf', 'households']);

/**
 * Whether what several households say is taken without a person having looked (product P14.14). It may add ingredients
 * and warnings. What would take one away, raise the score, give a first score, or change the list of a better source
 * waits: whoever invents households can only make a product look worse.
 * @param voices households that say the same and have nobody in common
 * @param now the product as the catalogue has it, and the key of the source of its list; null where it has none
 * @returns null where it is taken
 */
export function whyItWaits(
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
