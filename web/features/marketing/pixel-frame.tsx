import { useLiveQuery } from 'dexie-react-hooks';
import { PIXEL_PATH, pixelEventOf } from '#domain/marketing/pixel.ts';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { pixelEventTold } from '#web/client/pixel-events.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';

/**
 * Has the operator's pixel told of what is due, by a document of its own (product P3.11). Draws nothing. It stands on the
 * dashboard and behind a payment, and on no page of a product, a person, an invitation or a forgotten password.
 */
export function PixelFrame() {
  const { db } = useAccount();
  const { status, queued } = useNetwork();
  const due = useLiveQuery(async () => (await readMeta(db, 'pixelEvents'))?.find(pixelEventOf) ?? null, [db]);
  const event = pixelEventOf(due ?? '');
  // The server looks at the consent that stands there: what says so is sent first.
  if (!event || status === 'offline' || queued > 0) return null;
  return (
    <iframe
      hidden
      title="Pixel"
      src={`${PIXEL_PATH}/${event}`}
      onLoad={({ currentTarget }) => {
        // A refusal has no picture, and what stands where there is no network cannot be looked into.
        if (currentTarget.contentDocument?.images.length === 1) void pixelEventTold(db, event);
      }}
    />
  );
}
