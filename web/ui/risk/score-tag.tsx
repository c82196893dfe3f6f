import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type Risk, riskName } from './levels.ts';
import { RiskShape, SeverityShape } from './risk-shape.tsx';

interface ScoreTagProps {
  /** If no score may be shown, the tag has a dash, never a zero. */
  risk: Risk;
  small?: boolean;
  /** Names of those at home for whom the product is CRITICAL: no score that looks safe may be shown then. */
  criticalFor?: readonly string[] | undefined;
}

/**
 * The shelf-edge tag: shape and number. Only the shape while the label is being read, or if the product is CRITICAL for
 * somebody at home. A dashed outline means provisional; the row says the word.
 */
export function ScoreTag({ risk, small = false, criticalFor }: ScoreTagProps) {
  if (criticalFor) {
    return (
      <span
        role="img"
        aria-label={`Critical for ${criticalFor.join(', ')}. The product itself: ${riskName(risk)}`}
        className={classNames('score-tag', 'score-tag-critical', small && 'score-tag-small', LEVEL_CLASS.CRITICAL)}
      >
        <SeverityShape level="CRITICAL" />
      </span>
    );
  }
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
