import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import {
  type HouseholdAnswer,
  type InvitationPreview,
  MOST_ADULTS,
  MOST_INVITATIONS,
  type WaitingInvitation,
} from '#domain/households/household-calls.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Problem, type Result, succeed } from '#domain/problem.ts';
import { addHousehold, addMembership, audit, type Sessions } from '../accounts/room.ts';
import { tellJoined } from '../delivery/room.ts';
import type { Session } from '../http/caller.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import { adultStore, shownName } from './adult-store.ts';
import { invitations } from './invitations.ts';
import { householdsOfPerson } from './several-store.ts';

/** The person who acts, and the household they act for. */
type Who = Pick<Session, 'role'> & { readonly userId: string; readonly householdId: string };

/** The adults of a household and how they change (product P2.9.2 to P2.9.5). */
export interface Adults {
  show(who: Who, nowMs: number): Promise<HouseholdAnswer>;
  invite(who: Who, nowMs: number): Promise<Result<WaitingInvitation & { readonly token: string }>>;
  revoke(who: Who, id: string, nowMs: number): Promise<Result<void>>;
  preview(token: string, nowMs: number): Promise<Result<InvitationPreview>>;
  /**
   * Admits somebody to the household of an invitation, in the caller's transaction.
   * @returns the household
   */
  admit(tx: Tx, userId: string, token: string, nowMs: number): Promise<Result<string>>;
  /**
   * Admits the person of a session to the household of an invitation. Their other devices stay where they are, because
   * changes not sent yet belong to the household they are in (product P2.9.4).
   * @returns the household that the session acts for afterwards
   */
  accept(session: Session, token: string, nowMs: number): Promise<Result<string>>;
  /** @returns the household that the person acts for afterwards */
  leave(who: Who, nowMs: number): Promise<Result<string>>;
  remove(who: Who, adultId: string, nowMs: number): Promise<Result<void>>;
  handOver(who: Who, adultId: string, nowMs: number): Promise<Result<void>>;
}

const over = () => fail('GONE', 'This invitation no longer works. It may already be used, revoked or expired.');
const ownerOnly = () => fail('FORBIDDEN', 'Only the household owner can do that.');
const noSuchAdult = () => fail('NOT_FOUND', 'This person is not in your household.');

/** Rolls back the transaction it is thrown in. */
class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Implements the rules of a household’s adults. */
export function createAdults(deps: {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'move' | 'moveAll'>;
  readonly defaultTier: Tier;
  readonly log: Log;
}): Adults {
  const { database, sessions, defaultTier, log } = deps;
  const { reader, writes } = database;
  /** Runs a change, and rolls it back if it is refused. */
  const change = async <T>(work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> => {
    try {
      return await writes.run(async (tx) => {
        const done = await work(tx);
        if (!done.ok) throw new Refused(done.problem);
        return done;
      });
    } catch (error) {
      if (error instanceof Refused) return { ok: false, problem: error.problem };
      throw error;
    }
  };
  const roleOf = async (reads: Reads, householdId: string, userId: string) =>
    (await adultStore.all(reads, householdId)).find(({ id }) => id === userId)?.role ?? null;
  const isOwner = async (reads: Reads, { householdId, userId }: Who) =>
    (await roleOf(reads, householdId, userId)) === 'owner';

  /** Moves somebody out of a household, into another of theirs or a new one, on every device. */
  const moveOut = async (tx: Tx, householdId: string, userId: string, nowMs: number): Promise<Result<string>> => {
    if (!(await adultStore.remove(tx, householdId, userId))) return noSuchAdult();
    await invitations.revokeOf(tx, householdId, userId, nowMs);
    let next = await adultStore.householdOf(tx, userId);
    if (next === null) {
      next = newId(nowMs);
      await addHousehold(tx, { id: next, tier: defaultTier, created_at: nowMs });
      await addMembership(tx, next, userId, 'owner', nowMs);
    }
    await sessions.moveAll(tx, userId, next);
    return succeed(next);
  };

  const adults: Adults = {
    async show({ householdId, userId, role }, nowMs) {
      const all = await adultStore.all(reader, householdId);
      const waiting = role === 'owner' ? await invitations.waiting(reader, householdId, nowMs) : [];
      return {
        role: role === 'owner' ? 'owner' : 'member',
        adults: all.map((adult) => ({
          id: adult.id,
          name: shownName(adult),
          picture: adult.picture,
          role: adult.role === 'owner' ? ('owner' as const) : ('member' as const),
          joinedAt: adult.joined,
          you: adult.id === userId,
        })),
        invitations: waiting,
      };
    },
    invite: (who, nowMs) =>
      change(async (tx) => {
        const { householdId, userId } = who;
        if (!(await isOwner(tx, who))) return ownerOnly();
        if ((await adultStore.all(tx, householdId)).length >= MOST_ADULTS) {
          return fail('CONFLICT', `A household has at most ${MOST_ADULTS} adults.`);
        }
        if ((await invitations.waiting(tx, householdId, nowMs)).length >= MOST_INVITATIONS) {
          return fail('CONFLICT', 'Too many invitations are pending. Revoke one first.');
        }
        await audit(tx, { kind: 'invited', userId, householdId }, nowMs);
        return succeed(await invitations.make(tx, householdId, userId, nowMs));
      }),
    revoke: (who, id, nowMs) =>
      change(async (tx) => {
        const { householdId, userId } = who;
        if (!(await isOwner(tx, who))) return ownerOnly();
        if (!(await invitations.revoke(tx, householdId, id, nowMs))) {
          return fail('NOT_FOUND', 'This invitation was already used or revoked.');
        }
        await audit(tx, { kind: 'invitation_revoked', userId, householdId }, nowMs);
        return succeed(undefined);
      }),
    async preview(token, nowMs) {
      const found = await invitations.find(reader, token, nowMs);
      const invitedBy = found && (await adultStore.nameOf(reader, found.madeBy));
      if (!found || invitedBy === null) return over();
      const { length } = await adultStore.all(reader, found.householdId);
      return succeed({ invitedBy, adults: length, endsAt: found.endsAt });
    },
    async admit(tx, userId, token, nowMs) {
      const found = await invitations.find(tx, token, nowMs);
      if (!found) return over();
      const { householdId } = found;
      const all = await adultStore.all(tx, householdId);
      if (all.some(({ id }) => id === userId)) return fail('CONFLICT', 'You are already in this household.');
      if (all.length >= MOST_ADULTS) return fail('CONFLICT', `This household already has ${MOST_ADULTS} adults.`);
      if (!(await invitations.use(tx, found.id, userId, nowMs))) return over();
      await addMembership(tx, householdId, userId, 'member', nowMs);
      await tellJoined(tx, householdId, userId, nowMs);
      await audit(tx, { kind: 'joined', userId, householdId }, nowMs);
      return succeed(householdId);
    },
    async accept({ user, number }, token, nowMs) {
      const joined = await change(async (tx) => {
        const admitted = await adults.admit(tx, user.id, token, nowMs);
        if (admitted.ok) await sessions.move(tx, user.id, number, admitted.value);
        return admitted;
      });
      if (joined.ok) log.info('security', { kind: 'joined', user: user.id });
      return joined;
    },
    leave: ({ householdId, userId }, nowMs) =>
      change(async (tx) => {
        const all = await adultStore.all(tx, householdId);
        if (all.length < 2) {
          // A household without members is deleted by the daily upkeep.
          const elsewhere = await householdsOfPerson.othersOf(tx, userId, householdId);
          if (elsewhere.length === 0) return fail('CONFLICT', 'You are the only adult in this household.');
        } else if (all.find(({ id }) => id === userId)?.role === 'owner') {
          return fail('CONFLICT', 'Hand the household over to another adult first.');
        }
        await audit(tx, { kind: 'left', userId, householdId }, nowMs);
        return moveOut(tx, householdId, userId, nowMs);
      }),
    async remove(who, adultId, nowMs) {
      const removed = await change(async (tx) => {
        const { householdId } = who;
        if (!(await isOwner(tx, who))) return ownerOnly();
        if (adultId === who.userId) return fail('CONFLICT', 'Hand the household over, then leave it.');
        const out = await moveOut(tx, householdId, adultId, nowMs);
        if (out.ok) await audit(tx, { kind: 'removed', userId: adultId, householdId }, nowMs);
        return out;
      });
      return removed.ok ? succeed(undefined) : removed;
    },
    handOver: (who, adultId, nowMs) =>
      change(async (tx) => {
        const { householdId, userId } = who;
        if (!(await isOwner(tx, who))) return ownerOnly();
        if (adultId === userId) return fail('CONFLICT', 'You are already the owner.');
        if ((await roleOf(tx, householdId, adultId)) === null) return noSuchAdult();
        await adultStore.setRole(tx, householdId, adultId, 'owner');
        await adultStore.setRole(tx, householdId, userId, 'member');
        await invitations.revokeOf(tx, householdId, userId, nowMs);
        await audit(tx, { kind: 'handed_over', userId, householdId }, nowMs);
        return succeed(undefined);
      }),
  };
  return adults;
}
