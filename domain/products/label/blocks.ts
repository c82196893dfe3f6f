import type { BracketPairs } from './brackets.ts';
import type { Span } from './excerpt.ts';
import { isWordUnit } from './fold-in-place.ts';
import { guessHeading } from './heading-guess.ts';
import type { Heading, Language } from './headings.ts';
import type { LabelNote } from './label-reading.ts';
import { isListBefore } from './list-before.ts';
import { lostActives } from './lost-actives.ts';
import { type IsName, itemsAfterColon, rowOfKnownNames, sentenceOfKnownNames } from './row-of-known-names.ts';
import { languageOf } from './section-language.ts';
import { findSections, type Section } from './sections.ts';

/** One ingredient list of a label, as positions in the text. */
export interface Block {
  readonly role: Heading['role'];
  readonly start: number;
  readonly end: number;
}

/** The lists of a label and everything around them. */
export interface Blocks {
  readonly blocks: readonly Block[];
  /** Headings, as positions in the text. */
  readonly headings: readonly (readonly [start: number, end: number])[];
  readonly left: readonly { readonly reason: LabelNote['reason']; readonly start: number; readonly end: number }[];
  /** Stop words in the middle of a line, which do not end a list. */
  readonly passed: readonly Span[];
}

const UNNAMED: Heading = { role: 'list', language: 'en', weak: false };

const READ_FIRST: readonly (Language | null)[] = ['en', 'fr', 'de', 'es', 'it', 'pt', null];
/** Prefers strong headings. If there are only weak ones, a garbled heading or one without its colon replaces them. */
const preferStrong = (sections: Section[], folded: string, stops: readonly number[]): Section[] => {
  const strong = sections.filter(({ heading }) => !heading.weak);
  if (strong.length > 0) return strong;
  const guess = guessHeading(folded, stops);
  return guess ? [{ ...guess, end: folded.length }] : sections;
};

const separatorsIn = (folded: string, { start, end }: Section): number =>
  folded.slice(start, end).match(/[,;•]/g)?.length ?? 0;

/** The parts of a list between its torn stretches. The torn stretches are added to `left`, to be noted. */
const blocksBetween = (
  role: Heading['role'],
  start: number,
  end: number,
  torn: readonly Span[],
  left: { readonly reason: LabelNote['reason']; readonly start: number; readonly end: number }[],
): Block[] => {
  const blocks: Block[] = [];
  let from = start;
  for (const [open, close] of torn) {
    if (open > from) blocks.push({ role, start: from, end: open });
    left.push({ reason: 'torn', start: open, end: close });
    from = close;
  }
  blocks.push({ role, start: from, end });
  return blocks;
};

/** Whether a list repeats the chosen one in another language. */
const isRepeated = (
  folded: string,
  section: Section,
  chosen: Section | undefined,
  filled: readonly Section[],
): boolean => {
  if (!chosen || section === chosen || section.language == null || section.language === chosen.language) return false;
  if (chosen.language == null || separatorsIn(folded, chosen) * 2 < separatorsIn(folded, section)) return false;
  // The two halves of a medicine's list repeat neither each other nor a plain list.
  const twin = filled.find(
    ({ heading, language }) => heading.role === section.heading.role && language === chosen.language,
  );
  return twin !== undefined && twin !== section;
};

/** Maximum number of tears in one list; after that it ends at the next stop word. */
const MOST_TEARS = 8;

const hasWord = (folded: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) if (isWordUnit(folded.charCodeAt(at))) return true;
  return false;
};

/**
 * The end of a list before the first heading that is not a translation of what follows; 0 if there is none.
 * @param end where the list would end
 */
const listBefore = (folded: string, end: number, filled: readonly Section[], chosen: Section | undefined): number => {
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

/** Where a list continues after a stop word; -1 if it ends there. */
const goesOn = (folded: string, stop: number, end: number, isName: IsName): number => {
  const names = rowOfKnownNames(folded, stop, end, isName);
  const alone = names < 0 ? sentenceOfKnownNames(folded, stop, end, isName) : names;
  return alone < 0 ? itemsAfterColon(folded, stop, end) : alone;
};

/**
 * Where a list ends, and the stretches in it that are set apart because the list continues after them (method M2.1.4).
 * @param stops positions of stop words, from left to right
 */
const endOfList = (
  folded: string,
  start: number,
  end: number,
  stops: readonly number[],
  isName: IsName,
): { readonly end: number; readonly torn: readonly Span[] } => {
  const torn: Span[] = [];
  let from = start;
  for (;;) {
    // A word of another section directly after the heading belongs to the list ("Ingredients Origin").
    const stop = stops.find((place) => place >= from && place < end && (place === 0 || hasWord(folded, start, place)));
    if (stop === undefined) return { end, torn };
    const next = torn.length < MOST_TEARS ? goesOn(folded, stop, end, isName) : -1;
    if (next < 0) return { end: stop, torn };
    torn.push([stop, next]);
    from = next;
  }
};

/**
 * Finds the ingredient lists of a label, each from its heading to the next section. If the same list is given in
 * several languages, only the first in one of the six languages of the dictionary is read. Without any heading the
 * whole text is the list, up to the first word that opens another section.
 * @param folded the label, folded in place
 * @param pairs its brackets
 * @param isName recognises known names, so that a stop word among them does not end the list
 */
export const findBlocks = (folded: string, pairs: BracketPairs, isName: IsName): Blocks => {
  const { sections: all, stops, passed } = findSections(folded, pairs);
  const sections = preferStrong(all, folded, stops);
  const left: { reason: LabelNote['reason']; start: number; end: number }[] = [];
  if (sections.length === 0) {
    const { end, torn } = endOfList(folded, 0, folded.length, stops, isName);
    const blocks = blocksBetween('list', 0, end, torn, left);
    if (end < folded.length) left.push({ reason: 'after_list', start: end, end: folded.length });
    return { blocks, headings: [], left, passed };
  }
  sections.forEach((section, index) => {
    const next = sections[index + 1]?.at ?? folded.length;
    const { end, torn } = endOfList(folded, section.start, next, stops, isName);
    section.end = end;
    section.torn = torn;
  });
  const [leading] = sections;
  if (leading && !READ_FIRST.includes(leading.heading.language) && leading.at > 0) {
    // A list in a preferred language that lost its heading, before a list in another language.
    const separators = folded.slice(0, leading.at).match(/[,;•]/g)?.length ?? 0;
    if (separators >= 4)
      sections.unshift({ heading: UNNAMED, at: 0, start: 0, ...endOfList(folded, 0, leading.at, stops, isName) });
  }
  const filled = sections.filter(({ start, end }) => hasWord(folded, start, end));
  // A single list needs no language.
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
      // "menthol 1.1 mg, isomaltol, flavouring, and other excipients": the list continues without doses.
      if (rowOfKnownNames(folded, done, top.at, isName) >= 0) {
        blocks.push({ role: 'list', start: done, end: top.at });
        done = top.at;
      }
    }
  }
  const early = endOfList(folded, 0, done === 0 ? (top?.at ?? 0) : 0, stops, isName);
  const before = listBefore(folded, early.end, filled, chosen);
  if (before > 0) {
    blocks.push(...blocksBetween('list', 0, before, early.torn, left));
    done = before;
  }
  for (const section of sections) {
    if (section.at > done)
      left.push({ reason: done === 0 ? 'before_list' : 'after_list', start: done, end: section.at });
    if (filled.includes(section) && isRepeated(folded, section, chosen, filled)) {
      left.push({ reason: 'other_language', start: section.at, end: section.end });
    } else {
      if (section.start > section.at) headings.push([section.at, section.start]);
      blocks.push(...blocksBetween(section.heading.role, section.start, section.end, section.torn ?? [], left));
    }
    done = section.end;
  }
  if (done < folded.length) left.push({ reason: 'after_list', start: done, end: folded.length });
  return { blocks, headings, left, passed };
};
