import type { RecallReach } from '#domain/recalls/own/admin-calls.ts';

const households = (count: number): string => (count === 1 ? '1 household' : `${count} households`);

/** How many households a notice would concern, as a sentence. */
export function reachWords({ affects, mayAffect, atLeast }: RecallReach): string {
  if (affects + mayAffect === 0) return 'No household here has anything it names.';
  const parts = [
    ...(affects > 0 ? [`affects a product of ${households(affects)}`] : []),
    ...(mayAffect > 0 ? [`may affect one of ${affects > 0 ? 'another ' : ''}${households(mayAffect)}`] : []),
  ];
  return `It ${parts.join(', and ')}.${atLeast ? ' Counting stopped there: there are more.' : ''}`;
}

/** In how many households it was found. */
export const foundWords = (count: number): string =>
  count === 0 ? 'found in no household so far' : `found in ${households(count)}`;

/** Splits typed lines into list entries. */
export const entriesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
