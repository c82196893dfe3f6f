import type { Span } from './excerpt.ts';

/** What is longer is no name; so much of it is looked up, and the reading notes the rest. */
export const LONGEST_NAME = 2000;

const TAG = /<\/?[a-z][^<>]{0,60}>/gi;
const MARKS = /[*†‡§°®™©¤¹²³⁴⁵¶"“”„«»]+/g;
// A dose of a medicine or supplement, or the size of the pack.
const AMOUNT =
  /(?<=^|[ ([])\d{1,6}(?:[.,]\d{1,4})?[  ]?(?:mg|mcg|µg|μg|ug|g|kg|ml|cl|l|iu|ui|ie|i\.e\.|u\.i\.|i\.u\.|ppm|kcal|kj|cfu|ufc|kbe|fl\.? ?oz|oz)(?:\/[a-z0-9]{1,6})?(?![\p{L}\d])/giu;
const EDGE_START = /^[\s.,;:!?•·~|\\/+=>#^%)\]}-]+/;
const EDGE_END = /[\s.,;:!?•·~|\\/=<#^([{-]+$/;
// "Octinoxate ..... 7.5%", "sugar... salt"
const LEADER = /\.{3,}/g;
const SPACES = /\s+/g;
const INSIDE_OPEN = /([([{]) /g;
const INSIDE_CLOSE = / ([)\]}])/g;
const EMPTY = /[([{]\s*[)\]}]/g;

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Whether a text is nothing but words of plain letters, one space apart: most names are, and need no tidying. */
const isPlainName = (text: string): boolean => {
  let before = 32;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isLetter(code) && !((code === 32 || code === 45) && isLetter(before))) return false;
    before = code;
  }
  return isLetter(before);
};

/**
 * The name in an item: no marks, no markup, no dose, no signs at its ends, single spaces.
 * @param item a stretch of the label, percentage already out
 */
export const itemText = (item: string): string => {
  if (isPlainName(item)) return item;
  let text = item.includes('_') ? item.replaceAll('_', '') : item;
  if (text.includes('<')) text = text.replace(TAG, ' ');
  if (text.includes('...')) text = text.replace(LEADER, '. ');
  // A word cut at the end of a line; the form with its hyphen is tried by the matcher.
  text = text.replace(MARKS, ' ').replace(SPACES, ' ');
  if (/\d/.test(text)) text = text.replace(AMOUNT, ' ');
  text = text.replace(EMPTY, ' ').replace(SPACES, ' ').replace(INSIDE_OPEN, '$1').replace(INSIDE_CLOSE, '$1');
  return trimEdges(text);
};

/** Without the signs that stand around a name but are no part of it. */
export const trimEdges = (text: string): string =>
  text.replace(EDGE_START, '').slice(0, LONGEST_NAME).replace(EDGE_END, '').trim();

const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: found }) => [index, index + found.length] as const);

/** Markup in an item ("<b>"). @param text the item, percentage already out */
export const markupIn = (text: string): readonly Span[] => (text.includes('<') ? spansOf(text, TAG) : []);

/** Doses and sizes in an item ("500 mg"). @param text the item, percentage and markup already out */
export const amountsIn = (text: string): readonly Span[] => (/\d/.test(text) ? spansOf(text, AMOUNT) : []);
