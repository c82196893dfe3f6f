import { Check, ChevronLeft, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { canBeDue } from '#domain/households/due-date.ts';
import type { Member } from '#domain/households/household.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { StepBars } from '#web/ui/frame/step-bars.tsx';
import { localToday } from '#web/words/expiry-words.ts';
import { draftOf, type MemberDraft } from '../member-draft.ts';
import { StepChanges } from './step-changes.tsx';
import { asksFoods, StepMatters } from './step-matters.tsx';
import { StepWho } from './step-who.tsx';
import { takeTyped, withAllergens } from './typed-foods.ts';

interface MemberFormProps {
  /** Null for a new person. */
  member: Member | null;
  saving: boolean;
  onSave: (draft: MemberDraft) => void;
  onClose: () => void;
  onRemove: () => void;
}

const LAST = 3;

const LEAD: Readonly<Record<number, string>> = {
  1: 'Warnings will use this name.',
  2: 'Each choice says what it changes.',
  3: 'You can change it whenever you like.',
};

const titleOf = (step: number, name: string): string =>
  step === 1 ? 'Who is it?' : step === 2 ? `What matters for ${name}?` : 'This is what changes';

const nothingMatters = ({ conditions, allergyTypes, allergens }: MemberDraft): boolean =>
  conditions.length + allergyTypes.length + allergens.length === 0;

/** Adds or edits a person in three steps: who, what matters, what changes (product P2.9.1). */
export function MemberForm({ member, saving, onSave, onClose, onRemove }: MemberFormProps) {
  const [draft, setDraft] = useState<MemberDraft>(() => draftOf(member));
  const [step, setStep] = useState(1);
  const [asked, setAsked] = useState(false);
  const [typedFood, setTypedFood] = useState('');
  const [foodError, setFoodError] = useState<string | null>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<MemberDraft>) => setDraft((now) => ({ ...now, ...part }));
  const name = draft.name.trim();
  // An unchanged due date is accepted even if it has passed: it was valid when entered.
  const sameDate = member?.pregnant === true && draft.dueOn === (member.dueOn ?? null);
  const wrongDate =
    draft.pregnant && draft.dueOn !== null && !sameDate && !canBeDue(draft.dueOn, localToday(new Date()));
  const shown = useRef(step);
  useEffect(() => {
    // The first step focuses its field; later steps focus the title, so that they are read from there.
    if (shown.current !== step) top.current?.focus();
    shown.current = step;
  }, [step]);
  /** Adds the typed foods. @returns false if a word is not understood: it stays in the field, with an error */
  const foodsTaken = (): boolean => {
    if (typedFood.trim() === '' || !asksFoods(draft)) return true;
    const { allergens, unclear } = takeTyped(typedFood);
    change({ allergens: withAllergens(draft.allergens, allergens) });
    setTypedFood(unclear);
    if (unclear === '') return true;
    setFoodError(`We don’t recognise “${unclear}”. Try another word, or clear the field.`);
    return false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (name === '' || wrongDate) setStep(1);
    else if (step === 2 && !foodsTaken()) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } else if (step < LAST) setStep(step + 1);
    else onSave({ ...draft, name });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf(step, name)}
      form
      tall
      steps={
        <StepBars step={step} of={LAST}>
          {step > 1 && (
            <IconButton label="Back" className="-ml-3" onClick={() => setStep(step - 1)}>
              <ChevronLeft strokeWidth={1.9} />
            </IconButton>
          )}
        </StepBars>
      }
    >
      <form ref={form} onSubmit={submit} className="step-form" noValidate>
        <div className="grid content-start gap-5">
          <p ref={top} tabIndex={-1} className="-mt-4 text-ink-2 outline-none">
            <span className="sr-only">
              {titleOf(step, name)} Step {step} of {LAST}.{' '}
            </span>
            {LEAD[step]}
          </p>
          {step === 1 && (
            <StepWho
              draft={draft}
              onChange={change}
              nameError={asked && name === '' ? 'Please enter a name or nickname.' : null}
              dateError={
                asked && wrongDate ? 'Please enter a date within the next ten months, or leave it empty.' : null
              }
            >
              {member && (
                <Button
                  variant="danger"
                  block
                  icon={<Trash2 aria-hidden="true" strokeWidth={1.9} />}
                  onClick={onRemove}
                >
                  Remove from household
                </Button>
              )}
            </StepWho>
          )}
          {step === 2 && (
            <StepMatters
              draft={draft}
              typedFood={typedFood}
              foodError={foodError}
              onChange={change}
              onTypeFood={(typed) => {
                setTypedFood(typed);
                setFoodError(null);
              }}
            />
          )}
          {step === LAST && <StepChanges draft={{ ...draft, name }} onEdit={() => setStep(1)} />}
        </div>
        <div className="step-foot">
          {step < LAST && (
            <Button type="submit" className="flex-1">
              Next
            </Button>
          )}
          {step === 2 && nothingMatters(draft) && typedFood.trim() === '' && (
            <Button variant="secondary" onClick={() => setStep(LAST)}>
              None of these
            </Button>
          )}
          {step === LAST && (
            <Button
              type="submit"
              className="flex-1"
              pending={saving}
              icon={<Check aria-hidden="true" strokeWidth={1.9} />}
            >
              {saving ? 'Saving' : `Save ${name}`}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
