import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { itemText } from '../../../products/label/item-text.ts';
import type { ScoredItem } from '../../points.ts';

// "Milk: no", "Lait : non", "Milch = nein", as in tables of allergens. The statement must end there: "no sugar" is
// another statement.
const DENIED = String.raw`[:=]\s*(?:no|none|non|nein|nee|nie|nej|não|keine?|aucune?|geen|ninguno?|nessuno?|brak|inga?|ingen|absent|absente|0)(?=\s*(?:[,.;|)\]\n]|$))`;
const ANY = new RegExp(DENIED, 'iu');
const STATED = new RegExp(String.raw`(\p{L}[\p{L} '’-]{1,40}?)\s*${DENIED}`, 'giu');

const SAYS_FREE = /(?:free|frei|vrij|libre|fri)$/iu;

/** What a label denies after a colon. */
export interface StatedAbsence {
  /** The label without these statements. */
  readonly text: string;
  /** Whether an ingredient is only a name that such a statement denies. */
  denies(one: ScoredItem): boolean;
}

const NOTHING = (): boolean => false;

/** Finds the statements of a label that deny an ingredient after a colon: "Milk: no". @param text the whole label */
export const statedAbsence = (text: string): StatedAbsence => {
  if (!ANY.test(text)) return { text, denies: NOTHING };
  const denied = new Set<string>();
  const rest = text.replace(STATED, (whole: string, name: string) => {
    // "Dairy free: no" says the opposite.
    if (SAYS_FREE.test(name)) return whole;
    denied.add(normaliseName(itemText(name)));
    return ' ';
  });
  if (denied.size === 0) return { text, denies: NOTHING };
  const words = ` ${normaliseName(rest)} `;
  return {
    text: rest,
    denies: ({ item }) => {
      const name = normaliseName(item.raw);
      // An ingredient that is also named elsewhere is in the product after all.
      return denied.has(name) && item.texts.length === 1 && !words.includes(` ${name} `);
    },
  };
};
