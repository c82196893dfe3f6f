import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type RiskLevel } from './levels.ts';
import { RiskShape } from './risk-shape.tsx';

const BANDS = [
  [0, 40],
  [40, 70],
  [70, 100],
] as const;

interface MetricBarProps {
  /** A lucide icon. */
  icon: ReactNode;
  name: string;
  /** Null if the metric does not apply: words instead of a bar. The same if too little is known for a good value. */
  value: number | null;
  level: RiskLevel;
}

/** One metric as a list item: icon, name, shape and number, and a bar with the same three parts as the ring. */
export function MetricBar({ icon, name, value, level }: MetricBarProps) {
  return (
    <li className={classNames('metric', LEVEL_CLASS[level])}>
      {icon}
      <span className="metric-name">{name}</span>
      {value === null || level === 'NOT_ENOUGH' ? (
        <span className="small inline-flex items-center gap-1.5 text-ink-2">
          {value !== null && <RiskShape level={level} />}
          {value === null ? 'Not applicable' : 'Not enough known'}
        </span>
      ) : (
        <>
          <span className="metric-value">
            <RiskShape level={level} />
            {value}
            <span className="sr-only"> of 100, {level.toLowerCase().replace('_', ' ')}</span>
          </span>
          <div className="band-bar" aria-hidden="true">
            {BANDS.map(([from, to]) => (
              <i key={from} style={{ flex: to - from }}>
                <b style={{ width: `${Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100))}%` }} />
              </i>
            ))}
          </div>
        </>
      )}
    </li>
  );
}
