import { foldText } from '../../../knowledge/names/fold.ts';

/** "Not gluten free" is no promise. */
const NOT = String.raw`(?<!(?:\b(?:not|nicht|pas|non|no|niet|inte|ikke|nie|nu))(?: (?:an?|is|es|e|est|este))? )`;
/** "Without" and "free of", before the name. */
const WITHOUT = String.raw`\b(?:sans|sin|sem|senza|sense|zonder|ohne|utan|uden|uten|fara|bez|without|free (?:of|from))`;

/** In the languages of labels, folded: the wording of Reg (EU) 828/2014 in each, and makers' one-word forms of it. */
const GLUTEN_FREE = new RegExp(
  String.raw`${NOT}(?:\bgluten[\s-]*(?:free|frei|vrij|fri(?:tt)?\b|siz\b|mentes)|${WITHOUT} glut(?:en|ine)[aue]?\b|\bbezgluten|\bbezlepkov|\bbez lepku\b|\bgluteenito|${foldText('χωρίς γλουτένη')})`,
);

/** As for gluten. Most of the lactose is split; milk protein and a little galactose remain. */
const LACTOSE_FREE = new RegExp(
  String.raw`${NOT}(?:\bla[ckt]to[sz]e?[\s-]*(?:free|frei|vrij|fri(?:tt)?\b|suz\b|mentes)|${WITHOUT} la[ckt]to[sz][aeyui]?o?\b|\bbezla[ck]toz|\bdela[ckt]t?os|\blaktoosito|${foldText('χωρίς λακτόζη')})`,
);

/**
 * Whether a text says that what it names is gluten free.
 * @param text of a label or of one item, in any spelling
 */
export const saysGlutenFree = (text: string): boolean => GLUTEN_FREE.test(foldText(text));

/**
 * Whether a text says that its milk is lactose free.
 * @param text of a label or of one item, in any spelling
 */
export const saysLactoseFree = (text: string): boolean => LACTOSE_FREE.test(foldText(text));
