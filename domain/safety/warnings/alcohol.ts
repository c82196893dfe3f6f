import { foldText } from '../../knowledge/fold.ts';

/** Above this a drink is alcoholic and must say so (Reg (EU) 1169/2011, Article 16(4)). */
const DECLARED_FROM = 1.2;
const STRENGTH =
  /(\d{1,2}(?:[.,]\d{1,2})?) ?% ?(?:vol|abv|alc|alk|by vol)|\b(?:al[ck]\.?|abv)[: ]{0,2}(\d{1,2}(?:[.,]\d{1,2})?) ?%/gi;
const DRINKS =
  /\b(?:wine|beer|whiske?y|vodka|cognac|brandy|champagne|prosecco|tequila|liqueur|cider|lager|sherry|grappa|ouzo|pastis|sangria|limoncello|wein|rotwein|weisswein|gluhwein|\w*bier|schnaps|sekt|likor|vin (?:rouge|blanc|rose)|biere|cidre|vino|cerveza|birra|sidra|liquore|licor)\b/;
const NO_DRINK =
  /malzbier|vinegar|vinaigre|essig|vinagre|aceto|non-?alcoholic|alcohol[- ]free|sans alcool|alkoholfrei|sin alcohol|analcolic|senza alcol|0[.,]0|ginger beer|root beer|wine gum|weingummi|sauce|mustard|senf|batter|yeast|hefe|chocolate|cake|shampoo|marinad/;

/** Per cent of alcohol by volume that a label or name states, the highest; 0 where none. */
const statedStrength = (text: string): number => {
  let highest = 0;
  for (const found of text.matchAll(STRENGTH)) {
    const percent = Number((found[1] ?? found[2] ?? '0').replace(',', '.'));
    if (percent > highest) highest = percent;
  }
  return highest;
};

// "Rum (40% vol)" tells the strength of an ingredient; that of the drink stands by itself.
const OWN_WORDS =
  /^(?:alc(?:ohol|ool|ol)?|alk(?:ohol)?|abv|vol(?:ume)?|by|content|gehalt|contains|contient|contiene|enthalt|d|de|di|en|%|[\d.,:()°\s]|\.)*$/i;
const PARTS = /[,;\n•|]\s|\.\s+(?=\p{Lu})/u;
const strengthOfDrink = (text: string): number => {
  const parts = text.split(PARTS);
  const own = parts.length === 1 ? parts : parts.filter((part) => OWN_WORDS.test(foldText(part).trim()));
  return own.reduce((highest, part) => Math.max(highest, statedStrength(part)), 0);
};

/** A drink above 1.2% alcohol by volume, by what its label or name states. */
export const declaredAlcoholic = (text: string, name: string): boolean =>
  (text.includes('%') && strengthOfDrink(text) > DECLARED_FROM) ||
  (name.includes('%') && statedStrength(name) > DECLARED_FROM);

/** Named as an alcoholic drink: "Riesling wine", "Cerveza". */
export const namedAlcoholic = (name: string): boolean => {
  const folded = foldText(name);
  return DRINKS.test(folded) && !NO_DRINK.test(folded);
};
