import type { Span } from './excerpt.ts';

/** What is longer is no name; so much of it is looked up, and the reading notes the rest. */
export const LONGEST_NAME = 2000;

const TAG = /<\/?[a-z][^<>]{0,60}>/gi;
const MARKS = /[*†‡§°®™©¤¹²³⁴⁵¶"“”„«»]+/g;
// "per can", "je Portion": how much of the product that dose is in.
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
// "Wei-⏎zenmehl": a word parted at the end of a line. Capitals may be two names that a hyphen joins.
const PARTED = /(?<=\p{L}{2})-[ \t]*\r?\n[ \t]*(?=\p{Ll}{2})/gu;
const PARTED_CAPITALS = /(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})/gu;
// "Octinoxate ..... 7.5%", "sugar... salt"
const LEADER = /\.{3,}/g;
const SPACES = /\s+/g;
const INSIDE_OPEN = /([([{]) /g;
const INSIDE_CLOSE = / ([)\]}])/g;
const EMPTY = /[([{]\s*[)\]}]/g;

/**
 * The name in an item: no marks, no markup, no dose, no signs at its ends, single spaces.
 * @param item a stretch of the label, percentage already out
 */
export const itemText = (item: string): string => {
  const unmarked = item.replaceAll('_', '').replace(TAG, ' ').replace(LEADER, '. ').replace(MARKS, ' ');
  const text = unmarked.replace(SPACES, ' ').replace(AMOUNT, ' ').replace(EMPTY, ' ').replace(SPACES, ' ');
  return trimEdges(text.replace(INSIDE_OPEN, '$1').replace(INSIDE_CLOSE, '$1'));
};

/** A text without the hyphens and line ends within its words. @param text as printed, where capitals are no INCI names */
export const withWholeWords = (text: string): string => text.replace(PARTED, '').replace(PARTED_CAPITALS, '');

/** Without the signs that stand around a name but are no part of it. */
export const trimEdges = (text: string): string =>
  text.replace(EDGE_START, '').slice(0, LONGEST_NAME).replace(EDGE_END, '');

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => [index, index + found.length] as const);

/** Markup in an item ("<b>"). @param text the item, percentage already out */
export const markupIn = (text: string): readonly Span[] => spansOf(text, TAG);

/** Doses and sizes in an item ("500 mg"). @param text the item, percentage and markup already out */
export const amountsIn = (text: string): readonly Span[] => spansOf(text, AMOUNT);
