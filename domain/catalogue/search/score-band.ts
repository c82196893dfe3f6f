import { riskLabel } from '../../safety/labels.ts';
import type { ScoreBand } from '../calls.ts';

/** The colour a score is shown in; null if there is none to show. */
export function scoreBand(score: number | null): ScoreBand | null {
  const label = riskLabel(score);
  if (label === 'UNKNOWN') return null;
  if (label === 'MINIMAL' || label === 'LOW') return 'green';
  return label === 'MODERATE' ? 'yellow' : 'red';
}
