import { useState } from 'react';
import { Field, SelectField, TextArea } from '#web/ui/form/field.tsx';
import { FilterChip, FilterRow } from '#web/ui/form/filter-chip.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import type { GalleryEntry } from './gallery-entry.ts';

const OPTIONS = [
  { value: 'home', label: 'Household' },
  { value: 'shop', label: 'Shopping' },
] as const;
type Mode = (typeof OPTIONS)[number]['value'];

function Search({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return <SearchField label={`Search, ${first || 'empty'}`} value={value} onChange={setValue} />;
}

function Modes() {
  const [value, setValue] = useState<Mode>('home');
  return <Segmented label="Mode" options={OPTIONS} value={value} onChange={setValue} />;
}

function Panels() {
  const [value, setValue] = useState<Mode>('home');
  return (
    <Tabs label="Panels" tabs={OPTIONS} value={value} onChange={setValue}>
      <p className="small">What belongs to the chosen tab.</p>
    </Tabs>
  );
}

function Picks({ first }: { first: boolean }) {
  const [checked, setChecked] = useState(first);
  return <Pick label={first ? 'Asthma' : 'Eczema'} checked={checked} onChange={setChecked} />;
}

function OnOff({ first, disabled = false }: { first: boolean; disabled?: boolean }) {
  const [checked, setChecked] = useState(first);
  return (
    <SwitchLine
      label={`Sound ${first ? 'on' : 'off'}${disabled ? ', locked' : ''}`}
      hint="A short beep when a barcode is read"
      checked={checked}
      disabled={disabled}
      onChange={setChecked}
    />
  );
}

export const FORMS: readonly GalleryEntry[] = [
  {
    name: 'Field',
    states: {
      empty: <Field label="Product name" />,
      'with a hint': <Field label="Barcode" note="Optional" hint="With it, the next scan finds your entry." />,
      'with an error': <Field label="E-mail" defaultValue="maya" error="Please give a whole e-mail address." />,
      password: <Field label="Password" type="password" defaultValue="a long enough pass phrase" />,
      disabled: <Field label="Brand" defaultValue="Sample Home" disabled />,
    },
  },
  {
    name: 'TextArea and SelectField',
    states: {
      text: <TextArea label="Ingredients" rows={3} defaultValue="Aqua, Parfum" />,
      select: (
        <SelectField label="What is it?">
          <option>Not sure</option>
          <option>Stays on the skin</option>
        </SelectField>
      ),
    },
  },
  { name: 'SearchField', states: { empty: <Search first="" />, filled: <Search first="limonene" /> } },
  { name: 'Segmented', states: { default: <Modes /> } },
  { name: 'Tabs', states: { default: <Panels /> } },
  { name: 'Pick', states: { chosen: <Picks first />, free: <Picks first={false} /> } },
  {
    name: 'SwitchLine',
    states: { on: <OnOff first />, off: <OnOff first={false} />, disabled: <OnOff first={false} disabled /> },
  },
  {
    name: 'FilterRow',
    states: {
      default: (
        <FilterRow label="Filter products">
          <FilterChip label="All" count={8} pressed onPress={() => undefined} />
          <FilterChip label="Recalled" count={1} pressed={false} onPress={() => undefined} />
        </FilterRow>
      ),
    },
  },
];
