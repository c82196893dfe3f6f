/**
 * The risk scale of a score, best first, then three states without a score, each with its own drawing: too little is
 * known, there is none, and the label is still being read.
 */
export type RiskLevel = 'MINIMAL' | 'LOW' | 'MODERATE' | 'HIGH' | 'VERY_HIGH' | 'NOT_ENOUGH' | 'UNKNOWN' | 'READING';

/** What may be shown of a score. Components draw it as it is: the decision was made before. */
export interface Risk {
  readonly level: RiskLevel;
  /** 0 to 100; null if none may be shown. */
  readonly score: number | null;
  /** A low score with much information missing. */
  readonly provisional: boolean;
  /** Identified ingredients, out of `total`. */
  readonly known: number;
  readonly total: number;
}

/** Shown while a report is being made. */
export const STILL_READING: Risk = { level: 'READING', score: null, provisional: false, known: 0, total: 0 };

/** Severities of a warning, most severe first. */
export type SeverityLevel = 'CRITICAL' | 'WARNING' | 'CAUTION' | 'INFO';
/** Levels of one ingredient. */
export type SubstanceLevel = 'none' | 'low' | 'moderate' | 'high' | 'critical' | 'unknown';

/** The class that sets the level's four colours for everything inside. */
export const LEVEL_CLASS: Readonly<Record<RiskLevel | SeverityLevel | SubstanceLevel | 'progress', string>> = {
  MINIMAL: 'level-minimal',
  LOW: 'level-low',
  MODERATE: 'level-moderate',
  HIGH: 'level-high',
  VERY_HIGH: 'level-very-high',
  NOT_ENOUGH: 'level-unknown',
  UNKNOWN: 'level-unknown',
  READING: 'level-unknown',
  CRITICAL: 'level-critical',
  WARNING: 'level-warning',
  CAUTION: 'level-caution',
  INFO: 'level-info',
  none: 'level-none',
  low: 'level-low',
  moderate: 'level-moderate',
  high: 'level-high',
  critical: 'level-critical',
  unknown: 'level-unknown',
  progress: 'level-progress',
};

/** The word of a risk level, as shown on chips. */
export const RISK_WORD: Readonly<Record<RiskLevel, string>> = {
  MINIMAL: 'MINIMAL',
  LOW: 'LOW',
  MODERATE: 'MODERATE',
  HIGH: 'HIGH',
  VERY_HIGH: 'VERY HIGH',
  NOT_ENOUGH: 'NOT ENOUGH KNOWN',
  UNKNOWN: 'UNKNOWN',
  READING: 'STILL READING',
};

/** The word of an ingredient's level. */
export const SUBSTANCE_WORD: Readonly<Record<SubstanceLevel, string>> = {
  none: 'None listed',
  low: 'Low',
  moderate: 'Moderate',
  high: 'High',
  critical: 'Critical',
  unknown: 'Unknown',
};

/** "4 of 11 known", shown if a score would say too much. */
export const knownWords = ({ known, total }: Risk): string => `${known} of ${total} known`;

/** The words that a list row adds to the tag if its shape alone would say too little; null otherwise. */
export const rowWord = ({ level, provisional }: Risk): string | null =>
  level === 'NOT_ENOUGH'
    ? 'Not enough known'
    : level === 'READING'
      ? 'Still reading'
      : provisional
        ? 'Provisional'
        : null;

/** The accessible name of a score: number, level, and whether it is provisional. */
export function riskName(risk: Risk): string {
  const { score, level, provisional } = risk;
  if (level === 'NOT_ENOUGH') return `Not enough known, ${knownWords(risk)}`;
  if (level === 'READING') return 'Still reading the label';
  const what = score === null ? 'No score' : `Score ${score} of 100`;
  return `${what}, ${RISK_WORD[level].toLowerCase()}${provisional ? ', provisional' : ''}`;
}
