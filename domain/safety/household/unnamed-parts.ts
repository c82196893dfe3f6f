import { normaliseName } from '../../knowledge/names/normalise.ts';
import type { Report } from '../report.ts';
import type { Finding } from '../warnings/findings/finding.ts';
import type { UnderstoodAllergen } from './understand-allergen.ts';

/**
 * Names that a label may use for plants without naming them: Reg (EU) 1169/2011, Annex VII Part B (spices, herbs) and
 * Part D (flavourings); 21 CFR 101.22 (spice, natural flavor). Only the allergens of article 21 must be named then.
 */
const UNNAMED: ReadonlySet<string> = new Set(
  [
    'spice|spices|herb|herbs|mixed herbs|herbs and spices|spices and herbs|natural flavour|natural flavours|natural flavor|natural flavors|flavour|flavours|flavor|flavors|flavouring|flavourings|natural flavouring|natural flavourings|vegetables|dried vegetables|fruit|fruits|vegetable extract|spice extract|spice extracts|herb extract|extractives of spices',
    'gewürz|gewürze|kräuter|kräuter und gewürze|gewürze und kräuter|aroma|aromen|natürliches aroma|natürliche aromen|gewürzextrakt|gewürzextrakte|gemüse|früchte',
    'épices|épice|herbes|aromates|plantes aromatiques|arôme|arômes|arôme naturel|arômes naturels|extraits d épices|légumes|fruits',
    'especia|especias|hierbas|hierbas aromáticas|aroma|aromas|aroma natural|aromas naturales|verduras|hortalizas|frutas',
    'spezie|erbe|erbe aromatiche|piante aromatiche|aroma|aromi|aroma naturale|aromi naturali|verdure|frutta',
    'specerijen|kruiden|kruiden en specerijen|specerijen en kruiden|aroma s|natuurlijk aroma|natuurlijke aroma s|groenten|vruchten',
    'przyprawy|zioła|aromat|aromaty|especiarias|ervas|kryddor|örter|krydderier|urter',
  ].flatMap((line) => line.split('|').map(normaliseName)),
);
/** Made mostly of maize if nothing else is said. */
const OF_MAIZE: ReadonlySet<string> = new Set(
  'starch|modified starch|food starch|modified food starch|stärke|modifizierte stärke|amidon|amidon modifié|almidón|almidón modificado|amido|amido modificato|zetmeel|gemodificeerd zetmeel|dextrose|glucose syrup|glukosesirup|sirop de glucose|jarabe de glucosa|sciroppo di glucosio|glucosestroop|maltodextrin|maltodextrine|maltodextrina|maltodestrina'
    .split('|')
    .map(normaliseName),
);
const MAIZE = /^(?:corn|maize|mais|maiz|granoturco|kukurydza|milho|majs)$/;

/**
 * Warnings for names that may stand for a food which labels need not name by law: "spices" does not tell somebody who
 * typed "garlic" whether it is in there (method M6.2.16).
 */
export const unnamedFindings = (
  report: Pick<Report, 'productType' | 'ingredients'>,
  food: UnderstoodAllergen,
): readonly Finding[] => {
  if (report.productType !== 'food') return [];
  const maize = [food.word, ...food.names].some((word) => MAIZE.test(word));
  return report.ingredients
    .filter(({ name, raw }) =>
      [name, raw].map(normaliseName).some((word) => UNNAMED.has(word) || (maize && OF_MAIZE.has(word))),
    )
    .map(({ name }) => ({
      audience: `al_food(${food.word})`,
      severity: 'CAUTION',
      ingredient: name,
      family: 'undisclosed',
      source: 'Reg (EU) 1169/2011 Annex VII; 21 CFR 101.22',
      kind: 'use',
      unclear: false,
    }));
};
