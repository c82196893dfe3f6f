import { isUnderstood, understandTyped } from '#domain/safety/household/understand-allergen.ts';
import { ALLERGEN_WORDS, allergenName } from '#web/words/household-words.ts';
import { ChoiceChip } from './choice-chip.tsx';
import { TypedAllergen } from './typed-allergen.tsx';
import { withAllergens } from './typed-foods.ts';

interface AllergenPickerProps {
  allergens: readonly string[];
  /** Text typed for another food, and not added yet. */
  typed: string;
  /** Error about that text; null if none. */
  error: string | null;
  onChange: (allergens: readonly string[]) => void;
  onType: (typed: string) => void;
}

const shown = (allergen: string): string =>
  understandTyped(allergen).every(({ means }) => isUnderstood(means))
    ? allergenName(allergen)
    : `${allergenName(allergen)} (not recognised, please choose another word)`;

/** Which foods: the allergens listed in law, one tap each, and anything else in the person's own words. */
export function AllergenPicker({ allergens, typed, error, onChange, onType }: AllergenPickerProps) {
  const own = allergens.filter((one) => !Object.hasOwn(ALLERGEN_WORDS, one));
  const has = (allergen: string) => allergens.includes(allergen);
  const set = (allergen: string, on: boolean) =>
    onChange(on ? [...allergens, allergen] : allergens.filter((one) => one !== allergen));
  return (
    <fieldset>
      <legend className="small-strong mb-2">Which foods?</legend>
      <div className="flex flex-wrap gap-2">
        {[...Object.keys(ALLERGEN_WORDS), ...own].map((allergen) => (
          <ChoiceChip
            key={allergen}
            label={shown(allergen)}
            checked={has(allergen)}
            onChange={(on) => set(allergen, on)}
          />
        ))}
      </div>
      <TypedAllergen
        typed={typed}
        error={error}
        onType={onType}
        onAdd={(added) => onChange(withAllergens(allergens, added))}
      />
    </fieldset>
  );
}
