import { Ruler } from 'lucide-react';
import { useState } from 'react';
import type { Units } from '#domain/settings/units.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { useUnits } from '#web/client/use-units.ts';
import { FoldedRow } from '#web/ui/folded-row.tsx';
import { Pick } from '#web/ui/form/pick.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { weightWords } from '#web/words/weight-words.ts';

const OPTIONS: readonly { readonly value: Units; readonly label: string }[] = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'US customary' },
];

/** The unit of weights, with an example. Belongs to the person, on all their phones. */
export function UnitSetting() {
  const { db } = useAccount();
  const client = useClient();
  const held = useUnits(db);
  // Shown at once on tapping; the stored value follows.
  const [chosen, setChosen] = useState<Units | null>(null);
  const units = chosen ?? held;
  const choose = async (value: Units) => {
    setChosen(value);
    const done = await client.perform('preferences.set', 'units', { key: 'units', value });
    if (done.ok) return;
    setChosen(null);
    showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
  };
  return (
    <FoldedRow Icon={Ruler} title="Units" value={OPTIONS.find(({ value }) => value === units)?.label}>
      <fieldset>
        <legend className="small mb-3 text-ink-2">
          A child’s weight reads <strong className="small-strong">{weightWords(units, 8.4)}</strong>. Pack sizes stay as
          printed.
        </legend>
        <div className="picks">
          {OPTIONS.map(({ value, label }) => (
            <Pick
              key={value}
              group="units"
              label={label}
              checked={value === units}
              onChange={() => void choose(value)}
            />
          ))}
        </div>
      </fieldset>
    </FoldedRow>
  );
}
