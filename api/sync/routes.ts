import { fail, succeed } from '#domain/problem.ts';
import { SentOperation } from '#domain/sync/wire.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Log } from '../log.ts';
import { deviceOf } from './actor.ts';
import type { ChangeStreams } from './change-streams.ts';
import type { LookUp } from './look-up.ts';
import type { OperationStores } from './operations.ts';
import { pullChanges } from './pull.ts';
import { performPush } from './push.ts';

const AWAY_TOO_LONG =
  'This phone was away for more than 400 days, so its changes cannot be told apart from those already sent.';

/** The most codes of a push looked up before it is performed; a phone that was offline for weeks may bring hundreds. */
const MOST_LOOKED_UP = 20;

const isScan = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'scan.create';

/** The barcodes of the scans in a push. Other operations are parsed only once, when they are performed. */
function scannedIn(ops: readonly unknown[]): string[] {
  const codes = new Set<string>();
  for (const value of ops) {
    const sent = isScan(value) ? SentOperation.safeParse(value) : null;
    const payload: unknown = sent?.success ? sent.data.payload : null;
    if (typeof payload !== 'object' || payload === null || !('barcode' in payload)) continue;
    if (typeof payload.barcode === 'string') codes.add(payload.barcode);
  }
  return [...codes].slice(0, MOST_LOOKED_UP);
}

/** Push and pull: operations in, changes out. */
export const syncRoutes = (
  stores: OperationStores,
  log: Log,
  lookUp: LookUp,
  streams: ChangeStreams,
  isSignedIn: (sessionId: string | null, householdId: string) => Promise<boolean>,
): Handlers<'push' | 'pull' | 'changes'> => ({
  push: async ({ session, body, nowMs }) => {
    const { id: userId, householdId } = session.user;
    const remembered = await stores.writes.run((tx) => stores.devices.seen(tx, userId, body.deviceId, nowMs));
    if (!remembered) return fail('RESYNC_REQUIRED', AWAY_TOO_LONG);
    await Promise.all(scannedIn(body.ops).map((barcode) => lookUp.ensure(householdId, barcode, nowMs)));
    const results = await performPush(stores, session, body, nowMs, log);
    return answer(200, { results, epoch: await stores.state.epoch(stores.reader) });
  },
  pull: async ({ session, query, nowMs }) => {
    const { id: userId, householdId } = session.user;
    const who = { userId, householdId, tier: session.tier };
    const pulled = await pullChanges(stores, who, query.cursor, nowMs);
    return pulled.ok ? succeed({ status: 200, body: pulled.value }) : pulled;
  },
  changes: ({ session, cookies, query }) => {
    const { id: userId, householdId } = session.user;
    const opened = streams.open({
      userId,
      householdId,
      device: deviceOf(userId, query.deviceId),
      isSignedIn: () => isSignedIn(cookies.session, session.user.householdId),
    });
    if (!opened.ok) return opened;
    return succeed(opened.value ? { status: 200, events: opened.value } : { status: 204 });
  },
});
