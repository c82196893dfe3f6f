/**
 * Letters of other scripts that look like Latin ones, each in the case in which they look alike (Unicode Technical
 * Standard 39, confusables: single-letter pairs of Cyrillic and Greek).
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  // Cyrillic, lower and upper case.
  а: 'a',
  в: 'b',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  А: 'a',
  В: 'b',
  Е: 'e',
  Н: 'h',
  І: 'i',
  Ј: 'j',
  К: 'k',
  Ӏ: 'l',
  М: 'm',
  О: 'o',
  Р: 'p',
  С: 'c',
  Ѕ: 's',
  Т: 't',
  Х: 'x',
  У: 'y',
  с: 'c',
  // Greek, lower and upper case.
  α: 'a',
  γ: 'y',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  Α: 'a',
  Β: 'b',
  Ε: 'e',
  Ζ: 'z',
  Η: 'h',
  Ι: 'i',
  Κ: 'k',
  Μ: 'm',
  Ν: 'n',
  Ο: 'o',
  Ρ: 'p',
  Τ: 't',
  Υ: 'y',
  Χ: 'x',
  // Latin look-alikes of other Latin letters.
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ß: 'ss',
};

/** Characters that many typefaces draw alike; each group is replaced by one character. */
const DRAWN_ALIKE: ReadonlyArray<readonly [RegExp, string]> = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[il1|!]/g, 'l'],
  [/0/g, 'o'],
];

/** The text in NFKC, without accents, in lower case, with look-alikes as Latin letters. Never shown, only compared. */
export function latinLook(text: string): string {
  const plain = text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].map((sign) => LOOKS_LIKE[sign] ?? sign.toLowerCase()).join('');
}

/**
 * The visual shape of a name: two names with the same shape can be mistaken for each other. Case, accents, width,
 * spaces and separators between words make no difference. Never shown, only compared (product P2.2.8).
 */
export function nameShape(name: string): string {
  const shape = latinLook(name).replace(/[\s\p{Cf}._-]+/gu, '');
  return DRAWN_ALIKE.reduce((text, [signs, sign]) => text.replace(signs, sign), shape);
}
