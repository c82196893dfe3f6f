import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import type { AllergyType, Condition } from '#domain/households/household.ts';
import { Pick } from '#web/ui/form/pick.tsx';
import { ALLERGY_WORDS, CONDITION_WORDS } from '#web/words/household-words.ts';
import type { MemberDraft } from '../member-draft.ts';
import { AllergenPicker } from './allergen-picker.tsx';
import { ALLERGY_EFFECT, CONDITION_EFFECT } from './effect-words.ts';
import { ALLERGIES, CONTACT_ALLERGIES, FOOD, HEALTH } from './matters-groups.ts';
import { PickGroup } from './pick-group.tsx';

interface StepMattersProps {
  draft: MemberDraft;
  /** Text typed for another food, and not added yet. */
  typedFood: string;
  foodError: string | null;
  onChange: (part: Partial<MemberDraft>) => void;
  onTypeFood: (typed: string) => void;
}

/** Whether the form asks for foods. */
export const asksFoods = ({ allergyTypes, allergens }: MemberDraft): boolean =>
  allergyTypes.includes('food') || allergens.length > 0;

const toggled = <T,>(list: readonly T[], value: T, on: boolean): readonly T[] =>
  on ? [...list, value] : list.filter((one) => one !== value);

interface EffectPickProps {
  label: string;
  effect: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A choice; once selected, it shows what reports will warn of. */
const EffectPick = ({ label, effect, checked, onChange }: EffectPickProps) => (
  <Fragment>
    <Pick label={label} checked={checked} onChange={onChange} />
    {checked && (
      <p className="pick-effect">
        <ArrowRight aria-hidden="true" size={18} strokeWidth={1.9} />
        <span>
          <b>{label}:</b> warns of {effect}.
        </span>
      </p>
    )}
  </Fragment>
);

/** Health, medicines, allergies and food, with nothing collapsed. */
export function StepMatters({ draft, typedFood, foodError, onChange, onTypeFood }: StepMattersProps) {
  const conditions = (list: readonly Condition[]) =>
    list.map((condition) => (
      <EffectPick
        key={condition}
        label={CONDITION_WORDS[condition]}
        effect={CONDITION_EFFECT[condition]}
        checked={draft.conditions.includes(condition)}
        onChange={(on) => onChange({ conditions: toggled(draft.conditions, condition, on) })}
      />
    ));
  const allergies = (list: readonly AllergyType[]) =>
    list.map((type) => (
      <EffectPick
        key={type}
        label={ALLERGY_WORDS[type]}
        effect={ALLERGY_EFFECT[type]}
        checked={draft.allergyTypes.includes(type)}
        onChange={(on) => onChange({ allergyTypes: toggled(draft.allergyTypes, type, on) })}
      />
    ));
  return (
    <>
      <PickGroup title="Health and medicines">{conditions(HEALTH)}</PickGroup>
      <PickGroup title="Allergies">
        {allergies(ALLERGIES)}
        {conditions(CONTACT_ALLERGIES)}
      </PickGroup>
      {asksFoods(draft) && (
        <AllergenPicker
          allergens={draft.allergens}
          typed={typedFood}
          error={foodError}
          onChange={(allergens) => onChange({ allergens })}
          onType={onTypeFood}
        />
      )}
      <PickGroup title="Food and metabolism">{conditions(FOOD)}</PickGroup>
    </>
  );
}
