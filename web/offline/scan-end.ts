import { liveQuery } from 'dexie';
import { limitReached } from '#domain/plans/plan.ts';
import type { ScanEnd } from './client.ts';
import { lastUsage } from './queue/last-usage.ts';
import type { RunEnd } from './sync/sync-ports.ts';
import type { AccountDb, OutboxEntry } from './tables/account-db.ts';
import { readMeta } from './tables/account-meta.ts';

/** For a barcode that is not known yet (product P7.2). */
const NOT_FOUND =
  'This product is not in our database yet. Please capture a photo of the product label for identification.';

/** A scan whose result is awaited. */
export interface AwaitedScan {
  readonly opId: string;
  readonly scanId: string;
  readonly gtin: string;
}

/** How the server settled the scan; null if it has not yet. */
async function settledEnd(db: AccountDb, { opId, scanId, gtin }: AwaitedScan): Promise<ScanEnd | null> {
  const entry: OutboxEntry | undefined = await db.outbox.get({ opId });
  if (!entry) return null;
  if (entry.state === 'held') {
    return { status: 'limit_reached', message: entry.lastError?.message ?? limitReached((await lastUsage(db)) ?? {}) };
  }
  if (entry.state === 'dead') {
    return { status: 'unknown', gtin, scanId, message: entry.lastError?.message ?? NOT_FOUND };
  }
  if (entry.state !== 'acked') return null;
  // If the service worker sent it, the server's row is yet to be pulled; this phone's own guess does not count.
  const told = await db.server.get(['scan', scanId]);
  const scan = told && (await db.scans.get(scanId));
  if (!scan) return null;
  if (scan.productId === null || scan.outcome === 'unknown') {
    return { status: 'unknown', gtin, scanId, message: NOT_FOUND };
  }
  return { status: scan.outcome, productId: scan.productId, scanId };
}

/**
 * Waits for the server's answer to a scan, whether a tab or the service worker receives it.
 * @param tried settles when this tab's own attempt to send it ended
 * @param patience settles when the person has waited long enough
 * @returns the end; `unreachable` if there is none yet and the scan stays queued
 */
export function awaitScanEnd(
  db: AccountDb,
  scan: AwaitedScan,
  tried: Promise<RunEnd>,
  patience: Promise<unknown>,
): Promise<ScanEnd> {
  const { gtin, scanId } = scan;
  return new Promise((resolve) => {
    const finish = (end: ScanEnd) => {
      watching.unsubscribe();
      resolve(end);
    };
    const unreachable: ScanEnd = { status: 'unreachable', gtin, scanId };
    const watching = liveQuery(() => settledEnd(db, scan)).subscribe({
      next: (end) => {
        if (end) finish(end);
      },
      error: () => finish(unreachable),
    });
    const giveUp = async () => {
      const end = await settledEnd(db, scan);
      finish(end ?? ((await readMeta(db, 'needsSignIn')) ? { status: 'signed_out' } : unreachable));
    };
    // Only fails if the person logged out meanwhile, here or in another tab.
    const closed = () => finish(unreachable);
    // If another tab is sending, wait for the answer it gets.
    tried.then((end) => (end === 'taken' ? undefined : giveUp()), giveUp).catch(closed);
    patience.then(giveUp, giveUp).catch(closed);
  });
}
