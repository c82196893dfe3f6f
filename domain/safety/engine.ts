import { ENGINE_VERSION } from '#engine-version';
import { QUALITY_WORDS } from '../knowledge/food/food-quality-words.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { normaliseName } from '../knowledge/names/normalise.ts';
import { nameByAccent } from '../knowledge/names/shared-names.ts';
import { readLabel } from '../products/label/read-label.ts';
import type { Assess, AssessInput } from './assess.ts';
import { withCandidateMixing } from './candidate-mixing.ts';
import { withCandidateWarnings } from './candidate-warnings.ts';
import { judgedReport } from './judged-report.ts';
import { type AskedLabel, judge, matcherOf } from './judgement.ts';
import { isTakenByMouth } from './medicine-label.ts';
import type { Report } from './report.ts';
import { plausible } from './rinsed-off.ts';
import { isPartialList, withMinorAllergens } from './statements/partial-list.ts';
import { readStatements, type StatementReading } from './statements/read-statements.ts';
import { withStatements } from './statements/with-statements.ts';
import { PRODUCT_FORMS, PRODUCT_TYPES, type ProductType } from './vocabulary.ts';
import { severityRank } from './warnings/collect.ts';

export { ENGINE_VERSION };

/** A product of which nothing is known but that it is one. */
const SOME_TYPE: readonly ProductType[] = ['other'];

/** Hazard statements stand on what is classified: never on food, feed or cosmetics. */
const CLASSIFIED: ReadonlySet<ProductType> = new Set<ProductType>(['household', 'outdoor', 'other']);

const statedBy = (text: string, types: readonly ProductType[]): StatementReading | null =>
  types.some((type) => CLASSIFIED.has(type)) ? readStatements(text) : null;

/** Between equal scores, and where there is none, the report that warns more severely, then of more. */
const warnsMore = (one: Report, other: Report): boolean => {
  const grave = (report: Report): number => severityRank(report.warnings[0]?.severity ?? 'INFO');
  return grave(one) < grave(other) || (grave(one) === grave(other) && one.warnings.length > other.warnings.length);
};

/** The lowest score, between equal ones what warns more; with the warnings of all, and what they react by. */
const lowestOf = (reports: readonly Report[]): Report => {
  const scoreOf = ({ score }: Report): number => score ?? Number.POSITIVE_INFINITY;
  const lowest = reports.reduce((best, report) =>
    scoreOf(report) < scoreOf(best) || (scoreOf(report) === scoreOf(best) && warnsMore(report, best)) ? report : best,
  );
  return reports.length === 1 ? lowest : withCandidateMixing(withCandidateWarnings(lowest, reports), reports);
};

/**
 * Judges one label: score, receipt, metrics, confidence and the warnings for every audience (method
 * M2 to M6). Deterministic: the same input and knowledge give the same report, byte for byte, wherever it runs.
 * Undecided types are judged each; the lowest score is reported, with the warnings of all.
 * @param input the label; without a readable list the report has no score
 * @param knowledge a pack that was read
 * @returns the same as {@link assess}, stopping where the label is read and matched and the scoring begins
 */
export function* assessInSteps(input: AssessInput, knowledge: Knowledge): Generator<'scoring', Report> {
  // In the order of the vocabulary: what was asked for twice or in another order is the same question.
  const types = PRODUCT_TYPES.filter((type) => input.types.includes(type));
  const text = input.text ?? '';
  const asked = types.length === 0 ? SOME_TYPE : types;
  const stated = statedBy(text, asked);
  const list = stated === null ? text : stated.rest;
  const read =
    list.trim() === ''
      ? null
      : readLabel(
          list,
          (name) => knowledge.idOfName(nameByAccent(name) ?? normaliseName(name)) !== undefined,
          (word) => QUALITY_WORDS.has(word),
        );
  const partial = read !== null && stated !== null && isPartialList(read, stated.finding);
  const taken = isTakenByMouth(input, asked);
  const label: AskedLabel = {
    input,
    reading: read === null || stated === null ? read : withMinorAllergens(read, stated.allergens),
    types: asked,
    forms: PRODUCT_FORMS.filter((form) => input.forms.includes(form) || (form === 'supplement' && taken)),
  };
  const matchAs = matcherOf(label, knowledge);
  for (const type of label.types) matchAs(type);
  yield 'scoring';
  const judgements = plausible(label.types.map((type) => judge(label, matchAs(type), type, knowledge)));
  if (stated !== null) {
    return lowestOf(
      judgements.map((judgement) =>
        withStatements(
          judgedReport(label, judgement, ENGINE_VERSION, knowledge),
          stated.finding,
          partial,
          input.name ?? '',
          knowledge,
        ),
      ),
    );
  }
  return lowestOf(judgements.map((judgement) => judgedReport(label, judgement, ENGINE_VERSION, knowledge)));
}

/** Judges one label in one go (see {@link assessInSteps}). */
export const assess: Assess = (input, knowledge) => {
  const steps = assessInSteps(input, knowledge);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
