import type { Knowledge } from '../knowledge/knowledge.ts';
import { matchLabel } from '../knowledge/match.ts';
import type { MatchedLabel } from '../knowledge/matched-label.ts';
import { describeNote } from '../products/label/describe-note.ts';
import type { LabelReading } from '../products/label/label-reading.ts';
import { readLabel } from '../products/label/read-label.ts';
import { withAlcohol } from './alcoholic-drink.ts';
import type { Assess, AssessInput } from './assess.ts';
import { capOf } from './caps.ts';
import { confidenceOf } from './confidence.ts';
import { type Use, usageOf } from './exposure.ts';
import { ingredientRows } from './ingredient-rows.ts';
import { labelItems } from './label-items.ts';
import { riskLabel } from './labels.ts';
import { metricsOf } from './metrics.ts';
import { scoreItems, series, seriesTotal } from './points.ts';
import { receiptOf } from './receipt.ts';
import type { Report } from './report.ts';
import { roundHalfUp } from './rounding.ts';
import { PRODUCT_FORMS, PRODUCT_TYPES, type ProductForm, type ProductType } from './vocabulary.ts';
import { collectWarnings } from './warnings/collect.ts';

/** Changes whenever the same label and knowledge could give another report. */
export const ENGINE_VERSION = '1.0.0';

const EMPTY: MatchedLabel = { ingredients: [], traces: [], contains: [], notes: [] };

interface Label {
  readonly input: AssessInput;
  readonly reading: LabelReading | null;
  readonly types: readonly ProductType[];
  readonly forms: readonly ProductForm[];
}

const unscored = (label: Label, use: Use, matched: MatchedLabel, knowledge: Knowledge): Report => ({
  score: null,
  label: 'UNKNOWN',
  provisional: false,
  confidence: { value: 0, grade: 'D' },
  productType: use.type,
  candidateTypes: [...label.types],
  forms: [...label.forms],
  baby: use.baby,
  metrics: { child: null, pet: null, environment: null, air: null },
  ingredients: [],
  deductions: [],
  cap: null,
  warnings: [
    ...collectWarnings({
      use,
      knowledge,
      scored: [],
      traces: matched.traces,
      contains: matched.contains,
      text: label.input.text ?? '',
      name: label.input.name ?? '',
    }),
  ],
  traces: [...matched.traces],
  notes: matched.notes.map(describeNote),
  versions: { engine: ENGINE_VERSION, knowledge: knowledge.version },
});

const assessAs = (label: Label, type: ProductType, knowledge: Knowledge): Report => {
  const { input, reading } = label;
  const use = usageOf(type, label.forms, input.baby);
  const matched = reading === null ? EMPTY : matchLabel(reading, knowledge, type);
  const { items: read, itemOfRow } = labelItems(matched, knowledge);
  if (!read.some((item) => item.scored)) return unscored(label, use, matched, knowledge);
  const text = input.text ?? '';
  const name = input.name ?? '';
  const items = withAlcohol(read, use, text, name, knowledge);
  const scored = scoreItems(items, use);
  const points = scored.map((one) => one.points);
  const applied = series(points);
  const cap = capOf(scored, use);
  const left = Math.max(0, 100 - seriesTotal(points));
  const score = roundHalfUp(cap === null ? left : Math.min(cap.value, left));
  const confidence = confidenceOf(scored, input.ocrConfidence);
  return {
    score,
    label: riskLabel(score),
    provisional: confidence.grade === 'C' || confidence.grade === 'D',
    confidence,
    productType: type,
    candidateTypes: [...label.types],
    forms: [...label.forms],
    baby: input.baby,
    metrics: metricsOf(scored, use),
    ingredients: ingredientRows(matched.ingredients, itemOfRow, scored, applied),
    deductions: receiptOf(scored, applied),
    cap,
    warnings: [
      ...collectWarnings({ use, knowledge, scored, traces: matched.traces, contains: matched.contains, text, name }),
    ],
    traces: [...matched.traces],
    notes: matched.notes.map(describeNote),
    versions: { engine: ENGINE_VERSION, knowledge: knowledge.version },
  };
};

/** A product of which nothing is known but that it is one. */
const SOME_TYPE: readonly ProductType[] = ['other'];

/**
 * Judges one label: score, receipt, metrics, confidence and the warnings for every audience (safety method, sections
 * 2 to 6). Deterministic: the same input and knowledge give the same report, byte for byte, wherever it runs.
 * Undecided types are judged each, and the lowest score is reported.
 * @param input the label; without a readable list the report has no score
 * @param knowledge a pack that was read
 */
export const assess: Assess = (input, knowledge) => {
  // In the order of the vocabulary: what was asked for twice or in another order is the same question.
  const types = PRODUCT_TYPES.filter((type) => input.types.includes(type));
  const forms = PRODUCT_FORMS.filter((form) => input.forms.includes(form));
  const text = input.text ?? '';
  const label: Label = {
    input,
    reading: text.trim() === '' ? null : readLabel(text),
    types: types.length === 0 ? SOME_TYPE : types,
    forms,
  };
  let lowest: Report | null = null;
  for (const type of label.types) {
    const report = assessAs(label, type, knowledge);
    if (lowest === null || (report.score ?? 101) < (lowest.score ?? 101)) lowest = report;
  }
  return lowest ?? assessAs(label, 'other', knowledge);
};
