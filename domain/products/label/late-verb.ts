import type { Item, Place } from './item-state.ts';
import type { LabelText } from './label-text.ts';

// Hungarian and Turkish say it last: "tojást tartalmaz", "süt içerebilir".
const LATE_VERB = / (?:(tartalmaz|icerir)|tartalmazhat|icerebilir)$/;
/** What the Hungarian verb holds for has this ending. */
const ACCUSATIVE = /t(?: |$)/;
/** A statement names a few things; more are a list that its last item's verb ends. */
const MOST_STATED = 12;

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
  if (verb[0].startsWith(' tart') && !names.every((name) => ACCUSATIVE.test(name))) return null;
  return verb[1] === undefined ? 'trace' : 'contains';
};
