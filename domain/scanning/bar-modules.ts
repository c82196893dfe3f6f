import type { Gtin, Symbology } from '../products/gtin.ts';

// The symbols of GS1 General Specifications, section 5.2, written from its tables: one character per module, 1 is a bar.

/** Number set A (odd parity, left). Set C is its complement, set B is C mirrored. */
const SET_A = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
];
const setC = (digit: number): string => [...(SET_A[digit] ?? '')].map((bit) => (bit === '1' ? '0' : '1')).join('');
const setB = (digit: number): string => [...setC(digit)].reverse().join('');

/** Which of the six left digits use set B, by the leading digit of an EAN-13. */
const EAN13_PARITY = [
  ...['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB'],
  ...['ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA'],
];

/** Which of the six digits of a UPC-E with number system 0 use set B, by the check digit; system 1 is the reverse. */
const UPCE_PARITY = [
  ...['BBBAAA', 'BBABAA', 'BBAABA', 'BBAAAB', 'BABBAA'],
  ...['BAABBA', 'BAAABB', 'BABABA', 'BABAAB', 'BAABAB'],
];

const encode = (digits: readonly number[], parity: string): string =>
  digits.map((digit, at) => (parity[at] === 'A' ? (SET_A[digit] ?? '') : setB(digit))).join('');

const numbers = (text: string, length: number): number[] => {
  if (!new RegExp(`^\\d{${length}}$`).test(text)) throw new Error(`${text} is not ${length} digits`);
  return [...text].map(Number);
};

/** The 95 modules of an EAN-13 symbol. */
export function ean13Modules(code: string): string {
  const digits = numbers(code, 13);
  const left = encode(digits.slice(1, 7), EAN13_PARITY[digits[0] ?? 0] ?? '');
  return `101${left}01010${digits.slice(7).map(setC).join('')}101`;
}

/** The 67 modules of an EAN-8 symbol. */
export function ean8Modules(code: string): string {
  const digits = numbers(code, 8);
  return `101${encode(digits.slice(0, 4), 'AAAA')}01010${digits.slice(4).map(setC).join('')}101`;
}

/** The 51 modules of a UPC-E symbol, from its 8 digits: number system, six digits, check digit. */
export function upceModules(code: string): string {
  const digits = numbers(code, 8);
  const [system] = digits;
  if (system !== 0 && system !== 1) throw new Error(`UPC-E has number system 0 or 1, not ${system}`);
  const parity = UPCE_PARITY[digits[7] ?? 0] ?? '';
  const used = system === 0 ? parity : [...parity].map((set) => (set === 'A' ? 'B' : 'A')).join('');
  return `101${encode(digits.slice(1, 7), used)}010101`;
}

/**
 * The 8 digits under a UPC-E symbol of this product if its code can be shortened to one (zeros in the right places),
 * else null.
 * @param upcA 12 digits
 */
export function upceOf(upcA: string): string | null {
  const [, system, maker = '', item = '', check] = /^([01])(\d{5})(\d{5})(\d)$/.exec(upcA) ?? [];
  if (system === undefined) return null;
  const short = (): string | null => {
    if (/^\d\d[012]00$/.test(maker) && item.startsWith('00')) return maker.slice(0, 2) + item.slice(2) + maker[2];
    if (/^\d{3}00$/.test(maker) && item.startsWith('000')) return `${maker.slice(0, 3)}${item.slice(3)}3`;
    if (/^\d{4}0$/.test(maker) && item.startsWith('0000')) return `${maker.slice(0, 4)}${item.slice(4)}4`;
    return /^0000[5-9]$/.test(item) ? maker + item.slice(4) : null;
  };
  const six = short();
  return six && `${system}${six}${check}`;
}

/** Where a digit is in a symbol, and the shapes that a digit can have there. */
export interface DigitPlace {
  /** Its first module. */
  readonly start: number;
  /** Seven modules each. */
  readonly shapes: readonly string[];
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const LEFT_SHAPES = [...SET_A, ...DIGITS.map(setB)];
const RIGHT_SHAPES = DIGITS.map(setC);

const placesOf = (first: number, count: number, shapes: readonly string[]): DigitPlace[] =>
  Array.from({ length: count }, (_, at) => ({ start: first + 7 * at, shapes }));

const DIGIT_PLACES: Readonly<Record<Symbology, readonly DigitPlace[]>> = {
  'EAN-13': [...placesOf(3, 6, LEFT_SHAPES), ...placesOf(50, 6, RIGHT_SHAPES)],
  'UPC-A': [...placesOf(3, 6, SET_A), ...placesOf(50, 6, RIGHT_SHAPES)],
  'EAN-8': [...placesOf(3, 4, SET_A), ...placesOf(36, 4, RIGHT_SHAPES)],
  'UPC-E': placesOf(3, 6, LEFT_SHAPES),
};

/** The digits of a symbol that are printed as bars. */
export const digitPlaces = (symbology: Symbology): readonly DigitPlace[] => DIGIT_PLACES[symbology];

/** The bars of a code in a symbology; null if the code cannot be printed in it. */
export function modulesOf(gtin: Gtin, symbology: Symbology): string | null {
  switch (symbology) {
    case 'EAN-13':
    case 'UPC-A':
      return gtin.startsWith('0') ? ean13Modules(gtin.slice(1)) : null;
    case 'EAN-8':
      return gtin.startsWith('000000') ? ean8Modules(gtin.slice(6)) : null;
    case 'UPC-E': {
      const short = gtin.startsWith('00') ? upceOf(gtin.slice(2)) : null;
      return short && upceModules(short);
    }
  }
}
