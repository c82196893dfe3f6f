import { areChainShares } from './chain-shares.ts';
import { readPercent } from './percent.ts';

/** One item taken apart: the brackets to read, and those that are not part of the name. */
export interface ItemShape {
  /** Brackets that may hold ingredients, as positions in the text. */
  readonly brackets: readonly (readonly [open: number, close: number])[];
  /** From a bracket that holds only a percentage, "(30%)". */
  readonly percent: number | null;
  /** Positions to leave out of the name: brackets of percentages and chain lengths. */
  readonly gaps: readonly (readonly [open: number, close: number])[];
}

/** Maximum number of brackets read in one item. */
const MOST_BRACKETS = 40;
// "(2-ethylhexyl)", "(1,1'-biphenyl)"
const LOCANT = /^\d{1,2}[\d,']{0,6}-[a-z]/;
const isClosing = (code: number): boolean => code === 41 || code === 93 || code === 125;
const JOINING = /[\p{L}\d-]/u;

/** "di(2-ethylhexyl) phthalate", "(E)-2-hexenal": a bracket inside a chemical name. */
const isChemical = (folded: string, open: number, close: number, start: number, end: number): boolean => {
  const before = open > start ? folded.charAt(open - 1) : '';
  const joinsAfter = close + 1 < end && JOINING.test(folded.charAt(close + 1));
  const joinsBefore = JOINING.test(before);
  if (joinsBefore && LOCANT.test(folded.slice(open + 1, open + 12))) return true;
  return joinsAfter && (before === '' || joinsBefore);
};

/**
 * Sorts the brackets of an item.
 * @param folded the label, folded in place
 * @param pairs the item's brackets at depth 0
 */
export const shapeOf = (
  folded: string,
  pairs: readonly (readonly [number, number])[],
  start: number,
  end: number,
): ItemShape => {
  const brackets: (readonly [number, number])[] = [];
  const gaps: (readonly [number, number])[] = [];
  let percent: number | null = null;
  for (const [open, last] of pairs) {
    // A bracket without a partner ends with the item, however it was trimmed.
    const closed = isClosing(folded.charCodeAt(last));
    const close = closed ? last : Math.min(last, end);
    if (open < start || open + 1 >= close || (closed && close >= end) || brackets.length >= MOST_BRACKETS) continue;
    const content = folded.slice(open + 1, close);
    // "polyoxyethylene (40) stearate", "Aloe (1)"
    if (/^\d{1,2}$/.test(content)) continue;
    if (areChainShares(content)) {
      gaps.push([open, close]);
      continue;
    }
    const share = readPercent(content);
    if (share.percent !== null && !/\p{L}{2}/u.test(cutOut(content, share.spans))) {
      percent = share.percent;
      gaps.push([open, close]);
    } else if (!isChemical(folded, open, close, start, end)) brackets.push([open, close]);
  }
  return { brackets, percent, gaps };
};

/** A text without some spans, each replaced by a space. */
export const cutOut = (text: string, spans: readonly (readonly [start: number, end: number])[]): string => {
  if (spans.length === 0) return text;
  let out = '';
  let from = 0;
  for (const [start, end] of spans) {
    out += `${text.slice(from, start)} `;
    from = end;
  }
  return out + text.slice(from);
};
