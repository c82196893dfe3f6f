import type { Reads, Tx } from '#db/handles.ts';
import type { RegistrationMode } from '#domain/accounts/registration.ts';
import type { Credentials, Registration } from '#domain/contract/account.ts';
import { fail, type Result } from '#domain/problem.ts';
import type { CookieTokens } from '../http/handler.ts';
import type { Log } from '../log.ts';
import type { Deletion } from './deletion.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { OwnAccount } from './own-account.ts';
import type { HashQueue } from './passwords/hash-queue.ts';
import type { LoginDelays } from './passwords/login-delays.ts';
import type { PasswordHashes } from './passwords/password-hash.ts';
import { weakPassword } from './passwords/weak-password.ts';
import type { SecondStepCheck } from './second-step/second-steps.ts';
import type { AccountStore, RegistrationHooks, SignedIn } from './store.ts';

export interface Accounts {
  /**
   * Creates an account with its household, and signs in.
   * @param cookies what the browser sent; its old session is ended, so that nobody can plant one (session fixation)
   */
  register(registration: Registration, cookies: CookieTokens, nowMs: number): Promise<Result<SignedIn>>;
  /**
   * Signs in. A browser that has signed in to the account before is slowed down only by its own failures.
   * @param client the address group the request came from
   * @param cookies what the browser sent; its old session is ended, so that nobody can plant one (session fixation)
   */
  signIn(credentials: Credentials, client: string, cookies: CookieTokens, nowMs: number): Promise<Result<SignedIn>>;
}

/** The rules of registering and signing in (docs/security.md). */
export function createAccounts(
  store: AccountStore,
  reader: Reads,
  passwords: PasswordHashes,
  queue: HashQueue,
  delays: LoginDelays,
  browsers: KnownBrowsers,
  log: Log,
  {
    registration: mode,
    newcomers,
    secondStep,
    deletion,
    own,
  }: {
    readonly registration: RegistrationMode;
    readonly newcomers: RegistrationHooks;
    readonly secondStep: SecondStepCheck;
    readonly deletion: Pick<Deletion, 'comeBack'>;
    readonly own: Pick<OwnAccount, 'askToConfirm'>;
  },
): Accounts {
  // An unknown address costs the same time as a wrong password.
  let dummy: Promise<string> | null = null;
  const refused = () => fail('WRONG_CREDENTIALS', 'Wrong e-mail address or password. Please try again.');

  return {
    async register(registration, cookies, nowMs) {
      const { invitation } = registration;
      if (mode === 'closed') {
        return fail('FORBIDDEN', 'This server isn’t accepting new accounts. Please ask the people who run it.');
      }
      if (mode === 'invitation' && invitation === undefined) {
        return fail(
          'FORBIDDEN',
          'You need an invitation to create an account here. Please open the link you were sent.',
        );
      }
      const weak = await weakPassword(registration.password, registration.email, registration.username);
      if (weak !== null) return fail('INVALID_INPUT', weak, { fields: { password: weak } });
      const free = await store.checkFree(registration.email, registration.username);
      if (!free.ok) return free;
      const hashed = await queue.run(() => passwords.make(registration.password));
      if (!hashed.ok) return hashed;
      const made = await store.register(registration, hashed.value, newcomers, cookies, nowMs);
      if (!made.ok) return made;
      const { id, mustConfirmEmail } = made.value.user;
      log.info('security', { kind: 'registered', user: id });
      if (mustConfirmEmail) await own.askToConfirm(id, nowMs);
      return made;
    },
    async signIn({ email, password, code }, client, cookies, nowMs) {
      const known = cookies.browser !== null && (await browsers.knows(reader, email, cookies.browser));
      const byAccount = known ? `browser ${cookies.browser} of ${email}` : `account ${email}`;
      const byAddress = `address ${client}`;
      // Somebody guessing behind the same router must not lock out a known browser either.
      const delay = await delays.enter(known ? [byAccount] : [byAccount, byAddress], byAccount, nowMs);
      if (!delay.ok) return delay;
      const stored = await store.passwordHash(email);
      const checked = await queue.run(async () => {
        dummy ??= passwords.make('no account has this password');
        const right = await passwords.verify(stored ?? (await dummy), password);
        if (!right || stored === null) return null;
        return { newHash: passwords.needRenewal(stored) ? await passwords.make(password) : null };
      });
      if (!checked.ok) {
        // The server was too busy to check the password, so this does not count as a guess.
        await delays.takeBack(byAccount);
        return checked;
      }
      const pass = async (tx: Tx, userId: string): Promise<Result<void>> => {
        const passed = await secondStep.pass(tx, userId, code, nowMs);
        if (!passed.ok) return passed;
        // Signing in within the 14 days cancels the deletion.
        return (await deletion.comeBack(tx, userId, nowMs)) ? passed : refused();
      };
      const signedIn = checked.value && (await store.signIn(email, cookies, checked.value.newHash, pass, nowMs));
      if (signedIn?.ok) {
        await delays.succeeded(byAccount);
        secondStep.tell();
        log.info('security', { kind: 'login_ok', user: signedIn.value.user.id });
        return signedIn;
      }
      if (signedIn && code === undefined) {
        // A missing code is no guess. Earlier failures still count: else codes could be guessed for ever.
        await delays.takeBack(byAccount);
        return signedIn;
      }
      await delays.failed(byAddress, nowMs);
      log.warn('security', { kind: signedIn ? 'code_failed' : 'login_failed' });
      return signedIn ?? refused();
    },
  };
}
