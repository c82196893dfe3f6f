import type { PixelEvent } from '#domain/marketing/pixel.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';

/** How an event is noted that the pixel was told of: in the same list, for which the service worker has room. */
const told = (event: PixelEvent): string => `${event} told`;

/** Notes an event for the operator's pixel, once on this phone, and only where the person agreed (product P3.11). */
export const notePixelEvent = (db: AccountDb, event: PixelEvent): Promise<void> =>
  db.transaction('rw', [db.meta, db.preferences], async () => {
    if ((await db.preferences.get('marketingConsent'))?.value !== 'granted') return;
    const noted = (await readMeta(db, 'pixelEvents')) ?? [];
    if (!noted.includes(event) && !noted.includes(told(event))) await writeMeta(db, 'pixelEvents', [...noted, event]);
  });

/** The pixel was told of an event. */
export const pixelEventTold = (db: AccountDb, event: PixelEvent): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const noted = (await readMeta(db, 'pixelEvents')) ?? [];
    await writeMeta(
      db,
      'pixelEvents',
      noted.map((one) => (one === event ? told(event) : one)),
    );
  });

/** What waits is told no more: the consent was taken back. */
export const forgetPixelEvents = (db: AccountDb): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const noted = (await readMeta(db, 'pixelEvents')) ?? [];
    await writeMeta(
      db,
      'pixelEvents',
      noted.filter((one) => one.endsWith(' told')),
    );
  });
