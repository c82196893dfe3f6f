import type { Database } from '#db/database.ts';
import type { Reads, Tx } from '#db/handles.ts';
import type { MembershipsTable, UsersTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { nameShape } from '#domain/accounts/name-shape.ts';
import type { Registration, User } from '#domain/contract/account.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { CookieTokens } from '../http/handler.ts';
import { newId } from '../new-id.ts';
import { audit } from './audit.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { ACTIVE, addHousehold, addMembership } from './membership.ts';
import { type Sessions, userOf } from './sessions.ts';

type Account = Omit<UsersTable, 'created_at' | 'name_shape' | 'deletes_at' | 'blocked_at'> &
  Pick<MembershipsTable, 'household_id'>;

/** A person who signed in, with the values for their browser's cookies. */
export interface SignedIn {
  readonly user: User;
  /** The session id. */
  readonly token: string;
  /** The token by which this browser is recognised from here on. */
  readonly browser: string;
}

/** Admits somebody with an invitation to its household, which belongs to another room. @returns the household */
type Admit = (tx: Tx, userId: string, token: string, nowMs: number) => Promise<Result<string>>;

/** Records whose referral code an account was made with. This belongs to another room too. */
type Bring = (tx: Tx, userId: string, code: string, nowMs: number) => Promise<void>;

/** What other rooms do for a new account. */
export interface RegistrationHooks {
  readonly admit: Admit;
  readonly bring: Bring;
}

/** Rolls back a registration whose invitation does not work. */
class NotAdmitted extends Error {
  readonly refusal: Result<never>;
  constructor(refusal: Result<never>) {
    super('not admitted');
    this.refusal = refusal;
  }
}

const undone = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotAdmitted) return error.refusal;
    throw error;
  }
};

export interface AccountStore {
  /** The stored hash of an account; null if the address is not registered. */
  passwordHash(email: string): Promise<string | null>;
  /** EMAIL_TAKEN or USERNAME_TAKEN if one of them is in use. */
  checkFree(email: string, username: string): Promise<Result<void>>;
  /**
   * Creates account, household (or joins the one of an invitation) and membership, signs in, and ends the browser's old
   * session, all in one transaction.
   */
  register(
    registration: Registration,
    passwordHash: string,
    newcomers: RegistrationHooks,
    cookies: CookieTokens,
    nowMs: number,
  ): Promise<Result<SignedIn>>;
  /**
   * Begins a session for an account whose password was right, and ends the browser's old one.
   * @param pass further checks of the person; if they fail nothing is written
   * @returns null if the account is gone
   */
  signIn(
    email: string,
    cookies: CookieTokens,
    newHash: string | null,
    pass: (tx: Tx, userId: string) => Promise<Result<void>>,
    nowMs: number,
  ): Promise<Result<SignedIn> | null>;
  /** Adds the name shape to accounts of releases that stored none. */
  shapeNames(): Promise<void>;
}

const BY_EMAIL = statement((q, { email }: { email: string }) =>
  q
    .selectFrom('users as u')
    .innerJoin('memberships as m', (on) => on.onRef('m.user_id', '=', 'u.id').on('m.status', '=', ACTIVE))
    .select(['u.id', 'u.email', 'u.username', 'u.password_hash', 'u.first_name', 'u.last_name'])
    .select(['u.has_onboarded', 'u.has_children', 'u.has_pets', 'u.email_confirmed_at', 'm.household_id'])
    .where('u.email', '=', email)
    // A new device starts in the household the person joined last, as their other devices do.
    .orderBy('m.created_at', 'desc')
    .orderBy('m.household_id')
    .limit(1),
);
const WITH_EMAIL = statement((q, { email }: { email: string }) =>
  q.selectFrom('users').select('id').where('email', '=', email).limit(1),
);
const WITH_SHAPE = statement((q, { shape }: { shape: string }) =>
  q.selectFrom('users').select('id').where('name_shape', '=', shape).limit(1),
);
const UNSHAPED = statement((q) => q.selectFrom('users').select(['id', 'username']).where('name_shape', 'is', null));
const SET_SHAPE = statement((q, { id, shape }: { id: string; shape: string }) =>
  q.updateTable('users').set({ name_shape: shape }).where('id', '=', id),
);
type NewUser = Omit<
  UsersTable,
  'has_onboarded' | 'has_children' | 'has_pets' | 'email_confirmed_at' | 'deletes_at' | 'blocked_at'
>;
const ADD_USER = statement((q, user: NewUser) =>
  q.insertInto('users').values({
    id: user.id,
    email: user.email,
    username: user.username,
    password_hash: user.password_hash,
    first_name: user.first_name,
    last_name: user.last_name,
    created_at: user.created_at,
    name_shape: user.name_shape,
  }),
);
const BLOCKED = statement((q, { id }: { id: string }) =>
  q.selectFrom('users').select('id').where('id', '=', id).where('blocked_at', 'is not', null),
);
const SET_HASH = statement((q, { id, hash }: { id: string; hash: string }) =>
  q.updateTable('users').set({ password_hash: hash }).where('id', '=', id),
);

const blocked = () => fail('FORBIDDEN', 'This account is blocked. Please ask the people who run this server.');

async function checkFree(reads: Reads, email: string, username: string): Promise<Result<void>> {
  if (await reads.first(WITH_EMAIL, { email })) {
    const message = 'There is already an account with this e-mail address. Please sign in instead.';
    return fail('EMAIL_TAKEN', message, { fields: { email: message } });
  }
  if (await reads.first(WITH_SHAPE, { shape: nameShape(username) })) {
    const message = 'This username is taken, or looks too much like another. Please choose another.';
    return fail('USERNAME_TAKEN', message, { fields: { username: message } });
  }
  return succeed(undefined);
}

/** Accounts and the households created with them. */
export function createAccountStore(
  { reader, writes }: Database,
  sessions: Sessions,
  browsers: KnownBrowsers,
  defaultTier: Tier,
  confirmFirst: boolean,
): AccountStore {
  const signInRow = async (
    tx: Tx,
    account: Account,
    kind: 'registered' | 'signed_in',
    cookies: CookieTokens,
    nowMs: number,
  ): Promise<SignedIn> => {
    if (cookies.session !== null) await sessions.end(tx, cookies.session);
    await audit(tx, { kind, userId: account.id, householdId: account.household_id }, nowMs);
    return {
      user: userOf(account, account.household_id, confirmFirst),
      token: await sessions.start(tx, account.id, account.household_id, cookies.name, nowMs),
      browser: await browsers.note(tx, account.id, cookies.browser, nowMs),
    };
  };

  return {
    passwordHash: async (email) => (await reader.first(BY_EMAIL, { email }))?.password_hash ?? null,
    checkFree: (email, username) => checkFree(reader, email, username),
    register: (registration, passwordHash, { admit, bring }, cookies, nowMs) =>
      undone(() =>
        writes.run(async (tx): Promise<Result<SignedIn>> => {
          const { email, username } = registration;
          // Check again: somebody may have taken the name while the password was hashed.
          const free = await checkFree(tx, email, username);
          if (!free.ok) return free;
          const userId = newId(nowMs);
          await tx.run(ADD_USER, {
            id: userId,
            email,
            username,
            password_hash: passwordHash,
            first_name: registration.firstName || null,
            last_name: registration.lastName || null,
            created_at: nowMs,
            name_shape: nameShape(username),
          });
          if (registration.invitation !== undefined) {
            const admitted = await admit(tx, userId, registration.invitation, nowMs);
            if (!admitted.ok) throw new NotAdmitted(admitted);
          } else {
            const householdId = newId(nowMs);
            await addHousehold(tx, { id: householdId, tier: defaultTier, created_at: nowMs });
            await addMembership(tx, householdId, userId, 'owner', nowMs);
          }
          if (registration.ref !== undefined) {
            await bring(tx, userId, registration.ref, nowMs);
          }
          const account = await tx.first(BY_EMAIL, { email });
          if (!account) throw new Error('A new account cannot be read back.');
          return succeed(await signInRow(tx, account, 'registered', cookies, nowMs));
        }),
      ),
    signIn: (email, cookies, newHash, pass, nowMs) =>
      writes.run(async (tx): Promise<Result<SignedIn> | null> => {
        const account = await tx.first(BY_EMAIL, { email });
        if (!account) return null;
        // Before any effect of signing in, such as cancelling a deletion (product P17.9).
        if (await tx.first(BLOCKED, { id: account.id })) return blocked();
        const passed = await pass(tx, account.id);
        if (!passed.ok) return passed;
        if (newHash !== null) await tx.run(SET_HASH, { id: account.id, hash: newHash });
        return succeed(await signInRow(tx, account, 'signed_in', cookies, nowMs));
      }),
    async shapeNames() {
      const without = await reader.all(UNSHAPED);
      if (without.length === 0) return;
      await writes.run(async (tx) => {
        for (const { id, username } of without) await tx.run(SET_SHAPE, { id, shape: nameShape(username) });
      });
    },
  };
}
