import { foldInPlace } from './fold-in-place.ts';
import type { LabelToken } from './label-reading.ts';
import type { IsName } from './names-behind.ts';

/** So many items at most are one name that holds commas. */
const LONGEST_NAME = 4;
/** A shorter list may be all there is. */
const FEWEST = 3;
/** A comma that nothing follows. */
const OPEN_LIST = /[,;]$/;
const OPEN_BRACKET = /[([{][^)\]}]*$/;
/** What is left of a broken word is short. */
const REST = /^[a-z]{1,5}$/;
// A broken word, and words behind which something must follow.
const OPEN_END =
  /[a-z]{2}-$|[\s,;(](?:and|or|et|ou|und|oder|y|contains?|may contain|contient|enthalt|contiene|bevat|with|avec|mit|con|including|of|from|de)\s*[:(]?$/;
// First words of names, which name nothing alone.
const NEVER_ALONE =
  /^(?:(?:di|tri|tetra)?sodium|(?:di)?potassium|ammonium|cetearyl|cetyl|stearyl|lauryl|myristyl|behenyl|glyceryl|polyglyceryl|isopropyl|ethylhexyl|butylene|propylene|caprylyl|hydroxypropyl|hydroxyethyl|hydrogenated|hydrolyzed|partially hydrogenated|modified|sorbitan|benzyl|methyl|ethyl|butyl|cocamidopropyl|stearamidopropyl)$/;

const LINKING = /^(?:and|or|et|ou|und|oder|y|e|en|i|&)$/;
const NUMBER = /^\d+(?:[.,]\d+)?$/;

/** Whether the last bracket that was opened is never closed. */
const endsInBracket = (text: string): boolean => {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  return open >= 0 && !/[)\]}]/.test(text.slice(open)) && /[,;]/.test(text.slice(open));
};

/** The beginning of a word, alone or behind a known name: "limo", "Sodium Laur", "wheat fl". */
const isHalf = (text: string, isName: IsName, isWord: IsName): boolean => {
  const words = text.split(' ');
  const rest = words.pop() ?? '';
  if (!REST.test(rest) || isName(text) || isName(rest) || isWord(rest)) return false;
  // What a linking word joins is a name of its own, and a bare number is part of none.
  const linked = words.findLastIndex((word) => LINKING.test(word));
  const own = words.slice(linked + 1).filter((word) => !NUMBER.test(word));
  return own.length === 0 || beginsName(own, isName) || beginsName(words, isName);
};

/** So many words of a name that was cut off may be none of it. */
const MOST_STRAYS = 2;
/** A longer run is no name. */
const MOST_WORDS = 8;

/** Whether words are a name, or are one without words that are none ("sodium xyz"). */
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
 * Where a label ends in the middle of a name or of a list (method M2.1.14): the words it ends with, or null.
 * @param text the label
 * @param tokens its ingredients, the last of which ends the label
 * @param isWord whether a folded word is a whole one that says how a food is: "uova crude" ends in no broken word
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
  // Of a bracket that was left open the last name in it is the one that ends the label.
  const ending = OPEN_BRACKET.test(last.raw) ? (last.children.at(-1) ?? last) : last;
  // "Residues (petroleum), vacuum, light": commas of a name.
  for (let size = 2; size <= LONGEST_NAME && size <= tokens.length; size += 1) {
    const from = own.lastIndexOf(tokens[tokens.length - size]?.raw ?? own);
    if (from >= 0 && isName(own.slice(from))) return null;
  }
  const name = foldInPlace(ending.text);
  if (NEVER_ALONE.test(name)) return last.raw;
  // Where nobody knows any name, a short one says nothing.
  if (isName(ending.text)) return null;
  return isHalf(name, isName, isWord) && tokens.some(({ text: known }) => isName(known)) ? last.raw : null;
};

/** A bracket that closes later than this says nothing of how the label begins. */
const LONGEST_BEGINNING = 80;
const BEFORE_BRACKET = /^[^([{)\]}:\n]{0,80}?\p{L}{2}\s*[)\]}]/u;

/**
 * Where a label begins inside of a bracket that nothing opened ("lactic acid), salt"), what stood before it was cut off
 * (method M2.1.14): the words it begins with, or null. Not "a) sugar", nor behind a heading.
 * @param text the label
 */
export const cutBefore = (text: string): string | null =>
  BEFORE_BRACKET.exec(text.trimStart().slice(0, LONGEST_BEGINNING))?.[0] ?? null;
