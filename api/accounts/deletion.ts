import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { DELETION_GRACE_MS, DELETIONS_A_DAY, type HouseholdFate } from '#domain/account-deletion/deletion-calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { SpentLimits } from '../http/spent-limits.ts';
import type { Log } from '../log.ts';
import type { Post } from '../mail/post.ts';
import { audit } from './audit.ts';
import { accountLinks } from './links.ts';
import { ACTIVE } from './membership.ts';
import type { OwnAccount } from './own-account.ts';
import { PERSON_BY_ID } from './people.ts';
import type { SecondStepCheck } from './second-step/second-steps.ts';
import type { Sessions } from './sessions.ts';

/** Requesting deletion of the own account, and cancelling it (product P13.14). */
export interface Deletion {
  /** What would happen to each household of a person. */
  preview(userId: string): Promise<readonly HouseholdFate[]>;
  /** Schedules the deletion and signs out everywhere. @returns when it is due, in milliseconds since 1970 */
  ask(userId: string, password: string, code: string | undefined, nowMs: number): Promise<Result<number>>;
  /** Cancels the deletion, in the transaction of a sign-in. @returns false if it is already due */
  comeBack(tx: Tx, userId: string, nowMs: number): Promise<boolean>;
}

type Of = { readonly userId: string };

/** The adults of a person's households, those who joined first before the others. */
const FELLOWS = statement((q, { userId }: Of) =>
  q
    .selectFrom('memberships as own')
    .innerJoin('memberships as m', 'm.household_id', 'own.household_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['own.household_id as householdId', 'own.role as ownRole', 'm.role', 'u.id', 'u.username', 'u.first_name'])
    .where('own.user_id', '=', userId)
    .where('own.status', '=', ACTIVE)
    .where('m.status', '=', ACTIVE)
    .orderBy('own.created_at')
    .orderBy('m.created_at')
    .orderBy('u.id'),
);
const SET_DAY = statement((q, { userId, at }: Of & { readonly at: number | null }) =>
  q.updateTable('users').set({ deletes_at: at }).where('id', '=', userId),
);

/** Implements the rules of account deletion. */
export function createDeletion(deps: {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly own: Pick<OwnAccount, 'confirmPassword'>;
  readonly secondStep: SecondStepCheck;
  readonly post: Post;
  readonly spent: SpentLimits;
  readonly log: Log;
  readonly rateLimitFactor: number;
}): Deletion {
  const { database, sessions, own, secondStep, post, spent, log } = deps;
  const { reader, writes } = database;
  const limit = { most: Math.max(1, Math.floor(DELETIONS_A_DAY * deps.rateLimitFactor)), windowMs: 86_400_000 };
  return {
    async preview(userId) {
      const all = await reader.all(FELLOWS, { userId });
      return [...new Set(all.map(({ householdId }) => householdId))].map((id): HouseholdFate => {
        const others = all.filter((one) => one.householdId === id && one.id !== userId);
        const [next] = others;
        if (!next) return { fate: 'goes' };
        const mine = all.find((one) => one.householdId === id);
        const hasOwner = mine?.ownRole !== 'owner' || others.some(({ role }) => role === 'owner');
        return { fate: 'stays', adults: others.length, nextOwner: hasOwner ? null : next.first_name || next.username };
      });
    },
    async ask(userId, password, code, nowMs) {
      const waitMs = await spent.take(`deletion ${userId}`, limit, nowMs);
      if (waitMs > 0) {
        return fail('RATE_LIMITED', 'Too many attempts today. Please try again tomorrow.', {
          retryAfter: Math.ceil(waitMs / 1000),
        });
      }
      const confirmed = await own.confirmPassword(userId, password, 'password', nowMs);
      if (!confirmed.ok) return confirmed;
      const deletesAt = nowMs + DELETION_GRACE_MS;
      const asked = await writes.run(async (tx): Promise<Result<number>> => {
        const passed = await secondStep.pass(tx, userId, code, nowMs);
        if (!passed.ok) return passed;
        await tx.run(SET_DAY, { userId, at: deletesAt });
        await sessions.endAll(tx, userId, null);
        await accountLinks.end(tx, 'email', userId, nowMs);
        await audit(tx, { kind: 'deletion_asked', userId }, nowMs);
        const day = new Date(deletesAt).toISOString().slice(0, 10);
        await post.put(tx, { kind: 'deletion-asked', data: { userId, day } }, nowMs);
        return succeed(deletesAt);
      });
      if (asked.ok) {
        post.wake();
        secondStep.tell();
        log.info('security', { kind: 'deletion_asked', user: userId });
      }
      return asked;
    },
    async comeBack(tx, userId, nowMs) {
      const deletesAt = (await tx.first(PERSON_BY_ID, { id: userId }))?.deletes_at ?? null;
      if (deletesAt === null) return true;
      if (deletesAt <= nowMs) return false;
      await tx.run(SET_DAY, { userId, at: null });
      await audit(tx, { kind: 'deletion_called_off', userId }, nowMs);
      await post.put(tx, { kind: 'deletion-called-off', data: { userId } }, nowMs);
      return true;
    },
  };
}
