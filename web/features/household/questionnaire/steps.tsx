import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AllergyType, PetType } from '#domain/households/household.ts';
import type { QuestionnaireDraft, QuestionnaireStep } from '#domain/households/questionnaire.ts';
import { ALLERGY_WORDS, PET_WORDS } from '#web/words/household-words.ts';
import { PetIcon } from '../pet-icon.tsx';

interface TileProps {
  /** Name of the radio group; if missing, the tile is a checkbox. */
  group?: string;
  label: string;
  icon?: ReactNode;
  checked: boolean;
  onChange: () => void;
}

const Tile = ({ group, label, icon, checked, onChange }: TileProps) => (
  <label className="choice-tile">
    <input type={group === undefined ? 'checkbox' : 'radio'} name={group} checked={checked} onChange={onChange} />
    {icon}
    <span className="flex-1">{label}</span>
    {checked && <Check aria-hidden="true" size={18} strokeWidth={2.2} />}
  </label>
);

function YesNo({ label, value, onChange }: { label: string; value: boolean | null; onChange: (yes: boolean) => void }) {
  const group = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        <Tile group={group} label="Yes" checked={value === true} onChange={() => onChange(true)} />
        <Tile group={group} label="No" checked={value === false} onChange={() => onChange(false)} />
      </div>
    </fieldset>
  );
}

interface SeveralProps<T extends string> {
  legend: string;
  all: readonly T[];
  words: Readonly<Record<T, string>>;
  chosen: readonly T[];
  icon?: (one: T) => ReactNode;
  onChange: (chosen: readonly T[]) => void;
}

function Several<T extends string>({ legend, all, words, chosen, icon, onChange }: SeveralProps<T>) {
  const turn = (one: T) => onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset>
      <legend className="title-3 mb-3">{legend}</legend>
      <div className="grid grid-cols-2 gap-2.5 max-[339px]:grid-cols-1">
        {all.map((one) => (
          <Tile
            key={one}
            label={words[one]}
            icon={icon?.(one)}
            checked={chosen.includes(one)}
            onChange={() => turn(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The title of each step, and why it is asked. */
export const QUESTIONS: Readonly<Record<QuestionnaireStep, { readonly title: string; readonly lead: string }>> = {
  children: {
    title: 'Do young children live with you?',
    lead: 'Some things that barely affect adults are dangerous to a child under six.',
  },
  pets: {
    title: 'Do pets live with you?',
    lead: 'Some things that do little to people are dangerous to a cat or a bird. You see warnings only for the animals you choose.',
  },
  allergies: {
    title: 'Are you allergic to anything?',
    lead: 'Reports will then warn you by name. Add who else is allergic, and exactly what to, under Family profiles.',
  },
};

interface StepProps {
  draft: QuestionnaireDraft;
  onChange: (part: Partial<QuestionnaireDraft>) => void;
}

/** The answers of each step. Answering no clears what was chosen before it. */
export const STEP: Readonly<Record<QuestionnaireStep, (props: StepProps) => ReactNode>> = {
  children: ({ draft, onChange }) => (
    <YesNo
      label={QUESTIONS.children.title}
      value={draft.hasYoungChildren}
      onChange={(hasYoungChildren) => onChange({ hasYoungChildren })}
    />
  ),
  pets: ({ draft, onChange }) => (
    <>
      <YesNo
        label={QUESTIONS.pets.title}
        value={draft.hasPets}
        onChange={(hasPets) => onChange(hasPets ? { hasPets } : { hasPets, petTypes: [] })}
      />
      {draft.hasPets && (
        <Several
          legend="Which ones?"
          all={PetType.options}
          words={PET_WORDS}
          chosen={draft.petTypes}
          icon={(type) => <PetIcon type={type} />}
          onChange={(petTypes) => onChange({ petTypes })}
        />
      )}
    </>
  ),
  allergies: ({ draft, onChange }) => (
    <>
      <YesNo
        label={QUESTIONS.allergies.title}
        value={draft.hasAllergies}
        onChange={(hasAllergies) => onChange(hasAllergies ? { hasAllergies } : { hasAllergies, allergyTypes: [] })}
      />
      {draft.hasAllergies && (
        <Several
          legend="Which kinds?"
          all={AllergyType.options}
          words={ALLERGY_WORDS}
          chosen={draft.allergyTypes}
          onChange={(allergyTypes) => onChange({ allergyTypes })}
        />
      )}
    </>
  ),
};
