import { createHash } from 'node:crypto';

/**
 * Chooses the test files of a run that has no time for all of them. Files without a recorded time are short and always
 * run. Of the others, first come those that run every time, then those that were changed recently, then the rest by
 * lot, as long as they fit.
 * @param {readonly string[]} files
 * @param {object} by
 * @param {Readonly<Record<string, number>>} by.seconds how long the long files took, by file
 * @param {readonly string[]} by.always run however long they take
 * @param {readonly string[]} by.changed
 * @param {number} by.budget seconds that the long files may take in total
 * @param {string} by.seed the same seed draws the same files
 * @returns {string[]} in the order of `files`
 */
export function drawFiles(files, { seconds, always, changed, budget, seed }) {
  const rankOf = (file) => (always.includes(file) ? 0 : changed.includes(file) ? 1 : 2);
  const lotOf = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  const line = files
    .filter((file) => file in seconds)
    .map((file) => ({ file, rank: rankOf(file), lot: lotOf(file) }))
    .sort((one, other) => one.rank - other.rank || (one.lot < other.lot ? -1 : 1));
  const taken = new Set();
  let left = budget;
  for (const { file, rank } of line) {
    if (rank > 0 && seconds[file] > left) continue;
    taken.add(file);
    left -= seconds[file];
  }
  return files.filter((file) => !(file in seconds) || taken.has(file));
}
