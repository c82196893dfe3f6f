import { randomBytes } from 'node:crypto';
import { type Db, writeTransaction } from '#db/open.ts';
import type { HouseholdsTable, MembershipsTable, SessionsTable, UsersTable } from '#db/schema.ts';
import type { User } from '#domain/contract/account.ts';
import { Tier } from '#domain/plans/plan.ts';
import type { Found } from '../http/caller.ts';
import { isFull } from '../problems.ts';
import { ACTIVE_MEMBERSHIP } from './membership.ts';
import { tokenHash } from './token-hash.ts';

const DAY_MS = 86_400_000;
/** A session nobody used for this long is over. */
const IDLE_MS = 30 * DAY_MS;
/** However much it is used, it is over after this. */
const ABSOLUTE_MS = 90 * DAY_MS;
/** A new id is handed out this often. */
const RENEW_MS = DAY_MS;
/** Tabs and service worker send in parallel: an old id stays good this long after its successor was first used. */
const OVERLAP_MS = 60_000;

type Row = Pick<SessionsTable, 'started_at' | 'issued_at' | 'renews' | 'renewed_at' | 'ends_at' | 'household_id'> &
  Omit<UsersTable, 'password_hash' | 'created_at' | 'name_shape'> &
  Pick<MembershipsTable, 'role'> &
  Pick<HouseholdsTable, 'tier'>;

const known = (flag: number | null): boolean | null => (flag === null ? null : Boolean(flag));

/** A stored account as its owner may see it. */
export const userOf = (
  row: Omit<UsersTable, 'password_hash' | 'created_at' | 'name_shape'>,
  householdId: string,
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
});

const isOver = (row: Pick<Row, 'started_at' | 'issued_at' | 'ends_at'>, nowMs: number): boolean =>
  nowMs - row.started_at > ABSOLUTE_MS ||
  nowMs - row.issued_at > IDLE_MS ||
  (row.ends_at !== null && row.ends_at <= nowMs);

/** Who a session is of, and the household it acts for. */
interface Subject {
  readonly userId: string;
  readonly householdId: string;
}

export interface Sessions {
  /** Begins a session that acts for a household. Call inside a write transaction, or alone. */
  start(userId: string, householdId: string, nowMs: number): string;
  /**
   * Finds a live session; renews its id once a day. Null for anything that is over or was never there. Where the person
   * left the household it acts for it goes on in another of theirs; null where there is none (product P2.2.9).
   */
  find(token: string, nowMs: number): Found | null;
  /** Whether a session is live, without renewing it: of a request that goes on after its answer began. */
  isLive(token: string, nowMs: number): boolean;
  /** Ends a session, with the ids that came before and after it. @returns whose it was; null where there was none */
  end(token: string): string | null;
}

/** Sessions in the database, by the SHA-256 of their id. */
export function createSessions(db: Db): Sessions {
  const select = db.prepare<[Buffer], Row>(`
    SELECT s.started_at, s.issued_at, s.renews, s.renewed_at, s.ends_at,
      u.id, u.email, u.username, u.first_name, u.last_name, u.has_onboarded, u.has_children, u.has_pets,
      s.household_id, m.role, h.tier
    FROM sessions s JOIN users u ON u.id = s.user_id
    JOIN memberships m ON m.user_id = u.id AND m.household_id = s.household_id AND ${ACTIVE_MEMBERSHIP}
    JOIN households h ON h.id = s.household_id
    WHERE s.token_hash = ?`);
  const moveOn = db.prepare<[Buffer]>(`
    UPDATE sessions SET household_id = (
      SELECT m.household_id FROM memberships m WHERE m.user_id = sessions.user_id AND ${ACTIVE_MEMBERSHIP}
      ORDER BY m.created_at, m.household_id LIMIT 1)
    WHERE token_hash = ? AND EXISTS (
      SELECT 1 FROM memberships m WHERE m.user_id = sessions.user_id AND ${ACTIVE_MEMBERSHIP})`);
  const insert = db.prepare<[Buffer, string, string, number, number, Buffer | null]>(
    'INSERT INTO sessions (token_hash, user_id, household_id, started_at, issued_at, renews) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const markRenewed = db.prepare<[number, Buffer]>('UPDATE sessions SET renewed_at = ? WHERE token_hash = ?');
  const endAt = db.prepare<[number, Buffer]>('UPDATE sessions SET ends_at = ? WHERE token_hash = ?');
  const confirm = db.prepare<[Buffer]>('UPDATE sessions SET renews = NULL WHERE token_hash = ?');
  const remove = db
    .prepare<[Buffer, Buffer, Buffer], string>(`
      DELETE FROM sessions WHERE token_hash = ? OR renews = ?
        OR token_hash = (SELECT renews FROM sessions WHERE token_hash = ?) RETURNING user_id`)
    .pluck();
  const sweep = db.prepare<[string, number, number, number]>(
    'DELETE FROM sessions WHERE user_id = ? AND (started_at < ? OR issued_at < ? OR ends_at < ?)',
  );

  /** Whoever only reads goes on while nothing can be stored: what is due now is due again with the next request. */
  const writeIfRoom = <T>(work: () => T extends PromiseLike<unknown> ? never : T): T | null => {
    try {
      return writeTransaction(db, work);
    } catch (error) {
      if (isFull(error)) return null;
      throw error;
    }
  };

  const issue = ({ userId, householdId }: Subject, startedAt: number, nowMs: number, renews: Buffer | null): string => {
    const token = randomBytes(32).toString('base64url');
    insert.run(tokenHash(token), userId, householdId, startedAt, nowMs, renews);
    return token;
  };

  const elsewhere = (hash: Buffer): Row | undefined =>
    writeIfRoom(() => moveOn.run(hash).changes) ? select.get(hash) : undefined;

  return {
    start(userId, householdId, nowMs) {
      sweep.run(userId, nowMs - ABSOLUTE_MS, nowMs - IDLE_MS, nowMs);
      return issue({ userId, householdId }, nowMs, nowMs, null);
    },
    find(token, nowMs) {
      const hash = tokenHash(token);
      const row = select.get(hash) ?? elsewhere(hash);
      if (!row || isOver(row, nowMs)) return null;
      const { renews } = row;
      if (renews) {
        // The answer that carried this id arrived, so its predecessor can go. Until then it stays good: an answer lost
        // on the way must not sign anybody out.
        writeIfRoom(() => {
          endAt.run(nowMs + OVERLAP_MS, renews);
          confirm.run(hash);
        });
      }
      const session = { user: userOf(row, row.household_id), tier: Tier.parse(row.tier), role: row.role };
      const due = nowMs - row.issued_at > RENEW_MS && row.ends_at === null;
      if (!due || (row.renewed_at !== null && nowMs - row.renewed_at < OVERLAP_MS)) return { session, renewed: null };
      const renewed = writeIfRoom(() => {
        markRenewed.run(nowMs, hash);
        return issue({ userId: row.id, householdId: row.household_id }, row.started_at, nowMs, hash);
      });
      return { session, renewed };
    },
    isLive(token, nowMs) {
      const row = select.get(tokenHash(token));
      return row !== undefined && !isOver(row, nowMs);
    },
    end(token) {
      const hash = tokenHash(token);
      return remove.all(hash, hash, hash)[0] ?? null;
    },
  };
}
