import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { SessionsTable, UsersTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { User } from '#domain/contract/account.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import type { Found } from '../http/caller.ts';
import { isFull } from '../problems.ts';
import { ACTIVE } from './membership.ts';
import { tokenHash } from './token-hash.ts';
import { tokenStore } from './tokens/store.ts';

const DAY_MS = 86_400_000;
/** A session that is unused for this long has expired. */
export const IDLE_MS = 30 * DAY_MS;
/** A session expires after this, however much it is used. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** How often a session gets a new id. */
const RENEW_MS = DAY_MS;
/** Tabs and service worker send in parallel: an old id stays valid this long after its successor was first used. */
const OVERLAP_MS = 60_000;
/** The last use is recorded to the hour. Recording each request would mean a write per request. */
const NOTE_USE_MS = 3_600_000;

const known = (flag: number | null): boolean | null => (flag === null ? null : Boolean(flag));

/** A stored account as its owner may see it. @param confirmFirst the server requires a confirmed address */
export const userOf = (
  row: Omit<UsersTable, 'password_hash' | 'created_at' | 'name_shape' | 'deletes_at' | 'blocked_at'>,
  householdId: string,
  confirmFirst: boolean,
): User => ({
  id: row.id,
  email: row.email,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: null,
  hasOnboarded: Boolean(row.has_onboarded),
  hasChildren: known(row.has_children),
  hasPets: known(row.has_pets),
  householdId,
  ...(confirmFirst && row.email_confirmed_at === null && { mustConfirmEmail: true }),
});

const isOver = (row: Pick<SessionsTable, 'started_at' | 'issued_at' | 'ends_at'>, nowMs: number): boolean =>
  nowMs - row.started_at > ABSOLUTE_MS ||
  nowMs - row.issued_at > IDLE_MS ||
  (row.ends_at !== null && row.ends_at <= nowMs);

/** The person and household of a session, and the number and name by which the person recognises it. */
interface Subject {
  readonly userId: string;
  readonly householdId: string;
  readonly number: string;
  readonly name: string;
}

export interface Sessions {
  /** Begins a session that acts for a household. @param name the browser's name, shown to the person */
  start(tx: Tx, userId: string, householdId: string, name: string, nowMs: number): Promise<string>;
  /**
   * Finds a live session and renews its id once a day. Null if it has expired or never existed. If the person has left
   * its household, it continues in another of theirs; null if they have none (product P2.2.9).
   */
  find(token: string, nowMs: number): Promise<Found | null>;
  /** Whether a session is live and acts for a household, without renewing it. For long requests, such as streams. */
  isLive(token: string, householdId: string, nowMs: number): Promise<boolean>;
  /** Ends a session, including the ids before and after it. @returns whose it was; null if there was none */
  end(tx: Tx, token: string): Promise<string | null>;
  /** Gives a live session a new id at once, as after a password change; null if it has expired. */
  replace(tx: Tx, token: string, nowMs: number): Promise<string | null>;
  /** Ends all sessions and API tokens of a person. @param except the session to keep; null ends that one too */
  endAll(tx: Tx, userId: string, except: string | null): Promise<void>;
  /** Makes one session of a person, with all its current ids, act for another household of theirs. */
  move(tx: Tx, userId: string, number: string, householdId: string): Promise<void>;
  /** Makes all sessions of a person act for another household of theirs. */
  moveAll(tx: Tx, userId: string, householdId: string): Promise<void>;
}

const SELECT = statement(
  (q, { hash }: { hash: Buffer }) =>
    q
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .innerJoin('memberships as m', (on) =>
        on.onRef('m.user_id', '=', 'u.id').onRef('m.household_id', '=', 's.household_id').on('m.status', '=', ACTIVE),
      )
      .innerJoin('households as h', 'h.id', 's.household_id')
      .select(['s.started_at', 's.issued_at', 's.renews', 's.renewed_at', 's.ends_at', 's.household_id'])
      .select(['s.number', 's.name', 's.used_at'])
      .select(['u.id', 'u.email', 'u.username', 'u.first_name', 'u.last_name'])
      .select(['u.has_onboarded', 'u.has_children', 'u.has_pets', 'u.email_confirmed_at', 'm.role', 'h.tier'])
      .where('s.token_hash', '=', hash)
      .where('u.blocked_at', 'is', null),
  { hold: 1000 },
);
/** The household in which a session continues if the person has left the one it acted for. */
const NEXT_HOUSEHOLD = statement((q, { hash }: { hash: Buffer }) =>
  q
    .selectFrom('sessions as s')
    .innerJoin('memberships as m', (on) => on.onRef('m.user_id', '=', 's.user_id').on('m.status', '=', ACTIVE))
    .select('m.household_id')
    .where('s.token_hash', '=', hash)
    .orderBy('m.created_at')
    .orderBy('m.household_id')
    .limit(1),
);
const MOVE_ON = statement((q, { hash, householdId }: { hash: Buffer; householdId: string }) =>
  q.updateTable('sessions').set({ household_id: householdId }).where('token_hash', '=', hash),
);
const INSERT = statement((q, row: Omit<SessionsTable, 'renewed_at' | 'ends_at'>) =>
  q.insertInto('sessions').values({
    token_hash: row.token_hash,
    user_id: row.user_id,
    household_id: row.household_id,
    started_at: row.started_at,
    issued_at: row.issued_at,
    renews: row.renews,
    number: row.number,
    name: row.name,
    used_at: row.used_at,
  }),
);
const MARK_RENEWED = statement((q, { hash, at }: { hash: Buffer; at: number }) =>
  q.updateTable('sessions').set({ renewed_at: at }).where('token_hash', '=', hash),
);
const END_AT = statement((q, { hash, at }: { hash: Buffer; at: number }) =>
  q.updateTable('sessions').set({ ends_at: at }).where('token_hash', '=', hash),
);
const CONFIRM = statement((q, { hash }: { hash: Buffer }) =>
  q.updateTable('sessions').set({ renews: null }).where('token_hash', '=', hash),
);
const REMOVE = statement((q, { hash }: { hash: Buffer }) =>
  q
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('token_hash', '=', hash),
        eb('renews', '=', hash),
        eb('token_hash', '=', (of) =>
          of.selectFrom('sessions as own').select('own.renews').where('own.token_hash', '=', hash),
        ),
      ]),
    )
    .returning('user_id'),
);
const NOTE_USE = statement((q, { number, at }: { number: string; at: number }) =>
  q.updateTable('sessions').set({ used_at: at }).where('number', '=', number),
);
const MOVE_ALL = statement((q, { userId, householdId }: { userId: string; householdId: string }) =>
  q.updateTable('sessions').set({ household_id: householdId }).where('user_id', '=', userId),
);
const MOVE_ONE = statement(
  (q, { userId, number, householdId }: { userId: string; number: string; householdId: string }) =>
    q
      .updateTable('sessions')
      .set({ household_id: householdId })
      .where('user_id', '=', userId)
      .where('number', '=', number),
);
const REMOVE_ALL = statement((q, { userId, except }: { userId: string; except: Buffer }) =>
  q.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', except),
);
const SWEEP = statement(
  (q, { userId, started, issued, now }: { userId: string; started: number; issued: number; now: number }) =>
    q
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where((eb) => eb.or([eb('started_at', '<', started), eb('issued_at', '<', issued), eb('ends_at', '<', now)])),
);

const subjectOf = (
  row: Pick<SessionsTable, 'household_id' | 'number' | 'name'> & { readonly id: string },
): Subject => ({
  userId: row.id,
  householdId: row.household_id,
  number: row.number,
  name: row.name,
});

async function issue(
  tx: Tx,
  { userId, householdId, number, name }: Subject,
  startedAt: number,
  nowMs: number,
  renews: Buffer | null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.run(INSERT, {
    token_hash: tokenHash(token),
    user_id: userId,
    household_id: householdId,
    started_at: startedAt,
    issued_at: nowMs,
    renews,
    number,
    name,
    used_at: nowMs,
  });
  return token;
}

/** Sessions in the database, by the SHA-256 of their id. @param confirmFirst the server requires a confirmed address */
export function createSessions({ reader, writes }: Database, confirmFirst = false): Sessions {
  /** Skips the write if the disk is full, so that reading goes on. The next request tries it again. */
  const writeIfRoom = async <T>(work: (tx: Tx) => Promise<T>): Promise<T | null> => {
    try {
      return await writes.run(work);
    } catch (error) {
      if (isFull(error)) return null;
      throw error;
    }
  };

  const elsewhere = async (hash: Buffer) => {
    // Write nothing for an unknown session, or for a person who has no household left.
    if (!(await reader.first(NEXT_HOUSEHOLD, { hash }))) return undefined;
    return writeIfRoom(async (tx) => {
      // Check again: a parallel request may have moved it, or the person may have rejoined, or left that one as well.
      const already = await tx.first(SELECT, { hash });
      if (already) return already;
      const next = await tx.first(NEXT_HOUSEHOLD, { hash });
      if (!next) return undefined;
      await tx.run(MOVE_ON, { hash, householdId: next.household_id });
      return tx.first(SELECT, { hash });
    });
  };

  return {
    async start(tx, userId, householdId, name, nowMs) {
      await tx.run(SWEEP, { userId, started: nowMs - ABSOLUTE_MS, issued: nowMs - IDLE_MS, now: nowMs });
      return issue(tx, { userId, householdId, number: randomUUID(), name }, nowMs, nowMs, null);
    },
    async find(token, nowMs) {
      const hash = tokenHash(token);
      const row = (await reader.first(SELECT, { hash })) ?? (await elsewhere(hash));
      if (!row || isOver(row, nowMs)) return null;
      const { renews } = row;
      if (renews) {
        // The answer that carried this id arrived, so its predecessor can go. Until this point it stayed valid: a lost
        // answer must not sign anybody out.
        await writeIfRoom(async (tx) => {
          await tx.run(END_AT, { hash: renews, at: nowMs + OVERLAP_MS });
          await tx.run(CONFIRM, { hash });
        });
      }
      const { number, role } = row;
      const session = { user: userOf(row, row.household_id, confirmFirst), tier: Tier.parse(row.tier), role, number };
      if (number !== '' && nowMs - (row.used_at ?? 0) >= NOTE_USE_MS) {
        await writeIfRoom((tx) => tx.run(NOTE_USE, { number, at: nowMs }));
      }
      const isDue = (now: Pick<SessionsTable, 'issued_at' | 'ends_at' | 'renewed_at'>): boolean =>
        nowMs - now.issued_at > RENEW_MS &&
        now.ends_at === null &&
        (now.renewed_at === null || nowMs - now.renewed_at >= OVERLAP_MS);
      if (!isDue(row)) return { session, renewed: null };
      const renewed = await writeIfRoom(async (tx) => {
        // Check again: of parallel requests, only one renews.
        const now = await tx.first(SELECT, { hash });
        if (!now || !isDue(now)) return null;
        await tx.run(MARK_RENEWED, { hash, at: nowMs });
        return issue(tx, subjectOf(row), row.started_at, nowMs, hash);
      });
      return { session, renewed };
    },
    async isLive(token, householdId, nowMs) {
      const row = await reader.first(SELECT, { hash: tokenHash(token) });
      return row !== undefined && row.household_id === householdId && !isOver(row, nowMs);
    },
    end: async (tx, token) => (await tx.all(REMOVE, { hash: tokenHash(token) }))[0]?.user_id ?? null,
    async replace(tx, token, nowMs) {
      const hash = tokenHash(token);
      const row = await tx.first(SELECT, { hash });
      if (!row || isOver(row, nowMs)) return null;
      await tx.run(REMOVE, { hash });
      return issue(tx, subjectOf(row), row.started_at, nowMs, null);
    },
    move: async (tx, userId, number, householdId) => void (await tx.run(MOVE_ONE, { userId, number, householdId })),
    moveAll: async (tx, userId, householdId) => void (await tx.run(MOVE_ALL, { userId, householdId })),
    async endAll(tx, userId, except) {
      await tx.run(REMOVE_ALL, { userId, except: except === null ? Buffer.alloc(0) : tokenHash(except) });
      await tokenStore.removeAll(tx, userId);
    },
  };
}
