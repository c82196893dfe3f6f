import { foldText } from '../../knowledge/names/fold.ts';

const MOST = 60;
const LONGEST = 8000;

/** Labels before lot numbers: "Lot codes:", "Batch No:", "lot n°", "Chargennummer". */
const LOT_WORD =
  /\b(?:lots?|batch(?:es)?|charge|chargennummer|los|fab)\b[\s:#.()]*(?:(?:codes?|numbers?|nos?|nr|n°|num)[\s:#.()°]*)*/gi;
/** Labels before model numbers. */
const MODEL_WORD =
  /\b(?:models?|modèles?|modell|item|style|sku|type|ref|part)\b[\s:#.()]*(?:(?:codes?|numbers?|nos?|name)[\s:#.()“"]*)*/gi;
/** One number of a list, and the separators allowed between two. */
const MARK = /^[“"'(]?([A-Za-z0-9][A-Za-z0-9./-]{1,24}[A-Za-z0-9]|[A-Za-z0-9]{2})[”"')]?/;
const BETWEEN = /^(?:\s*[,;/&|]\s*(?:and\s+|or\s+)?|\s+(?:and|or|to|through|und|et|&)\s+|\s+)/i;
const DATE = /\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$|^\d{4}-\d{2}-\d{2}$/;
/** From this many digits on, a number may be a barcode. */
const CODE_DIGITS = 11;

/** The numbers after a label, up to the first token that is not one. */
function marksAfter(text: string, from: number, longEnough: (mark: string) => boolean): string[] {
  const found: string[] = [];
  let rest = text.slice(from, from + 1500);
  while (found.length < MOST) {
    const mark = MARK.exec(rest);
    if (!mark?.[1] || !/\d/.test(mark[1]) || DATE.test(mark[1]) || !longEnough(mark[1])) break;
    found.push(mark[1]);
    rest = rest.slice(mark[0].length);
    const between = BETWEEN.exec(rest);
    if (!between) break;
    rest = rest.slice(between[0].length);
  }
  return found;
}

function marksIn(text: string, word: RegExp, longEnough: (mark: string) => boolean): string[] {
  const found = new Set<string>();
  const part = text.slice(0, LONGEST);
  for (const hit of part.matchAll(word)) {
    for (const mark of marksAfter(part, hit.index + hit[0].length, longEnough)) found.add(mark);
    if (found.size >= MOST) break;
  }
  return [...found].slice(0, MOST);
}

/** Lot numbers that a text labels as such. */
export const lotsIn = (text: string): string[] =>
  marksIn(text, LOT_WORD, (mark) => mark.length >= 2 && mark.replace(/\D/g, '').length < CODE_DIGITS);

/** A lot or model number normalised for comparison: only capitals and digits. */
export const markKey = (text: string): string =>
  foldText(text)
    .toUpperCase()
    .replace(/[^\p{L}\d]/gu, '');

const isModelKey = (key: string): boolean => key.length >= 4 && key.length <= 24 && /\d/.test(key);

/** Keys of the model numbers that a text labels as such. With fewer than four characters it could be anything. */
export const modelsIn = (text: string): string[] => [
  ...new Set(
    marksIn(text, MODEL_WORD, (mark) => isModelKey(markKey(mark)))
      .map(markKey)
      .filter((key) => !/^(?:19|20)\d\d$/.test(key)),
  ),
];

/** A quantity or a count, which looks like a model number in a name: "500ml", "24ct", "4-in-1". */
const QUANTITY = /^\d+\p{L}{1,5}$|^\d+IN\d+$/u;
/** Minimum length of a model number that has no letters. */
const MODEL_DIGITS = 5;

/**
 * Keys of everything in a product's name that may be a model number: a word of letters and digits, or a long number.
 */
export function modelKeysOf(name: string): string[] {
  const keys = name
    .slice(0, 400)
    .split(/[\s,;()“”"]+/)
    .map(markKey)
    .filter((key) => isModelKey(key) && !QUANTITY.test(key) && (/\p{L}/u.test(key) || key.length >= MODEL_DIGITS));
  return [...new Set(keys)];
}

const SIZE =
  /(\d+(?:[.,]\d+)?)[ -]?(fl\.? ?oz|ounces?|oz|grams?|gramm|gms?|gr|kg|mg|g|ml|cl|liters?|litres?|l|pounds?|lbs?|lb|gallons?|gal|pints?|quarts?)\b/gi;

/** The base unit for each spelling, grams or millilitres, and the conversion factor. */
const UNITS: readonly (readonly [RegExp, 'g' | 'ml', number])[] = [
  [/^fl/, 'ml', 29.5735],
  [/^(?:oz|ounce)/, 'g', 28.3495],
  [/^kg/, 'g', 1000],
  [/^mg/, 'g', 0.001],
  [/^(?:lb|pound)/, 'g', 453.592],
  [/^gal/, 'ml', 3785.41],
  [/^pint/, 'ml', 473.176],
  [/^quart/, 'ml', 946.353],
  [/^g/, 'g', 1],
  [/^ml/, 'ml', 1],
  [/^cl/, 'ml', 10],
  [/^l/, 'ml', 1000],
];

/** Pack sizes named in a text, as written, in lower case. */
export function sizesIn(text: string): string[] {
  const found = [...text.slice(0, LONGEST).matchAll(SIZE)].map(([whole]) => whole.toLowerCase().replace(/\s+/g, ' '));
  return [...new Set(found)].slice(0, MOST);
}

/** A size in grams or millilitres; null if it is not a size. */
export function sizeAmount(size: string): { readonly unit: 'g' | 'ml'; readonly amount: number } | null {
  const parts = new RegExp(SIZE.source, 'i').exec(size);
  const unit = parts && UNITS.find(([spelling]) => spelling.test(parts[2]?.toLowerCase() ?? ''));
  return unit ? { unit: unit[1], amount: Number(parts[1]?.replace(',', '.')) * unit[2] } : null;
}
