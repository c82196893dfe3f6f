/** Words of at least three letters or digits, without accents. Only these count for the recall. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** How many words of a text occur in its reading; a repeated word must occur as often. */
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
