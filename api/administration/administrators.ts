import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import type { AdministratorsTable } from '#db/schema.ts';
import { readCode } from '#domain/accounts/second-step.ts';
import { ADMIN_SESSION_MS, isAdminSessionLive } from '#domain/administration/session-life.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { createHashQueue, type LoginDelays, type PasswordHashes, tokenHash, totp } from '../accounts/room.ts';
import type { CallerOf } from '../http/caller.ts';
import type { Log } from '../log.ts';
import { auditAdmin } from './audit-chain.ts';
import * as store from './store.ts';

/** The prefix of every administrator's bearer token, by which a leaked one is recognised. */
const PREFIX = 'ssa_';
/** Uses are recorded once a minute. Recording each request would mean a write per request. */
const NOTE_USE_MS = 60_000;

/** The result of an administrator's sign-in: a bearer token, or the secret to enter in the authenticator app first. */
export type AdminSignIn =
  | { readonly token: string; readonly admin: { readonly id: string; readonly email: string } }
  | { readonly enrolment: { readonly secret: string; readonly uri: string } };

export interface Administrators {
  signIn(
    credentials: { readonly email: string; readonly password: string; readonly code?: string | undefined },
    client: string,
    nowMs: number,
  ): Promise<Result<AdminSignIn>>;
  /**
   * Finds a live session by its bearer token.
   * @param unattended the request was not made by a person, so it does not count as use of the session
   */
  find(bearer: string, nowMs: number, unattended?: boolean): Promise<CallerOf<'administrator'> | null>;
  /**
   * Asks for the second step again, before a sensitive action. No code is accepted twice, including that of the
   * sign-in.
   * @param then runs in the same transaction if the code is right
   */
  confirm(
    id: string,
    code: string,
    client: string,
    nowMs: number,
    then: (tx: Tx) => Promise<void>,
  ): Promise<Result<void>>;
  /** Ends every session of an administrator. */
  signOut(id: string, nowMs: number): Promise<void>;
  /** Makes an administrator if the instance has none. @returns whether it did */
  makeFirst(email: string, password: string, nowMs: number): Promise<boolean>;
  /**
   * For an administrator who lost password or app: sets a new password, asks for a new app at the next sign-in, and
   * ends all sessions. Makes the administrator if there is none with the address.
   */
  recover(email: string, password: string, nowMs: number): Promise<'made' | 'recovered'>;
}

const refused = () => fail('WRONG_CREDENTIALS', 'Wrong e-mail address or password. Please try again.');
const wrongCode = () => {
  const message = 'This code is wrong or already used. Please try the next one.';
  return fail('WRONG_CREDENTIALS', message, { fields: { code: message } });
};

/** The administrators of the instance, and how they sign in (product P17.1 to P17.4; docs/security.md). */
export function createAdministrators(deps: {
  readonly database: Database;
  readonly passwords: PasswordHashes;
  readonly delays: LoginDelays;
  readonly log: Log;
  readonly clock: () => number;
}): Administrators {
  const { passwords, delays, log } = deps;
  const { reader, writes } = deps.database;
  const queue = createHashQueue();
  // An unknown address costs the same time as a wrong password.
  let dummy: Promise<string> | null = null;

  const live = async (hash: Buffer, nowMs: number) => {
    const session = await reader.first(store.SESSION, { hash });
    return session && isAdminSessionLive(session.started_at, session.used_at, nowMs) ? session : null;
  };

  const make = async (tx: Tx, email: string, hash: string, nowMs: number): Promise<void> => {
    const id = randomUUID();
    await tx.run(store.ADD, { id, email, password_hash: hash, created_at: nowMs });
    await auditAdmin(tx, { administrator: id, action: 'administrator_made' }, nowMs);
  };

  const begin = async ({ id, email }: AdministratorsTable): Promise<Result<AdminSignIn>> => {
    const secret = totp.newSecret();
    await writes.run((tx) => tx.run(store.SET_SECRET, { id, secret }));
    return succeed({ enrolment: totp.shown(secret, email) });
  };

  /** Uses up a code of the app. @returns whether it is right and was not used before */
  async function takeCode(tx: Tx, id: string, secret: Buffer | null, code: string, nowMs: number): Promise<boolean> {
    const typed = readCode(code);
    const step = typed?.kind === 'app' && secret ? totp.stepOf(secret, typed.code, nowMs) : null;
    return step !== null && (await tx.run(store.TAKE_STEP, { id, step, at: nowMs })) === 1;
  }

  const pass = (found: AdministratorsTable, code: string, nowMs: number): Promise<Result<AdminSignIn>> =>
    writes.run(async (tx): Promise<Result<AdminSignIn>> => {
      const { id, email } = found;
      // Read again: the secret may have changed in the meantime.
      const stored = await tx.first(store.BY_EMAIL, { email });
      if (!(await takeCode(tx, id, stored?.secret ?? null, code, nowMs))) return wrongCode();
      if (stored?.on_since === null) await auditAdmin(tx, { administrator: id, action: 'second_step_on' }, nowMs);
      const token = PREFIX + randomBytes(32).toString('base64url');
      await tx.run(store.FORGET_SESSIONS, { before: nowMs - ADMIN_SESSION_MS });
      await tx.run(store.ADD_SESSION, {
        token_hash: tokenHash(token),
        administrator_id: id,
        started_at: nowMs,
        used_at: nowMs,
      });
      await auditAdmin(tx, { administrator: id, action: 'signed_in' }, nowMs);
      return succeed({ token, admin: { id, email } });
    });

  return {
    async signIn({ email, password, code }, client, nowMs) {
      const byAccount = `administrator ${email}`;
      const byAddress = `address ${client}`;
      const delay = await delays.enter([byAccount, byAddress], byAccount, nowMs);
      if (!delay.ok) return delay;
      const found = await reader.first(store.BY_EMAIL, { email });
      const right = await queue.run(async () => {
        dummy ??= passwords.make('no administrator has this password');
        return passwords.verify(found?.password_hash ?? (await dummy), password);
      });
      if (!right.ok || (found && right.value && code === undefined)) await delays.takeBack(byAccount);
      if (!right.ok) return right;
      if (!found || !right.value) {
        await delays.failed(byAddress, nowMs);
        log.warn('security', { kind: 'admin_login_failed' });
        return refused();
      }
      if (code === undefined) {
        if (found.on_since === null) return begin(found);
        return fail('TOTP_REQUIRED', 'Please enter the code from your authenticator app.');
      }
      const passed = await pass(found, code, nowMs);
      if (passed.ok) await delays.succeeded(byAccount);
      else await delays.failed(byAddress, nowMs);
      log[passed.ok ? 'info' : 'warn']('security', { kind: passed.ok ? 'admin_login_ok' : 'admin_code_failed' });
      return passed;
    },
    async find(bearer, nowMs, unattended = false) {
      if (!bearer.startsWith(PREFIX)) return null;
      const hash = tokenHash(bearer);
      const session = await live(hash, nowMs);
      if (!session) return null;
      if (!unattended && nowMs - session.used_at >= NOTE_USE_MS)
        await writes.run((tx) => tx.run(store.USE_SESSION, { hash, at: nowMs }));
      const isSignedIn = async () => (await live(hash, deps.clock())) !== null;
      return { kind: 'administrator', administratorId: session.administrator_id, isSignedIn };
    },
    async confirm(id, code, client, nowMs, then) {
      const byAccount = `administrator's code ${id}`;
      const byAddress = `address ${client}`;
      const delay = await delays.enter([byAccount, byAddress], byAccount, nowMs);
      if (!delay.ok) return delay;
      const taken = await writes.run(async (tx) => {
        const stored = await tx.first(store.SECRET, { id });
        const right = await takeCode(tx, id, stored?.secret ?? null, code, nowMs);
        if (right) await then(tx);
        return right;
      });
      if (taken) await delays.succeeded(byAccount);
      else await delays.failed(byAddress, nowMs);
      if (!taken) log.warn('security', { kind: 'admin_code_failed' });
      return taken ? succeed(undefined) : wrongCode();
    },
    signOut: (id, nowMs) =>
      writes.run(async (tx) => {
        await tx.run(store.END_SESSIONS, { id });
        await auditAdmin(tx, { administrator: id, action: 'signed_out' }, nowMs);
      }),
    async makeFirst(email, password, nowMs) {
      if (await reader.first(store.ANY)) return false;
      const hash = await passwords.make(password);
      return writes.run(async (tx) => {
        if (await tx.first(store.ANY)) return false;
        await make(tx, email, hash, nowMs);
        return true;
      });
    },
    async recover(email, password, nowMs) {
      const hash = await passwords.make(password);
      return writes.run(async (tx) => {
        const found = await tx.first(store.BY_EMAIL, { email });
        if (!found) {
          await make(tx, email, hash, nowMs);
          return 'made' as const;
        }
        const { id } = found;
        await tx.run(store.SET_PASSWORD, { id, hash });
        await tx.run(store.SET_SECRET, { id, secret: null });
        await tx.run(store.END_SESSIONS, { id });
        await auditAdmin(tx, { administrator: id, action: 'signed_out', subject: 'recovered by command' }, nowMs);
        return 'recovered' as const;
      });
    },
  };
}
