/** A number from 0 up to 1, from a seeded generator. */
export type Random = () => number;

/** What a variant inserts into a label, and where. */
export const NOISES = ['word between', 'word inside', 'number between', 'number inside'] as const;
export type Noise = (typeof NOISES)[number];

/** A label with something inserted. */
export interface Variant {
  readonly text: string;
  /** What was inserted. */
  readonly put: string;
  /** Where in the text. */
  readonly at: number;
}

const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

const ONSETS = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'g',
  'gl',
  'gw',
  'h',
  'j',
  'k',
  'kr',
  'm',
  'n',
  'p',
  'pl',
  'qu',
  'r',
  's',
  'sk',
  't',
  'tr',
  'v',
  'w',
  'x',
  'z',
  'zw',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ou', 'ei', 'y'];
const ENDS = ['', '', 'b', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'x', 'rn', 'nt', 'sk'];

/** A meaningless word of two to four syllables. */
export const madeUpWord = (random: Random): string => {
  let word = '';
  const syllables = 2 + Math.floor(random() * 3);
  for (let at = 0; at < syllables; at += 1) word += `${pick(ONSETS, random)}${pick(VOWELS, random)}`;
  word += pick(ENDS, random) ?? '';
  return random() < 0.3 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** A bare number as it may appear on a label: a lot, a page, a code. */
export const bareNumber = (random: Random): string => {
  const digits = 1 + Math.floor(random() * 4);
  const whole = 1 + Math.floor(random() * (10 ** digits - 1));
  return random() < 0.15 ? `${whole}.${Math.floor(random() * 10)}` : `${whole}`;
};

/** A comma that ends an item. */
const BETWEEN = /,(?=\s)/g;
/** Between two words of one item. A number next to another number would become part of it. */
const INSIDE = /(?<=[\p{L})]) (?=[\p{L}(])/gu;

const placesOf = (text: string, sign: RegExp): readonly number[] => [...text.matchAll(sign)].map(({ index }) => index);

/**
 * Inserts a word or a number into a label: as an item of its own, or between two words.
 * @param word the word to insert if the noise is a word
 * @returns null if the text has no such place
 */
export function noisyVariant(text: string, noise: Noise, word: string, random: Random): Variant | null {
  const put = noise.startsWith('word') ? word : bareNumber(random);
  const between = noise.endsWith('between');
  const at = pick(placesOf(text, between ? BETWEEN : INSIDE), random);
  if (at === undefined) return null;
  return { text: `${text.slice(0, at)}${between ? ',' : ''} ${put}${text.slice(at)}`, put, at };
}
