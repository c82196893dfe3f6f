import { isAdditiveRow } from './additive-row.ts';
import type { BracketPairs } from './brackets.ts';
import { digitsFrom, isDigit } from './digits.ts';
import { claimsAbsence } from './item-lead.ts';
import { joinsLines } from './joins-lines.ts';
import { isFreeFromName } from './markers.ts';
import { beginsStatement } from './statement-starts.ts';

/** Why an item ends: a separator of the list, the end of a sentence, or an empty line or the end of the stretch. */
export type Ending = 'item' | 'sentence' | 'section';

/** One item of a list, as positions in the text, not yet trimmed. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly ending: Ending;
  /** Its brackets at depth 0. */
  readonly brackets: readonly (readonly [open: number, close: number])[];
}

type Sign = 'comma' | 'bullet' | 'line' | 'dash' | 'sentence' | 'section';

const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13 || code === 160;
const isOpening = (code: number): boolean => code === 40 || code === 91 || code === 123;
const isCapital = (sign: string): boolean => sign !== sign.toLowerCase();
const isLetter = (sign: string): boolean => sign.toLowerCase() !== sign.toUpperCase();

// Abbreviations: a full stop after them does not end a sentence.
const SHORTENED =
  /(?:^|[^a-z])(?:[a-z]|no|nr|vit|spp?|ssp|subsp|var|st|mt|ca|cf|etc|approx|aprox|min|max|mind|inkl|incl|ind|cont|nat|art|org|extr|hydr|alc|ferm|deriv|dist|conc|pasteur|hydrog|veg|sod|pot|calc|ac|dil|tinct|aq|fol|flor|rad|sem|bzw|evtl|ggf)$/;

// "black pepper. tortilla: wheat flour"
const SUBHEADING = /^[a-z][^\s,;:.()]{2,20}(?: [a-z]{2,15}){0,2} ?:/;

// "salt. just add milk"
const ORDER =
  /^(?:do not|don't|never (?:feed|mix|give|use)|just add|simply add|ne pas|ne jamais|no mezclar|non mescolare) /;

const LETTERS_BEFORE = /\p{L}{4}$/u;
const GLUED = /^\p{L}[\p{L}\d%'’ -]*(?:[,;!?\n]|\.(?!\p{L})|$)/u;
/** Maximum length of a claim. */
const LONGEST_CLAIM = 48;

/** Whether the full stop at a position ends a sentence. */
const endsSentence = (text: string, folded: string, at: number, end: number, itemStart: number): boolean => {
  if (at + 1 >= end) return true;
  const next = folded.charCodeAt(at + 1);
  // "peanuts.gluten free", but not "www.glutenfrei.de".
  if (
    LETTERS_BEFORE.test(folded.slice(Math.max(0, at - 4), at)) &&
    GLUED.test(folded.slice(at + 1, at + LONGEST_CLAIM))
  )
    return claimsAbsence(folded.slice(at + 1, at + LONGEST_CLAIM));
  if (!isSpace(next) && next !== 42) return false;
  let after = at + 1;
  while (after < end && isSpace(folded.charCodeAt(after))) after += 1;
  if (after >= end) return true;
  const sign = text.charAt(after);
  const follows = folded.slice(after, after + 40);
  const isShortened = SHORTENED.test(folded.slice(Math.max(0, at - 12), at));
  if (beginsStatement(folded, after, end, isShortened) || ORDER.test(follows)) return true;
  // "mjölkfri. socker": the absence is complete.
  if (isFreeFromName(folded.slice(itemStart, at).trim())) return true;
  if (isLetter(sign) && !isCapital(sign)) {
    // "vitamin b12 (cyanocobalamin). bht added to packaging": no abbreviation ends in a bracket.
    if (')]}'.includes(folded.charAt(at - 1))) return true;
    return SUBHEADING.test(follows);
  }
  return !isShortened;
};

/** The code of the character before a run of primes that ends at a position. */
const primed = (folded: string, at: number): number => {
  let from = at;
  while (at - from < 6 && "'\u2019\u2032".includes(folded.charAt(from))) from -= 1;
  return folded.charCodeAt(from);
};

const ADDITIVE = /(?:^|[^a-z])e ?\d{3,4}$/;

const BOUND =
  /(?:but|aber|jedoch|mais|pero|ma) (?:less|under|below|weniger|unter|moins|inferieure?|menos|inferiore?|meno)[ a-z]{0,8} ?\d/y;

// Index names in inverted order: "Benzene, mono-C10-13-alkyl derivs., sodium salts". "…, C12-15 Alkyl Benzoate" begins
// the next ingredient.
const INVERTED =
  /^, (?:(?:mono-|di-)?c\d{1,2}-\d{1,2}[ -][a-z -]{3,24} derivs|[a-z\d-]{2,24} derivs|reaction products? with|(?:sodium|potassium|calcium|ammonium|barium|lead|zinc|magnesium|lithium) salts?(?![a-z]| of )|polymers? with|compds|branched and linear|sulfonated|fractionation bottoms|heavy ends|ethoxylated|propoxylated)/;

/** Whether the comma at a position is part of a number or chemical name ("0,5 %", "1,2-hexanediol", "N,N-diethyl"). */
const belongsToName = (folded: string, at: number, itemStart: number): boolean => {
  const before = folded.charCodeAt(at - 1);
  const next = folded.charCodeAt(at + 1);
  if (isDigit(before) && isDigit(next)) {
    // "CI 77491,77492" and "E330,331" are two numbers each.
    if (digitsFrom(folded, at - 1, -1) >= 4 && digitsFrom(folded, at + 1, 1) >= 4) return false;
    // "621,627,631" are additives: no single number has two commas like these.
    if (isAdditiveRow(folded, at)) return false;
    return !ADDITIVE.test(folded.slice(Math.max(0, at - 8), at));
  }
  // "2,2',2''-nitrilotris": a locant with its primes between locants.
  if (before === 39 || before === 0x2019 || before === 0x2032) {
    const locant = primed(folded, at - 1);
    if (isDigit(next) && isDigit(locant)) return true;
    // "N,N,N',N'-tetramethyl"
    if ((next === 110 || next === 111) && (locant === 110 || locant === 111) && /['’′-]/.test(folded.charAt(at + 2)))
      return true;
  }
  // "1, 2-hexanediol": only a locant before the comma, and a locant with a hyphen after it.
  if (isDigit(before) && isSpace(next) && isDigit(folded.charCodeAt(at + 2))) {
    const locant = folded.slice(itemStart, at).trim();
    if (locant.length <= 2 && /^\d+$/.test(locant)) return /^ \d{1,2}-[a-z]/.test(folded.slice(at + 1, at + 6));
  }
  if (isSpace(next) && INVERTED.test(folded.slice(at, at + 48))) return true;
  // "5 % oder mehr, aber weniger als 15 %".
  if (isSpace(next)) {
    BOUND.lastIndex = at + 2;
    return BOUND.test(folded);
  }
  if ((before === 110 || before === 111) && (next === 110 || next === 111)) {
    const sides = folded.charCodeAt(at - 2);
    return !(sides >= 97 && sides <= 122) && /[-',]/.test(folded.charAt(at + 2));
  }
  return false;
};

/** "&amp;" ends with a semicolon that is not a separator. */
const endsEntity = (folded: string, at: number): boolean =>
  /&(?:[a-z]{2,6}|#\d{2,4})$/.test(folded.slice(Math.max(0, at - 7), at));

const LOCANT_BEFORE = /(?:^|[^a-z\d])\d{1,2} $/;
const LOCANT_AFTER = /^- \d{1,2}(?: -| ?%)/;

// "mono - et diglycérides"
const HYPHENATED = /^- (?:et|and|und|y|e|ou|or|en|och|oder) /;

/** Dashes separate the list if there are at least this many, and no fewer than commas and bullets. */
const MANY_DASHES = 4;

const COMMAS = ',，、،‚。';
// Ticks and crosses of an allergen table are between its names (method M2.3.1).
const BULLETS = '•∙●▪■‣◦⋅・|·✓✔☑✅✗✘✖❌☒';

/** The separator at a position, before the kind of list is known; null if there is none. */
const signAt = (text: string, folded: string, at: number, end: number, itemStart: number): Sign | null => {
  const sign = folded.charAt(at);
  if (COMMAS.includes(sign)) return belongsToName(folded, at, itemStart) ? null : 'comma';
  if (sign === ';') return endsEntity(folded, at) ? null : 'comma';
  if (sign === '.' || sign === '!' || sign === '?') {
    // "Hydrochloric acid ..... 9.25%"
    if (folded.charAt(at - 1) === '.' || folded.charAt(at + 1) === '.') return null;
    if (at > itemStart && isSpace(folded.charCodeAt(at - 1)) && isSpace(folded.charCodeAt(at + 1))) return 'bullet';
    return endsSentence(text, folded, at, end, itemStart) ? 'sentence' : null;
  }
  if (sign === '·' || sign === '|') {
    const letters = isLetter(folded.charAt(at - 1)) && isLetter(folded.charAt(at + 1));
    return letters ? null : 'bullet';
  }
  if (BULLETS.includes(sign)) return 'bullet';
  if (sign === '-') {
    // "Aqua (Water)- Parfum"
    const opens = at === itemStart || isSpace(folded.charCodeAt(at - 1)) || folded.charAt(at - 1) === ')';
    if (!opens || !isSpace(folded.charCodeAt(at + 1)) || HYPHENATED.test(folded.slice(at, at + 8))) return null;
    // "2 - bromo - 2 - nitropropane", "5 - 10 %": locants and ranges.
    return LOCANT_BEFORE.test(folded.slice(Math.max(0, at - 5), at)) || LOCANT_AFTER.test(folded.slice(at, at + 7))
      ? null
      : 'dash';
  }
  if (sign === '\n') {
    let after = at + 1;
    let lines = 1;
    // Only part of a run of white space is examined, so that many runs cost no more than their total length.
    while (after < end && after - at < 40 && isSpace(folded.charCodeAt(after))) {
      if (folded.charAt(after) === '\n') lines += 1;
      after += 1;
    }
    if (lines > 1) return 'section';
    const next = text.charAt(after);
    return (isLetter(next) && !isCapital(next)) || '-/)'.includes(folded.charAt(at - 1)) || joinsLines(folded, at)
      ? null
      : 'line';
  }
  return null;
};

// Letters, digits and spaces are never separators: skips most of a label quickly.
const isPlain = (code: number): boolean => (code >= 97 && code <= 122) || code === 32 || isDigit(code);

type Counts = Record<Sign, number>;
const NOTHING_COUNTED: Readonly<Counts> = { comma: 0, bullet: 0, line: 0, dash: 0, sentence: 0, section: 0 };

interface Mark {
  readonly at: number;
  readonly sign: Sign;
  /** How often each separator occurs in the same statement. */
  readonly counts: Counts;
  /** Where the next item begins, if not just after. */
  readonly resume?: number;
}

/** "(and)", "(et)" between the parts of a blend. */
const JOIN = /^[([](?:and|et|und|y|&)[)\]]/;

/**
 * Splits a stretch at depth 0 at commas, semicolons and bullets; at a line break before a capital if the list has one
 * item a line; at " - " if nothing else separates (method M2.3.1). Never inside brackets, numbers or chemical names.
 * @param text the label
 * @param folded the label, folded in place
 * @param pairs its brackets
 * @param whole false inside a bracket, where line breaks are only wrapping
 * @param cuts spaces at which a new sentence begins without a full stop before it
 */
export const splitItems = (
  text: string,
  folded: string,
  pairs: BracketPairs,
  start: number,
  end: number,
  whole: boolean,
  cuts: ReadonlySet<number> = new Set(),
): Piece[] => {
  const marks: Mark[] = [];
  const brackets: (readonly [number, number])[] = [];
  const all: Counts = { ...NOTHING_COUNTED };
  let counts: Counts = { ...NOTHING_COUNTED };
  let itemStart = start;
  let closing = 0;
  for (let at = start; at < end; at += 1) {
    const code = folded.charCodeAt(at);
    if (cuts.has(at)) {
      marks.push({ at, sign: 'sentence', counts });
      // A statement after a list may use other separators than the list.
      counts = { ...NOTHING_COUNTED };
      continue;
    }
    if (isPlain(code)) continue;
    const partner = pairs[at] ?? -1;
    if (partner > at && partner < end) {
      if (JOIN.test(folded.slice(at, at + 6))) {
        marks.push({ at, sign: 'comma', counts, resume: partner + 1 });
        counts.comma += 1;
        all.comma += 1;
        itemStart = partner + 1;
      } else brackets.push([at, partner]);
      at = partner;
      continue;
    }
    // A bracket without a partner closes where its item ends (method M2.3.3).
    if (partner < 0 && isOpening(code)) brackets.push([at, -1]);
    const sign = signAt(text, folded, at, end, itemStart);
    if (sign === null) continue;
    marks.push({ at, sign, counts });
    counts[sign] += 1;
    all[sign] += 1;
    if (sign === 'dash' && folded.charAt(at - 1) === ')') closing += 1;
    if (sign !== 'dash' && sign !== 'line') itemStart = at + 1;
  }
  const dashes = (of: Counts): boolean => {
    const others = of.comma + of.bullet;
    return others === 0 ? of.dash > 1 : of.dash >= MANY_DASHES && of.dash >= others;
  };
  const used = (sign: Sign, own: Counts): boolean => {
    if (sign === 'line') return whole && own.bullet === 0 && own.comma < own.line;
    if (sign === 'dash') return closing > 1 || dashes(own) || dashes(all);
    return whole || sign !== 'section';
  };
  const pieces: Piece[] = [];
  let from = start;
  let bracket = 0;
  const cut = (to: number, ending: Ending, resume = to + 1): void => {
    const own: (readonly [number, number])[] = [];
    for (; bracket < brackets.length; bracket += 1) {
      const pair = brackets[bracket];
      if (!pair || pair[0] >= to) break;
      const open = own[own.length - 1];
      // What follows a bracket without a partner is inside it.
      if (open?.[1] !== to) own.push(pair[1] < 0 ? [pair[0], to] : pair);
    }
    pieces.push({ start: from, end: to, ending, brackets: own });
    from = resume;
  };
  for (const { at, sign, counts, resume } of marks) {
    if (at < from || !used(sign, counts)) continue;
    cut(at, sign === 'section' ? 'section' : sign === 'sentence' ? 'sentence' : 'item', resume);
  }
  cut(end, 'section');
  return pieces;
};
