import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, RISK_WORD, type RiskLevel } from './levels.ts';
import { RiskShape } from './risk-shape.tsx';

/** A risk level as shape and word. `small` for lists. */
export function RiskChip({ level, small = false }: { level: RiskLevel; small?: boolean }) {
  return (
    <span className={classNames('risk-chip', small && 'risk-chip-small', LEVEL_CLASS[level])}>
      <RiskShape level={level} />
      {RISK_WORD[level]}
    </span>
  );
}
