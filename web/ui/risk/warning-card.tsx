import { BookOpenText, Hand } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar, type AvatarKind } from '../avatar.tsx';
import { classNames } from '../class-names.ts';
import { LEVEL_CLASS, type SeverityLevel } from './levels.ts';
import { SeverityShape } from './risk-shape.tsx';

interface WarningTextProps {
  /** Only if it is less severe than its card. */
  severity?: SeverityLevel | undefined;
  /** What may happen. */
  message: ReactNode;
  /** What to do. */
  action?: ReactNode;
  source?: ReactNode;
}

/** What may happen, what to do, and the source. */
export function WarningText({ severity, message, action, source }: WarningTextProps) {
  return (
    <div className="warning-text">
      <p>
        {severity && <b className="warning-lower">{severity} </b>}
        {message}
      </p>
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
    </div>
  );
}

interface WarningCardProps {
  severity: SeverityLevel;
  /** "Leo, 3 years", "Miso, your cat", "Everyone". */
  who: string;
  kind?: AvatarKind;
  /** One {@link WarningText} or several, the most severe first; then perhaps a call button. */
  children: ReactNode;
}

/** Who is warned and how severely, then all their warnings. Only CRITICAL has a solid background. */
export function WarningCard({ severity, who, kind = 'person', children }: WarningCardProps) {
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
      {children}
    </article>
  );
}
