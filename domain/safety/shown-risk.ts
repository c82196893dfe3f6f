import { identified } from './identified.ts';
import { riskLabel } from './labels.ts';
import type { Report } from './report.ts';
import type { RiskLabel } from './vocabulary.ts';

/** How a verdict is drawn: the colours of method M4.6, and two states of their own without any. */
export type RiskBand = 'green' | 'yellow' | 'red' | 'not_enough_known' | 'no_score';

/** A risk label, or that too little of a list is known for one. */
export type ShownLevel = RiskLabel | 'NOT_ENOUGH';

/** What a screen may show of the score of a report. */
export interface ShownRisk {
  readonly band: RiskBand;
  readonly level: ShownLevel;
  /** The figure that may stand beside the level; null where none may. */
  readonly score: number | null;
  /** Grade C or D beside a score that is bad enough to be shown all the same. */
  readonly provisional: boolean;
  /** Ingredients that were identified, of how many. */
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
 * How the score of a report is shown, on every screen. A good score of which too little is known (confidence C or D) is
 * not shown as a score, and never green: it says "not enough known". A bad one is shown, since what is known of it is
 * bad enough (method M3.3.7).
 * @param report null where none is made yet
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
    ...identified(report),
  };
};

/**
 * How one of the four metrics of a report is shown: on the bands of a score, and like it never green by accident.
 * @param value 0 to 100; null where the metric does not apply
 */
export const shownMetric = (value: number | null, { confidence }: Pick<Report, 'confidence'>): ShownLevel =>
  levelOf(value, confidence);
