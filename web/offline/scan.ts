import { limitReached, mayScanOffline } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import type { Client, ScanEnd, StartedScan } from './client.ts';
import { knownUsage, uncountedScans } from './queue/known-usage.ts';
import { lastUsage } from './queue/last-usage.ts';
import { type Performer, performAll } from './queue/perform.ts';
import { awaitScanEnd } from './scan-end.ts';
import type { AccountSession, SessionPorts } from './session/account-session.ts';

/** How long a person waits for the server's word before the phone goes on with its own; the queue goes on behind. */
const PATIENCE_MS = 3_000;

const after = (ports: Pick<SessionPorts, 'clock'>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    ports.clock.after(ms, resolve);
  });

/**
 * Whether the quota leaves room, as far as it can be told. Offline the phone decides by what it last heard and what
 * still waits. Before anybody is turned away the queue is sent and the usage fetched: the plan may have changed, and
 * only what has both been answered and been told of is counted once.
 */
async function hasRoom(ports: SessionPorts, { db, engine }: AccountSession): Promise<boolean> {
  const room = async () => mayScanOffline(await knownUsage(db, ports.clock.now()), await uncountedScans(db));
  if (await room()) return true;
  const { status, stayOffline } = ports.network.state.getState();
  if (!engine || stayOffline || status === 'offline') return false;
  await Promise.race([engine.wake('timer'), after(ports, PATIENCE_MS)]);
  return room();
}

/** Follows a scan to its end. A product that this phone does not hold yet is fetched before the end is told. */
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
  // Gone with the tables of somebody who logs out meanwhile; the end is known all the same.
  const held = await db.products.get(end.productId).catch(() => null);
  if (held === undefined) await Promise.race([engine.wake('person').catch(() => undefined), patience]);
  return end;
}

/**
 * Begins a scan: the code is checked, the quota looked at, the scan written on this phone, and the product given at
 * once where the phone knows it. The server's word follows in `ended`.
 * @returns INVALID_BARCODE, SCAN_LIMIT_REACHED, STORAGE_FULL or CLIENT_TOO_OLD where it cannot begin
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
  if (!engine) return fail('CLIENT_TOO_OLD', 'A newer version of this app is ready. Update to go on.');
  if (!(await hasRoom(ports, account))) return fail('SCAN_LIMIT_REACHED', limitReached((await lastUsage(db)) ?? {}));
  const scanId = ports.newId();
  // As printed, in 12 or 13 digits or an EAN-8: whoever reads it again cannot take it for another symbology.
  const payload = { barcode: printedCode(gtin.value), mode, input };
  const written = await performAll(db, performer, [{ type: 'scan.create', entityId: scanId, payload }]);
  if (!written.ok) return written;
  // The scan is written: a product that cannot be read any more must not make it look lost.
  const product = (await db.products.get(gtin.value).catch(() => null)) ?? null;
  const ended = follow(ports, account, { opId: written.value.opIds[0] ?? '', scanId, gtin: gtin.value });
  return succeed({ scanId, gtin: gtin.value, product, ended });
}
