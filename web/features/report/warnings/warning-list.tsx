import { Fragment, useId, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Warning } from '#domain/safety/report.ts';
import { CitedSource } from '#web/product-view/citation-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { WarningCard, WarningText } from '#web/ui/risk/warning-card.tsx';
import { avatarOf } from '#web/words/audience-words.ts';
import { isLower, type WarningGroup } from './warning-groups.ts';
import { foldWarnings } from './warning-order.ts';

const Sources = ({ sources }: { sources: readonly string[] }) =>
  sources.map((source, at) => (
    <Fragment key={source}>
      {at > 0 && ' \u00b7 '}
      <CitedSource source={source} />
    </Fragment>
  ));

/** The card of one person or animal, or of everybody. */
function Card({ group, household }: { group: WarningGroup; household: Household }) {
  const { who, first, parts } = group;
  return (
    <WarningCard severity={first.severity} who={who} kind={avatarOf(first, household)}>
      {parts.map((part, at) => (
        <WarningText
          key={`${part.message} ${part.action}`}
          severity={isLower(part, group) ? part.severity : undefined}
          message={part.message}
          // Repeated advice is shown once, with the most severe warning it belongs to.
          action={part.action === parts[at - 1]?.action ? undefined : part.action}
          source={<Sources sources={part.sources} />}
        />
      ))}
    </WarningCard>
  );
}

interface WarningListProps {
  warnings: readonly Warning[];
  household: Household;
}

/**
 * One card per warned person or animal, by severity, own members and pets first. Above four, the lower ones collapse.
 */
export function WarningList({ warnings, household }: WarningListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { shown, folded } = foldWarnings(warnings);
  const cards = (some: readonly WarningGroup[]) =>
    some.map((group) => <Card key={group.first.subject ?? ''} group={group} household={household} />);
  return (
    <div className="grid gap-2.5">
      {cards(shown)}
      {folded.length > 0 && (
        <div id={id} hidden={!open} className="grid gap-2.5">
          {cards(folded)}
        </div>
      )}
      {folded.length > 0 && (
        <Button variant="secondary" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Show fewer' : `Show ${folded.length} more`}
        </Button>
      )}
    </div>
  );
}
