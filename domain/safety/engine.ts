import { readLabel } from '../products/label/read-label.ts';
import type { Assess } from './assess.ts';
import { judgedReport } from './judged-report.ts';
import { type AskedLabel, judge, matcherOf } from './judgement.ts';
import type { Report } from './report.ts';
import { PRODUCT_FORMS, PRODUCT_TYPES, type ProductType } from './vocabulary.ts';
import { severityRank } from './warnings/collect.ts';

/** Changes whenever the same label and knowledge could give another report. */
export const ENGINE_VERSION = '1.1.0';

/** A product of which nothing is known but that it is one. */
const SOME_TYPE: readonly ProductType[] = ['other'];

/** Between equal scores, and where there is none, the report that warns more severely, then of more. */
const warnsMore = (one: Report, other: Report): boolean => {
  const grave = (report: Report): number => severityRank(report.warnings[0]?.severity ?? 'INFO');
  return grave(one) < grave(other) || (grave(one) === grave(other) && one.warnings.length > other.warnings.length);
};

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
  const text = input.text ?? '';
  const label: AskedLabel = {
    input,
    reading: text.trim() === '' ? null : readLabel(text),
    types: types.length === 0 ? SOME_TYPE : types,
    forms: PRODUCT_FORMS.filter((form) => input.forms.includes(form)),
  };
  const matchAs = matcherOf(label, knowledge);
  const judgements = label.types.map((type) => judge(label, matchAs(type), type, knowledge));
  const lowest = Math.min(...judgements.map(({ score }) => score ?? Number.POSITIVE_INFINITY));
  const reports = judgements
    .filter(({ score }) => (score ?? Number.POSITIVE_INFINITY) === lowest)
    .map((judgement) => judgedReport(label, judgement, ENGINE_VERSION, knowledge));
  return reports.reduce((best, report) => (warnsMore(report, best) ? report : best));
};
