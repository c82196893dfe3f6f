import { normaliseName } from '../names/normalise.ts';

const ROMANCE = ['o', 'a', 'os', 'as', 'i', 'e', 'he', 'hi'];
const GERMAN = ['', 'e', 'er', 'es', 'en', 'em'];
const FRENCH = ['', 'e', 's', 'es', 'ee', 'ees'];

const formsOf = (entry: string): readonly string[] => {
  const stem = entry.slice(0, -1);
  if (entry.endsWith('~')) return ROMANCE.map((ending) => stem + ending);
  if (entry.endsWith('^')) return GERMAN.map((ending) => stem + ending);
  if (entry.endsWith('*')) return FRENCH.map((ending) => stem + ending);
  return [entry];
};

/**
 * A closed list of normalised words. An entry ending in `~` stands for all endings of a Spanish or Italian adjective,
 * in `^` of a German one, in `*` of a French one.
 * @param lists words separated by spaces
 */
export const vocabulary = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(
    lists
      .flatMap((list) => list.split(/\s+/))
      .filter((entry) => entry !== '')
      .flatMap(formsOf)
      .map(normaliseName),
  );

/** A closed list of phrases, by their first word, longest first. @param lists phrases separated by `|` */
export const phrases = (...lists: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const found = new Map<string, (readonly string[])[]>();
  const all = lists
    .flatMap((list) => list.split('|'))
    .map((phrase) => normaliseName(phrase).split(' '))
    .sort((a, b) => b.length - a.length);
  for (const words of all) {
    const first = words[0] ?? '';
    const known = found.get(first);
    if (known) known.push(words);
    else found.set(first, [words]);
  }
  return found;
};
