import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Tx } from '#db/handles.ts';
import { ENROLMENT_MS, RECOVERY_BYTES, RECOVERY_CODES, readCode, recoveryCode } from '#domain/accounts/second-step.ts';
import type { SecondStepAnswer } from '#domain/accounts/second-step-calls.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Log } from '../../log.ts';
import type { Post } from '../../mail/post.ts';
import { audit } from '../audit.ts';
import type { OwnAccount } from '../own-account.ts';
import type { LoginDelays } from '../passwords/login-delays.ts';
import { PERSON_BY_EMAIL, PERSON_BY_ID } from '../people.ts';
import { secondStepStore as store } from './store.ts';
import { totp } from './totp.ts';

/** Checks the second step of somebody who knows the password. */
export interface SecondStepCheck {
  /**
   * Checks and uses up a code, in the transaction of the sign-in. Succeeds at once if two-step sign-in is off. A
   * missing code fails with INVALID_INPUT, a wrong one with WRONG_CREDENTIALS, both at `code`.
   */
  pass(tx: Tx, userId: string, code: string | undefined, nowMs: number): Promise<Result<void>>;
  /** Sends the letter that `pass` may have queued. Call it after the transaction. */
  tell(): void;
}

/** Setting up two-step sign-in. */
export interface SecondSteps extends SecondStepCheck {
  state(userId: string): Promise<SecondStepAnswer>;
  /** Makes a secret for an app. It has no effect until one of its codes is confirmed. */
  begin(userId: string, password: string, nowMs: number): Promise<Result<{ secret: string; uri: string }>>;
  /** Turns it on. @returns the recovery codes */
  confirm(userId: string, code: string, nowMs: number): Promise<Result<readonly string[]>>;
  renewCodes(userId: string, password: string, code: string, nowMs: number): Promise<Result<readonly string[]>>;
  turnOff(userId: string, password: string, code: string, nowMs: number): Promise<Result<void>>;
}

const newCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
const comparable = (codes: readonly string[]) => codes.map((code) => readCode(code)?.code ?? code);

const atCode = (kind: 'INVALID_INPUT' | 'WRONG_CREDENTIALS', message: string) =>
  fail(kind, message, { fields: { code: message } });
const wrongCode = () => atCode('WRONG_CREDENTIALS', 'This code is wrong or already used. Please try the next one.');
const offAlready = () => fail('CONFLICT', 'Two-step sign-in is not on.');

/** Uses up a code of the app, or a recovery code. @returns which one it was; null if it is wrong or already used */
async function take(tx: Tx, userId: string, text: string, nowMs: number): Promise<'app' | 'recovery' | null> {
  const typed = readCode(text);
  const stored = typed && (await store.find(tx, userId));
  if (!stored) return null;
  if (typed.kind === 'recovery') return (await store.takeCode(tx, userId, typed.code, nowMs)) ? 'recovery' : null;
  const step = totp.stepOf(stored.secret, typed.code, nowMs);
  return step !== null && (await store.takeStep(tx, userId, step)) ? 'app' : null;
}

async function remove(tx: Tx, post: Post, userId: string, nowMs: number): Promise<void> {
  await store.remove(tx, userId);
  await audit(tx, { kind: 'second_step_off', userId }, nowMs);
  await post.put(tx, { kind: 'second-step-off', data: { userId } }, nowMs);
}

/**
 * Turns it off, by decision of the operator, for somebody who lost both app and recovery codes.
 * @returns whether the account with this address had it on
 */
export const turnOffSecondStep = (database: Database, post: Post, email: string, nowMs: number): Promise<boolean> =>
  database.writes.run(async (tx) => {
    const person = await tx.first(PERSON_BY_EMAIL, { email });
    if (!person || !(await store.find(tx, person.id))?.on) return false;
    await remove(tx, post, person.id, nowMs);
    return true;
  });

/** Implements the rules of two-step sign-in (product P2.2.14; RFC 6238, 5.2: each code is accepted once). */
export function createSecondSteps(deps: {
  readonly database: Database;
  readonly delays: LoginDelays;
  readonly post: Post;
  readonly log: Log;
  readonly own: Pick<OwnAccount, 'confirmPassword'>;
}): SecondSteps {
  const { database, delays, post, log, own } = deps;
  const { reader, writes } = database;

  const passCode = async (tx: Tx, userId: string, code: string, nowMs: number): Promise<Result<void>> => {
    const taken = await take(tx, userId, code, nowMs);
    if (taken === null) return wrongCode();
    if (taken === 'recovery') {
      await audit(tx, { kind: 'recovery_code_used', userId }, nowMs);
      await post.put(tx, { kind: 'recovery-code-used', data: { userId } }, nowMs);
    }
    return succeed(undefined);
  };

  /** Does work that needs a code, in one transaction. Wrong codes of somebody signed in slow down the next ones. */
  const withCode = async <T>(
    userId: string,
    nowMs: number,
    work: (tx: Tx) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const name = `own code ${userId}`;
    const delay = await delays.enter([name], name, nowMs);
    if (!delay.ok) return delay;
    const done = await writes.run(work);
    if (done.ok) {
      await delays.succeeded(name);
      post.wake();
    } else if (done.problem.code === 'WRONG_CREDENTIALS') {
      log.warn('security', { kind: 'own_code_failed', user: userId });
      // Not 401: the caller is signed in, and a 401 would make their phone think otherwise.
      return atCode('INVALID_INPUT', done.problem.message);
    } else await delays.takeBack(name);
    return done;
  };

  const withPasswordAndCode = async <T>(
    userId: string,
    { password, code }: { readonly password: string; readonly code: string },
    nowMs: number,
    work: (tx: Tx) => Promise<T>,
  ): Promise<Result<T>> => {
    if (!(await store.find(reader, userId))?.on) return offAlready();
    const confirmed = await own.confirmPassword(userId, password, 'password', nowMs);
    if (!confirmed.ok) return confirmed;
    return withCode(userId, nowMs, async (tx) => {
      if (!(await store.find(tx, userId))?.on) return offAlready();
      const passed = await passCode(tx, userId, code, nowMs);
      return passed.ok ? succeed(await work(tx)) : passed;
    });
  };

  return {
    async pass(tx, userId, code, nowMs) {
      const stored = await store.find(tx, userId);
      if (!stored?.on) return succeed(undefined);
      if (code === undefined) return atCode('INVALID_INPUT', 'Please enter the code from your authenticator app.');
      return passCode(tx, userId, code, nowMs);
    },
    tell: () => post.wake(),
    async state(userId) {
      const on = (await store.find(reader, userId))?.on ?? false;
      return { on, codesLeft: on ? await store.codesLeft(reader, userId) : 0 };
    },
    async begin(userId, password, nowMs) {
      const confirmed = await own.confirmPassword(userId, password, 'password', nowMs);
      if (!confirmed.ok) return confirmed;
      const person = await reader.first(PERSON_BY_ID, { id: userId });
      const secret = totp.newSecret();
      const begun = await writes.run((tx) => store.begin(tx, userId, secret, nowMs));
      if (!begun) return fail('CONFLICT', 'Two-step sign-in is already on. Turn it off to use another app.');
      return succeed(totp.shown(secret, person?.email ?? ''));
    },
    confirm: (userId, code, nowMs) =>
      withCode(userId, nowMs, async (tx) => {
        const stored = await store.find(tx, userId);
        if (stored?.on) return fail('CONFLICT', 'Two-step sign-in is already on.');
        if (!stored || nowMs - stored.begunAt > ENROLMENT_MS) {
          return fail('GONE', 'This code has expired. Please start again.');
        }
        // There are no recovery codes yet, so only a code of the app can be right.
        if ((await take(tx, userId, code, nowMs)) === null) return wrongCode();
        const codes = newCodes();
        await store.confirm(tx, userId, nowMs);
        await store.setCodes(tx, userId, comparable(codes));
        await audit(tx, { kind: 'second_step_on', userId }, nowMs);
        await post.put(tx, { kind: 'second-step-on', data: { userId } }, nowMs);
        log.info('security', { kind: 'second_step_on', user: userId });
        return succeed(codes);
      }),
    renewCodes: (userId, password, code, nowMs) =>
      withPasswordAndCode(userId, { password, code }, nowMs, async (tx) => {
        const codes = newCodes();
        await store.setCodes(tx, userId, comparable(codes));
        await audit(tx, { kind: 'recovery_codes_made', userId }, nowMs);
        return codes;
      }),
    turnOff: (userId, password, code, nowMs) =>
      withPasswordAndCode(userId, { password, code }, nowMs, async (tx) => {
        await remove(tx, post, userId, nowMs);
        log.info('security', { kind: 'second_step_off', user: userId });
      }),
  };
}
