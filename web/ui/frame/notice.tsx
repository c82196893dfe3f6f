import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type SeverityLevel } from '../risk/levels.ts';
import { SeverityShape } from '../risk/risk-shape.tsx';

interface NoticeProps {
  /** Without a level: a quiet line of its own. With one: a tint with its shape. */
  level?: SeverityLevel;
  /** Instead of the i, where the quiet line is about something with a fixed sign: a lock for privacy. */
  icon?: ReactNode;
  /** `alert` where it appears because of what the person just did. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** Something worth knowing, beside what it is about. */
export function Notice({ level, icon, role, children }: NoticeProps) {
  return (
    <div role={role} className={classNames('notice', level && `notice-boxed ${LEVEL_CLASS[level]}`)}>
      {level ? <SeverityShape level={level} size={18} /> : (icon ?? <Info strokeWidth={1.9} aria-hidden="true" />)}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
