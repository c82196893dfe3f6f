import { useState } from 'react';
import { ALLERGEN_WORDS, allergenName } from '#web/household-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { ChoiceChip } from './choice-chip.tsx';

interface AllergenPickerProps {
  allergens: readonly string[];
  onChange: (allergens: readonly string[]) => void;
}

/** Which foods: the allergens that laws name, one tap each, and anything else in the person's own words. */
export function AllergenPicker({ allergens, onChange }: AllergenPickerProps) {
  const [typed, setTyped] = useState('');
  const own = allergens.filter((one) => !(one in ALLERGEN_WORDS));
  const has = (allergen: string) => allergens.includes(allergen);
  const set = (allergen: string, on: boolean) =>
    onChange(on ? [...allergens, allergen] : allergens.filter((one) => one !== allergen));
  const add = () => {
    const words = typed.trim();
    if (words !== '' && !allergens.some((one) => one.toLowerCase() === words.toLowerCase())) set(words, true);
    setTyped('');
  };
  return (
    <fieldset>
      <legend className="small-strong mb-2">Which foods?</legend>
      <div className="flex flex-wrap gap-2">
        {[...Object.keys(ALLERGEN_WORDS), ...own].map((allergen) => (
          <ChoiceChip
            key={allergen}
            label={allergenName(allergen)}
            checked={has(allergen)}
            onChange={(on) => set(allergen, on)}
          />
        ))}
      </div>
      <div className="mt-3 flex items-end gap-2">
        <div className="flex-1">
          <Field
            label="Another food"
            note="Optional"
            maxLength={80}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the food here instead of saving the whole form.
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button variant="secondary" onClick={add} disabled={typed.trim() === ''}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
