import type { PixelEvent } from '#domain/marketing/pixel.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';

/** Marks an event as reported to the pixel. In the same list: the service worker's bundle has no room for a new key. */
const told = (event: PixelEvent): string => `${event} told`;

/** Queues an event for the operator's pixel, once per phone, and only if the person agreed (product P3.11). */
export const notePixelEvent = (db: AccountDb, event: PixelEvent): Promise<void> =>
  db.transaction('rw', [db.meta, db.preferences], async () => {
    if ((await db.preferences.get('marketingConsent'))?.value !== 'granted') return;
    const noted = (await readMeta(db, 'pixelEvents')) ?? [];
    if (!noted.includes(event) && !noted.includes(told(event))) await writeMeta(db, 'pixelEvents', [...noted, event]);
  });

/** Records that the pixel received an event. */
export const markPixelEventReported = (db: AccountDb, event: PixelEvent): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const noted = (await readMeta(db, 'pixelEvents')) ?? [];
    await writeMeta(
      db,
      'pixelEvents',
      noted.map((one) => (one === event ? told(event) : one)),
    );
  });

/** Drops events not yet reported, because the consent was withdrawn. */
export const forgetPixelEvents = (db: AccountDb): Promise<void> =>
  db.transaction('rw', db.meta, async () => {
    const noted = (await readMeta(db, 'pixelEvents')) ?? [];
    await writeMeta(
      db,
      'pixelEvents',
      noted.filter((one) => one.endsWith(' told')),
    );
  });
