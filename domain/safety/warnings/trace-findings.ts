import { normaliseName } from '../../knowledge/normalise.ts';
import { allergensIn } from './allergen-lexicon.ts';
import type { Finding } from './finding.ts';
import type { LabelFacts } from './label-facts.ts';

/** Warnings for possible traces that the label names: WARNING, for coeliac disease too (method, section 6). */
export const traceFindings = (facts: LabelFacts): readonly Finding[] => {
  const { use } = facts;
  if (use.type !== 'food' && !use.oral && !use.supplement) return [];
  return facts.traces.flatMap((printed) =>
    allergensIn(normaliseName(printed), facts.knowledge)
      .filter((hit) => hit.sense === 'word' && hit.allergen.id !== 'alpha_gal')
      .flatMap(({ allergen }): Finding[] => {
        const base = {
          severity: 'WARNING',
          ingredient: printed,
          source: allergen.source,
          kind: 'use',
          unclear: false,
        } as const;
        const named: Finding = { ...base, audience: `al_food(${allergen.id})`, family: 'allergen_trace' };
        return allergen.id === 'gluten' ? [named, { ...base, audience: 'coeliac', family: 'coeliac_trace' }] : [named];
      }),
  );
};
