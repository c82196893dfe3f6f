import { withoutJoinedTraces } from '../../../products/label/trace-parts.ts';
import { LEGAL_ALLERGENS } from '../../household/food-names.ts';
import { CLEAR, itemOutsideList } from '../../items-named-outside-list.ts';
import { scoreItems } from '../../points.ts';
import type { AllergenHit } from '../allergens/allergen-hit.ts';
import { ingredientOf, statedAllergens } from '../allergens/named-allergens.ts';
import type { LabelFacts } from '../label-facts.ts';
import { type LabelStatement, statementsOf } from '../stated/label-statements.ts';
import { namesOf } from '../stated/stated-names.ts';
import { unsuitableFor } from '../stated/unsuitable.ts';
import { printedClause, statementSense } from '../wording/statement-sense.ts';
import { allergenOf } from '../wording/who-words.ts';
import { entryFindings } from './entry-findings.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './hit-findings.ts';
import { tracesIn } from './trace-findings.ts';

/**
 * Allergens that a statement of the label names and that were not reported yet (method M6.2.21): each name in it is
 * read separately, whatever joins it to the others.
 * @param statements of the label
 * @param told all findings so far
 */
export const statedFindings = (
  statements: readonly LabelStatement[],
  facts: LabelFacts,
  told: readonly Finding[],
  glutenFree: boolean,
): readonly Finding[] => {
  const contained = new Set<string>();
  const any = new Set<string>();
  for (const { audience, severity, family } of told) {
    const id = severity === 'INFO' ? null : allergenOf(audience);
    if (id === null) continue;
    any.add(id);
    if (family !== 'allergen_trace') contained.add(id);
  }
  const findings: Finding[] = [];
  for (const { sense, body } of statements) {
    let isTrace = sense === 'may';
    for (const stated of namesOf(body)) {
      // "Contains milk made on equipment that also processes nuts", with a lost full stop.
      isTrace ||= statementSense(stated) === 'may';
      const name = withoutJoinedTraces(stated);
      const ofTraces = isTrace || name !== stated;
      const said = ofTraces ? any : contained;
      const hits = statedAllergens(name, facts.knowledge).filter(
        ({ allergen, sense: how, ofGroup }) =>
          how === 'word' && !said.has(allergen.id) && (ofGroup === undefined || !said.has(ofGroup)),
      );
      if (hits.length === 0) continue;
      const printed = printedClause(name);
      findings.push(
        ...(ofTraces
          ? tracesIn(printed, facts)
          : hits.flatMap((hit) => containedFindings(hit, printed, facts.use, glutenFree))),
      );
      for (const { allergen } of hits) {
        any.add(allergen.id);
        if (!ofTraces) contained.add(allergen.id);
      }
    }
  }
  return findings;
};

const containedFindings = (
  hit: AllergenHit,
  ingredient: string,
  use: LabelFacts['use'],
  glutenFree: boolean,
): readonly Finding[] =>
  findingsOf({ hit, ingredient, normalised: hit.phrase, unclear: false, main: false, one: null }, use, glutenFree);

/** Warnings for people for whom the label itself says that it is unsuitable (method M6.2.19). */
export const statedUnsuitableFindings = ({ use, text }: LabelFacts): readonly Finding[] =>
  use.type !== 'food' && !use.swallowed && !use.supplement
    ? []
    : unsuitableFor(text).map(({ audience, printed }) => ({
        audience,
        severity: 'WARNING',
        ingredient: printed,
        family: 'said_unsuitable',
        source: 'Reg (EU) 1169/2011, Article 36; the words of the label',
        kind: 'use',
        unclear: false,
      }));

/** Starts a relative clause after a name: "natural rubber latex which may cause allergic reactions". */
const CLAUSE = /\s(?:which|that|who|qui|que|der|die|das|che|wat|dat|som|który|która|które|который|которая)\s/iu;
const LATEX = 'latex';

/**
 * Warnings for natural rubber named in a statement on a product other than food (method M6.2.24). Nothing else in such
 * a statement is reported this way: what the law wants named there is an ingredient of the list.
 */
export const statedLatexFindings = ({ use, text, scored, knowledge, name }: LabelFacts): readonly Finding[] => {
  if (use.eaten) return [];
  const listed = new Set(scored.map(({ item }) => item.known?.ingredient.id));
  return statementsOf(text).flatMap(({ sense, body }) =>
    namesOf(body).flatMap((printed) => {
      const [first = ''] = printed.split(CLAUSE, 1);
      const id = sense === 'contains' ? ingredientOf(first.trim().toLowerCase(), knowledge) : undefined;
      const item = id === undefined || listed.has(id) ? null : itemOutsideList(id, CLEAR, knowledge);
      if (item === null) return [];
      return entryFindings(scoreItems([item], use), use, name).filter(({ audience }) => audience === LATEX);
    }),
  );
};

/**
 * Audiences that even a small amount concerns, below CRITICAL. Salt and phosphates are judged by their list position.
 */
const BY_ANY_AMOUNT: ReadonlySet<string> = new Set([
  ...['preg', 'pku', 'hfi', 'g6pd', 'hypertension', 'asthma', 'anticoag', 'maoi', 'cyp3a4'],
]);
const isTold = ({ severity, audience }: Finding): boolean =>
  severity === 'CRITICAL' || (severity === 'WARNING' && BY_ANY_AMOUNT.has(audience));

/**
 * Warnings for what a statement of a food names other than allergens: alcohol, fructose, fava beans, liquorice, honey,
 * xylitol (method M6.2.21). What the list names as well is judged there.
 */
export const statedEntryFindings = (
  statements: readonly LabelStatement[],
  { use, scored, knowledge, name }: LabelFacts,
): readonly Finding[] => {
  if (use.type !== 'food') return [];
  const listed = new Set(scored.map(({ item }) => item.known?.ingredient.id));
  return statements.flatMap(({ sense, body }) =>
    namesOf(body).flatMap((printed) => {
      // The allergens of food law are reported as such.
      const legal = statedAllergens(printed, knowledge).some(({ allergen }) => LEGAL_ALLERGENS.has(allergen.id));
      const id = legal && sense === 'contains' ? undefined : ingredientOf(printed.toLowerCase(), knowledge);
      const item = id === undefined || listed.has(id) ? null : itemOutsideList(id, CLEAR, knowledge);
      if (item === null) return [];
      const own = entryFindings(scoreItems([item], use), use, name).filter(isTold);
      return sense === 'contains' ? own : own.filter(({ audience }) => audience === 'asthma');
    }),
  );
};
