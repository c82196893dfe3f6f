import { PIXEL_HOST } from '#domain/marketing/pixel.ts';
import { notePixelEvent } from '#web/client/pixel-events.ts';
import type { Client } from '#web/offline/client.ts';
import { SwitchLine } from '#web/ui/form/switch-line.tsx';

interface MarketingLineProps {
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** Asks, on the sign-up form, for consent to the operator's advertising pixel (product P3.11). */
export const MarketingLine = (props: MarketingLineProps) => (
  <SwitchLine
    {...props}
    label="Share with the operator’s advertising"
    hint={`Optional. Tells ${PIXEL_HOST} once that you created an account, and which plan you buy. Never a product, and nothing about your household.`}
  />
);

/** Stores the consent, and queues the sign-up event for the pixel, which is sent from the dashboard. */
export async function agreeToMarketing(client: Client): Promise<void> {
  const session = client.session.getState();
  if (session.status !== 'signedIn') return;
  const key = 'marketingConsent';
  const done = await client.perform('preferences.set', key, { key, value: 'granted' });
  if (done.ok) await notePixelEvent(session.db, 'sign-up');
}
