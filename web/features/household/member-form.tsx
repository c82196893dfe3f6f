import { Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { AgeGroup, AllergyType, Condition, type Member } from '#domain/households/household.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField } from '#web/ui/form/field.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { AGE_WORDS, ALLERGY_WORDS, CONDITION_WORDS } from '#web/words/household-words.ts';
import { AllergenPicker } from './allergen-picker.tsx';
import { ChoiceChip } from './choice-chip.tsx';
import { EMPTY_DRAFT, type MemberDraft } from './member-draft.ts';

interface MemberFormProps {
  /** Null for somebody new. */
  member: Member | null;
  saving: boolean;
  onSave: (draft: MemberDraft) => void;
  /** Below the save button: the way to remove somebody. */
  children?: ReactNode;
}

const toggled = <T,>(list: readonly T[], value: T, on: boolean): readonly T[] =>
  on ? [...list, value] : list.filter((one) => one !== value);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="small-strong mb-2">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

/** Who somebody is, and what the reports should look out for. */
export function MemberForm({ member, saving, onSave, children }: MemberFormProps) {
  const [draft, setDraft] = useState<MemberDraft>(member ?? EMPTY_DRAFT);
  const [asked, setAsked] = useState(false);
  const change = (part: Partial<MemberDraft>) => setDraft((now) => ({ ...now, ...part }));
  const nameless = draft.name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!nameless) onSave({ ...draft, name: draft.name.trim() });
  };
  const mayBePregnant = draft.ageGroup === 'teen' || draft.ageGroup === 'adult' || draft.pregnant;
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <Field
        label="Name"
        maxLength={80}
        autoComplete="off"
        required
        value={draft.name}
        error={asked && nameless ? 'Please enter a name, or a nickname.' : null}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label="Age"
        value={draft.ageGroup}
        onChange={(event) => {
          const age = AgeGroup.safeParse(event.target.value);
          if (age.success) change({ ageGroup: age.data });
        }}
      >
        {AgeGroup.options.map((age) => (
          <option key={age} value={age}>
            {AGE_WORDS[age]}
          </option>
        ))}
      </SelectField>
      {mayBePregnant && (
        <Group title="Pregnancy">
          <ChoiceChip label="Pregnant" checked={draft.pregnant} onChange={(pregnant) => change({ pregnant })} />
        </Group>
      )}
      <Group title="Allergies">
        {AllergyType.options.map((type) => (
          <ChoiceChip
            key={type}
            label={ALLERGY_WORDS[type]}
            checked={draft.allergyTypes.includes(type)}
            onChange={(on) => change({ allergyTypes: toggled(draft.allergyTypes, type, on) })}
          />
        ))}
      </Group>
      {(draft.allergyTypes.includes('food') || draft.allergens.length > 0) && (
        <AllergenPicker allergens={draft.allergens} onChange={(allergens) => change({ allergens })} />
      )}
      <details className="household-more" open={draft.conditions.length > 0}>
        <summary className="small-strong flex min-h-11 items-center">Health conditions and medicines</summary>
        <div className="mt-2 flex flex-wrap gap-2">
          {Condition.options.map((condition) => (
            <ChoiceChip
              key={condition}
              label={CONDITION_WORDS[condition]}
              checked={draft.conditions.includes(condition)}
              onChange={(on) => change({ conditions: toggled(draft.conditions, condition, on) })}
            />
          ))}
        </div>
      </details>
      <Notice icon={<Lock aria-hidden="true" strokeWidth={1.9} />}>
        Allergies, conditions and pregnancy are health data. By saving them you agree that they are stored on this
        instance and on your devices, for the warnings of your household only. You can remove them here at any time.
      </Notice>
      <div className="grid gap-2">
        <Button type="submit" block pending={saving}>
          {saving ? 'Saving' : 'Save'}
        </Button>
        {children}
      </div>
    </form>
  );
}
