import type { RecallsChecked } from '#web/offline/recalls/checked.ts';
import { timeAgo } from '#web/ui/time-ago.tsx';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What was compared with which sources, and when, and which of them did not answer. */
export function checkedWords(checked: RecallsChecked, compared: number, nowMs: number): string {
  const silent = checked.feeds.filter(({ answered }) => !answered).map(({ name }) => name);
  const what = `${count(compared, 'product')} against the notices of ${count(checked.sources.length, 'source')}`;
  const gap =
    silent.length === 0
      ? ''
      : ` ${silent.join(', ')} did not answer last time; new recalls of ${silent.length === 1 ? 'it' : 'them'} may be missing.`;
  return `${what}, ${timeAgo(checked.at, nowMs).replace('Just', 'just')}.${gap}`;
}
