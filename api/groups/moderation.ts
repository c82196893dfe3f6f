import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '#db/database.ts';
import type { AdminAppeal, AdminReport, adminDecide, ReportReason } from '#domain/groups/moderation-calls.ts';
import { mayAct } from '#domain/groups/roles.ts';
import { suspendedUntil } from '#domain/groups/trust.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { auditAdmin } from '../administration/room.ts';
import { entryStore } from './entry-store.ts';
import { groupStore } from './group-store.ts';
import type { Person } from './groups.ts';
import { memberStore } from './member-store.ts';
import { moderationStore } from './moderation-store.ts';

/** Reports and their consequences, blocking, and appeals (product P22.8 and P22.9). */
export function createModeration({ reader, writes }: Database) {
  return {
    report: (person: Person, id: string, reason: ReportReason, words: string, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const entry = await entryStore.one(tx, person.id, id);
        const you = entry && (await memberStore.one(tx, entry.group_id, person.id));
        if (!entry || entry.deleted_at !== null || !mayAct(you, 'report').ok) {
          return fail('NOT_FOUND', 'This no longer exists, or you can’t see it.');
        }
        if (entry.author_id === person.id) return fail('CONFLICT', 'You wrote this yourself: you can delete it.');
        await moderationStore.report(tx, {
          ...{ id: randomUUID(), entry_id: id, reporter_id: person.id, reason, words, at: nowMs },
        });
        return succeed(undefined);
      }),

    block: (person: Person, other: string, on: boolean, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        if (other === person.id || !(await moderationStore.met(tx, person.id, other))) {
          return fail('NOT_FOUND', 'This person is not in your groups.');
        }
        await moderationStore.setBlocked(tx, person.id, other, on, nowMs);
        for (const groupId of await memberStore.groupsOf(tx, person.id)) await groupStore.touch(tx, groupId);
        return succeed(undefined);
      }),

    appeal: (person: Person, text: string, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        if (await moderationStore.appeal(tx, person.id, text, nowMs)) return succeed(undefined);
        return fail('CONFLICT', 'There is no decision about you to appeal.');
      }),

    queue: (): Promise<{ reports: AdminReport[]; appeals: AdminAppeal[] }> =>
      reader.snapshot(async (reads) => ({
        reports: (await moderationStore.openReports(reads)).map((row) => ({
          ...{ id: row.id, reason: row.reason, words: row.words, at: row.at, group: row.group, on: row.on },
          entry: { id: row.entry_id, text: row.text, writtenAt: row.written_at, hidden: row.hidden_at !== null },
          author:
            row.author_id === null || row.username === null
              ? null
              : {
                  ...{ id: row.author_id, username: row.username },
                  warned: row.warned_at !== null,
                  suspendedUntil: row.suspended_until,
                  upheld: Number(row.upheld),
                },
        })),
        appeals: (await moderationStore.appeals(reads)).map((row) => ({
          ...{ id: row.id, username: row.username, why: row.why, suspendedUntil: row.suspendedUntil },
          ...{ text: row.appeal ?? '', at: row.appealed_at ?? 0 },
        })),
      })),

    /** Decides all reports of one entry at once. */
    decide: (administrator: string, id: string, asked: z.output<(typeof adminDecide)['body']>, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const { decision, why, days } = asked;
        const entry = await moderationStore.reported(tx, id);
        if (!entry) return fail('NOT_FOUND', 'This has already been decided.');
        if (decision !== 'dismiss') {
          await entryStore.hide(tx, entry.id, 'server', why, nowMs);
          await groupStore.touch(tx, entry.group_id);
        }
        if (entry.author_id !== null && decision !== 'dismiss') {
          const before = (await moderationStore.standing(tx, entry.author_id))?.suspended_until ?? null;
          await moderationStore.decideAbout(tx, {
            ...{ user_id: entry.author_id, decision, entry_id: entry.id, why, decided_at: nowMs },
            suspended_until: suspendedUntil(decision, days, before, nowMs),
          });
        }
        await moderationStore.decide(tx, entry.id, decision, nowMs);
        await auditAdmin(tx, { administrator, action: 'report_decided', subject: `${entry.id} ${decision}` }, nowMs);
        return succeed(undefined);
      }),

    /** @param lift whether the decision is lifted */
    answerAppeal: (administrator: string, userId: string, text: string, lift: boolean, nowMs: number) =>
      writes.run(async (tx): Promise<Result<void>> => {
        const standing = await moderationStore.standing(tx, userId);
        const sentAway = standing?.decision === 'suspend' || standing?.decision === 'ban';
        const until = lift && sentAway ? null : (standing?.suspended_until ?? null);
        if (!standing || !(await moderationStore.answerAppeal(tx, userId, text, until, nowMs))) {
          return fail('NOT_FOUND', 'Nobody is waiting for an answer here.');
        }
        const entry = lift ? await entryStore.any(tx, standing.entry_id) : null;
        if (entry) {
          await entryStore.show(tx, standing.entry_id);
          await groupStore.touch(tx, entry.group_id);
        }
        const subject = `${userId} ${lift ? 'lifted' : 'kept'}`;
        await auditAdmin(tx, { administrator, action: 'appeal_answered', subject }, nowMs);
        return succeed(undefined);
      }),
  };
}

export type Moderation = ReturnType<typeof createModeration>;
