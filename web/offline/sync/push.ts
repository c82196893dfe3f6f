import { PUSH_MAX_OPS } from '#domain/sync/push-limits.ts';
import { idMaker } from '../new-id.ts';
import { takeBatch } from '../queue/take-batch.ts';
import { asAccount } from '../session/identity.ts';
import type { OutboxEntry } from '../tables/account-db.ts';
import { readMeta, writeMeta } from '../tables/account-meta.ts';
import { endPause, pauseSync } from './pause.ts';
import { type PushVerdict, pushVerdictOf } from './push-verdict.ts';
import { restartWithNewDeviceId } from './resync.ts';
import { settleAll, settleAnswer } from './settle.ts';
import type { PushPorts, Stopped } from './sync-ports.ts';
import { uploadNextPhoto } from './upload-photos.ts';

const back = (entry: OutboxEntry): OutboxEntry => ({ ...entry, state: 'queued', leaseUntil: 0 });

const halved = (size: number): number => Math.max(1, Math.floor(size / 2));

/** Stores the result of one push. `next` if there may be more to send. */
async function settlePush(
  ports: PushPorts,
  batch: readonly OutboxEntry[],
  verdict: PushVerdict,
  limit: number,
): Promise<'next' | Stopped> {
  const { db, clock, random } = ports;
  const nowMs = clock.now();
  switch (verdict.to) {
    case 'answered': {
      await endPause(db);
      if (limit < PUSH_MAX_OPS) await writeMeta(db, 'pushLimit', Math.min(limit * 2, PUSH_MAX_OPS));
      const end = await settleAnswer(db, batch, verdict.answer, { nowMs, fraction: random.fraction });
      if (end === 'settled') return 'next';
      await writeMeta(db, 'needsSignIn', true);
      return 'signed_out';
    }
    case 'sign_in':
      await settleAll(db, batch, nowMs, back);
      await writeMeta(db, 'needsSignIn', true);
      return 'signed_out';
    case 'outdated':
      await settleAll(db, batch, nowMs, back);
      await writeMeta(db, 'outdated', true);
      return 'outdated';
    case 'resync':
      await restartWithNewDeviceId(db, idMaker(ports)(), nowMs, verdict.error);
      return 'next';
    case 'halve':
      await settleAll(db, batch, nowMs, back);
      await writeMeta(db, 'pushLimit', halved(batch.length));
      return 'next';
    case 'dead':
      await settleAll(db, batch, nowMs, (entry) => ({
        ...entry,
        state: 'dead',
        leaseUntil: 0,
        lastError: { ...verdict.error, at: nowMs },
      }));
      return 'next';
    case 'later': {
      const { error } = verdict;
      await settleAll(db, batch, nowMs, (entry) => ({
        ...back(entry),
        attempts: entry.attempts + 1,
        lastError: { ...error, at: nowMs },
      }));
      if (verdict.halve) await writeMeta(db, 'pushLimit', halved(batch.length));
      await pauseSync(db, nowMs, random.fraction(), verdict);
      return 'later';
    }
  }
}

/**
 * Sends the queue until nothing in it is due. A push is first marked as being sent, then sent, and only then settled:
 * if the page is killed in between, its operations go out again under the same ids.
 */
export async function pushQueue(ports: PushPorts): Promise<'empty' | Stopped> {
  const { db, clock, signal } = ports;
  for (;;) {
    if (!ports.mayAsk()) return 'stay_offline';
    const limit = (await readMeta(db, 'pushLimit')) ?? PUSH_MAX_OPS;
    const batch = await takeBatch(db, clock.now(), limit);
    if (batch.length === 0) {
      const uploaded = await uploadNextPhoto(ports);
      if (uploaded === 'none') return 'empty';
      if (uploaded === 'uploaded') continue;
      return uploaded;
    }
    const deviceId = (await readMeta(db, 'deviceId')) ?? ports.deviceId;
    const ops = batch.map((entry) => entry.operation);
    const reply = await asAccount(ports, db.userId, () => ports.sendPush({ deviceId, ops }, signal));
    if (reply === 'other_account' || signal.aborted) {
      await settleAll(db, batch, clock.now(), back);
      return 'other_account';
    }
    const end = await settlePush(ports, batch, pushVerdictOf(reply, batch.length), limit);
    if (end !== 'next') return end;
  }
}
