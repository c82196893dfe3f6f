import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type Risk, riskName } from './levels.ts';
import { RiskShape } from './risk-shape.tsx';

interface ScoreTagProps {
  /** Where no score may be shown: a dash, never a zero. */
  risk: Risk;
  small?: boolean;
}

/** The shelf-edge tag: shape and number; the shape alone while the label is still read. A dashed outline says provisional; the row says the word. */
export function ScoreTag({ risk, small = false }: ScoreTagProps) {
  return (
    <span
      role="img"
      aria-label={riskName(risk)}
      className={classNames(
        'score-tag',
        small && 'score-tag-small',
        risk.provisional && 'score-tag-provisional',
        risk.level === 'READING' && 'score-tag-reading',
        LEVEL_CLASS[risk.level],
      )}
    >
      <RiskShape level={risk.level} />
      {risk.level !== 'READING' && <span aria-hidden="true">{risk.score ?? '—'}</span>}
    </span>
  );
}
