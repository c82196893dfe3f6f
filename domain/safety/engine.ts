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
import { judge, type LabelToJudge, matcherOf } from './judgement.ts';
import { isTakenByMouth } from './medicine-label.ts';
import type { Report } from './report.ts';
import { plausibleJudgements } from './rinsed-off.ts';
import { isPartialList, withMinorAllergens } from './statements/partial-list.ts';
import { readStatements, type StatementReading } from './statements/read-statements.ts';
import { withStatements } from './statements/with-statements.ts';
import { PRODUCT_FORMS, PRODUCT_TYPES, type ProductType } from './vocabulary.ts';
import { severityRank } from './warnings/collect.ts';

export { ENGINE_VERSION };

/** Used if nothing is known about the product's type. */
const SOME_TYPE: readonly ProductType[] = ['other'];

/** Hazard statements are printed on classified products only: never on food, feed or cosmetics. */
const CLASSIFIED: ReadonlySet<ProductType> = new Set<ProductType>(['household', 'outdoor', 'other']);

const statedBy = (text: string, types: readonly ProductType[]): StatementReading | null =>
  types.some((type) => CLASSIFIED.has(type)) ? readStatements(text) : null;

/** Tie-break for equal scores and for missing ones: the more severe warning first, then the larger number of them. */
const warnsMore = (one: Report, other: Report): boolean => {
  const grave = (report: Report): number => severityRank(report.warnings[0]?.severity ?? 'INFO');
  return grave(one) < grave(other) || (grave(one) === grave(other) && one.warnings.length > other.warnings.length);
};

/** The report with the lowest score (the one that warns more, if equal), with the warnings and mixing groups of all. */
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
 * If the type is undecided, every candidate type is judged; the lowest score is reported, with the warnings of all.
 * @param input the label; without a readable list the report has no score
 * @param knowledge a loaded pack
 * @returns the same as {@link assess}, yielding once after the label is read and matched, before scoring starts
 */
export function* assessInSteps(input: AssessInput, knowledge: Knowledge): Generator<'scoring', Report> {
  // In vocabulary order, so that duplicates and another order in the input make no difference.
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
  const label: LabelToJudge = {
    input,
    reading: read === null || stated === null ? read : withMinorAllergens(read, stated.allergens),
    types: asked,
    forms: PRODUCT_FORMS.filter((form) => input.forms.includes(form) || (form === 'supplement' && taken)),
  };
  const matchAs = matcherOf(label, knowledge);
  for (const type of label.types) matchAs(type);
  yield 'scoring';
  const judgements = plausibleJudgements(label.types.map((type) => judge(label, matchAs(type), type, knowledge)));
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
