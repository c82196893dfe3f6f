/** What OCR may read in place of a character. Two letters for one are in `PAIRS`. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'oeàu',
  b: 'h68',
  c: 'eoç',
  d: 'clo',
  e: 'coéa',
  f: 't',
  g: 'q9y',
  h: 'bnk',
  i: 'l1j!',
  j: 'i',
  k: 'hx',
  l: '1i|t',
  m: 'nw',
  n: 'mur',
  o: '0ceö',
  p: 'bq',
  q: 'g9',
  r: 'nt',
  s: '5z',
  t: 'fl1',
  u: 'vnü',
  v: 'yu',
  w: 'vu',
  x: 'kz',
  y: 'vg',
  z: 's2',
  '0': 'oO',
  '1': 'lI',
  '2': 'z',
  '3': '8',
  '4': 'A',
  '5': 's',
  '6': 'b',
  '8': 'B3',
  ',': '.;',
  '.': ',',
  ' ': "'.",
  '-': '—~',
  '(': '{l',
  ')': '}1',
};
const PAIRS: Readonly<Record<string, string>> = { m: 'rn', w: 'vv', d: 'cl', h: 'li', n: 'ri' };
const ANY = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** How characters are replaced: with one that OCR may confuse them with, or with any letter or digit. */
export type NoiseKind = 'optical' | 'any';

const pick = (from: string, random: () => number): string => from.charAt(Math.floor(random() * from.length));

const misread = (sign: string, random: () => number): string => {
  const lower = sign.toLowerCase();
  const pair = PAIRS[lower];
  if (pair !== undefined && random() < 0.25) return pair;
  const read = pick(LOOKS_LIKE[lower] ?? ANY, random);
  return sign === lower ? read : read.toUpperCase();
};

/**
 * A text with some of its characters replaced.
 * @param share of the characters, 0 to 1
 * @param random returns numbers from 0 to 1; the same numbers give the same text
 */
export function withNoise(text: string, share: number, kind: NoiseKind, random: () => number): string {
  let out = '';
  for (const sign of text) {
    if (random() >= share) out += sign;
    else if (kind === 'optical') out += misread(sign, random);
    else {
      const other = pick(ANY, random);
      out += sign === sign.toLowerCase() ? other : other.toUpperCase();
    }
  }
  return out;
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
