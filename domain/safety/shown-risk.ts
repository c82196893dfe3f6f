import { identifiedCount } from './identified-count.ts';
import { riskLabel } from './labels.ts';
import type { Report } from './report.ts';
import type { RiskLabel } from './vocabulary.ts';

/** How a verdict is drawn: the colours of method M4.6, and two states without a colour. */
export type RiskBand = 'green' | 'yellow' | 'red' | 'not_enough_known' | 'no_score';

/** A risk label, or NOT_ENOUGH if too little of the list is known for one. */
export type ShownLevel = RiskLabel | 'NOT_ENOUGH';

/** What a screen may show of a report's score. */
export interface ShownRisk {
  readonly band: RiskBand;
  readonly level: ShownLevel;
  /** The figure that may be shown with the level; null if none may. */
  readonly score: number | null;
  /** Grade C or D with a score that is bad enough to be shown anyway. */
  readonly provisional: boolean;
  /** Number of identified ingredients; `total` is the number of all of them. */
  readonly known: number;
  readonly total: number;
}

type Judged = Pick<Report, 'score' | 'confidence' | 'ingredients'>;

const BANDS: Readonly<Record<ShownLevel, RiskBand>> = {
  MINIMAL: 'green',
  LOW: 'green',
  MODERATE: 'yellow',
  HIGH: 'red',
  VERY_HIGH: 'red',
  UNKNOWN: 'no_score',
  NOT_ENOUGH: 'not_enough_known',
};

const sure = ({ grade }: Report['confidence']): boolean => grade === 'A' || grade === 'B';

const levelOf = (value: number | null, confidence: Report['confidence']): ShownLevel => {
  const level = riskLabel(value);
  return BANDS[level] === 'green' && !sure(confidence) ? 'NOT_ENOUGH' : level;
};

/**
 * How the score of a report is shown, on every screen. A good score based on too little knowledge (confidence C or D)
 * is not shown as a score and never green: it says "not enough known". A bad one is shown, since what is known is bad
 * enough (method M3.3.7).
 * @param report null if there is none yet
 */
export const shownRisk = (report: Judged | null): ShownRisk => {
  if (report === null)
    return { band: 'no_score', level: 'UNKNOWN', score: null, provisional: false, known: 0, total: 0 };
  const level = levelOf(report.score, report.confidence);
  const score = level === 'NOT_ENOUGH' ? null : report.score;
  return {
    band: BANDS[level],
    level,
    score,
    provisional: score !== null && !sure(report.confidence),
    ...identifiedCount(report),
  };
};

/**
 * How one of the four metrics of a report is shown: in the bands of a score, and like a score never green if too little
 * is known.
 * @param value 0 to 100; null if the metric does not apply
 */
export const shownMetric = (value: number | null, { confidence }: Pick<Report, 'confidence'>): ShownLevel =>
  levelOf(value, confidence);
