import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PLACE = fileURLToPath(new URL('file-seconds.json', import.meta.url));

/** Files that take less are not recorded. */
const SHORT_SECONDS = 3;

/**
 * How long each long test file took in the run that recorded it, in whole seconds, by its path from the root.
 * @returns {Record<string, number>}
 */
export const readFileSeconds = () => JSON.parse(readFileSync(PLACE, 'utf8'));

/**
 * Records how long files took.
 * @param {readonly (readonly [file: string, seconds: number])[]} took a file that ran on two engines appears twice
 */
export function writeFileSeconds(took) {
  const sums = new Map();
  for (const [file, seconds] of took) sums.set(file, (sums.get(file) ?? 0) + seconds);
  const long = [...sums]
    .filter(([, seconds]) => seconds >= SHORT_SECONDS)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const noted = Object.fromEntries(long.map(([file, seconds]) => [file, Math.round(seconds)]));
  writeFileSync(PLACE, `${JSON.stringify(noted, null, 2)}\n`);
}
