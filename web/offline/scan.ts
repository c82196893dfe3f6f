import { limitReached, mayScanOffline } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import type { Client, ScanEnd, StartedScan } from './client.ts';
import { knownUsage, uncountedScans } from './queue/known-usage.ts';
import { lastUsage } from './queue/last-usage.ts';
import { type Performer, performAll } from './queue/perform.ts';
import { awaitScanEnd } from './scan-end.ts';
import type { AccountSession, SessionPorts } from './session/account-session.ts';

/** How long a person waits for the server's answer before the phone continues alone. The queue keeps sending. */
const PATIENCE_MS = 3_000;

const after = (ports: Pick<SessionPorts, 'clock'>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    ports.clock.after(ms, resolve);
  });

/**
 * Whether the quota leaves room, as far as the phone can tell. Offline it decides by the usage last reported and the
 * scans still waiting. Before a scan is refused the queue is sent and the usage fetched: the plan may have changed, and
 * only a scan that was answered and whose usage was fetched is sure to be counted once.
 */
async function hasRoom(ports: SessionPorts, { db, engine }: AccountSession): Promise<boolean> {
  const room = async () => mayScanOffline(await knownUsage(db, ports.clock.now()), await uncountedScans(db));
  if (await room()) return true;
  const { status, stayOffline } = ports.network.state.getState();
  if (!engine || stayOffline || status === 'offline') return false;
  await Promise.race([engine.wake('timer'), after(ports, PATIENCE_MS)]);
  return room();
}

/** Follows a scan to its end. If this phone lacks the product, it is fetched before the end is reported. */
async function follow(
  ports: SessionPorts,
  account: AccountSession,
  scan: { opId: string; scanId: string; gtin: Gtin },
) {
  const { db, engine } = account;
  if (!engine) return { status: 'unreachable', gtin: scan.gtin, scanId: scan.scanId } satisfies ScanEnd;
  const patience = after(ports, PATIENCE_MS);
  const end = await awaitScanEnd(db, scan, engine.wake('queued'), patience);
  if (end.status !== 'identified' && end.status !== 'needs_label') return end;
  // Fails if the person logs out meanwhile and the tables are closed; the end is known anyway.
  const held = await db.products.get(end.productId).catch(() => null);
  if (held === undefined) await Promise.race([engine.wake('person').catch(() => undefined), patience]);
  return end;
}

/**
 * Starts a scan: validates the code, checks the quota, stores the scan on this phone, and returns the product at once
 * if the phone knows it. The server's answer follows in `ended`.
 * @returns INVALID_BARCODE, SCAN_LIMIT_REACHED, STORAGE_FULL or CLIENT_TOO_OLD if it cannot start
 */
export async function scan(
  ports: SessionPorts,
  account: AccountSession,
  performer: Performer,
  { barcode, mode, input, symbology }: Parameters<Client['scan']>[0],
): Promise<Result<StartedScan>> {
  const { db, engine } = account;
  const gtin = parseGtin(barcode, symbology);
  if (!gtin.ok) return gtin;
  if (!engine) return fail('CLIENT_TOO_OLD', 'A newer version of this app is ready. Update to continue.');
  if (!(await hasRoom(ports, account))) return fail('SCAN_LIMIT_REACHED', limitReached((await lastUsage(db)) ?? {}));
  const scanId = ports.newId();
  // As printed, in 12 or 13 digits or as EAN-8, so that parsing it again cannot take it for another symbology.
  const payload = { barcode: printedCode(gtin.value), mode, input };
  const written = await performAll(db, performer, [{ type: 'scan.create', entityId: scanId, payload }]);
  if (!written.ok) return written;
  // The scan is stored: a product that can no longer be read must not make the scan look lost.
  const product = (await db.products.get(gtin.value).catch(() => null)) ?? null;
  const ended = follow(ports, account, { opId: written.value.opIds[0] ?? '', scanId, gtin: gtin.value });
  return succeed({ scanId, gtin: gtin.value, product, ended });
}
