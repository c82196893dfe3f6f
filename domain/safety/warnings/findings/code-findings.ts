import { foldInPlace } from '../../../products/label/fold-in-place.ts';
import { allergenById } from '../allergens/allergen-lexicon.ts';
import type { LabelFacts } from '../label-facts.ts';
import type { Finding } from './finding.ts';
import { severityIn } from './hit-findings.ts';

/** The allergens of Reg (EU) 1169/2011, Annex II, in its order: Czech and Slovak labels print their numbers. */
const BY_NUMBER = [
  ...['gluten', 'crustacean', 'egg', 'fish', 'peanut', 'soy', 'milk'],
  ...['tree_nut', 'celery', 'mustard', 'sesame', 'sulphite', 'lupin', 'mollusc'],
] as const;
/** The letters that the Austrian code list assigns to them (Allergeninformation, BMG-75210/0030-II/B/13/2013). */
const BY_LETTER: Readonly<Record<string, (typeof BY_NUMBER)[number]>> = {
  ...{ a: 'gluten', b: 'crustacean', c: 'egg', d: 'fish', e: 'peanut', f: 'soy', g: 'milk', h: 'tree_nut' },
  ...{ l: 'celery', m: 'mustard', n: 'sesame', o: 'sulphite', p: 'lupin', r: 'mollusc' },
};

/** A word for allergens, then only codes up to the end of the sentence. A single code must follow a colon. */
const HEADED =
  /\b(?:allergene?n?|allergens?|allergeninformation|allergenkennzeichnung|allergenes|alergen[yu]?|alergenos|allergeni|obsahuje alergeny)(?: \([^)]{0,20}\))? ?(?:: ?([a-r\d ,/+]{1,60})|([a-r\d]{1,2} ?[,/+] ?[a-r\d ,/+]{1,56}))(?=[.;)\n]|$)/gi;
const CODES = /^(?:[A-HL-PR]|1[0-4]|[1-9])(?: ?[,/+] ?(?:[A-HL-PR]|1[0-4]|[1-9]))*$/;

const allergenOf = (code: string): string | undefined =>
  /^\d/.test(code) ? BY_NUMBER[Number(code) - 1] : BY_LETTER[code.toLowerCase()];

/**
 * The allergens that a label names by the letters or numbers of a code list ("Allergene: A, C, G"): WARNING, because it
 * does not say which list it uses (method M6.2.20).
 * @param facts the label as printed
 */
export const codeFindings = (facts: LabelFacts): readonly Finding[] => {
  if (facts.use.type !== 'food' || severityIn(facts.use) === null) return [];
  const findings: Finding[] = [];
  for (const found of foldInPlace(facts.text).matchAll(HEADED)) {
    const ingredient = facts.text.slice(found.index, found.index + found[0].length);
    // Codes are printed in capitals: "Allergène e" continues in words.
    const codes = ingredient.slice(ingredient.length - (found[1] ?? found[2] ?? '').length).trim();
    if (!CODES.test(codes)) continue;
    for (const code of codes.split(/ ?[,/+] ?/)) {
      const id = allergenOf(code);
      const allergen = id === undefined ? undefined : allergenById(id, facts.knowledge);
      if (allergen === undefined) continue;
      const base = { severity: 'WARNING', ingredient, source: allergen.source, kind: 'use', unclear: true } as const;
      findings.push({ ...base, audience: `al_food(${allergen.id})`, family: 'allergen' });
      if (allergen.id === 'gluten') findings.push({ ...base, audience: 'coeliac', family: 'coeliac_trace' });
      if (allergen.id === 'milk') findings.push({ ...base, audience: 'galact', family: 'galact' });
    }
  }
  return findings;
};
