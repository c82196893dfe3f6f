import { isAllergenStatement } from './allergen-statement.ts';
import type { BracketPairs } from './brackets.ts';
import type { Span } from './excerpt.ts';
import { isWordUnit } from './fold-in-place.ts';
import { HEADINGS, type Heading, type Language } from './headings.ts';
import { wordEnd } from './phrase-index.ts';
import { endOfFactoryStatement } from './place-of-making.ts';
import { STOPS } from './stops.ts';

/** The sections of a label, and the words that end its lists. */
export interface Sections {
  readonly sections: Section[];
  /** Positions of words that end a list. */
  readonly stops: readonly number[];
  /** Such words in the middle of a line, where they do not end a list. */
  readonly passed: readonly Span[];
}

/** A section that begins with a heading. */
export interface Section {
  readonly heading: Heading;
  readonly at: number;
  readonly start: number;
  end: number;
  /** Stretches in it that are set apart because the list continues after them. */
  torn?: readonly Span[];
  /** Recognised by its words, else by its heading. */
  language?: Language | null;
}

// After these a heading word without a colon belongs to a sentence ("ingredients of natural origin").
const NO_LIST =
  /^[ ]*(?:of|from|may|are|is|in|with|that|which|issus?|d'|du|des|de|bio|biologiques?|naturels?|aus|von|sind|konnen|da|di|del|biologici|naturali|ecologicos?|naturales|used|listed|marked|grown|origin|certified|au|en|certifies)(?![a-z])/;
const QUANTITY = /^[ :]*\d+(?:[.,]\d+)? ?(?:ml|cl|l|g|kg|mg|oz|fl|stuck|tabletten|pieces|x)(?![a-z])/;
const COLON = /^[ \t]*(?:[([][^()[\]\n]{0,40}[)\]])?[ \t]*(?::|=|-(?= )|\.{2,}|(?=\n))[ \t\n]*/;
const LONGEST_PLACE = 200;
const SEPARATORS = /[,;•]/;

/** The last character before a position that is not a space; "\n\n" for an empty line and "" for the beginning. */
const signBefore = (folded: string, at: number): string => {
  let lines = 0;
  for (let place = at - 1; place >= 0; place -= 1) {
    const sign = folded.charAt(place);
    if (sign === '\n') lines += 1;
    else if (sign !== ' ' && sign !== '\t' && sign !== '\r')
      return lines > 1 ? '\n\n' : lines === 1 ? `\n${sign}` : sign;
  }
  return '';
};

/** Whether a new sentence or section begins after such a character. */
const opensSentence = (before: string): boolean =>
  before === '' || before === '\n\n' || '.!?'.includes(before.charAt(before.length - 1));

/** The end of a heading with its colon; -1 if it cannot head a list. */
const headingEnd = (folded: string, heading: Heading, start: number, end: number): number => {
  let after = end;
  // "Ingredients / Ingrédients / Zutaten:", "Ingredients (INCI):" are one heading.
  for (let more = 0; more < 12; more += 1) {
    let next = after;
    while (next < folded.length && next - after < 4 && ' /|,()-&\n'.includes(folded.charAt(next))) next += 1;
    const found =
      next > after && isWordUnit(folded.charCodeAt(next)) ? HEADINGS.at(folded, next, wordEnd(folded, next)) : null;
    if (!found) break;
    // "Ingredients (INCI):": the bracket opened after the first heading closes after the second.
    const closes = folded.slice(after, next).includes('(') && folded.charAt(found.end) === ')';
    after = found.end + (closes ? 1 : 0);
  }
  const tail = folded.slice(after, after + 60);
  if (heading.weak && QUANTITY.test(tail)) return -1;
  const colon = COLON.exec(tail);
  const before = signBefore(folded, start);
  // A heading word that ends a line heads a list only if it also begins one.
  const own = opensSentence(before) || before.startsWith('\n');
  if (colon && (own || /\S/.test(colon[0]))) return after + colon[0].length;
  if (heading.weak) return -1;
  if (heading.role === 'inactive' && !NO_LIST.test(tail)) return after;
  return own && !NO_LIST.test(tail) ? after : -1;
};

// "Icing ingredients: …" after the list of the cake.
const QUALIFIED = /(?:\.\s{1,3}|\n\s{0,3})((?:[a-z]{2,14} ){1,3})$/;

// "Glycerin Night cream ingredients: …": the next product of a set, without a separator before it.
const PRODUCT_OF_SET =
  /(?:^|[^a-z])((?:night|day|eye|hand|foot|face|body|hair) (?:cream|lotion|serum|mask|gel|balm|oil|wash|scrub|mist|butter))\s{1,3}$/;

/** Where a heading begins, including the words before it that say what its list is for. */
const startOfHeading = (folded: string, at: number): number => {
  const before = folded.slice(Math.max(0, at - 50), at);
  const words = QUALIFIED.exec(before)?.[1];
  if (words !== undefined) return at - words.length;
  const product = PRODUCT_OF_SET.exec(before)?.[1];
  return product === undefined ? at : at - before.length + before.lastIndexOf(product);
};

/**
 * Finds the headings of a label and the words that begin other sections (method M2.1.3).
 * @param folded the label, folded in place
 * @param pairs its brackets
 */
export const findSections = (folded: string, pairs: BracketPairs): Sections => {
  const sections: Section[] = [];
  const stops: number[] = [];
  const passed: Span[] = [];
  const separator = folded.search(SEPARATORS);
  let closes = 0;
  let at = 0;
  while (at < folded.length) {
    if (!isWordUnit(folded.charCodeAt(at))) {
      closes = Math.max(closes, pairs[at] ?? 0);
      at += 1;
      continue;
    }
    const end = wordEnd(folded, at);
    const heading = HEADINGS.at(folded, at, end);
    if (heading) {
      const start = headingEnd(folded, heading.kind, at, heading.end);
      const first = sections.length === 0 && (separator < 0 || separator > at);
      // "Chocolate (ingredients: sugar, cocoa)" is not a new list.
      const inside = sections.length > 0 && '(['.includes(folded.charAt(at - 1) || ' ');
      const told =
        heading.kind.weak && first && isAllergenStatement(folded.slice(0, at), folded.slice(start, start + 200));
      if (start >= 0 && !inside && !told && (!heading.kind.weak || first)) {
        const from = sections.length > 0 ? startOfHeading(folded, at) : at;
        sections.push({ heading: heading.kind, at: from, start, end: folded.length });
        at = Math.max(start, heading.end);
        continue;
      }
    }
    const stop = STOPS.at(folded, at, end);
    // "Fabricado en una fábrica que usa leche" names traces.
    if (stop && stop.kind !== 'none' && endOfFactoryStatement(folded.slice(at, at + LONGEST_PLACE)) === 0) {
      const before = signBefore(folded, at);
      const colon = /^ ?(?:\([^()\n]{0,30}\) ?)?:/.test(folded.slice(stop.end, stop.end + 40));
      const opens = opensSentence(before);
      const line = opens || before.startsWith('\n');
      const item = line || ',;:)]•·-|'.includes(before);
      // "Questions? Call …"
      const asked = folded.charAt(stop.end) === '?';
      // Within a line such words are part of an item, or a sentence among items. In a bracket they end nothing.
      const ends = stop.kind === 'strong' ? line || asked || colon : opens || asked || (colon && item);
      if (ends && at >= closes) stops.push(at);
      else if (stop.kind === 'strong' && at >= closes) passed.push([at, stop.end]);
    }
    at = stop ? stop.end : end;
  }
  return { sections, stops, passed };
};
