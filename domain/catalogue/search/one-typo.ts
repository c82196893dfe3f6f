/**
 * Whether two words differ by at most one typo: a letter added, missing or replaced, or two neighbouring letters
 * swapped. Linear time.
 * @param written the word that may contain the typo
 */
export function oneTypo(written: string, word: string): boolean {
  const [a, b] = [written, word];
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  if (at === a.length && at === b.length) return true;
  const [restA, restB] = [a.slice(at + 1), b.slice(at + 1)];
  if (a.length > b.length) return restA === b.slice(at);
  if (a.length < b.length) return a.slice(at) === restB;
  return restA === restB || (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2));
}

/** The same if only the beginning of the word was typed. */
export function oneTypoInBeginning(written: string, word: string): boolean {
  for (let length = written.length - 1; length <= written.length + 1; length += 1) {
    if (length <= word.length && oneTypo(written, word.slice(0, length))) return true;
  }
  return false;
}
