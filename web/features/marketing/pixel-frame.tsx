import { useLiveQuery } from 'dexie-react-hooks';
import { PIXEL_PATH, pixelEventOf } from '#domain/marketing/pixel.ts';
import { useAccount, useNetwork } from '#web/client/client-context.tsx';
import { markPixelEventReported } from '#web/client/pixel-events.ts';
import { readMeta } from '#web/offline/tables/account-meta.ts';

/**
 * Sends due events to the operator's pixel, in an iframe with a document of its own (product P3.11). Invisible. Used on
 * the dashboard and after a payment, and on no page of a product, a person, an invitation or a forgotten password.
 */
export function PixelFrame() {
  const { db } = useAccount();
  const { status, queued } = useNetwork();
  const due = useLiveQuery(async () => (await readMeta(db, 'pixelEvents'))?.find(pixelEventOf) ?? null, [db]);
  const event = pixelEventOf(due ?? '');
  // The server checks the consent stored there, so queued changes, which may contain it, are sent first.
  if (!event || status === 'offline' || queued > 0) return null;
  return (
    <iframe
      hidden
      title="Pixel"
      src={`${PIXEL_PATH}/${event}`}
      onLoad={({ currentTarget }) => {
        // A refused document has no image, and the browser's own offline page cannot be inspected.
        if (currentTarget.contentDocument?.images.length === 1) void markPixelEventReported(db, event);
      }}
    />
  );
}
