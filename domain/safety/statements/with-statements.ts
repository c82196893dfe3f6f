import type { Knowledge } from '../../knowledge/knowledge.ts';
import { capOf } from '../caps.ts';
import { compileIngredient } from '../compiled-ingredient.ts';
import { usageOf } from '../exposure.ts';
import type { LabelItem } from '../label-item.ts';
import { confidenceGrade, riskLabel } from '../labels.ts';
import { lowestCap } from '../lowest-cap.ts';
import { metricsOf } from '../metrics.ts';
import type { MixingPart } from '../mixing/mix-group.ts';
import { type ScoredItem, scoreItems } from '../points.ts';
import { receiptOf } from '../receipt.ts';
import type { Cap, Report } from '../report.ts';
import { roundHalfUp } from '../rounding.ts';
import { audienceRank } from '../warnings/audiences.ts';
import { collectWarnings, severityRank } from '../warnings/collect.ts';
import { mixtureAudience, mixtureFacts } from './mixture-facts.ts';
import type { StatementFinding } from './statement-finding.ts';

/** Name of the mixture if the product has none. */
const MIXTURE = 'This product';
/** Receipt line for the points by which the mixture's own classification exceeds those of its ingredients. */
const WHOLE = 'The product as a whole';
/** At most grade C if statements replace the list or only hazardous ingredients are listed; D for a lone pictogram. */
const CONFIDENCE = { statements: 0.5, pictograms: 0.25, partial: 0.74 } as const;
/** Nothing of the list is known, which is worse than two unknown ingredients (method M4.5). */
const UNKNOWN_CAP: Cap = {
  value: 69,
  cause: 'Its ingredients are not known',
  source: 'Safeshelf method, rule M4.9.3',
};

const PARTIAL_CAP: Cap = { ...UNKNOWN_CAP, cause: 'Only its hazardous ingredients are named' };
/** A product with "Danger" for a health effect is never shown as low risk (our own reading of the regulation). */
const DANGER_CAP = 69;
const DANGER_CODES = new Set(['H318', 'H334', 'H370', 'H372']);
const dangerCap = (finding: StatementFinding): Cap | null => {
  const code = finding.hazards.find((one) => DANGER_CODES.has(one.code))?.code;
  if (code === undefined) return null;
  return {
    value: DANGER_CAP,
    cause: 'Its label carries a statement for which the law requires the word Danger',
    source: `Reg (EC) 1272/2008, ${code} on the label`,
  };
};

const mixtureItem = (finding: StatementFinding, name: string): LabelItem => ({
  raw: name,
  printed: name,
  name,
  match: { step: 'exact', confidence: 1 },
  around: false,
  known: compileIngredient({
    id: 'mixture',
    name,
    functions: [],
    facts: mixtureFacts(finding),
    audience: mixtureAudience(finding),
    annexes: [],
    eNumber: null,
    cas: [],
    note: null,
  }),
  // The classification is that of the mixture itself, whatever is in it: full weights.
  mentions: [{ percent: 100, minor: false, optional: false }],
  scored: true,
  raws: [name],
  texts: [name],
  holds: [],
});

const lower = <T extends number | null>(one: T, other: T): T =>
  one === null ? other : other === null ? one : other < one ? other : one;

/** The warnings of both, without those of the mixture that repeat one of a named ingredient. */
const allWarnings = (report: Report, mixture: readonly ScoredItem[], knowledge: Knowledge): Report['warnings'] => {
  const use = usageOf(report.productType, report.forms, report.baby);
  const own = collectWarnings({
    use,
    knowledge,
    scored: mixture,
    traces: [],
    contains: [],
    asides: [],
    apart: [],
    notes: [],
    text: '',
    name: '',
  });
  const further = own.filter(
    (one) =>
      !report.warnings.some(
        (other) =>
          other.audience === one.audience &&
          other.family === one.family &&
          severityRank(other.severity) <= severityRank(one.severity),
      ),
  );
  return [...report.warnings, ...further]
    .map((warning, at) => ({ warning, at }))
    .sort(
      (a, b) =>
        severityRank(a.warning.severity) - severityRank(b.warning.severity) ||
        audienceRank(a.warning.audience) - audienceRank(b.warning.audience) ||
        a.at - b.at,
    )
    .map(({ warning }) => warning);
};

const part = (group: MixingPart['group'], ingredient: string): MixingPart => ({
  group,
  ingredient,
  main: true,
  percent: null,
  acts: true,
});

/**
 * Mixing groups from the statements: EUH206 is for chlorine bleach, EUH031 and 032 for what releases gas with acids.
 */
const allParts = (report: Report, finding: StatementFinding): readonly MixingPart[] => {
  const listed = report.mixing ?? [];
  const states = (code: string): boolean => finding.hazards.some((one) => one.code === code);
  const holds = (...groups: readonly MixingPart['group'][]): boolean =>
    listed.some(({ group }) => groups.includes(group));
  if (holds('HYPOCHLORITE')) return listed;
  if (states('EUH206')) return [...listed, part('HYPOCHLORITE', 'chlorine bleach, as its label warns')];
  if ((states('EUH031') || states('EUH032')) && !holds('SULPHITE', 'SULFIDE', 'PHOSPHIDE'))
    return [...listed, part('GAS_WITH_ACID', 'what acids release, as its label warns')];
  return listed;
};

/**
 * Adds to a report what the label states by law about the product as a whole. A label without ingredients gets its
 * report from the statements, marked as such, provisional and never above 69. If it has both, the score is the lower of
 * the two, and every cap and warning of both applies, so a statement never raises a score.
 * @param report of the ingredients
 * @param partial the label names only its hazardous ingredients ("Contains: …"), not all of them
 * @param name the product's name; empty if it is not known
 */
export const withStatements = (
  report: Report,
  finding: StatementFinding,
  partial: boolean,
  name: string,
  knowledge: Knowledge,
): Report => {
  const use = usageOf(report.productType, report.forms, report.baby);
  const stated: Report = { ...report, statements: finding };
  if (!use.house) return stated;
  const scored = scoreItems([mixtureItem(finding, name.trim() === '' ? MIXTURE : name.trim())], use);
  const [mixture] = scored;
  const mixing = allParts(report, finding);
  const withParts = mixing.length === 0 ? stated : { ...stated, mixing: [...mixing] };
  if (mixture === undefined) return withParts;
  const warnings = allWarnings(report, scored, knowledge);
  const nothingListed = !report.ingredients.some(({ match }) => match.step !== 'none');
  // A statement without a class (EUH208) is not enough for a score of its own.
  if (mixture.costs.length === 0 && nothingListed) return { ...withParts, warnings };
  const listed = report.deductions.reduce((sum, line) => sum + line.applied, 0);
  const further = mixture.points - listed;
  const [line] = receiptOf(scored, [Math.max(0, further)]);
  const cap = lowestCap(
    report.cap,
    capOf(scored, use),
    dangerCap(finding),
    nothingListed ? UNKNOWN_CAP : partial ? PARTIAL_CAP : null,
  );
  const left = Math.max(0, 100 - Math.max(listed, mixture.points));
  const score = roundHalfUp(cap === null ? left : Math.min(cap.value, left));
  const most = nothingListed
    ? finding.hazards.length > 0
      ? CONFIDENCE.statements
      : CONFIDENCE.pictograms
    : partial
      ? CONFIDENCE.partial
      : 1;
  const value = nothingListed ? most : Math.min(report.confidence.value, most);
  const grade = confidenceGrade(value);
  const own = metricsOf(scored, use);
  const { metrics } = report;
  return {
    ...withParts,
    score,
    label: riskLabel(score),
    provisional: grade === 'C' || grade === 'D',
    confidence: { value, grade },
    metrics: {
      child: lower(metrics.child, own.child),
      pet: lower(metrics.pet, own.pet),
      environment: lower(metrics.environment, own.environment),
      air: lower(metrics.air, own.air),
    },
    deductions:
      line === undefined || further <= 0
        ? report.deductions
        : [...report.deductions, { ...line, ingredient: WHOLE, name: WHOLE }],
    cap,
    warnings,
    basis: nothingListed || partial ? 'statements' : 'ingredients',
  };
};
