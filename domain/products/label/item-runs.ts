import { areChainShares } from './chain-shares.ts';
import { readPercent } from './percent.ts';

const LETTERS = /[a-z]{3}/;
const AMOUNT = /\d{1,6}(?:[.,]\d{1,4})? ?(?:mg|mcg|µg|ug|g|iu|ppm)(?![a-z])/g;
// Words that continue to describe the name before them, rather than a new name.
const GOES_ON =
  /^[\s),.;:*_-]*(?:(?:de|d'|du|des|of|di|del|della|von|vom|in|im|en|with|avec|mit|con|and|et|und|y|e|or|ou|oder|min|max|minimum|maximum|mindestens|vol|alc|mg|m\.g|mat|matiere|fat|fett|grassi|grasa|milkfat|butterfat|moisture|total|daily|rda|vnr|nrv|by)(?![a-z])|$)/;

/** The closing bracket and space of "(67%)" belong to the name before it. */
const behind = (folded: string, end: number): number =>
  folded.length - folded.slice(end).replace(/^[ )\]]+/, '').length;

/**
 * Splits a stretch whose commas are missing where its percentages show that a new item begins: "wheat flour (67%)
 * lentil flour (33%)", "Permethrin 44% Imidacloprid 8.8%", "10% sugar 5% salt".
 * @param folded the item, folded
 * @param brackets its brackets at depth 0, as positions in the item
 * @param doses whether amounts separate names as well ("paracetamol 500 mg caffeine 65 mg")
 * @returns positions where a further item begins; empty for most items
 */
export const runCuts = (
  folded: string,
  brackets: readonly (readonly [open: number, close: number])[],
  doses: boolean,
): number[] => {
  let outside = folded;
  for (const [open, close] of brackets) {
    const inner = outside.slice(open + 1, close);
    if (/%/.test(inner) && !LETTERS.test(inner) && !areChainShares(inner)) continue;
    outside = outside.slice(0, open) + ' '.repeat(close + 1 - open) + outside.slice(close + 1);
  }
  const shares = readPercent(outside).spans;
  const amounts = doses ? [...outside.matchAll(AMOUNT)].map((at) => [at.index, at.index + at[0].length] as const) : [];
  const spans = shares.length > 0 ? shares : amounts;
  const [first] = spans;
  if (!first || spans.length < 2) return [];
  const cuts: number[] = [];
  const leads = !LETTERS.test(outside.slice(0, first[0]));
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (!next) break;
    const between = outside.slice(span[1], next[0]);
    // "5-15 %: zeolite" heads what follows.
    const heads = /^ ?:/.test(outside.slice(next[1]));
    if (!LETTERS.test(between) || GOES_ON.test(between) || heads) continue;
    if (leads) cuts.push(next[0]);
    else cuts.push(behind(folded, span[1]));
  }
  const [, end] = spans[spans.length - 1] ?? first;
  const tail = outside.slice(end);
  if (cuts.length > 0 && !leads && LETTERS.test(tail) && !GOES_ON.test(tail)) cuts.push(behind(folded, end));
  return cuts;
};
