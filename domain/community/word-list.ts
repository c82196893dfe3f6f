import { z } from 'zod';
import { latinLook } from '../accounts/name-shape.ts';
import type { Problem } from '../problem.ts';

// Words that the people who run a server want to look at before others read them, or do not want at all (product P22.12).

const WORDS_MOST = 2_000;
const WORD_MAX = 60;

const Words = z
  .array(
    z
      .string()
      .max(WORD_MAX)
      .refine((word) => tokensOf(word).length > 0, 'This holds no letter and no digit.'),
  )
  .max(WORDS_MOST)
  .default([]);

/** The lists of a server, as its people write them: words, or several words in their order. Both are empty unless said. */
export const WordLists = z.strictObject({
  /** A text with one waits until somebody has looked at it. */
  hold: Words,
  /** A text with one is not taken. */
  refuse: Words,
});
export type WordLists = z.infer<typeof WordLists>;

/** The word of a list that a text holds, as the list writes it. */
export interface FoundWord {
  readonly list: keyof WordLists;
  readonly word: string;
}

/** Looks a text through. Of a word of each list the refused one is found. */
export type FindWord = (text: string) => FoundWord | null;

/** Scripts that write no space between words: theirs are found anywhere in a text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const WORD = /[\p{L}\p{N}]+/gu;
/** What stands between letters of one word to break it up. */
const WITHIN = /(?<=[\p{L}\p{N}])[._*'’-](?=[\p{L}\p{N}])/gu;

/** A text as its reader sees it: NFKC, without invisible characters and accents, small, look-alikes as Latin letters. */
const folded = (text: string): string => latinLook(text.replace(/\p{Cf}/gu, ''));

/** The words of a folded text. Single letters in a row are one word: they were written apart to be read together. */
const wordsOf = (text: string): string[] =>
  [
    ...text
      .replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}] ){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu, (run) => run.replaceAll(' ', ''))
      .matchAll(WORD),
  ].map(([word]) => word);
const tokensOf = (word: string): string[] => [...folded(word).matchAll(WORD)].map(([token]) => token);

/** Digits and signs that stand in for a letter; 1, ! and | for two. */
const SIGNS: ReadonlyArray<readonly [RegExp, string]> = [
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/@/g, 'a'],
  [/\$/g, 's'],
];
/** A sign within a word: not the one that ends a sentence. */
const ONE = /1|(?<=[\p{L}\p{N}])[!|](?=[\p{L}\p{N}])/gu;

/** The ways a text can be read, each of them as words. */
function readings(text: string): string[][] {
  const plain = folded(text);
  const lettered = SIGNS.reduce((read, [sign, letter]) => read.replace(sign, letter), plain);
  return [plain, lettered.replace(ONE, 'i'), lettered.replace(ONE, 'l')].flatMap((read) => [
    wordsOf(read),
    wordsOf(read.replace(WITHIN, '')),
  ]);
}

interface Listed {
  /** Its first word, its number of words, and all of them. */
  readonly tokens: readonly string[];
  readonly word: string;
}

/** One list, ready to be looked up: by the first of its words. */
function finder(list: keyof WordLists, words: readonly string[]) {
  const byFirst = new Map<string, Listed[]>();
  const anywhere: Listed[] = [];
  for (const word of words) {
    const one = { tokens: tokensOf(word), word };
    const [first = ''] = one.tokens;
    if (UNSPACED.test(word)) anywhere.push(one);
    else byFirst.set(first, [...(byFirst.get(first) ?? []), one]);
  }
  return (text: string, read: readonly (readonly string[])[]): FoundWord | null => {
    for (const said of read) {
      for (const [at, token] of said.entries()) {
        const found = byFirst.get(token)?.find(({ tokens }) => tokens.every((next, on) => said[at + on] === next));
        if (found) return { list, word: found.word };
      }
    }
    const run = anywhere.length > 0 ? folded(text).replace(/\s+/g, '') : '';
    const found = anywhere.find(({ tokens }) => run.includes(tokens.join('')));
    return found ? { list, word: found.word } : null;
  };
}

/**
 * Makes lists ready to look texts through. Whole words are found, after NFKC, and whatever their case, accents, invisible
 * characters, look-alikes of other alphabets (Unicode Technical Standard 39), and signs between or in place of letters.
 */
export function wordFinder({ hold, refuse }: WordLists): FindWord {
  if (hold.length + refuse.length === 0) return () => null;
  const lists = [finder('refuse', refuse), finder('hold', hold)];
  return (text) => {
    const read = readings(text);
    for (const find of lists) {
      const found = find(text, read);
      if (found) return found;
    }
    return null;
  };
}

/** A server without lists. */
export const NO_WORDS: FindWord = () => null;

/** Why a text waits, for its author and for whoever looks at it. */
export const heldForWord = ({ word }: FoundWord): string =>
  `It waits until somebody has looked at it: “${word}” is on the word list of this server.`;

/** Why a text is not taken. @param field that holds it */
export function refusedForWord({ word }: FoundWord, field: string): Problem {
  const message = `“${word}” is on the word list of this server. Please write it without.`;
  return { code: 'INVALID_INPUT', message, fields: { [field]: message } };
}
