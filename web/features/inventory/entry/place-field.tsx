import { type ComponentProps, useId } from 'react';
import { Field } from '#web/ui/form/field.tsx';

interface PlaceFieldProps
  extends Omit<ComponentProps<typeof Field>, 'label' | 'maxLength' | 'list' | 'value' | 'onChange'> {
  value: string;
  onChange: (place: string) => void;
  /** Places that are in use already, offered while typing. */
  places: readonly string[];
}

/** Where something is kept at home. */
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
    </>
  );
}
