import { useLiveQuery } from 'dexie-react-hooks';
import { Megaphone } from 'lucide-react';
import { PIXEL_HOST } from '#domain/marketing/pixel.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { forgetPixelEvents } from '#web/client/pixel-events.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Whether the operator's advertising pixel may be told. It stands only where there is one (product P3.11). */
export function MarketingSetting() {
  const { db } = useAccount();
  const client = useClient();
  const consent = useLiveQuery(async () => (await db.preferences.get('marketingConsent'))?.value, [db]);
  const decide = async (value: 'granted' | 'refused') => {
    const key = 'marketingConsent';
    const done = await client.perform('preferences.set', key, { key, value });
    if (done.ok && value === 'refused') await forgetPixelEvents(db);
    if (!done.ok) showToast({ title: 'Not saved', description: done.problem.message, variant: 'destructive' });
  };
  return (
    <li className="px-4 py-1.5">
      <SwitchLine
        Icon={Megaphone}
        label="Tell the operator’s advertising"
        hint={`Tells ${PIXEL_HOST} once that you made an account, and which plan you buy. Never a product, and nothing of your household.`}
        checked={consent === 'granted'}
        onChange={(on) => void decide(on ? 'granted' : 'refused')}
      />
    </li>
  );
}
