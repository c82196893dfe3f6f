import { isAllergenStatement } from './allergen-statement.ts';
import { isWordUnit } from './fold-in-place.ts';
import { guessHeading } from './heading-guess.ts';
import { HEADINGS, type Heading, type Language } from './headings.ts';
import type { LabelNote } from './label-reading.ts';
import { isListBefore } from './list-before.ts';
import { lostActives } from './lost-actives.ts';
import { wordEnd } from './phrase-index.ts';
import { languageOf } from './section-language.ts';
import { STOPS } from './stops.ts';

/** One ingredient list of a label, as places in the text. */
export interface Block {
  readonly role: Heading['role'];
  readonly start: number;
  readonly end: number;
}

/** The lists of a label and everything around them. */
export interface Blocks {
  readonly blocks: readonly Block[];
  /** Headings, as places in the text. */
  readonly headings: readonly (readonly [start: number, end: number])[];
  readonly left: readonly { readonly reason: LabelNote['reason']; readonly start: number; readonly end: number }[];
}

const UNNAMED: Heading = { role: 'list', language: 'en', weak: false };

interface Section {
  readonly heading: Heading;
  readonly at: number;
  readonly start: number;
  end: number;
  /** Told by its words, else by its heading. */
  language?: Language | null;
}

const READ_FIRST: readonly (Language | null)[] = ['en', 'fr', 'de', 'es', 'it', 'pt', null];
// After these a heading word without a colon belongs to a sentence ("ingredients of natural origin").
const NO_LIST =
  /^[ ]*(?:of|from|may|are|is|in|with|that|which|issus?|d'|du|des|de|bio|biologiques?|naturels?|aus|von|sind|konnen|da|di|del|biologici|naturali|ecologicos?|naturales|used|listed|marked|grown|origin|certified|au|en|certifies)(?![a-z])/;
const QUANTITY = /^[ :]*\d+(?:[.,]\d+)? ?(?:ml|cl|l|g|kg|mg|oz|fl|stuck|tabletten|pieces|x)(?![a-z])/;
const COLON = /^[ \t]*(?:[([][^()[\]\n]{0,40}[)\]])?[ \t]*(?::|=|-(?= )|\.{2,}|(?=\n))[ \t\n]*/;
const SEPARATORS = /[,;•]/;

/** The last sign before a place that is no space; "\n\n" for an empty line and "" for the beginning. */
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

/** Whether a new sentence or section begins at a place. */
const opensSentence = (before: string): boolean =>
  before === '' || before === '\n\n' || '.!?'.includes(before.charAt(before.length - 1));

/** The end of the heading with its colon, and whether it may head a list at all. */
const headingEnd = (folded: string, heading: Heading, start: number, end: number): number => {
  let after = end;
  // "Ingredients / Ingrédients / Zutaten:", "Ingredients (INCI):" are one heading.
  for (let more = 0; more < 12; more += 1) {
    let next = after;
    while (next < folded.length && next - after < 4 && ' /|,()-&\n'.includes(folded.charAt(next))) next += 1;
    const found =
      next > after && isWordUnit(folded.charCodeAt(next)) ? HEADINGS.at(folded, next, wordEnd(folded, next)) : null;
    if (!found) break;
    after = found.end;
  }
  const tail = folded.slice(after, after + 60);
  if (heading.weak && QUANTITY.test(tail)) return -1;
  const colon = COLON.exec(tail);
  const before = signBefore(folded, start);
  // A heading word that ends a line heads a list only when it also begins one.
  const own = opensSentence(before) || before.startsWith('\n');
  if (colon && (own || /\S/.test(colon[0]))) return after + colon[0].length;
  if (heading.weak) return -1;
  if (heading.role === 'inactive' && !NO_LIST.test(tail)) return after;
  return own && !NO_LIST.test(tail) ? after : -1;
};

// "Icing ingredients: …" after the list of the cake.
const QUALIFIED = /[.\n]\s{1,3}((?:[a-z]{2,14} ){1,3})$/;

/** Where a heading begins with the words that say what its list is of. */
const startOfHeading = (folded: string, at: number): number => {
  const words = QUALIFIED.exec(folded.slice(Math.max(0, at - 50), at))?.[1];
  return words === undefined ? at : at - words.length;
};

const findSections = (folded: string): { sections: Section[]; stops: number[] } => {
  const sections: Section[] = [];
  const stops: number[] = [];
  const separator = folded.search(SEPARATORS);
  let at = 0;
  while (at < folded.length) {
    if (!isWordUnit(folded.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const end = wordEnd(folded, at);
    const heading = HEADINGS.at(folded, at, end);
    if (heading) {
      const start = headingEnd(folded, heading.kind, at, heading.end);
      const first = sections.length === 0 && (separator < 0 || separator > at);
      // "Chocolate (ingredients: sugar, cocoa)" is no new list.
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
    if (stop && stop.kind !== 'none') {
      const before = signBefore(folded, at);
      const colon = /^ ?(?:\([^()\n]{0,30}\) ?)?:/.test(folded.slice(stop.end, stop.end + 40));
      const opens = opensSentence(before);
      const item = opens || before.startsWith('\n') || ',;:)]•·-|'.includes(before);
      // "Questions? Call …"
      const asked = folded.charAt(stop.end) === '?';
      if (stop.kind === 'strong' || opens || asked || (colon && item)) stops.push(at);
    }
    at = stop ? stop.end : end;
  }
  return { sections, stops };
};

/** A weak heading gives way to a true one, or to one that was spoilt or has lost its colon. */
const preferStrong = (sections: Section[], folded: string): Section[] => {
  const strong = sections.filter(({ heading }) => !heading.weak);
  if (strong.length > 0) return strong;
  const guess = guessHeading(folded);
  return guess ? [{ ...guess, end: folded.length }] : sections;
};

const separatorsIn = (folded: string, { start, end }: Section): number =>
  folded.slice(start, end).match(/[,;•]/g)?.length ?? 0;

/** Whether a list is the one that is read, said again in another language. */
const isRepeated = (
  folded: string,
  section: Section,
  chosen: Section | undefined,
  filled: readonly Section[],
): boolean => {
  if (!chosen || section === chosen || section.language == null || section.language === chosen.language) return false;
  if (chosen.language == null || separatorsIn(folded, chosen) * 2 < separatorsIn(folded, section)) return false;
  // The two halves of a medicine's list are no repetition of one another, nor of a list.
  const twin = filled.find(
    ({ heading, language }) => heading.role === section.heading.role && language === chosen.language,
  );
  return twin !== undefined && twin !== section;
};

const hasWord = (folded: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) if (isWordUnit(folded.charCodeAt(at))) return true;
  return false;
};

/** The end of a list that stands before the first heading and is no translation of what follows; 0 for none. */
const listBefore = (
  folded: string,
  at: number,
  stop: number | undefined,
  filled: readonly Section[],
  chosen: Section | undefined,
): number => {
  const end = Math.min(at, stop ?? at);
  const text = folded.slice(0, end);
  if (
    !isListBefore(
      text,
      filled.map((section) => folded.slice(section.start, section.end)),
    )
  )
    return 0;
  const language = languageOf(text);
  const first: Section = { heading: UNNAMED, at: 0, start: 0, end, language };
  const other = chosen && {
    ...chosen,
    language: languageOf(folded.slice(chosen.start, chosen.end)) ?? chosen.language ?? null,
  };
  return language !== null && isRepeated(folded, first, other, other ? [other] : []) ? 0 : end;
};

/**
 * Finds the ingredient lists of a label: from each heading to the next section. The same list in several languages is
 * read once, in the first of the five languages that the dictionary knows best. Without any heading the text is the
 * list, up to the first word that opens another section.
 * @param folded the label, folded in place
 */
export const findBlocks = (folded: string): Blocks => {
  const { sections: all, stops } = findSections(folded);
  const sections = preferStrong(all, folded);
  const left: { reason: LabelNote['reason']; start: number; end: number }[] = [];
  if (sections.length === 0) {
    const end = stops[0] ?? folded.length;
    if (end < folded.length) left.push({ reason: 'after_list', start: end, end: folded.length });
    return { blocks: [{ role: 'list', start: 0, end }], headings: [], left };
  }
  sections.forEach((section, index) => {
    const next = sections[index + 1]?.at ?? folded.length;
    // A word of another section right behind the heading belongs to the list ("Ingredients Origin").
    const stop = stops.find((place) => place > section.start && hasWord(folded, section.start, place));
    section.end = Math.min(next, stop ?? next);
  });
  const [leading] = sections;
  if (leading && !READ_FIRST.includes(leading.heading.language) && leading.at > 0) {
    // The list in a language read better, its heading lost, before a list in another language.
    const separators = folded.slice(0, leading.at).match(/[,;•]/g)?.length ?? 0;
    if (separators >= 4)
      sections.unshift({ heading: UNNAMED, at: 0, start: 0, end: Math.min(leading.at, stops[0] ?? leading.at) });
  }
  const filled = sections.filter(({ start, end }) => hasWord(folded, start, end));
  // One list needs no language.
  if (filled.length > 1) {
    for (const section of filled)
      section.language = languageOf(folded.slice(section.start, section.end)) ?? section.heading.language;
  }
  const lists = filled.filter(({ heading }) => heading.role === 'list');
  const among = lists.length > 0 ? lists : filled;
  const chosen = among.find(({ language }) => READ_FIRST.includes(language ?? null)) ?? among[0];
  const blocks: Block[] = [];
  const headings: (readonly [number, number])[] = [];
  let done = 0;
  const [top] = sections;
  if (top?.heading.role === 'inactive') {
    const actives = lostActives(folded, Math.min(stops[0] ?? top.at, top.at));
    if (actives) {
      if (actives.start > 0) left.push({ reason: 'before_list', start: 0, end: actives.start });
      blocks.push({ role: 'active', ...actives });
      done = actives.end;
    }
  }
  const before = done === 0 && top !== undefined ? listBefore(folded, top.at, stops[0], filled, chosen) : 0;
  if (before > 0) {
    blocks.push({ role: 'list', start: 0, end: before });
    done = before;
  }
  for (const section of sections) {
    if (section.at > done)
      left.push({ reason: done === 0 ? 'before_list' : 'after_list', start: done, end: section.at });
    if (filled.includes(section) && isRepeated(folded, section, chosen, filled)) {
      left.push({ reason: 'other_language', start: section.at, end: section.end });
    } else {
      if (section.start > section.at) headings.push([section.at, section.start]);
      blocks.push({ role: section.heading.role, start: section.start, end: section.end });
    }
    done = section.end;
  }
  if (done < folded.length) left.push({ reason: 'after_list', start: done, end: folded.length });
  return { blocks, headings, left };
};
