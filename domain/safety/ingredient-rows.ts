import type { MatchedIngredient } from '../knowledge/matching/matched-label.ts';
import { ingredientLevel } from './labels.ts';
import type { ScoredItem } from './points.ts';
import type { ReportIngredient } from './report.ts';

const factsOf = (one: ScoredItem): ReportIngredient['facts'] => {
  const { known } = one.item;
  if (known === null) return [];
  const facts = known.ingredient.facts.map((fact) => ({
    class: fact.class,
    source: fact.source,
    evidence: fact.evidence,
  }));
  // An annex that permits it with limits is shown as a badge and costs no points (method M1.1.6).
  for (const annex of known.ingredient.annexes) {
    facts.push({ class: 'PERMITTED_WITH_LIMITS', source: `CosIng ${annex}`, evidence: 'A' });
  }
  return facts;
};

/**
 * The ingredients of a report, one per row of the label.
 * @param rows the matched label, in its order
 * @param itemOfRow for each row the item it belongs to
 */
export const ingredientRows = (
  rows: readonly MatchedIngredient[],
  itemOfRow: readonly number[],
  scored: readonly ScoredItem[],
  applied: readonly number[],
): ReportIngredient[] => {
  const seen = new Set<number>();
  const listed: ReportIngredient[] = [];
  rows.forEach((row, at) => {
    const index = itemOfRow[at] ?? -1;
    const one = scored[index];
    if (one === undefined) return;
    const first = !seen.has(index);
    seen.add(index);
    listed.push({
      raw: row.raw,
      name: row.name,
      id: row.id,
      match: { step: row.match.step, confidence: row.match.confidence },
      level: one.item.known === null ? 'unknown' : ingredientLevel(one.points),
      purpose: [...(one.item.known?.ingredient.functions ?? [])],
      points: first ? one.points : 0,
      applied: first ? (applied[index] ?? 0) : 0,
      facts: factsOf(one),
      percent: row.percent,
      optional: row.optional,
      ...(one.item.scored || one.item.known !== null ? {} : { aside: true as const }),
    });
  });
  scored.forEach((one, index) => {
    if (seen.has(index)) return;
    // Appended by the engine itself: the alcohol of a drink.
    const { raw, name, match, known } = one.item;
    listed.push({
      raw,
      name,
      id: known?.ingredient.id ?? null,
      match: { step: match.step, confidence: match.confidence },
      level: known === null ? 'unknown' : ingredientLevel(one.points),
      purpose: [...(known?.ingredient.functions ?? [])],
      points: one.points,
      applied: applied[index] ?? 0,
      facts: factsOf(one),
      percent: null,
      optional: false,
    });
  });
  return listed;
};
