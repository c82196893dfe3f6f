import type { RecallsChecked } from '#web/offline/recalls/checked.ts';
import { timeAgo } from '#web/ui/time-ago.tsx';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** How many products were compared with how many sources, when, and which sources did not answer. */
export function checkedWords(checked: RecallsChecked, compared: number, nowMs: number): string {
  const silent = checked.feeds.filter(({ answered }) => !answered).map(({ name }) => name);
  const what = `${count(compared, 'product')} checked against notices from ${count(checked.sources.length, 'source')}`;
  const gap =
    silent.length === 0
      ? ''
      : ` ${silent.join(', ')} did not answer last time; new recalls from ${silent.length === 1 ? 'it' : 'them'} may be missing.`;
  return `${what}, ${timeAgo(checked.at, nowMs).replace('Just', 'just')}.${gap}`;
}
