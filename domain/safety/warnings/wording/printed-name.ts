import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { ScoredItem } from '../../points.ts';

/** Longer print is a stretch that was not split into names. */
const LONGEST = 40;

/**
 * The label's own words for ingredients named in warnings, if a person holding the packaging would not find that name
 * on it: "Raisins" for Grapes, "E951" for Aspartame (method M6.2.18).
 * @param scored the items of the label
 * @returns by the name of the ingredient; left out if one of the two contains the other
 */
export const printedNames = (scored: readonly ScoredItem[]): ReadonlyMap<string, string> => {
  const printed = new Map<string, string>();
  for (const { item } of scored) {
    if (item.known === null || item.printed === item.name || item.printed.length > LONGEST) continue;
    if (/[\n:;]/.test(item.printed) || printed.has(item.name)) continue;
    const words = normaliseName(item.printed);
    const name = normaliseName(item.name);
    if (words !== '' && !words.includes(name) && !name.includes(words)) printed.set(item.name, item.printed);
  }
  return printed;
};
