/** "Not gluten free" is no promise. */
const NOT = String.raw`(?<!(?:\b(?:not|nicht|pas|non|no|niet|inte|ikke|nie|nu))(?: (?:an?|is|es|e|est|este))? )`;
/** "Without" and "free of", before the name. */
const WITHOUT = String.raw`\b(?:sans|sin|sem|senza|sense|zonder|ohne|utan|uden|uten|fara|bez|without|free (?:of|from))`;

/** In the languages of labels, without marks over letters: Reg (EU) 828/2014 in each of them, and how makers join it. */
const GLUTEN_FREE = new RegExp(
  String.raw`${NOT}(?:\bgluten[\s-]*(?:free|frei|vrij|fri(?:tt)?\b|siz\b|mentes)|${WITHOUT} glut(?:en|ine)[aue]?\b|\bbezgluten|\bbezlepkov|\bbez lepku\b|\bgluteenito|χωρις γλουτενη)`,
);

/** As for gluten. Most of the sugar is split; the protein of milk, and a little galactose, stay. */
const LACTOSE_FREE = new RegExp(
  String.raw`${NOT}(?:\bla[ckt]to[sz]e?[\s-]*(?:free|frei|vrij|fri(?:tt)?\b|suz\b|mentes)|${WITHOUT} la[ckt]to[sz][aeyui]?o?\b|\bbezla[ck]toz|\bdela[ckt]t?os|\blaktoosito|χωρις λακτοζη)`,
);

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Whether a text says of what it names that it is free of gluten.
 * @param text of a label or of one item, in any spelling
 */
export const saysGlutenFree = (text: string): boolean => GLUTEN_FREE.test(plain(text));

/**
 * Whether a text says of its milk that it holds no lactose.
 * @param text of a label or of one item, in any spelling
 */
export const saysLactoseFree = (text: string): boolean => LACTOSE_FREE.test(plain(text));
