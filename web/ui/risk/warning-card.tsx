import { BookOpenText, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar, type AvatarKind } from '../avatar.tsx';
import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type SeverityLevel } from './levels.ts';
import { SeverityShape } from './risk-shape.tsx';

interface WarningCardProps {
  severity: SeverityLevel;
  /** "Leo, 3 years", "Miso, your cat", "Everyone". */
  who: string;
  kind?: AvatarKind;
  /** What may happen. */
  message: ReactNode;
  /** What to do. */
  action?: ReactNode;
  source?: ReactNode;
  /** A call button for the poison centre or the vet; CRITICAL only. */
  children?: ReactNode;
}

/** Who, how severe, what may happen, what to do, and where that is written. Only CRITICAL is solid. */
export function WarningCard({ severity, who, kind = 'person', message, action, source, children }: WarningCardProps) {
  return (
    <article className={classNames('warning-card', LEVEL_CLASS[severity])}>
      <div className="warning-head">
        <Avatar kind={kind} name={who} small />
        <h3 className="strong min-w-0 flex-1">{who}</h3>
        <span className="warning-severity">
          <SeverityShape level={severity} />
          {severity}
        </span>
      </div>
      <p className="mt-1.5">{message}</p>
      {action && (
        <p className="warning-act">
          <Hand size={20} strokeWidth={1.9} aria-hidden="true" />
          <span>
            <span className="sr-only">What to do: </span>
            {action}
          </span>
        </p>
      )}
      {source && (
        <p className="warning-source">
          <BookOpenText size={16} strokeWidth={1.9} aria-hidden="true" />
          <span>
            <span className="sr-only">Source: </span>
            {source}
          </span>
        </p>
      )}
      {children && <div className="mt-3">{children}</div>}
    </article>
  );
}
