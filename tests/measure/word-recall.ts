/** Words of three letters and more, without accents: what counts for recall. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** How many words of a text stand in what was read of it, each as often as it stands there. */
export function wordRecall(expected: string, read: string): { all: number; found: number } {
  const left = new Map<string, number>();
  for (const word of wordsIn(read)) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  const words = wordsIn(expected);
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    found += 1;
    left.set(word, count - 1);
  }
  return { all: words.length, found };
}
