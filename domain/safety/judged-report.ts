import type { Knowledge } from '../knowledge/knowledge.ts';
import { stretchesForAllergens } from '../knowledge/misreadings/doubtful-stretches.ts';
import { describeNote } from '../products/label/describe-note.ts';
import { confidenceOf } from './confidence.ts';
import { graveDoubts } from './grave-doubts.ts';
import { ingredientRows } from './ingredient-rows.ts';
import { itemsNamedOutsideList } from './items-named-outside-list.ts';
import type { Judgement, LabelToJudge } from './judgement.ts';
import { riskLabel } from './labels.ts';
import { metricsOf } from './metrics.ts';
import { mixingParts } from './mixing/mixing-parts.ts';
import { series } from './points.ts';
import { receiptOf } from './receipt.ts';
import type { Report } from './report.ts';
import { collectWarnings } from './warnings/collect.ts';

const NO_METRICS: Report['metrics'] = { child: null, pet: null, environment: null, air: null };

/** Builds the report of a judgement. The order of its keys is part of "same bytes everywhere". */
export const judgedReport = (
  label: LabelToJudge,
  judgement: Judgement,
  engineVersion: string,
  knowledge: Knowledge,
): Report => {
  const { input } = label;
  const { use, matched, scored, score } = judgement;
  const applied = series(judgement.points);
  const mixing = mixingParts(scored, use);
  const apart = itemsNamedOutsideList(scored, matched, use, knowledge);
  const kinds =
    judgement.classes.length === 0 ? [] : [{ reason: 'classes', text: judgement.classes.join(', ') } as const];
  const notes = [...matched.notes, ...graveDoubts(scored, apart, use), ...kinds];
  const confidence: Report['confidence'] =
    score === null ? { value: 0, grade: 'D' } : confidenceOf(scored, input.ocrConfidence, notes);
  return {
    score,
    label: riskLabel(score),
    provisional: score !== null && (confidence.grade === 'C' || confidence.grade === 'D'),
    confidence,
    productType: use.type,
    candidateTypes: [...label.types],
    forms: [...label.forms],
    baby: input.baby,
    metrics: score === null ? NO_METRICS : metricsOf(scored, use),
    ingredients:
      scored.length === 0 ? [] : ingredientRows(matched.ingredients, judgement.items.itemOfRow, scored, applied),
    deductions: score === null ? [] : receiptOf(scored, applied),
    cap: judgement.cap,
    warnings: [
      ...collectWarnings({
        use,
        knowledge,
        scored,
        traces: matched.traces,
        contains: matched.contains,
        asides: stretchesForAllergens(matched),
        apart,
        notes: matched.notes,
        text: input.text ?? '',
        name: input.name ?? '',
        nutrition: input.nutrition ?? null,
      }),
    ],
    traces: [...matched.traces],
    notes: notes.map(describeNote),
    ...(mixing.length === 0 ? {} : { mixing: [...mixing] }),
    versions: { engine: engineVersion, knowledge: knowledge.version },
  };
};
