/** The risk scale of a score, best first. */
export type RiskLevel = 'MINIMAL' | 'LOW' | 'MODERATE' | 'HIGH' | 'VERY_HIGH' | 'UNKNOWN';
/** Severities of a warning, most severe first. */
export type SeverityLevel = 'CRITICAL' | 'WARNING' | 'CAUTION' | 'INFO';
/** Levels of one ingredient. */
export type SubstanceLevel = 'none' | 'low' | 'moderate' | 'high' | 'critical' | 'unknown';

/** The class that gives everything inside its level's four colours. */
export const LEVEL_CLASS: Readonly<Record<RiskLevel | SeverityLevel | SubstanceLevel | 'progress', string>> = {
  MINIMAL: 'level-minimal',
  LOW: 'level-low',
  MODERATE: 'level-moderate',
  HIGH: 'level-high',
  VERY_HIGH: 'level-very-high',
  UNKNOWN: 'level-unknown',
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

/** The word of a risk level, as chips print it. */
export const RISK_WORD: Readonly<Record<RiskLevel, string>> = {
  MINIMAL: 'MINIMAL',
  LOW: 'LOW',
  MODERATE: 'MODERATE',
  HIGH: 'HIGH',
  VERY_HIGH: 'VERY HIGH',
  UNKNOWN: 'UNKNOWN',
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

/** What a screen reader says for a score: number, level, and whether it is provisional. */
export function scoreName(score: number | null, level: RiskLevel, provisional = false): string {
  const what = score === null ? 'No score' : `Score ${score} of 100`;
  return `${what}, ${RISK_WORD[level].toLowerCase()}${provisional ? ', provisional' : ''}`;
}
