import type { FoodAllergen } from '../../../knowledge/knowledge.ts';
import type { Use } from '../../exposure.ts';
import { statedAllergens } from '../allergens/named-allergens.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { Finding } from './finding.ts';

const isEaten = (use: Use): boolean => use.type === 'food' || use.oral || use.supplement || use.swallowed;

/**
 * Warnings for one possible trace: WARNING if it is eaten, also for coeliac disease; else CAUTION (method M6.2.2).
 * @param printed what the label says
 */
const traceFinding = (allergen: FoodAllergen, printed: string, eaten: boolean): readonly Finding[] => {
  const base = {
    severity: eaten ? 'WARNING' : 'CAUTION',
    ingredient: printed,
    source: allergen.source,
    kind: 'use',
    unclear: false,
  } as const;
  const named: Finding = { ...base, audience: `al_food(${allergen.id})`, family: 'allergen_trace' };
  return allergen.id === 'gluten' && eaten
    ? [named, { ...base, audience: 'coeliac', family: 'coeliac_trace' }]
    : [named];
};

// "Peut contenir: lait. noix."
const SENTENCES = /\. /;

// French plant milk is "lait de soja"; without "de" a comma may have been lost between two foods.
const LOST_COMMA =
  /\blaits? (?=(?:soja|amandes?|noisettes?|noix|arachides?|s[ée]same|gluten|bl[ée]|(?:œ|oe)ufs?|moutarde|c[ée]leri|lupin|poissons?)\b)/giu;

/** Warnings for what a text names as possible traces. @param printed as printed on the label */
export const tracesIn = (printed: string, facts: LabelFacts): readonly Finding[] =>
  printed
    .replace(LOST_COMMA, 'lait. ')
    .split(SENTENCES)
    .flatMap((sentence) => statedAllergens(sentence, facts.knowledge))
    .filter((hit) => (hit.sense === 'word' || hit.sense === 'often') && hit.allergen.id !== 'alpha_gal')
    .flatMap(({ allergen }) => traceFinding(allergen, printed, isEaten(facts.use)));

/**
 * Allergens of a single food: a trace of it is no news to somebody who may eat none of it. With nuts or fish, another
 * kind may be meant.
 */
const OF_ONE_FOOD: ReadonlySet<string> = new Set(
  ['peanut', 'milk', 'egg', 'soy', 'celery', 'mustard', 'sesame', 'lupin'].map((id) => `al_food(${id})`),
);

/**
 * Warnings for possible traces that the label names.
 * @param contained findings for what the label contains: a trace of the same food is not reported as well (method
 *   M6.2.25)
 */
export const traceFindings = (facts: LabelFacts, contained: readonly Finding[]): readonly Finding[] => {
  if (!isEaten(facts.use) && !facts.use.cosmetic) return [];
  const told = new Set(
    contained.flatMap(({ audience, severity }) =>
      severity === 'CRITICAL' && OF_ONE_FOOD.has(audience) ? [audience] : [],
    ),
  );
  return facts.traces.flatMap((printed) => tracesIn(printed, facts)).filter(({ audience }) => !told.has(audience));
};
