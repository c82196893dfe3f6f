import { type ComponentProps, useId } from 'react';
import { PlaceDrawing } from '#web/product-view/place-drawing.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface PlaceFieldProps
  extends Omit<ComponentProps<typeof Field>, 'label' | 'maxLength' | 'list' | 'value' | 'onChange'> {
  value: string;
  onChange: (place: string) => void;
  /** Places already in use, suggested while typing. */
  places: readonly string[];
}

/** How many places get a button below the field; the others are suggested while typing. */
const SHOWN = 6;

/** Where something is kept at home: typed, or one of the places in use with a tap. */
export function PlaceField({ value, onChange, places, ...field }: PlaceFieldProps) {
  const listId = useId();
  return (
    <>
      <Field
        {...field}
        label="Place"
        maxLength={80}
        list={listId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {places.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {places.length > 0 && (
        <fieldset className="-mt-1 flex min-w-0 flex-wrap gap-2" aria-label="Places in use">
          {places.slice(0, SHOWN).map((one) => (
            <button
              key={one}
              type="button"
              className="filter-chip max-w-full"
              aria-pressed={one === value}
              onClick={() => onChange(one)}
            >
              <PlaceDrawing place={one} className="h-[18px] w-6 flex-none" />
              <bdi className="truncate">{one}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
