import { Lock } from 'lucide-react';
import { type ReactNode, useCallback, useId } from 'react';
import { AgeGroup } from '#domain/households/household.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { AGE_WORDS } from '#web/words/household-words.ts';
import type { MemberDraft } from '../member-draft.ts';
import { PickGroup } from './pick-group.tsx';

interface StepWhoProps {
  draft: MemberDraft;
  onChange: (part: Partial<MemberDraft>) => void;
  /** What is wrong with the name, once somebody tried to go on. */
  nameError: string | null;
  /** What is wrong with the due date, likewise. */
  dateError: string | null;
  /** Below the rest: the way to remove somebody. */
  children?: ReactNode;
}

/** Name, age, and whether a baby is on its way. */
export function StepWho({ draft, onChange, nameError, dateError, children }: StepWhoProps) {
  const ages = useId();
  const pregnancy = useId();
  const mayBePregnant = draft.ageGroup === 'teen' || draft.ageGroup === 'adult' || draft.pregnant;
  // The dialog gives its first focus to what bears this attribute.
  const first = useCallback((input: HTMLInputElement | null) => input?.setAttribute('autofocus', ''), []);
  return (
    <>
      <Field
        ref={first}
        label="Name or nickname"
        maxLength={80}
        autoComplete="off"
        required
        value={draft.name}
        error={nameError}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <PickGroup title="How old?">
        {AgeGroup.options.map((age) => (
          <Pick
            key={age}
            group={ages}
            label={AGE_WORDS[age]}
            checked={draft.ageGroup === age}
            onChange={() => onChange({ ageGroup: age })}
          />
        ))}
      </PickGroup>
      {mayBePregnant && (
        <PickGroup title="Expecting a baby?">
          <Pick
            group={pregnancy}
            label="No"
            checked={!draft.pregnant}
            onChange={() => onChange({ pregnant: false, dueOn: null })}
          />
          <Pick
            group={pregnancy}
            label="Pregnant"
            checked={draft.pregnant}
            onChange={() => onChange({ pregnant: true })}
          />
        </PickGroup>
      )}
      {draft.pregnant && (
        <Field
          label="Due date"
          note="Optional"
          hint="Once it is past, your profiles ask whether the baby is born. The warnings go on until you say so."
          type="date"
          value={draft.dueOn ?? ''}
          error={dateError}
          onChange={(event) => onChange({ dueOn: event.target.value || null })}
        />
      )}
      <Notice icon={<Lock aria-hidden="true" strokeWidth={1.9} />}>
        Used only for your warnings. Stored on your phones and your server, seen by your household.
      </Notice>
      {children}
    </>
  );
}
