import { itemText } from '#domain/products/label/item-text.ts';
import type { NameMatcher } from '../matching/match-name.ts';
import { isForeignWord } from '../pack/pack-words.ts';
import { normaliseName } from './normalise.ts';

const AND = / (?:and|&|et|und|y|e|ed|oraz|och|dont|including|davon|di cui) /i;
const LONGEST_NAME = 6;
const ABSENCE = /\b(?:free|without|no|not|sans|ohne|frei|sin|senza|zonder|bez)\b/i;

/** The parts of "salt and pepper" if at most one of them is unknown; null if it is one name. */
export const partsOfAnd = (text: string, matcher: NameMatcher): readonly string[] | null => {
  if (text.length > 300 || !AND.test(text)) return null;
  const parts = text
    .split(new RegExp(AND, 'gi'))
    .map(itemText)
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const known = parts.filter((part) => matcher.exactOrNumber(part) !== null).length;
  return known >= 1 && known >= parts.length - 1 ? parts : null;
};

// Signs that may be a misread comma: next to a space, or between a lower-case and a capital letter, but not after an
// article ("mélange d'Aromates", "polvere dell'Etna").
const SIGN =
  /\s*[.;:!?|~^*=+_<>"`]+\s+|\s+[.;:!?|~^*=+_<>"`]+\s*|(?<!(?:^|[^\p{L}])(?:[cdjlmnstCDJLMNST]|[qQ]u|[dDnNsS]?[aeuAEU]l?l))['’`.]+(?=\p{Lu})|(?<=\p{Ll}{4})(?=\p{Lu}\p{Ll}{4})/gu;

/** The parts of "salt. sugar", where a comma was misread as another sign, if at least one of them is known. */
export const partsAtMisreadCommas = (text: string, matcher: NameMatcher): readonly string[] | null => {
  if (text.length > 400) return null;
  const parts = text
    .split(SIGN)
    .map(itemText)
    .filter((part) => part.length > 2);
  const [lone] = parts;
  // "0.'Testosterone": what is left of an item without the signs before it.
  if (parts.length === 1 && lone !== undefined && lone.length < text.length)
    return lone.length > 3 && matcher.exactOrNumber(lone) !== null ? parts : null;
  return parts.length > 1 && parts.some((part) => part.length > 3 && matcher.exactOrNumber(part) !== null)
    ? parts
    : null;
};

/** The parts of an item split at a line break, if all of them are known names or, with `some`, at least one is. */
export const partsOfLines = (raw: string, matcher: NameMatcher, some = false): readonly string[] | null => {
  if (raw.length > 1000 || !raw.includes('\n')) return null;
  const parts = raw
    .split('\n')
    .map(itemText)
    .filter((part) => part !== '');
  const isKnown = (part: string): boolean => matcher.exactOrNumber(part) !== null;
  return parts.length > 1 && (some ? parts.some(isKnown) : parts.every(isKnown)) ? parts : null;
};

/** Words for oil. Alone they mean a fat; after a name they mean the oil of that. */
const OIL = new Set(
  [
    ...['oil', 'oils', 'öl', 'huile', 'olio', 'aceite', 'olie', 'olej', 'óleo'],
    ...['essential oil', 'ätherisches öl', 'huile essentielle', 'olio essenziale', 'aceite esencial'],
  ].map(normaliseName),
);

/**
 * The names in a run of words whose commas are missing. Requires at least four known names that cover most of at least
 * six words: fewer could be one unknown name made of known words ("coconut milk powder"). Outside food, where names are
 * longer, three names covering most of the words are enough, or two that cover all of them, of which at most one is a
 * single short word. Never in a sentence of absences.
 */
export const partsOfRun = (text: string, matcher: NameMatcher): readonly string[] | null => {
  const words = text.split(' ');
  if (words.length < (matcher.edible ? 6 : 2) || words.length > 400 || ABSENCE.test(text)) return null;
  const parts: string[] = [];
  let known = 0;
  let covered = 0;
  let short = 0;
  let foreign = 0;
  let loose: string[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count -= 1) {
      const name = normaliseName(words.slice(at, at + count).join(' '));
      if (name.length > 2 && matcher.exact(name) !== undefined) {
        taken = count;
        break;
      }
    }
    if (taken === 0) {
      // A short run counts only if all of it is known.
      if (words.length < (matcher.edible ? 6 : 5)) return null;
      if (isForeignWord(words[at] ?? '', matcher.knowledge)) foreign += 1;
      loose.push(words[at] ?? '');
      at += 1;
      continue;
    }
    const name = words.slice(at, at + taken).join(' ');
    if (parts.length > 0 && loose.length === 0 && OIL.has(normaliseName(name))) {
      // The oil of the preceding name, which may be a poison even though plain oil is not.
      parts[parts.length - 1] += ` ${name}`;
      covered += taken;
      at += taken;
      continue;
    }
    if (loose.length > 0) parts.push(loose.join(' '));
    loose = [];
    parts.push(name);
    known += 1;
    if (taken < 2 && (words[at]?.length ?? 0) < 7) short += 1;
    covered += taken;
    at += taken;
  }
  if (loose.length > 0) parts.push(loose.join(' '));
  // The names need not cover foreign words, so inserting one into a run does not hide it.
  const own = words.length - foreign;
  const whole = !matcher.edible && known >= 2 && covered === own && short <= (own > 2 ? 1 : 0);
  const enough = matcher.edible ? known >= 4 && covered * 10 >= own * 7 : known >= 3 && covered * 5 >= own * 3;
  return whole || (own >= 6 && enough) ? parts : null;
};
