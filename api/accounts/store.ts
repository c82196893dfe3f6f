import { randomBytes } from 'node:crypto';
import { type Db, writeTransaction } from '#db/open.ts';
import type { MembershipsTable, UsersTable } from '#db/schema.ts';
import { nameShape } from '#domain/accounts/name-shape.ts';
import type { Registration, User } from '#domain/contract/account.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { uuidv7 } from '#domain/uuid.ts';
import type { CookieTokens } from '../http/handler.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { ACTIVE_MEMBERSHIP } from './membership.ts';
import { type Sessions, userOf } from './sessions.ts';

type Account = Omit<UsersTable, 'created_at' | 'name_shape'> & Pick<MembershipsTable, 'household_id'>;

/** A person who signed in, with what their browser's cookies keep. */
export interface SignedIn {
  readonly user: User;
  /** The session id. */
  readonly token: string;
  /** By which the browser is known from now on. */
  readonly browser: string;
}

export interface AccountStore {
  /** The stored hash of an account; null for an address nobody registered. */
  passwordHash(email: string): string | null;
  /** EMAIL_TAKEN or USERNAME_TAKEN where one of them is in use. */
  checkFree(email: string, username: string): Result<void>;
  /** Makes account, household and membership, and signs in; ends the session the browser had. All of it or nothing. */
  register(registration: Registration, passwordHash: string, cookies: CookieTokens, nowMs: number): Result<SignedIn>;
  /** Begins a session for an account whose password was right, and ends the one the browser had. */
  signIn(email: string, cookies: CookieTokens, newHash: string | null, nowMs: number): SignedIn | null;
}

/** Accounts and the households they are made with. */
export function createAccountStore(
  db: Db,
  sessions: Sessions,
  browsers: KnownBrowsers,
  defaultTier: Tier,
): AccountStore {
  const byEmail = db.prepare<[string], Account>(`
    SELECT u.id, u.email, u.username, u.password_hash, u.first_name, u.last_name, u.has_onboarded, u.has_children,
      u.has_pets, m.household_id
    FROM users u JOIN memberships m ON m.user_id = u.id AND ${ACTIVE_MEMBERSHIP}
    WHERE u.email = ? ORDER BY m.created_at, m.household_id LIMIT 1`);
  const emailUsed = db.prepare<[string], number>('SELECT 1 FROM users WHERE email = ?').pluck();
  const nameUsed = db.prepare<[string], number>('SELECT 1 FROM users WHERE name_shape = ?').pluck();
  const unshaped = db.prepare<[], Pick<UsersTable, 'id' | 'username'>>(
    'SELECT id, username FROM users WHERE name_shape IS NULL',
  );
  const setShape = db.prepare<[string, string]>('UPDATE users SET name_shape = ? WHERE id = ?');
  const addHousehold = db.prepare<[string, Tier, number]>(
    'INSERT INTO households (id, tier, created_at) VALUES (?, ?, ?)',
  );
  const addUser = db.prepare<[string, string, string, string, string | null, string | null, number, string]>(`
    INSERT INTO users (id, email, username, password_hash, first_name, last_name, created_at, name_shape)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const addMembership = db.prepare<[string, string, number]>(`
    INSERT INTO memberships (household_id, user_id, role, status, created_at) VALUES (?, ?, 'owner', 'active', ?)`);
  const setHash = db.prepare<[string, string]>('UPDATE users SET password_hash = ? WHERE id = ?');

  // Accounts from before names had a shape.
  const without = unshaped.all();
  if (without.length > 0) {
    writeTransaction(db, () => {
      for (const { id, username } of without) setShape.run(nameShape(username), id);
    });
  }

  const checkFree = (email: string, username: string): Result<void> => {
    if (emailUsed.get(email)) {
      const message = 'There is already an account with this e-mail address. Please sign in instead.';
      return fail('EMAIL_TAKEN', message, { fields: { email: message } });
    }
    if (nameUsed.get(nameShape(username))) {
      const message = 'This username is taken, or looks like one that is. Please choose another.';
      return fail('USERNAME_TAKEN', message, { fields: { username: message } });
    }
    return succeed(undefined);
  };

  const signInRow = (account: Account, cookies: CookieTokens, nowMs: number): SignedIn => {
    if (cookies.session !== null) sessions.end(cookies.session);
    return {
      user: userOf(account, account.household_id),
      token: sessions.start(account.id, account.household_id, nowMs),
      browser: browsers.note(account.id, cookies.browser, nowMs),
    };
  };

  return {
    passwordHash: (email) => byEmail.get(email)?.password_hash ?? null,
    checkFree,
    register: (registration, passwordHash, cookies, nowMs) =>
      writeTransaction(db, (): Result<SignedIn> => {
        const { email, username } = registration;
        // Asked again: somebody may have taken the name while the password was hashed.
        const free = checkFree(email, username);
        if (!free.ok) return free;
        const userId = uuidv7(nowMs, randomBytes(16));
        const householdId = uuidv7(nowMs, randomBytes(16));
        addHousehold.run(householdId, defaultTier, nowMs);
        const first = registration.firstName || null;
        const last = registration.lastName || null;
        addUser.run(userId, email, username, passwordHash, first, last, nowMs, nameShape(username));
        addMembership.run(householdId, userId, nowMs);
        const account = byEmail.get(email);
        if (!account) throw new Error('A new account cannot be read back.');
        return succeed(signInRow(account, cookies, nowMs));
      }),
    signIn: (email, cookies, newHash, nowMs) =>
      writeTransaction(db, (): SignedIn | null => {
        const account = byEmail.get(email);
        if (!account) return null;
        if (newHash !== null) setHash.run(newHash, account.id);
        return signInRow(account, cookies, nowMs);
      }),
  };
}
