/** A text of 100 KB that is made to be expensive to process. */
export interface HostileText {
  readonly kind: string;
  readonly text: string;
}

const SIZE = 100_000;
const times = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length)).slice(0, SIZE);

/** Random numbers, the same in every run (mulberry32, Tommy Ettinger, public domain). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const LETTERS = 'abcdefghiklmnoprstuvy';

/** Names with one to three characters changed in each, so that every one is nearly a known name. */
function misread(names: readonly string[], separator: string): string {
  const next = numbers(7);
  let text = 'Ingredients: ';
  while (text.length < SIZE) {
    const name = [...(names[next(names.length)] ?? 'aqua')];
    for (let slips = 1 + next(3); slips > 0; slips -= 1) name[next(name.length)] = LETTERS[next(LETTERS.length)] ?? 'x';
    text += name.join('') + separator;
  }
  return text.slice(0, SIZE);
}

function nonsense(longest: number, separator: string): string {
  const next = numbers(11);
  let text = '';
  while (text.length < SIZE) {
    for (let left = 4 + next(longest); left > 0; left -= 1) text += LETTERS[next(LETTERS.length)] ?? 'x';
    text += separator;
  }
  return text.slice(0, SIZE);
}

const PIECES = {
  'one letter': 'a',
  'open brackets': '(',
  'open brackets with names': '(aqua (limonene, ',
  'closed and open': '()',
  commas: ',',
  'line ends': ' \n ',
  'letters and commas': 'a, ',
  headings: 'ingredients: ',
  'may contain': 'may contain traces of ',
  'E numbers': 'E 330 (e-331), INS 332; ',
  'CAS numbers': '50-00-0, 67-64-1 ',
  slashes: 'aqua/water/eau/',
  percentages: '5-15% but <',
  accents: 'é\u0301',
  'letters beyond the first plane': '𝒳, ',
  'a name without end': 'methylchloroisothiazolinone',
  'one name': 'Aqua, ',
  'family names': 'PEG-40 hydrogenated castor oil, polyquaternium-7, ',
  sentences: 'Do not use in the eyes. Keep out of the reach of children, rinse well. ',
} as const;

/** Texts of every kind that could make reading or matching expensive. @param names known names to misspell */
export const hostileTexts = (names: readonly string[]): readonly HostileText[] => [
  ...Object.entries(PIECES).map(([kind, piece]) => ({ kind, text: times(piece) })),
  { kind: 'misread names', text: misread(names, ', ') },
  { kind: 'misread names in brackets', text: misread(names, ' (') },
  { kind: 'misread names without commas', text: misread(names, ' ') },
  { kind: 'short nonsense', text: nonsense(8, ', ') },
  { kind: 'long nonsense', text: nonsense(60, ', ') },
  { kind: 'nonsense without commas', text: nonsense(12, ' ') },
];
