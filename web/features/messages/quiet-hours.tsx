import { useLiveQuery } from 'dexie-react-hooks';
import { Moon } from 'lucide-react';
import type { QuietHours as Hours } from '#domain/delivery/quiet-hours.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { FoldedRow } from '#web/ui/folded-row.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { PanelList } from '#web/ui/frame/panel.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

const USUAL = { from: '22:00', to: '07:00' } as const;

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Quiet hours, and whether they also delay a critical recall (product P15.3). For this person on every phone. */
export function QuietHours() {
  const { db } = useAccount();
  const client = useClient();
  const held = useLiveQuery(async () => {
    const [quiet, waits] = await db.preferences.bulkGet(['quietHours', 'quietForCritical']);
    return { hours: (quiet?.value as Hours | null | undefined) ?? null, waits: waits?.value === true };
  }, [db]);
  const set = async (...[key, value]: ['quietHours', Hours | null] | ['quietForCritical', boolean]) => {
    const setting = key === 'quietHours' ? { key, value } : { key, value };
    const done = await client.perform('preferences.set', key, setting);
    if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
  };
  const hours = held?.hours ?? null;
  const change = (side: 'from' | 'to', clock: string) => {
    // Empty while being edited: keep the last complete time.
    if (hours && clock !== '') void set('quietHours', { ...hours, [side]: clock, zone: zoneHere() });
  };
  return (
    <FoldedRow Icon={Moon} title="Quiet hours" value={held && (hours ? `${hours.from} to ${hours.to}` : 'Off')}>
      <PanelList inset={16}>
        <li className="px-4 py-3">
          <SwitchLine
            label="Messages wait"
            hint="And arrive together as one."
            checked={hours !== null}
            disabled={!held}
            onChange={(on) => void set('quietHours', on ? { ...USUAL, zone: zoneHere() } : null)}
          />
        </li>
        {hours && (
          <>
            <li className="grid grid-cols-2 gap-3 px-4 py-3">
              <Field
                label="From"
                type="time"
                required
                value={hours.from}
                onChange={(event) => change('from', event.target.value)}
              />
              <Field
                label="To"
                type="time"
                required
                value={hours.to}
                onChange={(event) => change('to', event.target.value)}
              />
            </li>
            <li className="px-4 py-3">
              <SwitchLine
                label="Critical recalls right away"
                hint="Fire, poison, germs, choking and the like, for what you definitely have."
                checked={!held?.waits}
                onChange={(on) => void set('quietForCritical', !on)}
              />
            </li>
          </>
        )}
      </PanelList>
    </FoldedRow>
  );
}
