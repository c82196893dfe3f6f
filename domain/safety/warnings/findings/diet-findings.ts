import type { Severity } from '../../vocabulary.ts';
import { saysGlutenFree, saysLactoseFree } from '../wording/free-of.ts';
import type { Family } from '../wording/texts.ts';

const OATS = /^(?:oat|oatmeal|avena|avoine|\S*hafer|(?:flocon|copo|fiocchi|son) (?:d|de) (?:avoine|avena))/;
// "Hafer-Weizen-Flocken": oats together with another cereal of the list.
const OTHER_CEREAL =
  /(?<!buch)weizen|roggen|gerste|dinkel|\b(?:wheat|rye|barley|spelt|malt|froment|seigle|orge|epeautre|trigo(?! sarraceno)|centeno|cebada|espelta|frumento|segale|orzo|farro)\b|\bble\b(?! noir)/;
const STARCH = /starch|starke|amidon|almidon|amido\b|zetmeel|skrobi|stivelse|starkelse/;
// Made from milk, with hardly any of its sugar left.
const LITTLE_LACTOSE =
  /casein|kasein|butter|beurre|burro|mantequilla|ghee|cheese|fromage|kase|queso|formaggio|lactalbumin|lactoglobulin|lactoferrin|lattoferrin/;

/**
 * What a gluten cereal means for coeliac disease: INFO if it is itself declared gluten free. On a gluten free label,
 * INFO for starch and oats, WARNING for other cereals. Otherwise CAUTION for oats, CRITICAL for the rest
 * (food-allergens list, gluten; Reg (EU) 828/2014).
 */
export const coeliacFinding = (
  normalised: string,
  phrase: string,
  glutenFree: boolean,
): { readonly severity: Severity; readonly family: Family } => {
  if (saysGlutenFree(normalised)) return { severity: 'INFO', family: 'coeliac_free' };
  // Starch and oats can be made gluten free. A flour or malt next to the claim contradicts it, and the label does not
  // say which is right.
  if (glutenFree) {
    const made = STARCH.test(normalised) || (OATS.test(phrase) && !OTHER_CEREAL.test(normalised));
    return { severity: made ? 'INFO' : 'WARNING', family: 'coeliac_free' };
  }
  if (OATS.test(phrase) && !OTHER_CEREAL.test(normalised)) return { severity: 'CAUTION', family: 'coeliac_oats' };
  return { severity: 'CRITICAL', family: 'coeliac' };
};

/** What milk means for lactose intolerance and galactosaemia (method M6.1.26, M6.1.38). */
export const lactoseFindings = (
  phrase: string,
  normalised: string,
  main: boolean,
): readonly { readonly audience: string; readonly severity: Severity; readonly family: Family }[] => {
  const little = LITTLE_LACTOSE.test(phrase);
  const galact = { audience: 'galact', severity: little ? 'WARNING' : 'CRITICAL', family: 'galact' } as const;
  if (saysLactoseFree(normalised)) return [galact];
  const lactose = {
    audience: 'lactose',
    severity: main && !little ? 'WARNING' : 'CAUTION',
    family: 'lactose',
  } as const;
  return [galact, lactose];
};
