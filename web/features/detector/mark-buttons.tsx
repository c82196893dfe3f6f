import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import { Button } from '#web/ui/button.tsx';
import type { FindingActions } from './use-finding-actions.ts';

interface MarkButtonsProps {
  group: FindingGroup;
  mark: FindingActions;
  /** Other actions, shown first. */
  children?: ReactNode;
}

/** Buttons to decide on a finding, or on all findings of a card at once. */
export function MarkButtons({ group: { first, findings }, mark, children }: MarkButtonsProps) {
  const several = findings.length > 1;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {children}
      <Button
        size="small"
        variant="secondary"
        icon={<Check strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => (several ? mark.all(findings, 'resolve') : mark.resolve(first))}
      >
        {several ? 'Mark all resolved' : 'Mark resolved'}
      </Button>
      <Button
        size="small"
        variant="secondary"
        icon={<Clock strokeWidth={1.9} aria-hidden="true" />}
        onClick={() => (several ? mark.all(findings, 'snooze') : mark.snooze(first))}
      >
        {several ? 'Snooze all for a week' : 'Snooze for a week'}
      </Button>
    </div>
  );
}
