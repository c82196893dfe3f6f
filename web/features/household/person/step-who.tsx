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
  /** Error about the name, once the person tried to continue. */
  nameError: string | null;
  /** Error about the due date, likewise. */
  dateError: string | null;
  /** Shown below the rest: the button to remove the person. */
  children?: ReactNode;
}

/** Name, age, and pregnancy. */
export function StepWho({ draft, onChange, nameError, dateError, children }: StepWhoProps) {
  const ages = useId();
  const pregnancy = useId();
  const mayBePregnant = draft.ageGroup === 'teen' || draft.ageGroup === 'adult' || draft.pregnant;
  // The dialog puts its initial focus on the element with this attribute.
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
          hint="After this date, your profiles ask if the baby is born. Warnings continue until you say so."
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
