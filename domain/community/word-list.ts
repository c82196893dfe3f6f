import { z } from 'zod';
import { latinLook } from '../accounts/name-shape.ts';
import type { Problem } from '../problem.ts';

// Word lists of the server's operators: words to be reviewed before others see them, or not accepted (product P22.12).

const WORDS_MOST = 2_000;
const WORD_MAX = 60;

const Words = z
  .array(
    z
      .string()
      .max(WORD_MAX)
      .refine((word) => tokensOf(word).length > 0, 'This has no letters or digits.'),
  )
  .max(WORDS_MOST)
  .default([]);

/** The word lists as operators write them: single words or phrases. Both are empty by default. */
export const WordLists = z.strictObject({
  /** A text with one of these is held for review. */
  hold: Words,
  /** A text with one of these is rejected. */
  refuse: Words,
});
export type WordLists = z.infer<typeof WordLists>;

/** The listed word found in a text, spelled as in the list. */
export interface FoundWord {
  readonly list: keyof WordLists;
  readonly word: string;
}

/** Checks a text against both lists. If words of both occur, the refused one is returned. */
export type FindWord = (text: string) => FoundWord | null;

/** Scripts without spaces between words: listed words in them match anywhere in a text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const WORD = /[\p{L}\p{N}]+/gu;
/** Characters put between the letters of a word to break it up. */
const WITHIN = /(?<=[\p{L}\p{N}])[._*'’-](?=[\p{L}\p{N}])/gu;

/** The text normalised: NFKC, lower case, no invisible characters or accents, look-alikes as Latin letters. */
const folded = (text: string): string => latinLook(text.replace(/\p{Cf}/gu, ''));

/** The words of a folded text. Three or more single letters in a row count as one word, as in "w o r d". */
const wordsOf = (text: string): string[] =>
  [
    ...text
      .replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}] ){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu, (run) => run.replaceAll(' ', ''))
      .matchAll(WORD),
  ].map(([word]) => word);
const tokensOf = (word: string): string[] => [...folded(word).matchAll(WORD)].map(([token]) => token);

/** Digits and symbols used in place of a letter. 1, ! and | can stand for two letters, see ONE. */
const SIGNS: ReadonlyArray<readonly [RegExp, string]> = [
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/@/g, 'a'],
  [/\$/g, 's'],
];
/** The digit 1, or a symbol inside a word: not the exclamation mark that ends a sentence. */
const ONE = /1|(?<=[\p{L}\p{N}])[!|](?=[\p{L}\p{N}])/gu;

/** The possible readings of a text, each as a list of words. */
function readings(text: string): string[][] {
  const plain = folded(text);
  const lettered = SIGNS.reduce((read, [sign, letter]) => read.replace(sign, letter), plain);
  return [plain, lettered.replace(ONE, 'i'), lettered.replace(ONE, 'l')].flatMap((read) => [
    wordsOf(read),
    wordsOf(read.replace(WITHIN, '')),
  ]);
}

interface Listed {
  /** The words of the entry, normalised. */
  readonly tokens: readonly string[];
  readonly word: string;
}

/** Builds the lookup for one list, indexed by the first word of each entry. */
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
 * Compiles the lists for matching. Whole words are matched after NFKC, regardless of case, accents, invisible
 * characters, look-alikes of other alphabets (Unicode Technical Standard 39), and symbols between or instead of
 * letters.
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

/** The matcher of a server without lists. */
export const NO_WORDS: FindWord = () => null;

/** Why a text is held, for its author and its reviewer. */
export const heldForWord = ({ word }: FoundWord): string =>
  `It is awaiting review: “${word}” is on this server’s word list.`;

/** Why a text is rejected. @param field the field that contains it */
export function refusedForWord({ word }: FoundWord, field: string): Problem {
  const message = `“${word}” is on this server’s word list. Please leave it out.`;
  return { code: 'INVALID_INPUT', message, fields: { [field]: message } };
}
