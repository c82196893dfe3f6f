import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type SeverityLevel } from '../risk/levels.ts';
import { SeverityShape } from '../risk/risk-shape.tsx';

interface NoticeProps {
  /** Without a level it is a quiet line; with one it is tinted and has the level's shape. */
  level?: SeverityLevel;
  /** Replaces the info icon of a quiet line, if the topic has a fixed icon: a lock for privacy. */
  icon?: ReactNode;
  /** `alert` if it appears because of what the person just did. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** Something worth knowing, next to what it is about. */
export function Notice({ level, icon, role, children }: NoticeProps) {
  return (
    <div role={role} className={classNames('notice', level && `notice-boxed ${LEVEL_CLASS[level]}`)}>
      {level ? <SeverityShape level={level} size={18} /> : (icon ?? <Info strokeWidth={1.9} aria-hidden="true" />)}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
