import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LEVEL_CLASS } from './levels.ts';
import { RiskShape } from './risk-shape.tsx';

const VERDICTS = {
  suitable: { level: 'MINIMAL', shape: 'MINIMAL' },
  not_suitable: { level: 'HIGH', shape: 'VERY_HIGH' },
  not_enough_known: { level: 'UNKNOWN', shape: 'UNKNOWN' },
} as const;

interface VerdictBarProps {
  verdict: keyof typeof VERDICTS;
  /** "Suitable", "Not suitable", "Not enough is known". */
  title: string;
  children?: ReactNode;
}

/** The shopping verdict: shape, word, and why in one line. */
export function VerdictBar({ verdict, title, children }: VerdictBarProps) {
  const { level, shape } = VERDICTS[verdict];
  return (
    <div className={classNames('verdict-bar', LEVEL_CLASS[level])}>
      <RiskShape level={shape} tone={level} size={24} />
      <div className="min-w-0">
        <strong>{title}</strong>
        {children && <div className="small text-ink-2">{children}</div>}
      </div>
    </div>
  );
}
