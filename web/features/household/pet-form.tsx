import { Check } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { PetType } from '#domain/households/household.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PET_WORDS } from '#web/words/household-words.ts';
import { PetIcon } from './pet-icon.tsx';

interface PetFormProps {
  saving: boolean;
  onSave: (pet: { type: PetType; name: string }) => void;
}

/** Asks for the kind of animal and its name, which warnings then use. */
export function PetForm({ saving, onSave }: PetFormProps) {
  const group = useId();
  const [type, setType] = useState<PetType>('cat');
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const nameless = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!nameless) onSave({ type, name: name.trim() });
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <fieldset>
        <legend className="small-strong mb-2">Which animal?</legend>
        <div className="grid grid-cols-2 gap-2.5">
          {PetType.options.map((one) => (
            <label key={one} className="choice-tile">
              <input type="radio" name={group} checked={one === type} onChange={() => setType(one)} />
              <PetIcon type={one} />
              <span className="flex-1">{PET_WORDS[one]}</span>
              {one === type && <Check aria-hidden="true" size={18} strokeWidth={2.2} />}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="Name"
        maxLength={80}
        autoComplete="off"
        required
        value={name}
        error={asked && nameless ? 'Please enter a name or nickname.' : null}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" block pending={saving}>
        {saving ? 'Saving' : 'Save'}
      </Button>
    </form>
  );
}
