/** What was found for each text. An item is read again without its foreign words, and many of its look-ups were made before. */
export type Answers<T> = Map<string, T | null>;

/** The answer for a text, found once. @param find asked where nothing is kept for the text */
export function once<T>(answers: Answers<T>, text: string, find: (text: string) => T | null): T | null {
  const known = answers.get(text);
  if (known !== undefined) return known;
  const found = find(text);
  answers.set(text, found);
  return found;
}
