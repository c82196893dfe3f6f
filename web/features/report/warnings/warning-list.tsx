import { useId, useState } from 'react';
import type { Household } from '#domain/households/household.ts';
import type { Warning } from '#domain/safety/report.ts';
import { CitedSource } from '#web/product-view/citation-line.tsx';
import type { AvatarKind } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { WarningCard } from '#web/ui/risk/warning-card.tsx';
import { avatarOf, whoIsWarned } from '#web/words/audience-words.ts';
import { foldWarnings } from './warning-order.ts';

const keyOf = (warning: Warning): string =>
  [warning.audience, warning.subject, warning.ingredient, warning.severity].join(' ');

interface CardProps {
  warning: Warning;
  kind: AvatarKind;
}

const Card = ({ warning, kind }: CardProps) => (
  <WarningCard
    severity={warning.severity}
    who={whoIsWarned(warning)}
    kind={kind}
    message={warning.message}
    action={warning.action}
    source={<CitedSource source={warning.source} />}
  />
);

interface WarningListProps {
  warnings: readonly Warning[];
  household: Household;
}

/** Warnings in order of severity, own members and pets first; beyond four the lower ones unfold on request. */
export function WarningList({ warnings, household }: WarningListProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { shown, folded } = foldWarnings(warnings);
  const cards = (some: readonly Warning[]) =>
    some.map((warning) => <Card key={keyOf(warning)} warning={warning} kind={avatarOf(warning, household)} />);
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
