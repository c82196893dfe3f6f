import type { Item, Place } from './item-state.ts';
import type { LabelText } from './label-text.ts';

// Hungarian and Turkish say it last: "tojást tartalmaz", "süt içerebilir".
// English and Turkish say so of what is or may be present, and Turkish of the place where a food is made.
const LATE_VERB =
  / (?:(tartalmaz|icerir|ihtiva eder|icermektedir)|tartalmazhat(?:ja|nak)?|elofordulhat(?:nak)?|icerebilir|ihtiva edebilir|bulunabilir|may be present|(?:islen|kullanil|paketlen)\p{L}*(?: bir)? (?:tesis|hat|ortam|fabrika)\p{L}* \p{L}+)$/u;

/** Whether a text ends in a verb that says that what stands before it may be in a product. @param folded the text, folded */
export const endsInMay = (folded: string): boolean => {
  const verb = LATE_VERB.exec(folded);
  return verb !== null && verb[1] === undefined;
};

/** What the Hungarian verb holds for has this ending, or is told by the word for its traces. */
const ACCUSATIVE = /t(?: |$)/;
const OF_TRACES = /(?:nyomokat|nyomait|maradvanyokat|maradvanyait) tart\p{L}+$/u;
/** A statement names a few things; more are a list that its last item's verb ends. */
const MOST_STATED = 12;

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

/**
 * What a verb says that stands behind an item, or behind the last one of the sentence that it begins (method M2.7.13).
 * @param from where the item is to be read on
 * @returns null where no such verb holds for it
 */
export const lateVerb = (
  label: LabelText,
  { end, depth }: Item,
  from: number,
  { opens, pieces, at }: Place,
): 'contains' | 'trace' | null => {
  const { folded } = label;
  const names = [folded.slice(from, end)];
  if (opens && depth === 0 && names[0]?.search(LATE_VERB) === -1)
    for (let next = at; pieces[next]?.ending === 'item' && names.length <= MOST_STATED; next += 1) {
      const { start = 0, end: stop = 0 } = pieces[next + 1] ?? {};
      names.push(folded.slice(...label.trimmed(start, stop)));
    }
  const verb = LATE_VERB.exec(names.at(-1) ?? '');
  if (!verb || names.length > MOST_STATED) return null;
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
