import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/field.tsx';
import { FilterChip } from '#web/ui/form/filter-chip.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Sheet } from '#web/ui/frame/sheet.tsx';
import { EVERYTHING, type ListQuery } from './list-query.ts';

const SCORES = [
  ['any', 'Any score'],
  ['green', '70 or more'],
  ['yellow', '40 to 69'],
  ['red', 'Below 40'],
  ['unknown', 'Not known'],
] as const;
const DATES = [
  ['any', 'Any date'],
  ['past', 'Past its date'],
  ['soon', 'Within 30 days'],
  ['later', 'Later'],
  ['none', 'No date'],
] as const;

interface ChipsProps<V extends string> {
  label: string;
  options: readonly (readonly [V, string])[];
  value: V;
  onChange: (value: V) => void;
}

const Chips = <V extends string>({ label, options, value, onChange }: ChipsProps<V>) => (
  <fieldset className="mb-5">
    <legend className="small-strong mb-2">{label}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(([one, words]) => (
        <FilterChip key={one} label={words} pressed={one === value} onPress={() => onChange(one)} />
      ))}
    </div>
  </fieldset>
);

interface AskSheetProps {
  ask: ListQuery;
  places: readonly string[];
  /** Number of matching entries. */
  found: number;
  onChange: (change: Partial<ListQuery>) => void;
  onClose: () => void;
}

/** Filters of the list besides the home areas. Take effect at once. */
export function AskSheet({ ask, places, found, onChange, onClose }: AskSheetProps) {
  const { score, date, place } = EVERYTHING;
  return (
    <Sheet open onClose={onClose} title="Filter products">
      <Chips label="Score" options={SCORES} value={ask.score} onChange={(next) => onChange({ score: next })} />
      <Chips label="Date" options={DATES} value={ask.date} onChange={(next) => onChange({ date: next })} />
      <SelectField
        label="Place"
        value={ask.place === null ? 'any' : `at ${ask.place}`}
        onChange={({ target }) => onChange({ place: target.value === 'any' ? null : target.value.slice(3) })}
      >
        <option value="any">Any place</option>
        {places.map((one) => (
          <option key={one} value={`at ${one}`}>
            {one}
          </option>
        ))}
        <option value="at ">No place</option>
      </SelectField>
      <div className="my-5">
        <SwitchLine label="Group by place" checked={ask.byPlace} onChange={(byPlace) => onChange({ byPlace })} />
      </div>
      <div className="grid gap-2">
        <Button block onClick={onClose}>
          {found === 1 ? 'Show 1 product' : `Show ${found} products`}
        </Button>
        <Button variant="quiet" block onClick={() => onChange({ score, date, place })}>
          Clear filters
        </Button>
      </div>
    </Sheet>
  );
}
