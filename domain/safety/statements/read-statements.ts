import { foldInPlace, isWordUnit } from '../../products/label/fold-in-place.ts';
import { LABEL_LIMITS } from '../../products/label/label-reading.ts';
import { PhraseIndex } from '../../products/label/phrase-index.ts';
import { isDenied } from './denied.ts';
import { readDetergentShares } from './detergent-shares.ts';
import { readPictograms, type Span } from './pictograms.ts';
import { precautionSentences } from './precautions.ts';
import { readRegistration } from './registration.ts';
import type { LabelStatement, StatementFinding } from './statement-finding.ts';
import { HAZARD_CODES, statementSentences } from './statement-texts.ts';
import { readUfi, ufiPlaces } from './ufi.ts';

/** What a label states by law, and the label without it. */
export interface StatementReading {
  readonly finding: StatementFinding;
  /** The text with the statements blanked out, so that none of them is read as an ingredient. */
  readonly rest: string;
  /** What comes before "May produce an allergic reaction" (EUH208): substances in small amounts; empty if nothing. */
  readonly allergens: string;
}

// Offsets in the folded text equal offsets in the label: each punctuation mark becomes one space.
const SIGNS = /[.,;:()!¡*"«»•|/]/g;
const plain = (text: string): string => foldInPlace(text).replace(SIGNS, ' ');
// Characters that OCR confuses are made equal: no two statements differ by these alone.
const likened = (text: string): string =>
  text.replace(/[1l]/g, 'i').replace(/0/g, 'o').replace(/5/g, 's').replace(/8/g, 'b');
const SENTENCES = new PhraseIndex<string>(
  [...statementSentences(), ...precautionSentences()].flatMap(([sentence, code]) =>
    // In capitals the German ß is SS.
    [sentence, sentence.replaceAll('ß', 'ss')].map(
      (spelling) => [likened(plain(spelling).replace(/ +/g, ' ').trim()), code] as const,
    ),
  ),
);
const KNOWN = new Set(HAZARD_CODES);
const FURTHER = /^(?:EUH\d{3}|H2[0-9]\d)$/;
const CODES = /(?<![a-z0-9])(?:(euh|h) ?([0-4]\d\d)[fdi]{0,2}|p ?([1-5]\d\d))(?![a-z0-9])(?: ?\+ ?(?=[hp] ?\d{3}))?/g;
const SIGNAL =
  /(?<![a-z])(danger|gefahr|peligro|pericolo|warning|achtung|atencion|attenzione|attention)(?![a-z])(?= ?(?:[.:!,;\n(-]|$)|\s+(?:h|euh|p) ?\d{3}| {2})/g;
const DANGER = new Set(['danger', 'gefahr', 'peligro', 'pericolo']);

const hasLetter = (text: string, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (isWordUnit(text.charCodeAt(at))) return true;
  return false;
};

const ENDED = /(?:^|[.!?:;,\n])\s*$/;

/** The end of a statement, including a full stop, exclamation mark or semicolon after it. */
const withItsSign = (text: string, end: number): number => {
  const sign = text.charAt(end);
  return sign === '.' || sign === '!' || sign === ';' ? end + 1 : end;
};

/** The text with stretches blanked out; offsets stay the same. */
const blank = (text: string, spans: readonly Span[]): string => {
  const parts: string[] = [];
  let done = 0;
  let ended = true;
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0] || other[1] - one[1])) {
    const from = Math.max(start, done);
    if (end <= from) continue;
    const before = text.slice(done, from);
    if (before.trim() !== '') ended = ENDED.test(before.slice(-8));
    // A full stop ends what comes before, so that the words around a statement are not joined.
    const after = ended ? withItsSign(text, end) : end;
    parts.push(before, ended ? ' ' : '.', ' '.repeat(after - from - 1));
    ended = true;
    done = after;
  }
  parts.push(text.slice(done));
  return parts.join('');
};

/** Characters before EUH208 that are searched for its substances. */
const NAMED_WITHIN = 200;
const CONTAINS = /^\s*(?:contains?|contient|enthalt|contiene)(?![a-z])/;
/** The sentence before an offset, if it names what the product contains ("Contains limonene, linalool."), else "". */
const namedBefore = (text: string, at: number): string => {
  const sentence =
    text
      .slice(Math.max(0, at - NAMED_WITHIN), at)
      .replace(/[\s.]+$/, '')
      .split(/[.!]\s/)
      .at(-1) ?? '';
  return CONTAINS.test(foldInPlace(sentence)) ? sentence : '';
};

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Reads what a label states under Regulation (EC) 1272/2008 and 648/2004: signal word, pictograms, hazard and
 * precautionary statements by code or official sentence in five languages, shares of surfactants, the UFI, and the
 * registration number of a biocide. Takes any text; linear in its length.
 * @returns null if it states none of these
 */
export const readStatements = (label: string): StatementReading | null => {
  const text = label.slice(0, LABEL_LIMITS.characters);
  const signed = foldInPlace(text);
  const folded = plain(text);
  const spans: Span[] = [];
  const hazards = new Map<string, LabelStatement['by']>();
  const precautions = new Set<string>();
  for (const hit of folded.matchAll(CODES)) {
    const [all, prefix, number, precaution] = hit;
    const code = precaution === undefined ? `${(prefix ?? '').toUpperCase()}${number}` : `P${precaution}`;
    // Codes that state no hazard (EUH210, a data sheet on request) are not ingredients either.
    if (precaution === undefined && !KNOWN.has(code) && !FURTHER.test(code)) continue;
    spans.push([hit.index, hit.index + all.length]);
    if (precaution !== undefined) precautions.add(code);
    else if (KNOWN.has(code) && !isDenied(signed, hit.index, hit.index + all.length)) hazards.set(code, 'code');
  }
  let allergens = '';
  for (const { kind: code, start, end } of SENTENCES.all(likened(folded))) {
    spans.push([start, end]);
    if (code === 'EUH208') allergens += ` ${namedBefore(text, start)}`;
    if (code.startsWith('P')) for (const one of code.split('+')) precautions.add(one);
    else if (!hazards.has(code)) hazards.set(code, 'text');
  }
  const pictograms = readPictograms(text);
  const ufi = readUfi(text);
  const registration = readRegistration(text);
  const stated = hazards.size > 0 || pictograms.length > 0;
  for (const { span } of pictograms) spans.push(span);
  for (const one of [ufi, registration]) if (one !== null) spans.push([one.start, one.end]);
  spans.push(...ufiPlaces(text));
  const detergent = readDetergentShares(text);
  if (spans.length === 0 && detergent.length === 0) return null;
  const cleared = blank(text, spans);
  const signals = stated ? [...foldInPlace(cleared).matchAll(SIGNAL)] : [];
  const words = signals.map(([, word = '']) => word);
  return {
    finding: {
      signal: words.length === 0 ? null : words.some((word) => DANGER.has(word)) ? 'danger' : 'warning',
      pictograms: [...new Set(pictograms.map(({ code }) => code))].filter((code) => code !== '').sort(byCode),
      hazards: [...hazards].map(([code, by]) => ({ code, by })).sort((one, other) => byCode(one.code, other.code)),
      precautions: [...precautions].sort(byCode),
      detergent: [...detergent],
      ufi: ufi?.code ?? null,
      registration: registration?.number ?? null,
    },
    allergens: allergens.trim(),
    rest: tidy(
      blank(
        cleared,
        signals.map(({ index, 0: all }) => [index, index + all.length] as const),
      ),
      label,
    ),
  };
};

/** Empty if only punctuation is left; text beyond the reader's limit is kept as it was. */
const tidy = (rest: string, label: string): string => {
  const whole = rest + label.slice(LABEL_LIMITS.characters);
  return hasLetter(foldInPlace(rest), 0, rest.length) ? whole : '';
};
