import { foldText } from '../../knowledge/fold.ts';

/** Above this a drink is alcoholic and must say so (Reg (EU) 1169/2011, Article 16(4)). */
const DECLARED_FROM = 1.2;
const STRENGTH =
  /(\d{1,2}(?:[.,]\d{1,2})?) ?% ?(?:vol|abv|alc|by vol)|\b(?:alc\.?|abv)[: ]{0,2}(\d{1,2}(?:[.,]\d{1,2})?) ?%/gi;
const DRINKS =
  /\b(?:wine|beer|whiske?y|vodka|cognac|brandy|champagne|prosecco|tequila|liqueur|cider|lager|sherry|grappa|ouzo|pastis|sangria|limoncello|wein|rotwein|weisswein|gluhwein|\w*bier|schnaps|sekt|likor|vin (?:rouge|blanc|rose)|biere|cidre|vino|cerveza|birra|sidra|liquore|licor)\b/;
const NO_DRINK =
  /malzbier|vinegar|vinaigre|essig|vinagre|aceto|non-?alcoholic|alcohol[- ]free|sans alcool|alkoholfrei|sin alcohol|analcolic|senza alcol|0[.,]0|ginger beer|root beer|wine gum|weingummi|sauce|mustard|senf|batter|yeast|hefe|chocolate|cake|shampoo|marinad/;

/** Per cent of alcohol by volume that a label or name states, the highest; 0 where none. */
export const statedStrength = (text: string): number => {
  let highest = 0;
  for (const found of text.matchAll(STRENGTH)) {
    const percent = Number((found[1] ?? found[2] ?? '0').replace(',', '.'));
    if (percent > highest) highest = percent;
  }
  return highest;
};

/** A drink above 1.2% alcohol by volume, by what its label or name states. */
export const declaredAlcoholic = (text: string, name: string): boolean =>
  (text.includes('%') && statedStrength(text) > DECLARED_FROM) ||
  (name.includes('%') && statedStrength(name) > DECLARED_FROM);

/** Named as an alcoholic drink: "Riesling wine", "Cerveza". */
export const namedAlcoholic = (name: string): boolean => {
  const folded = foldText(name);
  return DRINKS.test(folded) && !NO_DRINK.test(folded);
};
