import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { LEVEL_CLASS, type RiskLevel, scoreName } from './levels.ts';
import { scoreParts } from './ring-geometry.ts';

interface ScoreRingProps {
  /** 0 to 100, or null where there is no score: dotted ring and a dash. */
  score: number | null;
  level: RiskLevel;
  /** Pixels: 140 on the report, 116 in the sheet, 80 in the shopping verdict. */
  size?: number;
  /** Confidence C or D: the track is dashed, and the word stands beside the ring. */
  provisional?: boolean;
  /** Draws the arc once. The number is there from the first frame. */
  draw?: boolean;
}

/** The score as a ring of three parts, filled in one risk colour, with the number in the middle. */
export function ScoreRing({ score, level, size = 140, provisional = false, draw = false }: ScoreRingProps) {
  const parts = scoreParts(score);
  const dashes = score === null ? '.1 14' : provisional ? '.1 12' : undefined;
  return (
    <div
      role="img"
      aria-label={scoreName(score, level, provisional)}
      className={classNames('dial', LEVEL_CLASS[level])}
      style={{ '--dial': `${size / 16}rem` } as CSSProperties}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" fill="none" strokeWidth="10" strokeLinecap="round">
        <g strokeDasharray={dashes} strokeWidth={score !== null && provisional ? 6 : 10}>
          {parts.map((part) => (
            <path key={part.track} className="dial-track" d={part.track} />
          ))}
        </g>
        <g className={draw ? 'dial-drawn' : undefined}>
          {parts.map((part) => part.fill && <path key={part.track} className="dial-fill" d={part.fill} />)}
        </g>
      </svg>
      <span className="dial-value" aria-hidden="true">
        {score ?? '—'}
        {size >= 92 && <small>{score === null ? 'no score' : 'of 100'}</small>}
      </span>
    </div>
  );
}
