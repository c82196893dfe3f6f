import type { Item, Place } from './item-state.ts';
import type { LabelText } from './label-text.ts';
import {
  ACCUSATIVE,
  ALLERGENS,
  deniesAll,
  LATE_DENIAL,
  LATE_VERB,
  MOST_IN_BRACKET,
  MOST_STATED,
  OF_TRACES,
} from './late-verb-words.ts';

// "Kann Milch und Soja enthalten", "dit product kan ook tarwe bevatten": the verb that says so parts from its "may".
const MAY =
  /^(?:(?:(?:dieses |dieser |das |unser |dit |het )?(?:produkt|product|erzeugnis|lebensmittel|artikel)|es) )?(?:kann|konnen|konnte|konnten|kan|kunnen) (?!enthalten|bevatten)(?=\p{L})/u;
const ITS_VERB = / (?:enthalten(?: sein)?|beinhalten|aufweisen|bevatten)$/;

/**
 * The end of a "may" that opens a statement of traces whose verb stands behind its last name (method M2.7.20).
 * @param from where the item is to be read on
 * @returns a place in the label; 0 where no such verb ends one of the names of its sentence
 */
export const endOfPartedMay = (label: LabelText, { end }: Item, from: number, { pieces, at }: Place): number => {
  const { folded } = label;
  const may = MAY.exec(folded.slice(from, Math.min(end, from + 80)))?.[0].length ?? 0;
  if (may === 0) return 0;
  let stop = end;
  for (let next = at; next < at + MOST_STATED; next += 1) {
    if (ITS_VERB.test(folded.slice(Math.max(from, stop - 20), stop))) return from + may;
    const further = pieces[next]?.ending === 'item' ? pieces[next + 1] : undefined;
    if (further === undefined) return 0;
    stop = label.trimmed(further.start, further.end)[1];
  }
  return 0;
};

/** The items from one on to the end of its sentence, folded; no more than a statement names. */
const namesFrom = (label: LabelText, { end }: Item, from: number, { pieces, at }: Place): readonly string[] => {
  const names = [label.folded.slice(from, end)];
  for (let next = at; pieces[next]?.ending === 'item' && names.length <= MOST_STATED; next += 1) {
    const { start = 0, end: stop = 0 } = pieces[next + 1] ?? {};
    names.push(label.folded.slice(...label.trimmed(start, stop)));
  }
  return names;
};

/**
 * What a verb says that stands behind an item, or behind the last one of the sentence that it begins (method M2.7.13).
 * @param from where the item is to be read on
 * @param isFirst whether nothing was read before it: then a list may begin with it
 * @returns null where no such verb holds for it
 */
export const lateVerb = (
  label: LabelText,
  item: Item,
  from: number,
  place: Place,
  isFirst: boolean,
): 'contains' | 'trace' | null => {
  const own = label.folded.slice(from, item.end);
  const names = place.opens && item.depth === 0 && !LATE_VERB.test(own) ? namesFrom(label, item, from, place) : [own];
  const verb = LATE_VERB.exec(names.at(-1) ?? '');
  if (!verb || names.length > MOST_STATED) return null;
  if (isFirst && (verb[1] !== undefined || !names.every((name) => ALLERGENS.test(name)))) return null;
  // English says so of the last name of a list, too: "sugar, cocoa, milk may be present".
  if (verb[0] === ' may be present' && names.length > 1) return null;
  if (
    verb[0].startsWith(' tart') &&
    !OF_TRACES.test(names.at(-1) ?? '') &&
    !names.every((name) => ACCUSATIVE.test(name))
  )
    return null;
  return verb[1] === undefined ? 'trace' : 'contains';
};

/**
 * Whether a verb says of an item that it is absent that stands behind the last name of the sentence or the bracket which
 * the item begins (method M2.7.24). The list may as well stand in it where nothing was read before it.
 * @param from where the item is to be read on
 * @param isFirst whether nothing was read before it
 * @returns null where no such verb holds for it, or it is said of the item itself
 */
export const lateDenial = (
  label: LabelText,
  item: Item,
  from: number,
  place: Place,
  isFirst: boolean,
): 'free_from' | 'maybe_free_from' | null => {
  if (!place.opens || LATE_DENIAL.test(label.folded.slice(from, item.end))) return null;
  const names = namesFrom(label, item, from, place);
  if (!deniesAll(names)) return null;
  if (/ nem /.test(names.at(-1) ?? '')) return 'free_from';
  const mayBeList = item.depth === 0 ? isFirst : names.length > MOST_IN_BRACKET;
  return mayBeList ? 'maybe_free_from' : 'free_from';
};
