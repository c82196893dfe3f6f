import { forgetRescued } from '../queue/forget-rescued.ts';
import { releaseHeldScans } from '../queue/held-scans.ts';
import { forgetOldPhotos } from '../queue/photos.ts';
import { releaseOrphanedLeases } from '../queue/take-back.ts';
import { readMeta } from '../tables/account-meta.ts';
import { forgetOldAcks } from './epoch.ts';
import { isClosed, syncLock } from './pause.ts';
import { pullChanges } from './pull.ts';
import { pushQueue } from './push.ts';
import type { RunEnd, SyncPorts } from './sync-ports.ts';

/** What started a run. */
export type Trigger = 'start' | 'queued' | 'online' | 'visible' | 'person' | 'timer' | 'changed';

/** A queued operation's answer brings its changes; a pull is only added if the last one is older than this. */
const FRESH_MS = 30_000;
/** A restored server needs one more round, but one whose epoch changes with every answer must not loop for ever. */
const MOST_ROUNDS = 3;

async function pullIsDue({ db, clock }: SyncPorts, trigger: Trigger): Promise<boolean> {
  if (trigger !== 'queued' || (await readMeta(db, 'fullPull'))) return true;
  const [pulledAt, cursor] = await Promise.all([readMeta(db, 'pulledAt'), readMeta(db, 'cursor')]);
  // Negative if the clock was set back since: the age is then unknown.
  const age = pulledAt === undefined ? -1 : clock.now() - pulledAt;
  return cursor === undefined || age < 0 || age >= FRESH_MS;
}

async function rounds(ports: SyncPorts, trigger: Trigger): Promise<RunEnd> {
  const { db, clock } = ports;
  const closed = await isClosed(db, clock.now());
  if (closed) return closed;
  await releaseOrphanedLeases(db, ports.locks);
  await releaseHeldScans(db);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const pushed = await pushQueue(ports);
    if (pushed !== 'empty') return pushed;
    if (!(await pullIsDue(ports, trigger))) return 'done';
    const pulled = await pullChanges(ports);
    if (pulled === 'restored') continue;
    if (pulled !== 'done') return pulled;
    await forgetOldAcks(db, clock.now());
    // Only at the start, since it reads every photo, bytes included.
    if (trigger === 'start') await forgetOldPhotos(db, clock.now());
    await forgetRescued(db);
    // The pull may have brought a plan with more scans: held scans are sent now, not at the next run.
    if ((await releaseHeldScans(db)) === 0) return 'done';
  }
  return 'later';
}

/**
 * One run: pushes everything due, then pulls everything new. The service worker pushes under the same lock, so that the
 * two do not do the same work; the operation ids ensure that nothing is applied twice.
 */
export const syncRun = (ports: SyncPorts, trigger: Trigger): Promise<RunEnd> =>
  ports.locks.ifAvailable(syncLock(ports.db), () => rounds(ports, trigger));
