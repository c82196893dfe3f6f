import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { type FindWord, heldForWord, refusedForWord } from '#domain/community/word-list.ts';
import type { FileTip } from '#domain/federation/shared-file.ts';
import { isHeld, mayWriteMore, suspendedUntil } from '#domain/groups/trust.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import {
  type AdminTip,
  type adminDecideTip,
  type reportTip,
  type SharedTip,
  type shareTip,
  TIP_IDS_OF_PERSON,
  TIPS_MOST,
  TIPS_OF_PERSON,
  type TipArea,
  type TipAudience,
} from '#domain/tips/calls.ts';
import { auditAdmin } from '../administration/room.ts';
import { type Received, receivedStore } from '../catalogue/room.ts';
import { moderationStore, takesPart } from '../groups/room.ts';
import { complaintStore } from './complaint-store.ts';
import { type SeenTip, TAKEN_BACK, tipStore } from './tip-store.ts';

const HOUR_MS = 3_600_000;
const HELD = 'Links from new accounts are reviewed before they appear.';

/** The fields that must be the same when a tip is sent again. */
const SAID = ['area', 'audience', 'title', 'text', 'source'] as const;

const gone = () => fail('NOT_FOUND', 'This tip is no longer there.');
const decided = () => fail('CONFLICT', 'Someone else has already decided about this tip.');

const tell = (row: SeenTip, userId: string): SharedTip => ({
  ...{ id: row.id, area: row.area as TipArea, audience: row.audience as TipAudience, title: row.title },
  ...{
    text: row.text,
    source: row.source,
    by: row.firstName ?? row.username,
    yours: row.authorId === userId,
    elsewhere: false,
  },
  ...{ writtenAt: row.writtenAt, helpful: Number(row.helpful ?? 0), marked: row.markedAt !== null },
  hidden: row.hiddenBy === null ? null : (row.hiddenWhy ?? ''),
});

const FROM_ELSEWHERE = 'It came in a file from another server and is awaiting review.';

/** A tip from another server that was accepted here. */
function tellReceived(row: Received): SharedTip {
  // Only the import writes this, after validating it with the schema of the file.
  const { area, audience, title, text, source } = JSON.parse(row.data) as FileTip;
  return {
    ...{ id: row.id, area, audience, title, text, source, by: row.from, yours: false, elsewhere: true },
    ...{ writtenAt: row.settled_at ?? row.received_at, helpful: 0, marked: false, hidden: null },
  };
}

/** Decides about a tip from another server. @returns whether there was one waiting */
async function decideReceived(tx: Tx, id: string, shows: boolean, why: string, at: number): Promise<boolean> {
  const row = await receivedStore.find(tx, id);
  if (row?.kind !== 'tip' || row.state !== 'waiting') return false;
  await receivedStore.settle(tx, { id, state: shows ? 'taken' : 'refused', reason: shows ? null : why, at });
  return true;
}

/** Tips that members share, and the decisions about them (product P25). */
export function createTips({ reader, writes }: Database, findWord: FindWord) {
  /** Changes somebody else's tip, as the person sees it. */
  const change = (
    userId: string,
    id: string,
    nowMs: number,
    work: (tx: Tx, tip: SeenTip) => Promise<Result<void>>,
  ): Promise<Result<void>> =>
    writes.run(async (tx) => {
      const tip = await tipStore.one(tx, { userId, now: nowMs }, id);
      if (!tip) return gone();
      return tip.authorId === userId ? fail('CONFLICT', 'This is your own tip.') : work(tx, tip);
    });

  return {
    list: (userId: string, nowMs: number): Promise<SharedTip[]> =>
      reader.snapshot(async (reads) => [
        ...(await tipStore.list(reads, { userId, now: nowMs })).map((row) => tell(row, userId)),
        ...(await receivedStore.list(reads, 'tip', 'taken', TIPS_MOST)).map(tellReceived),
      ]),

    share: (userId: string, body: z.output<(typeof shareTip)['body']>, nowMs: number) =>
      writes.run(async (tx): Promise<Result<{ id: string; held: boolean }>> => {
        const known = await tipStore.any(tx, body.id);
        if (known) {
          if (known.user_id !== userId) return fail('CONFLICT', 'This was already sent in another form.');
          if (known.hidden_by === TAKEN_BACK)
            return fail('OP_ID_REUSED', 'You withdrew this tip. Write it as a new one.');
          // The phone sent it before, but did not receive the answer.
          return SAID.every((field) => known[field] === body[field])
            ? succeed({ id: body.id, held: known.hidden_by === 'held' })
            : fail('OP_ID_REUSED', 'You already shared this tip, worded differently. Withdraw it to share it again.');
        }
        const allowed = await takesPart(tx, userId, nowMs);
        if (!allowed.ok) return allowed;
        const since = await tipStore.authorSince(tx, userId);
        const more = mayWriteMore(since, await tipStore.writtenSince(tx, userId, nowMs - HOUR_MS), nowMs);
        if (!more.ok) return more;
        if ((await tipStore.writtenSince(tx, userId, 0)).count >= TIP_IDS_OF_PERSON) {
          return fail('CONFLICT', `You have shared ${TIP_IDS_OF_PERSON} tips over time, which is the limit.`);
        }
        if ((await tipStore.standing(tx, userId)) >= TIPS_OF_PERSON) {
          return fail('CONFLICT', `You are sharing ${TIPS_OF_PERSON} tips, which is the limit. Withdraw one first.`);
        }
        const { id, area, audience, title, text, source } = body;
        const all = `${title}\n${text}\n${source}`;
        const found = findWord(all);
        if (found?.list === 'refuse') {
          const field = (['title', 'text', 'source'] as const).find((one) => findWord(body[one])?.list === 'refuse');
          return { ok: false, problem: refusedForWord(found, field ?? 'text') };
        }
        const why = found ? heldForWord(found) : isHeld(all, since, nowMs) ? HELD : null;
        await tipStore.add(tx, {
          ...{ user_id: userId, id, area, audience, title, text, source, written_at: nowMs },
          ...(why !== null
            ? { hidden_at: nowMs, hidden_by: 'held', hidden_why: why }
            : { hidden_at: null, hidden_by: null, hidden_why: null }),
        });
        return succeed({ id, held: why !== null });
      }),

    delete: (userId: string, id: string, nowMs: number) =>
      writes.run(
        async (tx): Promise<Result<void>> =>
          (await tipStore.takeBack(tx, { id, authorId: userId }, nowMs)) ? succeed(undefined) : gone(),
      ),

    mark: (userId: string, id: string, on: boolean, nowMs: number) =>
      change(userId, id, nowMs, async (tx, { authorId }) => {
        const allowed = await takesPart(tx, userId, nowMs);
        if (!allowed.ok) return allowed;
        await tipStore.mark(tx, { id, authorId, userId }, on, nowMs);
        return succeed(undefined);
      }),

    report: (userId: string, id: string, said: z.output<(typeof reportTip)['body']>, nowMs: number) =>
      change(userId, id, nowMs, async (tx, { authorId }) => {
        await complaintStore.add(tx, {
          ...{ id: randomUUID(), author_id: authorId, tip_id: id, reporter_id: userId, ...said },
          at: nowMs,
        });
        return succeed(undefined);
      }),

    toLookAt: (): Promise<AdminTip[]> =>
      reader.snapshot(async (reads) => {
        const tips: AdminTip[] = [];
        for (const row of await complaintStore.toLookAt(reads)) {
          tips.push({ ...row, reports: await complaintStore.open(reads, { tipId: row.id, authorId: row.authorId }) });
        }
        for (const row of await receivedStore.list(reads, 'tip', 'waiting', TIPS_MOST)) {
          const { id, area, audience, title, text, source, by, writtenAt } = tellReceived(row);
          tips.push({
            ...{ id, area, audience, title, text, source, writtenAt, authorId: '', author: by },
            ...{ hiddenBy: 'held', why: FROM_ELSEWHERE, reports: [] },
          });
        }
        return tips;
      }),

    /** Decides about a tip and all its reports. */
    decide: (administrator: string, id: string, asked: z.output<(typeof adminDecideTip)['body']>, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const { decision, why, days } = asked;
        const audited = { administrator, action: 'report_decided', subject: `tip ${id} ${decision}` } as const;
        const tip = await tipStore.any(tx, id);
        if (!tip && (await decideReceived(tx, id, decision === 'dismiss', why, nowMs))) {
          await auditAdmin(tx, audited, nowMs);
          return succeed(undefined);
        }
        if (!tip || tip.hidden_by === TAKEN_BACK) return gone();
        const of = { tipId: id, authorId: tip.user_id };
        if (tip.hidden_by === null && (await complaintStore.open(tx, of)).length === 0) return decided();
        if (decision === 'dismiss') await complaintStore.show(tx, of);
        else {
          await complaintStore.hide(tx, of, why, nowMs);
          const before = (await moderationStore.standing(tx, tip.user_id))?.suspended_until ?? null;
          await moderationStore.decideAbout(tx, {
            ...{ user_id: tip.user_id, decision, entry_id: `tip ${id}`, why, decided_at: nowMs },
            suspended_until: suspendedUntil(decision, days, before, nowMs),
          });
        }
        await complaintStore.settle(tx, of, decision, nowMs);
        await auditAdmin(tx, audited, nowMs);
        return succeed(undefined);
      }),
  };
}
