import type { Span } from './excerpt.ts';

/** Maximum length of a name to look up; the reading notes the rest. */
export const LONGEST_NAME = 2000;

const TAG = /<\/?[a-z][^<>]{0,60}>/gi;
const MARKS = /[*†‡§°®™©¤¹²³⁴⁵¶"“”„«»]+/g;
// "per can", "je Portion": the amount of product that contains the dose.
const PORTION =
  'cans?|tins?|bottles?|servings?|portions?|tablets?|caplets?|capsules?|softgels?|gumm(?:y|ies)|drops?|doses?|sachets?|scoops?|bars?|cups?|day|daily|' +
  'canettes?|bouteilles?|prises?|comprim[eé]s?|g[eé]lules?|jour|dosen?|flaschen?|portionen|tabletten?|kapseln?|beutel|tag|tagesdosis|tagesportion|' +
  'latas?|botellas?|raci[oó]n|porci[oó]n|porzione|porç[aã]o|por[cç][oõ]es|comprimidos?|c[aá]psulas?|d[ií]a|lattin[ae]|bottiglie?|dosi|compress[ae]|bustin[ae]|giorno|' +
  'blikjes?|flesje?s?|porties?|dagdosering|dag|porcj[aei]|puszk[aięe]|tabletk[aięei]|kapsułk[aięi]|porce|plechovk[auy]|adag|doboz';
// A dose of a medicine or supplement, or the size of the pack.
const AMOUNT = new RegExp(
  String.raw`(?<=^|[ ([])\d{1,6}(?:[.,]\d{1,4})?[  ]?(?:mg|mcg|µg|μg|ug|mi[ck]rogram\p{L}{0,4}|mill?igram\p{L}{0,4}|g|kg|ml|cl|l|iu|ui|ie|i\.e\.|u\.i\.|i\.u\.|ppm|kcal|kj|cfu|fu|ufc|kbe|fl\.? ?oz|oz|мкг|мг|кг|г|мл|л|ме)(?: ?(?:\/|per|pro|je|par|por|a|por cada|na|op) ?(?:${PORTION})|\/[a-z0-9]{1,6})?(?![\p{L}\d])`,
  'giu',
);
const EDGE_START = /^[\s.,;:!?•·~|\\/+=>#^%)\]}-]+/;
const EDGE_END = /[\s.,;:!?•·~|\\/=<#^([{-]+$/;
// "Wei-⏎zenmehl": a word hyphenated at the end of a line. Capitals may be two names joined by a hyphen.
const PARTED = /(?<=\p{L}{2})-[ \t]*\r?\n[ \t]*(?=\p{Ll}{2})/gu;
const PARTED_CAPITALS = /(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})/gu;
// "Octinoxate ..... 7.5%", "sugar... salt"
const LEADER = /\.{3,}/g;
const SPACES = /\s+/g;
const INSIDE_OPEN = /([([{]) /g;
const INSIDE_CLOSE = / ([)\]}])/g;
const EMPTY = /[([{]\s*[)\]}]/g;

/**
 * The name in an item: no marks, no markup, no dose, no punctuation at its ends, single spaces.
 * @param item a stretch of the label, percentage already removed
 */
export const itemText = (item: string): string => {
  const unmarked = item.replaceAll('_', '').replace(TAG, ' ').replace(LEADER, '. ').replace(MARKS, ' ');
  const text = unmarked.replace(SPACES, ' ').replace(AMOUNT, ' ').replace(EMPTY, ' ').replace(SPACES, ' ');
  return trimEdges(text.replace(INSIDE_OPEN, '$1').replace(INSIDE_CLOSE, '$1'));
};

/** Rejoins words hyphenated at line ends. @param text as printed, in which words in capitals are not INCI names */
export const withWholeWords = (text: string): string => text.replace(PARTED, '').replace(PARTED_CAPITALS, '');

/** Removes the punctuation around a name, and cuts the name to its maximum length. */
export const trimEdges = (text: string): string =>
  text.replace(EDGE_START, '').slice(0, LONGEST_NAME).replace(EDGE_END, '');

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => [index, index + found.length] as const);

/** Markup in an item ("<b>"). @param text the item, percentage already removed */
export const markupIn = (text: string): readonly Span[] => spansOf(text, TAG);

/** Doses and sizes in an item ("500 mg"). @param text the item, percentage and markup already removed */
export const amountsIn = (text: string): readonly Span[] => spansOf(text, AMOUNT);
