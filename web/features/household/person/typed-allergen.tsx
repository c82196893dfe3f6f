import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chosenIngredient } from '#domain/safety/household/chosen-ingredient.ts';
import { isUnderstood, understandTyped } from '#domain/safety/household/understand-allergen.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { allergenName } from '#web/words/household-words.ts';
import { engineClient } from '#web/workers/engine/engine-client.ts';
import { storedAllergensOf } from './typed-foods.ts';

/** Minimum number of characters to look a word up among the ingredients. */
const ENOUGH = 3;
const MOST_FOUND = 3;
const NO_FILTER = { level: null, purpose: null, audience: null, list: null } as const;

interface TypedAllergenProps {
  typed: string;
  /** Error if typed text is not understood and was to be added; null if none. */
  error: string | null;
  onType: (typed: string) => void;
  onAdd: (allergens: readonly string[]) => void;
}

/** Ingredients whose names match the typed text, in their stored form; empty if the knowledge is not available. */
function useFound(typed: string, asked: boolean): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    let current = true;
    setFound([]);
    if (!asked || typed.trim().length < ENOUGH) return;
    engineClient()
      .search({ text: typed, filters: NO_FILTER, limit: MOST_FOUND })
      .then(
        ({ hits }) => current && setFound(hits.map(({ id }) => chosenIngredient(id))),
        () => current && setFound([]),
      );
    return () => {
      current = false;
    };
  }, [typed, asked]);
  return found;
}

/**
 * A food or substance in a person's own words, or several ("milk and eggs"). Shows how the text is understood while it
 * is typed; only that, or a suggestion, can be added.
 */
export function TypedAllergen({ typed, error, onType, onAdd }: TypedAllergenProps) {
  const parts = understandTyped(typed);
  const understood = parts.filter(({ means }) => isUnderstood(means));
  const unclear = parts.find(({ means }) => !isUnderstood(means));
  const known = typed.trim() !== '' && understood.length > 0;
  const found = useFound(typed, !known);
  const choices = known ? understood.flatMap(storedAllergensOf) : [...(unclear?.means.suggestions ?? []), ...found];
  const add = (...allergens: readonly string[]) => {
    onAdd(allergens);
    // If only some parts were added, the others stay to be chosen.
    const left = known
      ? parts.filter((part) => !storedAllergensOf(part).every((meant) => allergens.includes(meant)))
      : [];
    onType(left.map(({ text }) => text).join(', '));
  };
  const unread = typed.trim().length >= ENOUGH && !known;
  return (
    <div className="mt-3">
      <Field
        label="Another food or substance"
        note="Optional"
        maxLength={80}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter adds the food instead of submitting the whole form.
          event.preventDefault();
          if (known) add(...choices);
        }}
      />
      <p className="small mt-2 text-ink-2" role="status">
        {known && (unclear === undefined ? 'Understood as:' : 'Partly understood, as:')}
        {unread && (choices.length > 0 ? 'Not recognised. Choose one of these:' : 'Not recognised. Try another word.')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {typed.trim() !== '' &&
          choices.map((allergen) => (
            <Button key={allergen} variant="secondary" size="small" onClick={() => add(allergen)}>
              <Plus aria-hidden="true" size={16} strokeWidth={2} />
              {allergenName(allergen)}
            </Button>
          ))}
      </div>
    </div>
  );
}
