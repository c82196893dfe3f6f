import { normaliseName } from '../../../knowledge/names/normalise.ts';
import type { LabelFacts } from '../label-facts.ts';
import { clausesOf, printedClause, SENTENCE_END } from '../wording/statement-sense.ts';
import { allergensIn } from './allergen-lexicon.ts';

const LETTERS = /\p{L}/gu;
const CAPITALS = /\p{Lu}/gu;
// Bold print as Open Food Facts marks it, and words in capitals.
const EMPHASIS = /_[^_\n]{2,60}_|\p{Lu}{3,}(?:[ '’-]\p{Lu}{2,})*/gu;

const isMixedCase = (text: string): boolean =>
  (text.match(CAPITALS)?.length ?? 0) * 2 < (text.match(LETTERS)?.length ?? 0);

const namesAny = (clause: string, facts: LabelFacts): boolean =>
  clause.length > 1 && allergensIn(normaliseName(clause), facts.knowledge).length > 0;

const isEmphasised = (clause: string, facts: LabelFacts): boolean =>
  (clause.match(EMPHASIS) ?? []).some((run) => namesAny(run.replaceAll('_', ' '), facts));

/** What the text outside the list says about allergens, as printed. */
export interface StatedBeside {
  /** Named as contained, or printed as the law requires for an allergen. */
  readonly contains: readonly string[];
  readonly traces: readonly string[];
}

/**
 * The clauses outside the list that state an allergen (method M6.2.9): by a statement, or by print that differs from
 * the other words (Reg (EU) 1169/2011, article 21 (1) (b)). What is only mentioned there is left to the search of
 * asides.
 */
export const statedOutsideList = (facts: LabelFacts): StatedBeside => {
  const contains: string[] = [];
  const traces: string[] = [];
  const emphasis = facts.notes.length > 0 && isMixedCase(facts.text);
  for (const { reason, text } of facts.notes) {
    for (const sentence of text.split(SENTENCE_END)) {
      if (!namesAny(sentence, facts)) continue;
      for (const { text: clause, sense } of clausesOf(sentence)) {
        if (sense === 'free' || (reason === 'free_from' && sense === null) || !namesAny(clause, facts)) continue;
        // What was read as a trace is reported separately.
        if (sense === 'may')
          traces.push(...(facts.traces.some((name) => clause.includes(name)) ? [] : [printedClause(clause)]));
        else if (sense === 'contains' || (emphasis && isEmphasised(clause, facts)))
          contains.push(printedClause(clause));
      }
    }
  }
  return { contains, traces };
};
