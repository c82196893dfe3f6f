import type { Credentials, Registration } from '#domain/contract/account.ts';
import { fail, type Result } from '#domain/problem.ts';
import type { Log } from '../log.ts';
import type { HashQueue } from './hash-queue.ts';
import type { LoginDelays } from './login-delays.ts';
import type { PasswordHashes } from './password-hash.ts';
import type { AccountStore, SignedIn } from './store.ts';
import { weakPassword } from './weak-password.ts';

export interface Accounts {
  /** Makes an account with its household, and signs in. */
  register(registration: Registration, nowMs: number): Promise<Result<SignedIn>>;
  /**
   * Signs in.
   * @param client the address group the request came from
   * @param previous the session id the browser still had: ended, so that nobody can plant one
   */
  signIn(credentials: Credentials, client: string, previous: string | null, nowMs: number): Promise<Result<SignedIn>>;
}

/** The rules of registering and signing in (security rules, 3.1). */
export function createAccounts(
  store: AccountStore,
  passwords: PasswordHashes,
  queue: HashQueue,
  delays: LoginDelays,
  log: Log,
): Accounts {
  // An unknown address costs the same time as a wrong password.
  let dummy: Promise<string> | null = null;
  const refused = () => fail('WRONG_CREDENTIALS', 'E-mail address or password is not right. Please try again.');

  return {
    async register(registration, nowMs) {
      const weak = await weakPassword(registration.password, registration.email);
      if (weak !== null) return fail('INVALID_INPUT', weak, { fields: { password: weak } });
      const free = store.checkFree(registration.email, registration.username);
      if (!free.ok) return free;
      const hashed = await queue.run(() => passwords.make(registration.password));
      return hashed.ok ? store.register(registration, hashed.value, nowMs) : hashed;
    },
    async signIn({ email, password }, client, previous, nowMs) {
      const byAccount = `account ${email}`;
      const byAddress = `address ${client}`;
      const delay = delays.check([byAccount, byAddress], nowMs);
      if (!delay.ok) return delay;
      // Counted before the password is looked at, so that guesses sent in parallel are counted too.
      delays.failed(byAccount, nowMs);
      const stored = store.passwordHash(email);
      const checked = await queue.run(async () => {
        dummy ??= passwords.make('no account has this password');
        const right = await passwords.verify(stored ?? (await dummy), password);
        if (!right || stored === null) return null;
        return { newHash: passwords.needRenewal(stored) ? await passwords.make(password) : null };
      });
      if (!checked.ok) return checked;
      const signedIn = checked.value && store.signIn(email, previous, checked.value.newHash, nowMs);
      if (!signedIn) {
        delays.failed(byAddress, nowMs);
        log.warn('security', { kind: 'login_failed' });
        return refused();
      }
      delays.succeeded(byAccount);
      log.info('security', { kind: 'login_ok', user: signedIn.user.id });
      return { ok: true, value: signedIn };
    },
  };
}
