import type { SourceAudience, SourceFact, SourceIngredient } from './source-schema.ts';

type Routes = SourceAudience['routes'];

const POISONOUS: ReadonlySet<string> = new Set(['ACUTE_FATAL', 'ACUTE_TOXIC']);
/** Functions of what food is made or fortified with. There the amount makes the poison (selenite, vitamin D). */
const OF_FOOD: ReadonlySet<string> = new Set(
  `food_base sugar fat_oil flavour flavour_enhancer nutrient sweetener acidulant raising_agent anticaking flour_treatment
  glazing_agent anti_caries salt_substitute fragrance preservative stabiliser`.split(/\s+/),
);
/** With this function, food contains even substances that are classified as fatal: selenite, vitamin D. */
const FORTIFIES = 'nutrient';
/** Their abbreviations are words of food labels: MIT is German for "with", and OIT may be a misread "oil". */
const NAMED_AS_A_WORD: ReadonlySet<string> = new Set(['methylisothiazolinone', 'octylisothiazolinone']);
/** Routes of a warning about what is eaten. */
export const EATEN_ROUTES: ReadonlySet<string> = new Set(['food', 'feed', 'oral', 'supplement', 'main', 'neat']);
/** Routes of a warning about what is put on the body. */
export const BODY_ROUTES: ReadonlySet<string> = new Set(['top', 'pet', 'oral', 'air', 'powder', 'main', 'neat']);

/** Whether an ingredient has a warning for everyone that has no other routes than these. */
export const warnsEveryone = ({ audience }: SourceIngredient, where: ReadonlySet<string>): boolean =>
  audience.some(({ who, routes }) => who === 'everyone' && routes.every((route) => where.has(route)));

/** A warning for everyone that rests on a fact. */
export const warningForEveryone = (
  fact: SourceFact,
  severity: 'CRITICAL' | 'WARNING',
  routes: Routes,
): SourceAudience => ({
  ...{ who: 'everyone', severity, routes, source: fact.source, evidence: fact.evidence },
  ...(fact.compared === undefined ? {} : { compared: fact.compared }),
});

/** A harmonised acute-toxicity fact that applies at any concentration. */
const isSure = (fact: SourceFact): boolean => fact.evidence !== 'C' && !fact.route?.includes('min');

/** Warnings about a poison in food (method M1.4.9). */
function inFood(one: SourceIngredient): readonly SourceAudience[] {
  if (one.eNumbers.length > 0 || NAMED_AS_A_WORD.has(one.id) || warnsEveryone(one, EATEN_ROUTES)) return [];
  const poison = one.facts.find(
    (fact) =>
      POISONOUS.has(fact.class) &&
      fact.evidence !== 'C' &&
      !one.functions.some((name) => (fact.class === 'ACUTE_FATAL' ? name === FORTIFIES : OF_FOOD.has(name))),
  );
  return poison === undefined ? [] : [warningForEveryone(poison, 'CRITICAL', ['food'])];
}

/** Warnings about a poison on skin, on a coat and in the mouth (method M1.4.11). */
function onBody(one: SourceIngredient): readonly SourceAudience[] {
  // Annexes III, V and VI say how much of it a cosmetic may contain. Annex II warns as a prohibition.
  if (one.permitted.length + one.prohibited.length > 0 || warnsEveryone(one, BODY_ROUTES)) return [];
  const poison = one.facts.find((fact) => fact.class === 'ACUTE_FATAL' && isSure(fact));
  if (poison === undefined) return [];
  if (poison.source.includes('H310')) return [warningForEveryone(poison, 'CRITICAL', ['top'])];
  const told = [warningForEveryone(poison, 'WARNING', ['top'])];
  if (poison.source.includes('H300')) told.push(warningForEveryone(poison, 'CRITICAL', ['oral']));
  if (poison.source.includes('H330'))
    told.push(
      warningForEveryone(poison, 'CRITICAL', ['top', 'air']),
      warningForEveryone(poison, 'CRITICAL', ['top', 'powder']),
    );
  return told;
}

/**
 * Adds warnings for everyone about substances that are toxic or fatal by harmonised classification, in food, and about
 * fatal ones in products for the body. The acute classes have no or little exposure there, because the law keeps such
 * substances out (method M1.4.9, M1.4.11). Left out are additives and what food is made with, what the annexes of
 * cosmetics law decide, and ingredients for which our own entry decided about such products.
 * @param ingredients with the facts of the lists
 */
export const withPoisons = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const told = [...inFood(one), ...onBody(one)];
    return told.length === 0 ? one : { ...one, audience: [...one.audience, ...told] };
  });
