import type { CSSProperties } from 'react';
import { LEVEL_CLASS, type RiskLevel } from './levels.ts';
import { shareParts } from './ring-geometry.ts';

interface ShareRingProps {
  /** One arc each, clockwise from the top: its fill (0 to 1) and its colour. */
  parts: readonly { readonly key: string; readonly share: number; readonly level: RiskLevel | 'progress' }[];
  value: string;
  caption: string;
  /** The accessible name. */
  name: string;
  size?: number;
}

/** A ring with one arc per part: blue while it fills up, in its risk colour once it is complete. */
export function ShareRing({ parts, value, caption, name, size = 116 }: ShareRingProps) {
  const arcs = shareParts(parts.map((part) => part.share));
  return (
    <div
      role="img"
      aria-label={name}
      className="dial"
      style={{ '--dial': `min(${size / 16}rem, 44vw)` } as CSSProperties}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true" fill="none" strokeWidth="10" strokeLinecap="round">
        {parts.map((part, index) => (
          <g key={part.key} className={LEVEL_CLASS[part.level]}>
            {!arcs[index]?.full && <path className="dial-track" d={arcs[index]?.track} />}
            {arcs[index]?.fill && <path className="dial-fill" d={arcs[index].fill} />}
          </g>
        ))}
      </svg>
      <span className="dial-value" aria-hidden="true" style={{ fontSize: 'calc(var(--dial) * 0.24)' }}>
        {value}
        <small>{caption}</small>
      </span>
    </div>
  );
}
