import type { Item, Place } from './item-state.ts';
import type { LabelText } from './label-text.ts';
import {
  ACCUSATIVE,
  ALLERGENS,
  deniesAll,
  LATE_DENIAL,
  LATE_VERB,
  MAX_STATED_NAMES,
  MOST_IN_BRACKET,
  OF_TRACES,
} from './late-verb-words.ts';

// "Kann Milch und Soja enthalten", "dit product kan ook tarwe bevatten": the verb is separated from its "may".
const MAY =
  /^(?:(?:(?:dieses |dieser |das |unser |dit |het )?(?:produkt|product|erzeugnis|lebensmittel|artikel)|es) )?(?:kann|konnen|konnte|konnten|kan|kunnen) (?!enthalten|bevatten)(?=\p{L})/u;
const ITS_VERB = / (?:enthalten(?: sein)?|beinhalten|aufweisen|bevatten)$/;

/**
 * The end of a "may" that opens a trace statement whose verb comes after its last name (method M2.7.20).
 * @param from where the rest of the item begins
 * @returns a position in the label; 0 if no name in its sentence ends in such a verb
 */
export const endOfSplitMay = (label: LabelText, { end }: Item, from: number, { pieces, at }: Place): number => {
  const { folded } = label;
  const may = MAY.exec(folded.slice(from, Math.min(end, from + 80)))?.[0].length ?? 0;
  if (may === 0) return 0;
  let stop = end;
  for (let next = at; next < at + MAX_STATED_NAMES; next += 1) {
    if (ITS_VERB.test(folded.slice(Math.max(from, stop - 20), stop))) return from + may;
    const further = pieces[next]?.ending === 'item' ? pieces[next + 1] : undefined;
    if (further === undefined) return 0;
    stop = label.trimmed(further.start, further.end)[1];
  }
  return 0;
};

/** The items from this one to the end of its sentence, folded; stops once there are too many for a statement. */
const namesFrom = (label: LabelText, { end }: Item, from: number, { pieces, at }: Place): readonly string[] => {
  const names = [label.folded.slice(from, end)];
  for (let next = at; pieces[next]?.ending === 'item' && names.length <= MAX_STATED_NAMES; next += 1) {
    const { start = 0, end: stop = 0 } = pieces[next + 1] ?? {};
    names.push(label.folded.slice(...label.trimmed(start, stop)));
  }
  return names;
};

/**
 * What a verb at the end of an item, or of the sentence that the item begins, says about the item (method M2.7.13).
 * @param from where the rest of the item begins
 * @param isFirst whether nothing was read before it: it may then begin a list
 * @returns null if no such verb applies to it
 */
export const trailingVerb = (
  label: LabelText,
  item: Item,
  from: number,
  place: Place,
  isFirst: boolean,
): 'contains' | 'trace' | null => {
  const own = label.folded.slice(from, item.end);
  const names = place.opens && item.depth === 0 && !LATE_VERB.test(own) ? namesFrom(label, item, from, place) : [own];
  const verb = LATE_VERB.exec(names.at(-1) ?? '');
  if (!verb || names.length > MAX_STATED_NAMES) return null;
  if (isFirst && (verb[1] !== undefined || !names.every((name) => ALLERGENS.test(name)))) return null;
  // In English it may apply only to the last name of a list: "sugar, cocoa, milk may be present".
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
 * Whether a verb after the last name of the sentence or bracket that an item begins says that the item is absent
 * (method M2.7.24). If nothing was read before the item, its sentence may also be the list, so the absence is in doubt.
 * @param from where the rest of the item begins
 * @param isFirst whether nothing was read before it
 * @returns null if no such verb applies to it, or if the item itself ends in the verb
 */
export const trailingDenial = (
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
