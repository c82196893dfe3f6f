import type { ClaimForm } from './absence-claim.ts';
import { isAbsent } from './absence-claim.ts';
import { outsideBrackets, pairBrackets } from './brackets.ts';
import { endOfDenied, hasShare } from './claim-end.ts';
import { leadOf } from './item-lead.ts';
import { joinsLines } from './joins-lines.ts';
import { endOfAllergens, endOfKinds, isAllergenClaim, isUsualClaim, leavesClaim } from './usual-claim.ts';

/** A stretch of an item that states an absence: absent, perhaps absent, or present after all. */
export interface ClaimPart {
  readonly start: number;
  readonly end: number;
  readonly as: 'free_from' | 'maybe_free_from' | 'present';
}

// After a hyphen the line break is inside a word.
const LINE_END = /(?<!\p{L}-[ \t]*)\n\s*(?=\S)/gu;
const SENTENCE_END = /[.!?;](?=\s+\S)/g;
const SHORTENED = /(?:^|[^a-z])(?:no|nr|etc|incl|inkl|approx|[a-z])$/;
const NAMED_LINE = /^[^\n:]{2,40}:/;
const BULLET = /^\s*[•∙●▪■‣◦⋅・·*✓✗✕×-]/;
const LETTERS = /\p{L}{2}/u;
/** Matches a bracket with three names or more. */
const LIST = /,[^,]{2,},/;
const PARTED = / [/+|–-] /g;
// "Free from the following: …", "no allergens: …".
const COLLECTIVE =
  /^[^:(]{0,24}(?:follow|allerg|alerg|toxi|ingredien|substan|chemical|nast|metal|suivant|folgend|siguient|seguent|volgende|(?<!duft|farb|riech|aroma|konservierungs|zusatz)stoff|additi|(?<!zucker|salz|alkohol)zusatz)[a-z]{0,6} ?$/;
const ADDITIVE = /^(?:e|ci|ins)[ -]?\d{3}/;
const STEM = 5;
const JOINED = / (?:and|or|nor|et|ou|ni|y|e|ed|o|en|of|och|eller|og|i|lub) /;

const placesOf = (pattern: RegExp, text: string): readonly number[] =>
  outsideBrackets(
    text,
    Array.from(text.matchAll(pattern), ({ index }) => index),
  );

const endOfSentence = (folded: string, lead: number): number =>
  placesOf(SENTENCE_END, folded).find(
    (index) => index > lead && !SHORTENED.test(folded.slice(Math.max(0, index - 8), index)),
  ) ?? folded.length;

/** How far an absence reaches into its item: to the end of its line, and of the lines that may continue it. */
interface Reach {
  readonly line: number;
  readonly end: number;
}

/** For a claim on one line: lines after it that begin in lower case may continue it. */
const reachOfLine = (text: string, folded: string, lead: number): Reach => {
  const last = endOfSentence(folded, lead);
  let line = -1;
  for (const index of placesOf(LINE_END, text)) {
    if (index >= last) break;
    if (!/[\p{L}\d]/u.test(text.slice(lead, index)) || joinsLines(folded, index)) continue;
    if (line < 0) line = index;
    const next = text.slice(index).trimStart().charAt(0);
    if (next === next.toUpperCase()) return { line, end: index };
  }
  return { line: line < 0 ? last : line, end: last };
};

/** For a heading: its lines, up to one with a colon or without the others' bullet, or after one with several items. */
const reachOfLines = (folded: string, lead: number, bulleted: boolean): Reach => {
  const last = endOfSentence(folded, lead);
  let from = lead;
  for (const index of placesOf(LINE_END, folded)) {
    if (index >= last) break;
    const member = folded.slice(from, index);
    if (!LETTERS.test(member)) continue;
    const next = folded.slice(index);
    const ended =
      NAMED_LINE.test(next.trimStart()) || (bulleted ? !BULLET.test(next.trimStart()) : member.includes(','));
    if (ended) return { line: index, end: index };
    from = index;
  }
  return { line: last, end: last };
};

const isClaimed = (part: string): boolean => {
  const own = part.trim();
  if (!LETTERS.test(own) || isUsualClaim(own) || ADDITIVE.test(own)) return true;
  const lead = leadOf(own.slice(0, 160));
  return lead !== null && isAbsent(lead);
};

/** Whether a bracket only explains what is absent: "no parabens (methylparaben)", "sans sulfites (E220)". */
const explains = (held: string, absent: string): boolean => {
  if (COLLECTIVE.test(absent)) return true;
  const stems = (absent.match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, STEM));
  return held.split(',').every((one) => isClaimed(one) || stems.some((stem) => one.includes(stem)));
};

// "free from parabens Retinol": up to the next bracket, colon or line end.
const RUN = /^[^([{:\n]*/;

// "free from milk Peanuts": a capital after a claim in lower case.
const SMALL_LETTERS = /^\p{Ll}[\p{Ll} '’-]*(?= \p{Lu}\p{Ll})/u;

const isOfKinds = (words: string): boolean => endOfKinds(words) === words.length || isAllergenClaim(words);

/** Words right after a usual claim, without a separator: it is unclear whether they are denied. */
const runOn = (text: string, folded: string, lead: number): readonly Doubt[] => {
  const from = lead + (/^[\s:]*/.exec(folded.slice(lead))?.[0].length ?? 0);
  const small = SMALL_LETTERS.exec(text.slice(from, folded.length))?.[0].length ?? 0;
  const named = folded.slice(from, from + small);
  const isSmall = small > 0 && named.split(JOINED).every(isOfKinds);
  const kinds = endOfAllergens(folded.slice(from)) || (isSmall ? small : endOfKinds(folded.slice(from)));
  const rest = folded.slice(from + kinds);
  if (kinds === 0 || !leavesClaim(rest)) return [];
  const run = RUN.exec(rest)?.[0].trimEnd().length ?? 0;
  return [[from + kinds, from + kinds + run, 'maybe_free_from']];
};

/**
 * The text after the bracket that a claim is in, "(sin gluten) Cacahuetes", marked `maybe_free_from` if the claim
 * itself is in doubt. Null if the claim is not in a bracket or nothing follows it.
 */
const ownBracket = (folded: string, lead: number): Doubt | null => {
  const open = folded.slice(0, Math.min(lead, 3)).search(/[([{]/);
  const close = open < 0 ? -1 : (pairBrackets(folded)[open] ?? -1);
  if (close <= lead || close >= folded.length - 1) return null;
  const sure = folded
    .slice(lead, close)
    .split(',')
    .every((one, index) => index === 0 || isAllergenClaim(one.trim()) || isClaimed(one));
  return [close + 1, folded.length, sure ? 'present' : 'maybe_free_from'];
};

type Doubt = readonly [start: number, end: number, as: 'maybe_free_from' | 'present'];

/**
 * Stretches of a claim for which it is unclear whether they are denied: brackets, and parts after " / ", " + ", " | ",
 * a dash or a colon. A bracket with three or more items is an ingredient list: "No sugar added ice cream (milk, cream,
 * …)".
 */
const doubtsIn = (text: string, folded: string, lead: number, heading: boolean, listed: boolean): readonly Doubt[] => {
  const doubts: Doubt[] = [...runOn(text, folded, lead)];
  const pairs = pairBrackets(folded);
  for (let at = 0; at < folded.length; at += 1) {
    const close = pairs[at] ?? -1;
    if (close <= at) continue;
    const [held, absent] = [folded.slice(at + 1, close), folded.slice(lead, at)];
    if (at > lead && LETTERS.test(absent) && !explains(held, absent))
      doubts.push([at, close + 1, LIST.test(held) ? 'present' : 'maybe_free_from']);
    at = close;
  }
  const signs = placesOf(PARTED, folded).filter((at) => at > lead && LETTERS.test(folded.slice(lead, at)));
  for (const [place, at] of signs.entries()) {
    const end = signs[place + 1] ?? folded.length;
    if (!isClaimed(folded.slice(at + 3, end))) doubts.push([at, end, 'maybe_free_from']);
  }
  const colon = heading ? undefined : placesOf(/:/g, folded).find((at) => at > lead);
  const before = folded.slice(lead, colon);
  if (colon !== undefined && LETTERS.test(before) && !COLLECTIVE.test(before) && !isClaimed(folded.slice(colon + 1))) {
    // "ohne Alkohol: Aqua, Glycerin": the claim is complete, and the list begins.
    const named = before.trim();
    const begins = !listed && endOfKinds(named) === named.length && !explains(folded.slice(colon + 1), before);
    doubts.push(begins ? [colon + 1, folded.length, 'present'] : [colon, folded.length, 'maybe_free_from']);
  }
  return doubts.sort(([one], [other]) => one - other);
};

/**
 * Splits an item that states an absence into what it denies, what it may deny, and what is present (method M2.7.4,
 * M2.7.8).
 * @param text the item as printed
 * @param folded the same, folded
 * @param lead where the words of absence end in it
 * @param as what the denied part is read as
 * @param listed whether ingredients were read before it
 * @returns parts that cover every character of the item, in order
 */
export const claimParts = (
  text: string,
  folded: string,
  lead: number,
  as: 'free_from' | 'maybe_free_from',
  form: ClaimForm,
  listed: boolean,
): readonly ClaimPart[] => {
  const bracket = ownBracket(folded, lead);
  if (bracket !== null) {
    const [behind, end, sure] = bracket;
    return [
      { start: 0, end: behind, as: sure === 'present' ? as : sure },
      { start: behind, end, as: 'present' },
    ];
  }
  const reach = form.onLines ? reachOfLines(folded, lead, form.bulleted) : reachOfLine(text, folded, lead);
  const denied = endOfDenied(folded.slice(0, reach.end), lead);
  const end = denied < 0 ? reach.end : denied;
  const claim = folded.slice(0, end);
  const own = hasShare(claim.slice(lead)) ? 'maybe_free_from' : as;
  const parts: ClaimPart[] = [];
  const put = (from: number, to: number, kind: ClaimPart['as']): void => {
    if (from < to) parts.push({ start: from, end: to, as: kind });
  };
  // Adds the text up to `to`. Lines that may continue the claim are in doubt.
  let from = 0;
  const sure = (to: number): void => {
    put(from, Math.min(to, Math.max(from, reach.line)), own);
    put(Math.max(from, reach.line), to, 'maybe_free_from');
  };
  for (const [open, close, kind] of doubtsIn(text, claim, lead, form.heading, listed)) {
    if (open < from) continue;
    sure(open);
    put(open, close, kind);
    from = close;
  }
  sure(end);
  put(end, text.length, 'present');
  return parts;
};
