import { normaliseName } from '../../../knowledge/names/normalise.ts';

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * What a warning about words of a label names: the ingredient if its own name contains these words, else the words
 * themselves (method M6.2.7). "Water (lecithin)" warns of lecithin, never of water.
 * @param name of the ingredient, as printed or as known
 * @param phrase the words that were found, normalised
 */
export const warnedName = (name: string, phrase: string): string =>
  phrase === '' || normaliseName(name).includes(phrase) ? name : capitalised(phrase);
