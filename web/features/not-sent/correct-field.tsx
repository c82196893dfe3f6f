import { AgeGroup, PetType } from '#domain/households/household.ts';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { AGE_WORDS, PET_WORDS } from '#web/words/household-words.ts';
import type { FieldKind, PayloadField } from './payload-fields.ts';

interface CorrectFieldProps {
  field: PayloadField;
  error: string | undefined;
  onChange: (value: string) => void;
}

const INPUT: Readonly<Partial<Record<FieldKind, { type?: string; inputMode?: 'numeric' }>>> = {
  date: { type: 'date' },
  number: { type: 'number', inputMode: 'numeric' },
  digits: { inputMode: 'numeric' },
};

const choices = (kind: FieldKind): readonly (readonly [string, string])[] =>
  kind === 'age'
    ? AgeGroup.options.map((age) => [age, AGE_WORDS[age]])
    : PetType.options.map((animal) => [animal, PET_WORDS[animal]]);

/** One value of a refused change, in the kind of input it needs. */
export function CorrectField({ field: { label, kind, value }, error, onChange }: CorrectFieldProps) {
  if (kind === 'area') {
    return (
      <TextArea label={label} rows={4} value={value} error={error} onChange={(event) => onChange(event.target.value)} />
    );
  }
  if (kind === 'age' || kind === 'animal') {
    return (
      <SelectField label={label} value={value} error={error} onChange={(event) => onChange(event.target.value)}>
        {choices(kind).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <Field
      label={label}
      value={value}
      error={error}
      autoComplete="off"
      {...INPUT[kind]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
