import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { KnownLabel } from './known-label.tsx';
import { LEVEL_CLASS, type Risk, riskName } from './levels.ts';
import { scoreParts } from './ring-geometry.ts';

interface ScoreRingProps {
  /** If no score may be shown, a label replaces the ring. */
  risk: Risk;
  /**
   * In pixels: 140 on the report, 116 in the sheet, 80 in the shopping verdict. `styled` leaves `--dial` to the style
   * sheet, for pages rendered without a browser: their content security policy allows no inline styles.
   */
  size?: number | 'styled';
  /** Animates the arc once. The number is there from the first frame. */
  draw?: boolean;
}

/** The score as a ring of three parts, filled in one risk colour, with the number in the middle. */
export function ScoreRing({ risk, size = 140, draw = false }: ScoreRingProps) {
  const { score, level, provisional } = risk;
  if (score === null) return <KnownLabel risk={risk} size={size === 'styled' ? 140 : size} />;
  const parts = scoreParts(score);
  return (
    <div
      role="img"
      aria-label={riskName(risk)}
      className={classNames('dial', LEVEL_CLASS[level])}
      {...(size !== 'styled' && { style: { '--dial': `min(${size / 16}rem, 44vw)` } as CSSProperties })}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" fill="none" strokeWidth="10" strokeLinecap="round">
        <g strokeDasharray={provisional ? '.1 12' : undefined} strokeWidth={provisional ? 6 : 10}>
          {parts.map((part) => !part.full && <path key={part.track} className="dial-track" d={part.track} />)}
        </g>
        <g className={draw ? 'dial-drawn' : undefined}>
          {parts.map((part) => part.fill && <path key={part.track} className="dial-fill" d={part.fill} />)}
        </g>
      </svg>
      <span className="dial-value" aria-hidden="true">
        {score}
        {(size === 'styled' || size >= 92) && <small>of 100</small>}
      </span>
    </div>
  );
}
