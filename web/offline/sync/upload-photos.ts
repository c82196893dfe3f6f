import { isTimeReached } from '../queue/select-batch.ts';
import { asAccount } from '../session/identity.ts';
import type { OutboxEntry, StoredPhoto } from '../tables/account-db.ts';
import { writeMeta } from '../tables/account-meta.ts';
import type { Reply } from '../transport/reply.ts';
import { backoffMs, LONGEST_MS } from './backoff.ts';
import { endPause, pauseSync } from './pause.ts';
import { settleAll } from './settle.ts';
import type { PushPorts, Stopped } from './sync-ports.ts';

/** The first photo that a due operation in the queue waits for, with all operations that wait for it. */
async function nextPhoto({ db, clock }: PushPorts): Promise<{ photo: StoredPhoto; waiting: OutboxEntry[] } | null> {
  const kept = new Set(await db.photos.where('state').notEqual('uploaded').primaryKeys());
  if (kept.size === 0) return null;
  const queued = await db.outbox.where('state').equals('queued').sortBy('n');
  const due = queued.filter((entry) => isTimeReached(entry.nextAttemptAt, clock.now(), LONGEST_MS));
  const sha256 = due.flatMap((entry) => entry.dependsOn.filter((id) => kept.has(id)))[0];
  const photo = sha256 === undefined ? undefined : await db.photos.get(sha256);
  return photo ? { photo, waiting: queued.filter((entry) => entry.dependsOn.includes(photo.sha256)) } : null;
}

/** Statuses that ask to wait with photos only: the rest of the queue goes on. */
const PHOTOS_LATER = new Set([425, 429, 507]);

/** Statuses that mean the server will never accept this file. */
const NEVER = new Set([400, 409, 413, 415, 422]);

async function refuse(
  { db, clock }: PushPorts,
  photo: StoredPhoto,
  waiting: OutboxEntry[],
  { status, problem }: Extract<Reply<unknown>, { kind: 'refused' }>,
): Promise<void> {
  const nowMs = clock.now();
  const { code, message } = problem;
  await db.photos.put({ ...photo, state: 'refused' });
  await settleAll(db, waiting, nowMs, (entry) => ({
    ...entry,
    state: 'dead',
    lastError: { status, code, message, at: nowMs },
  }));
}

async function putOff(
  { db, clock, random }: PushPorts,
  waiting: OutboxEntry[],
  { status, problem }: Extract<Reply<unknown>, { kind: 'refused' }>,
): Promise<void> {
  const nowMs = clock.now();
  const { code, message, retryAfter } = problem;
  await settleAll(db, waiting, nowMs, (entry) => {
    const attempts = entry.attempts + 1;
    const wait = Math.min(backoffMs(attempts, random.fraction(), retryAfter), LONGEST_MS);
    return { ...entry, attempts, nextAttemptAt: nowMs + wait, lastError: { status, code, message, at: nowMs } };
  });
}

/**
 * Uploads the next photo that the queue waits for. The server identifies it by its hash, so if sent twice it is stored
 * once.
 * @returns `uploaded` if there may be another; `none` if no operation waits for one
 */
export async function uploadNextPhoto(ports: PushPorts): Promise<'uploaded' | 'none' | Stopped> {
  const { db, clock, random, signal } = ports;
  const next = await nextPhoto(ports);
  if (!next) return 'none';
  const { photo, waiting } = next;
  const later = async (failure: { retryAfter?: number | undefined }) => {
    await pauseSync(db, clock.now(), random.fraction(), failure);
    return 'later' as const;
  };
  const reply = await asAccount(ports, db.userId, () => ports.sendBlob(photo, signal));
  if (reply === 'other_account' || signal.aborted) return 'other_account';
  if (reply.kind === 'unreachable') return later({});
  if (reply.kind === 'answer') {
    await endPause(db);
    await db.photos.put({ ...photo, state: 'uploaded', uploadedAt: clock.now() });
    return 'uploaded';
  }
  if (reply.status === 401) {
    await writeMeta(db, 'needsSignIn', true);
    return 'signed_out';
  }
  if (reply.status === 426) {
    await writeMeta(db, 'outdated', true);
    return 'outdated';
  }
  if (PHOTOS_LATER.has(reply.status)) {
    await putOff(ports, waiting, reply);
    return 'uploaded';
  }
  if (!NEVER.has(reply.status)) return later({ retryAfter: reply.problem.retryAfter });
  await refuse(ports, photo, waiting, reply);
  return 'uploaded';
}
