import { useLiveQuery } from 'dexie-react-hooks';
import { Megaphone } from 'lucide-react';
import { PIXEL_HOST } from '#domain/marketing/pixel.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { forgetPixelEvents } from '#web/client/pixel-events.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';
import { showToast } from '#web/ui/frame/toast.ts';

/** Consent to the operator's advertising pixel. Shown only if there is a pixel (product P3.11). */
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
        label="Share with the operator’s advertising"
        hint={`Tells ${PIXEL_HOST} once that you created an account, and which plan you buy. Never a product, and nothing about your household.`}
        checked={consent === 'granted'}
        onChange={(on) => void decide(on ? 'granted' : 'refused')}
      />
    </li>
  );
}
