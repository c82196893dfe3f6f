import { foldInPlace } from './fold-in-place.ts';
import type { LabelToken } from './label-reading.ts';
import type { IsName } from './row-of-known-names.ts';

/** Maximum number of items that can be one name with commas in it. */
const LONGEST_NAME = 4;
/** A list with fewer ingredients may be complete. */
const FEWEST = 3;
/** A comma or semicolon with nothing after it. */
const OPEN_LIST = /[,;]$/;
const OPEN_BRACKET = /[([{][^)\]}]*$/;
/** A broken word leaves only a few letters. */
const REST = /^[a-z]{1,5}$/;
// A broken word, or a word that something must follow.
const OPEN_END =
  /[a-z]{2}-$|[\s,;(](?:and|or|et|ou|und|oder|y|contains?|may contain|contient|enthalt|contiene|bevat|with|avec|mit|con|including|of|from|de)\s*[:(]?$/;
// First words of names, which are no name by themselves.
const NEVER_ALONE =
  /^(?:(?:di|tri|tetra)?sodium|(?:di)?potassium|ammonium|cetearyl|cetyl|stearyl|lauryl|myristyl|behenyl|glyceryl|polyglyceryl|isopropyl|ethylhexyl|butylene|propylene|caprylyl|hydroxypropyl|hydroxyethyl|hydrogenated|hydrolyzed|partially hydrogenated|modified|sorbitan|benzyl|methyl|ethyl|butyl|cocamidopropyl|stearamidopropyl)$/;

const LINKING = /^(?:and|or|et|ou|und|oder|y|e|en|i|&)$/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** Whether the text ends inside a bracket that is never closed and holds several names. */
const endsInBracket = (text: string): boolean => {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  return open >= 0 && !/[)\]}]/.test(text.slice(open)) && /[,;]/.test(text.slice(open));
};

/** Whether a text ends in the beginning of a word, alone or after a known name: "limo", "Sodium Laur", "wheat fl". */
const isHalf = (text: string, isName: IsName, isWord: IsName): boolean => {
  const words = text.split(' ');
  const rest = words.pop() ?? '';
  if (!REST.test(rest) || isName(text) || isName(rest) || isWord(rest)) return false;
  // What follows a linking word is a separate name, and a bare number is not part of one.
  const linked = words.findLastIndex((word) => LINKING.test(word));
  const own = words.slice(linked + 1).filter((word) => !NUMBER.test(word));
  return own.length === 0 || beginsName(own, isName) || beginsName(words, isName);
};

/** Maximum number of words in a cut-off name that do not belong to it. */
const MOST_STRAYS = 2;
/** A longer run of words is not a name. */
const MOST_WORDS = 8;

/** Whether words are a name or begin one, ignoring up to `strays` words that do not belong ("sodium xyz"). */
const beginsName = (words: readonly string[], isName: IsName, strays = MOST_STRAYS): boolean => {
  const name = words.join(' ');
  if (name !== '' && (isName(name) || NEVER_ALONE.test(name))) return true;
  if (strays === 0 || words.length < 2 || words.length > MOST_WORDS) return false;
  return words.some(
    (word, at) =>
      !isName(word) &&
      beginsName(
        words.filter((_, other) => other !== at),
        isName,
        strays - 1,
      ),
  );
};

/**
 * If a label ends in the middle of a name or of a list (method M2.1.14), the words it ends with; otherwise null.
 * @param text the label
 * @param tokens its ingredients, the last of which ends the label
 * @param isWord recognises complete folded words that describe a food: "uova crude" does not end in a broken word
 */
export const cutOff = (text: string, tokens: readonly LabelToken[], isName: IsName, isWord: IsName): string | null => {
  const last = tokens[tokens.length - 1];
  if (last === undefined || new Set(tokens.map((token) => token.text)).size < FEWEST) return null;
  const own = text.trimEnd();
  const folded = foldInPlace(own.slice(-60));
  if (OPEN_LIST.test(own) || endsInBracket(own))
    return (
      own
        .slice(-60)
        .split(/[,;]\s*(?=\S)/)
        .at(-1)
        ?.trim() ?? null
    );
  if (OPEN_END.test(folded)) return own.slice(-60).split(/[,;]/).at(-1)?.trim() ?? null;
  if (!own.endsWith(last.raw)) return null;
  // If a bracket was left open, the last name in it is the one that ends the label.
  const ending = OPEN_BRACKET.test(last.raw) ? (last.children.at(-1) ?? last) : last;
  // "Residues (petroleum), vacuum, light": the commas are part of the name.
  for (let size = 2; size <= LONGEST_NAME && size <= tokens.length; size += 1) {
    const from = own.lastIndexOf(tokens[tokens.length - size]?.raw ?? own);
    if (from >= 0 && isName(own.slice(from))) return null;
  }
  const name = foldInPlace(ending.text);
  if (NEVER_ALONE.test(name)) return last.raw;
  // If none of the names is known, a short unknown one proves nothing.
  if (isName(ending.text)) return null;
  return isHalf(name, isName, isWord) && tokens.some(({ text: known }) => isName(known)) ? last.raw : null;
};

/** A bracket that closes later than this says nothing about how the label begins. */
const LONGEST_BEGINNING = 80;
const BEFORE_BRACKET = /^[^([{)\]}:\n]{0,80}?\p{L}{2}\s*[)\]}]/u;

/**
 * If a label begins inside a bracket that was never opened ("lactic acid), salt"), the text before it was cut off
 * (method M2.1.14): the words it begins with; otherwise null. Not for "a) sugar", nor after a heading.
 * @param text the label
 */
export const cutBefore = (text: string): string | null =>
  BEFORE_BRACKET.exec(text.trimStart().slice(0, LONGEST_BEGINNING))?.[0] ?? null;
