import { classNames } from './class-names.ts';
import { LEVEL_CLASS, type RiskLevel, scoreName } from './levels.ts';
import { RiskShape } from './risk-shape.tsx';

interface ScoreTagProps {
  /** Null where there is no score: a dash, never a zero. */
  score: number | null;
  level: RiskLevel;
  provisional?: boolean;
  small?: boolean;
}

/** The shelf-edge tag: shape and number. A dashed outline says provisional; the row says the word. */
export function ScoreTag({ score, level, provisional = false, small = false }: ScoreTagProps) {
  return (
    <span
      role="img"
      aria-label={scoreName(score, level, provisional)}
      className={classNames(
        'score-tag',
        small && 'score-tag-small',
        provisional && score !== null && 'score-tag-provisional',
        LEVEL_CLASS[level],
      )}
    >
      <RiskShape level={level} />
      <span aria-hidden="true">{score ?? '—'}</span>
    </span>
  );
}
