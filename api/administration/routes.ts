import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { OPERATOR_FIELDS, type Operator } from '#domain/open-pages/operator.ts';
import { isEntitled } from '#domain/plans/entitlements.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import { fail, succeed } from '#domain/problem.ts';
import { blockPerson, signOutEverywhere } from '../accounts/room.ts';
import { createHelpDesk, messagesWaiting, settleMessage, waitingMessages } from '../help/room.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { createJobStore } from '../jobs/store.ts';
import { grantPlan } from '../plans/room.ts';
import type { Stores } from '../stores.ts';
import type { Administrators } from './administrators.ts';
import { auditAdmin, newestAudit } from './audit-chain.ts';
import { ADULTS, findHouseholds, HOUSEHOLDS, PLANS_OF } from './households.ts';
import { BY_ID } from './store.ts';

/** Most entries of each kind that the overview lists. */
const LISTED = 100;

type Names =
  | 'adminLogin'
  | 'adminVerify'
  | 'adminLogout'
  | 'adminHouseholds'
  | 'adminGrantPlan'
  | 'adminEndSessions'
  | 'adminBlockPerson'
  | 'adminBlockHousehold'
  | 'adminQuestions'
  | 'adminAnswer'
  | 'adminMessages'
  | 'adminSettleMessage'
  | 'adminOverview';

/** Whether a household of a person has a plan with priority support. */
const standsFirst = async (reads: Reads, userId: string): Promise<boolean> =>
  (await reads.all(PLANS_OF, { userId })).some(({ tier }) => isEntitled(Tier.parse(tier), 'prioritySupport'));

/** Administration of the instance (product P17). */
export function adminRoutes(
  database: Database,
  stores: Stores,
  administrators: Administrators,
  deps: {
    readonly freeBytes: () => number;
    readonly backups?: { readonly lastAt: () => number | null };
    readonly operator: Operator;
  },
): Handlers<Names> {
  const { reader, writes } = database;
  const desk = createHelpDesk(stores);
  const jobs = createJobStore();
  return {
    adminLogin: async ({ body, client, nowMs }) => {
      const signedIn = await administrators.signIn(body, client, nowMs);
      return signedIn.ok ? answer(200, signedIn.value) : signedIn;
    },
    adminVerify: async ({ caller }) => {
      const admin = await reader.first(BY_ID, { id: caller.administratorId });
      return admin ? answer(200, { admin }) : fail('UNAUTHENTICATED', 'Please sign in again.');
    },
    adminLogout: async ({ caller, nowMs }) => {
      await administrators.signOut(caller.administratorId, nowMs);
      return succeed({ status: 204 });
    },
    adminHouseholds: async ({ query }) =>
      answer(200, { households: await reader.snapshot((reads) => findHouseholds(reads, query.q)) }),
    adminGrantPlan: async ({ caller, params, body, nowMs }) => {
      const id = params.id ?? '';
      const granted = await writes.run(async (tx) => {
        if (!(await grantPlan(tx, id, body.plan, nowMs))) return false;
        const did = {
          administrator: caller.administratorId,
          action: 'plan_granted',
          subject: `${id} ${body.plan}`,
        } as const;
        await auditAdmin(tx, did, nowMs);
        return true;
      });
      return granted ? succeed({ status: 204 }) : fail('NOT_FOUND', 'This household does not exist.');
    },
    adminEndSessions: async ({ caller, body, nowMs }) => {
      const { administratorId: administrator } = caller;
      const ended = await writes.run(async (tx) => {
        const count = await signOutEverywhere(tx, body.email, nowMs);
        const did = { administrator, action: 'sessions_ended', subject: String(count) } as const;
        if (count !== null) await auditAdmin(tx, did, nowMs);
        return count;
      });
      return ended === null ? fail('NOT_FOUND', 'Nobody uses this address.') : answer(200, { ended });
    },
    adminBlockPerson: async ({ caller, body: { email, blocked }, nowMs }) => {
      const { administratorId: administrator } = caller;
      const ended = await writes.run(async (tx) => {
        const count = await blockPerson(tx, email, blocked, nowMs);
        const did = { administrator, action: blocked ? 'person_blocked' : 'person_unblocked' } as const;
        if (count !== null) await auditAdmin(tx, { ...did, subject: count.id }, nowMs);
        return count;
      });
      return ended === null ? fail('NOT_FOUND', 'Nobody uses this address.') : answer(200, { ended: ended.ended });
    },
    adminBlockHousehold: async ({ caller, params, body: { blocked }, nowMs }) => {
      const subject = params.id ?? '';
      const action = blocked ? 'household_blocked' : 'household_unblocked';
      const done = await writes.run(async (tx) => {
        const adults = await tx.all(ADULTS, { householdId: subject });
        let ended = 0;
        for (const { email } of adults) ended += (await blockPerson(tx, email, blocked, nowMs))?.ended ?? 0;
        const did = { administrator: caller.administratorId, action, subject } as const;
        if (adults.length > 0) await auditAdmin(tx, did, nowMs);
        return { people: adults.length, ended };
      });
      return done.people === 0 ? fail('NOT_FOUND', 'This household does not exist.') : answer(200, done);
    },
    adminQuestions: async () => {
      const asked = await desk.list(false);
      const questions = [];
      for (const { userId, request } of asked) {
        const { id, kind, name, email, title, text, askedAt } = request;
        const first = await standsFirst(reader, userId);
        questions.push({ id, kind, name, email, title: title ?? null, text, first, askedAt });
      }
      return answer(200, { questions: questions.sort((a, b) => Number(b.first) - Number(a.first)) });
    },
    adminAnswer: async ({ caller, params, body, nowMs }) => {
      const id = params.id ?? '';
      const did = { administrator: caller.administratorId, action: 'question_answered', subject: id } as const;
      const done = await writes.run(async (tx) => {
        const answered = await desk.answer(tx, id, body.text, nowMs);
        if (answered.ok) await auditAdmin(tx, did, nowMs);
        return answered;
      });
      return done.ok ? succeed({ status: 204 }) : done;
    },
    adminMessages: async () => answer(200, { messages: await waitingMessages(reader) }),
    adminSettleMessage: async ({ caller, params, nowMs }) => {
      const id = params.id ?? '';
      const did = { administrator: caller.administratorId, action: 'message_settled', subject: id } as const;
      const settled = await writes.run(async (tx) => {
        const waited = await settleMessage(tx, id, nowMs);
        if (waited) await auditAdmin(tx, did, nowMs);
        return waited;
      });
      return settled ? succeed({ status: 204 }) : fail('NOT_FOUND', 'This message is no longer waiting.');
    },
    adminOverview: async () => {
      const dead = await jobs.dead(reader, LISTED);
      const audit = await newestAudit(reader, LISTED);
      return answer(200, {
        households: Number((await reader.first(HOUSEHOLDS))?.all ?? 0),
        freeBytes: deps.freeBytes(),
        lastBackupAt: deps.backups?.lastAt() ?? null,
        failedJobs: dead.map(({ key, attempts, finished_at, error, message }) => ({
          key,
          attempts,
          at: finished_at ?? 0,
          error: error ?? message ?? '',
        })),
        questions: (await desk.list(false)).length,
        messages: await messagesWaiting(reader),
        operatorLacks: OPERATOR_FIELDS.filter((field) => deps.operator[field] === null),
        audit: audit.map(({ at, administrator, action, subject }) => ({ at, administrator, action, subject })),
      });
    },
  };
}
