import type { Knowledge } from '../knowledge.ts';
import { normaliseName } from '../names/normalise.ts';

/**
 * Bits of the filter: with some 50,000 words and three bits each, about one unknown word in 5,000 is a false positive.
 */
const BITS = 1 << 21;
const FNV = 0x01000193;
const SEEDS = [0x811c9dc5, 0x01234567, 0x9e3779b9] as const;

const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/** The words of all names of a pack as a Bloom filter: small, and built in one pass over their bytes. */
class PackWords {
  private readonly bits = new Uint32Array(BITS / 32);

  constructor(knowledge: Knowledge) {
    const { bytes, starts } = knowledge.graveNames().texts;
    let [a, b, c] = SEEDS as readonly number[] as [number, number, number];
    let length = 0;
    let next = 1;
    const end = starts[starts.length - 1] ?? 0;
    for (let at = 0; at <= end; at += 1) {
      const code = at === end ? 0 : (bytes[at] ?? 0);
      const ends = at === end || at === starts[next];
      if (ends || !isLetter(code)) {
        if (length > 0) {
          this.set(a);
          this.set(b);
          this.set(c);
        }
        [a, b, c] = SEEDS;
        length = 0;
        while (starts[next] === at) next += 1;
        if (!isLetter(code)) continue;
      }
      a = Math.imul(a ^ code, FNV);
      b = Math.imul(b ^ code, FNV);
      c = Math.imul(c ^ code, FNV);
      length += 1;
    }
  }

  /** @param word lower-case ASCII letters */
  has(word: string): boolean {
    return SEEDS.every((seed) => {
      let hash: number = seed;
      for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), FNV);
      return this.get(hash);
    });
  }

  private set(hash: number): void {
    const bit = (hash ^ (hash >>> 15)) & (BITS - 1);
    this.bits[bit >>> 5] = (this.bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  private get(hash: number): boolean {
    const bit = (hash ^ (hash >>> 15)) & (BITS - 1);
    return ((this.bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}

const ofPack = new WeakMap<Knowledge, PackWords>();

const wordsOf = (knowledge: Knowledge): PackWords => {
  let words = ofPack.get(knowledge);
  if (words === undefined) {
    words = new PackWords(knowledge);
    ofPack.set(knowledge, words);
  }
  return words;
};

/** Whether it is a word of the pack, or the plural of one. */
const isWord = (run: string, words: PackWords): boolean =>
  words.has(run) || (run.endsWith('s') && run.length > SHORTEST && words.has(run.slice(0, -1)));

const BARE_NUMBER = /^\d+(?:[.,]\d+)?$/;
const LETTERS = /[a-z]+/g;
/** Shorter runs of letters are parts of words, or could mean anything. */
const SHORTEST = 3;
const PLAIN = /^[\x20-\x7e]*$/;

/** "With" in Nordic lists, but honey in Slavic names. */
const LINK = 'med';

/**
 * Whether a word of a label occurs in no name of the pack: a bare number, or letters that are not a word of any name.
 */
export const isForeignWord = (word: string, knowledge: Knowledge): boolean => {
  if (BARE_NUMBER.test(word)) return true;
  const folded = normaliseName(word);
  if (!PLAIN.test(folded) || /\d/.test(folded)) return false;
  if (folded === LINK) return true;
  const words = wordsOf(knowledge);
  for (const [run] of folded.matchAll(LETTERS)) if (run.length >= SHORTEST && !isWord(run, words)) return true;
  return false;
};

/** Signs around a word that are not part of it. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The words of a text that occur in no name of the pack (see {@link isForeignWord}), in text order. */
export const foreignWords = (text: string, knowledge: Knowledge): readonly string[] =>
  [...new Set(text.split(/\s+/).map((word) => word.replace(AROUND, '')))].filter(
    (word) => word !== '' && isForeignWord(word, knowledge),
  );

/** Whether a text mixes words of the pack with foreign ones. Then it is a broken name, not one in another language. */
export const isMixed = (text: string, knowledge: Knowledge): boolean => {
  const words = text.split(/\s+/).filter((word) => /\p{L}{3}|^\d+(?:[.,]\d+)?$/u.test(word));
  const foreign = words.filter((word) => isForeignWord(word.replace(AROUND, ''), knowledge)).length;
  return foreign > 0 && foreign < words.length;
};
