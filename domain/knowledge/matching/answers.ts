/** Cached look-ups by text. An item is read again without its foreign words, which repeats many of its look-ups. */
export type Answers<T> = Map<string, T | null>;

/** The cached answer for a text. @param find computes it on a cache miss */
export function cached<T>(answers: Answers<T>, text: string, find: (text: string) => T | null): T | null {
  const known = answers.get(text);
  if (known !== undefined) return known;
  const found = find(text);
  answers.set(text, found);
  return found;
}
