import { foldText } from '../../knowledge/fold.ts';
import { declaredAlcoholic, namedAlcoholic } from './alcohol.ts';
import { warningKind } from './family.ts';
import type { Finding } from './finding.ts';
import { KINDS, type Kind, SCENT_IN_THE_AIR } from './kinds-table.ts';
import type { LabelFacts } from './label-facts.ts';

const ALCOHOLIC: Omit<Kind, 'words'> = {
  // The name of the ingredient that a stated strength appends: one warning, not two.
  name: 'Alcoholic Beverage',
  warns: [
    ['preg', 'CRITICAL', 'preg_food'],
    ['child', 'WARNING', 'alcohol'],
    ['dog', 'WARNING', 'food_animal'],
    ['cat', 'WARNING', 'food_animal'],
  ],
  source: 'WHO advice on alcohol in pregnancy; poison-centre consensus',
};
const AIR: Omit<Kind, 'words'> = {
  name: SCENT_IN_THE_AIR,
  warns: [['bird', 'WARNING', 'fumes_animal']],
  source: 'Veterinary and poison-centre consensus (expert review pending)',
};
const MOUTHWASH = /mouth ?wash|mouth ?rinse|mundspul|mundwasser|bain de bouche|enjuague bucal|collutorio/;
const MOUTHWASH_ALCOHOL: Omit<Kind, 'words'> = {
  name: 'Mouthwash with alcohol',
  warns: [['child', 'WARNING', 'alcohol']],
  source: 'Poison-centre consensus (expert review pending)',
};
const SUPPLEMENT_SOURCE = 'Poison-centre and veterinary consensus (expert review pending)';

const findings = (kind: Omit<Kind, 'words'>, facts: LabelFacts): readonly Finding[] =>
  kind.warns.map(([audience, severity, family]) => ({
    audience,
    severity,
    ingredient: kind.name,
    family,
    source: kind.source,
    kind: warningKind(audience, family, facts.use),
    unclear: false,
  }));

// "Other medicines child, dog and cat WARNING at least."
const medicines = (facts: LabelFacts): readonly Finding[] =>
  facts.scored.flatMap(({ item }) =>
    item.known?.ingredient.functions.includes('medicine')
      ? findings(
          {
            name: item.name,
            warns: [
              ['child', 'WARNING', 'medicine_child'],
              ['dog', 'WARNING', 'poison_animal'],
              ['cat', 'WARNING', 'poison_animal'],
            ],
            source: SUPPLEMENT_SOURCE,
          },
          facts,
        ).map((finding) => ({ ...finding, unclear: item.match.step === 'fuzzy' }))
      : [],
  );

/** Warnings for kinds of products known by name, strength or form (method, section 6, "Kinds"). */
export const kindFindings = (facts: LabelFacts): readonly Finding[] => {
  const { use, name, text } = facts;
  const found: Finding[] = [];
  if (name !== '') {
    const folded = foldText(name);
    for (const kind of KINDS) {
      if (kind.types !== undefined && !kind.types.includes(use.type)) continue;
      if (kind.words.test(folded) && !(kind.not?.test(folded) ?? false)) found.push(...findings(kind, facts));
    }
    const ethanol = facts.scored.some(({ item }) => item.known?.ingredient.id === 'ethanol');
    if (ethanol && MOUTHWASH.test(folded)) found.push(...findings(MOUTHWASH_ALCOHOL, facts));
  }
  if (use.type === 'food' && (declaredAlcoholic(text, name) || namedAlcoholic(name))) {
    found.push(...findings(ALCOHOLIC, facts));
  }
  if (use.air) found.push(...findings(AIR, facts));
  found.push(...medicines(facts));
  return found;
};
