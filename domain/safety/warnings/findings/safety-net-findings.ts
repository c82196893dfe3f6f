import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { withWholeWords } from '../../../products/label/item-text.ts';
import type { LabelNote } from '../../../products/label/label-reading.ts';
import { withoutSignpost } from '../../../products/label/signpost.ts';
import { withoutUnspacedDenials } from '../../../products/label/unspaced-traces.ts';
import { LEGAL_ALLERGENS } from '../../household/food-names.ts';
import { allergensIn } from '../allergens/allergen-lexicon.ts';
import type { LabelFacts } from '../label-facts.ts';
import { clausesOf, printedClause, SENTENCE_END } from '../wording/statement-sense.ts';
import { allergenOf } from '../wording/who-words.ts';
import type { Finding } from './finding.ts';
import { tracesIn } from './trace-findings.ts';

/** WARNING, because the list itself does not say it. */
const mentionFindings = (printed: string, named: ReadonlySet<string>, facts: LabelFacts): readonly Finding[] =>
  allergensIn(normaliseName(printed), facts.knowledge)
    .filter(
      ({ sense, allergen, ofGroup = allergen.id }) =>
        sense === 'word' && LEGAL_ALLERGENS.has(allergen.id) && !named.has(allergen.id) && !named.has(ofGroup),
    )
    .map(({ allergen }) => ({
      audience: `al_food(${allergen.id})`,
      severity: 'WARNING',
      ingredient: printed,
      family: 'allergen_beside',
      source: allergen.source,
      kind: 'use',
      unclear: false,
    }));

/** Whether a clause is part of a note: with the space before it, or as the whole text that is said to be absent. */
const isNoted = (clause: string, { reason, text }: LabelNote): boolean =>
  withWholeWords(text).includes(clause) || (reason === 'free_from' && text === clause.trim());

/**
 * Allergens named anywhere else on the label and not reported yet (method M6.2.9): in words that the reader took for a
 * heading or joined to another name. The last safety net, so that no allergen word of a label is silently lost.
 * @param told all findings so far, however mild
 */
export const safetyNetFindings = (facts: LabelFacts, told: readonly Finding[]): readonly Finding[] => {
  if (facts.use.type !== 'food' || facts.scored.length === 0) return [];
  const said = new Set(told.flatMap(({ audience }) => allergenOf(audience) ?? []));
  const findings: Finding[] = [];
  for (const sentence of withoutUnspacedDenials(withoutSignpost(withWholeWords(facts.text))).split(SENTENCE_END)) {
    if (mentionFindings(sentence, said, facts).length === 0) continue;
    for (const { text, sense } of clausesOf(sentence)) {
      const rest = text.length < 2 || sense === 'free' ? [] : mentionFindings(text, said, facts);
      if (rest.length === 0 || facts.notes.some((note) => isNoted(text, note))) continue;
      const printed = printedClause(text);
      findings.push(
        ...(sense === 'may' ? tracesIn(printed, facts) : rest.map((one) => ({ ...one, ingredient: printed }))),
      );
      for (const { audience } of rest) said.add(allergenOf(audience) ?? '');
    }
  }
  return findings;
};
