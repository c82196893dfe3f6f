import type { Database } from '#db/database.ts';
import type { Passkey } from '#domain/accounts/passkey-calls.ts';
import type { RelyingParty } from '#domain/accounts/relying-party.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { CookieTokens } from '../../http/handler.ts';
import type { Log } from '../../log.ts';
import type { Post } from '../../mail/post.ts';
import { audit } from '../audit.ts';
import type { Deletion } from '../deletion.ts';
import type { OwnAccount } from '../own-account.ts';
import type { LoginDelays } from '../passwords/login-delays.ts';
import { PERSON_BY_ID } from '../people.ts';
import type { AccountStore, SignedIn } from '../store.ts';
import { createPasskeyCeremony } from './ceremony.ts';
import { createChallenges } from './challenges.ts';
import { passkeyStore as store } from './store.ts';

/** Most passkeys per person; nobody has that many. */
const MOST_PASSKEYS = 20;

type Options = Readonly<Record<string, unknown>>;

/** Passkeys of people, and signing in with them. */
export interface Passkeys {
  list(userId: string): Promise<readonly Passkey[]>;
  begin(userId: string, password: string, nowMs: number): Promise<Result<Options>>;
  add(userId: string, name: string, made: Options, nowMs: number): Promise<Result<Passkey>>;
  rename(userId: string, id: string, name: string): Promise<Result<void>>;
  remove(userId: string, id: string, nowMs: number): Promise<Result<void>>;
  beginSignIn(nowMs: number): Promise<Result<Options>>;
  /** @param client the address group the request came from */
  signIn(signed: Options, client: string, cookies: CookieTokens, nowMs: number): Promise<Result<SignedIn>>;
}

const gone = () => fail('NOT_FOUND', 'This passkey no longer exists.');
const refused = () => fail('WRONG_CREDENTIALS', 'No account here uses this passkey. Please sign in another way.');
const transportsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/**
 * Implements the rules of passkeys (product P2.2.15). A passkey is a device plus a PIN, finger or face, which makes two
 * factors, so no code is asked for.
 * @param place null if this server has no address that passkeys can belong to
 */
export function createPasskeys(
  place: RelyingParty | null,
  deps: {
    readonly database: Database;
    readonly accounts: Pick<AccountStore, 'signIn'>;
    /** Signing in cancels a scheduled deletion. */
    readonly deletion: Pick<Deletion, 'comeBack'>;
    readonly delays: LoginDelays;
    readonly post: Post;
    readonly log: Log;
    readonly own: Pick<OwnAccount, 'confirmPassword'>;
  },
): Passkeys {
  const { database, accounts, deletion, delays, post, log, own } = deps;
  const { reader, writes } = database;
  const challenges = createChallenges();
  const ceremony = place && createPasskeyCeremony(place);
  const without = () => fail('NOT_FOUND', 'Passkeys need HTTPS and a domain name, which this server does not have.');

  return {
    list: async (userId) =>
      (await store.ofPerson(reader, userId)).map(({ id, name, made_at, used_at }) => ({
        id,
        name,
        madeAt: made_at,
        usedAt: used_at,
      })),
    async begin(userId, password, nowMs) {
      if (!ceremony) return without();
      const confirmed = await own.confirmPassword(userId, password, 'password', nowMs);
      if (!confirmed.ok) return confirmed;
      const person = await reader.first(PERSON_BY_ID, { id: userId });
      const has = await store.ofPerson(reader, userId);
      if (has.length >= MOST_PASSKEYS) {
        return fail('CONFLICT', `You have ${MOST_PASSKEYS} passkeys. Please remove one that you no longer use.`);
      }
      const known = has.map(({ id, transports }) => ({ id, transports: transportsOf(transports) }));
      const options = await ceremony.creationOptions(challenges.make(userId, nowMs), {
        userId,
        email: person?.email ?? '',
        has: known,
      });
      return succeed(options);
    },
    async add(userId, name, made, nowMs) {
      if (!ceremony) return without();
      const credential = await ceremony.readMade(made, (one) => challenges.take(one, userId, nowMs));
      if (!credential) {
        return fail('INVALID_INPUT', 'This passkey could not be checked. Please start again.', {
          fields: { made: 'This passkey could not be checked. Please start again.' },
        });
      }
      const row = {
        id: credential.id,
        user_id: userId,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: (credential.transports ?? []).join(' '),
        name,
        made_at: nowMs,
      };
      const added = await writes.run(async (tx) => {
        if ((await store.ofPerson(tx, userId)).length >= MOST_PASSKEYS || !(await store.add(tx, row))) return false;
        await audit(tx, { kind: 'passkey_added', userId }, nowMs);
        await post.put(tx, { kind: 'passkey-added', data: { userId } }, nowMs);
        return true;
      });
      if (!added) return fail('CONFLICT', 'This passkey is already in use, or there are too many.');
      post.wake();
      log.info('security', { kind: 'passkey_added', user: userId });
      return succeed({ id: row.id, name, madeAt: nowMs, usedAt: null });
    },
    rename: async (userId, id, name) =>
      (await writes.run((tx) => store.rename(tx, userId, id, name))) ? succeed(undefined) : gone(),
    async remove(userId, id, nowMs) {
      const removed = await writes.run(async (tx) => {
        if (!(await store.remove(tx, userId, id))) return false;
        await audit(tx, { kind: 'passkey_removed', userId }, nowMs);
        await post.put(tx, { kind: 'passkey-removed', data: { userId } }, nowMs);
        return true;
      });
      if (!removed) return gone();
      post.wake();
      log.info('security', { kind: 'passkey_removed', user: userId });
      return succeed(undefined);
    },
    beginSignIn: async (nowMs) =>
      ceremony ? succeed(await ceremony.requestOptions(challenges.make('sign-in', nowMs))) : without(),
    async signIn(signed, client, cookies, nowMs) {
      if (!ceremony) return without();
      const byAddress = `address ${client}`;
      const delay = await delays.check([byAddress], nowMs);
      if (!delay.ok) return delay;
      const known = typeof signed.id === 'string' ? await store.find(reader, signed.id) : null;
      const credential = known && {
        id: known.id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.counter,
        transports: transportsOf(known.transports),
      };
      const takes = (one: string) => challenges.take(one, 'sign-in', nowMs);
      const counter = credential && (await ceremony.readSigned(signed, credential, takes));
      const signedIn =
        known && counter !== null
          ? await accounts.signIn(
              known.email,
              cookies,
              null,
              // The passkey may have been removed, or a clone of it used, while this was checked.
              async (tx, userId) =>
                (await store.use(tx, { id: known.id, before: known.counter, counter, at: nowMs })) &&
                (await deletion.comeBack(tx, userId, nowMs))
                  ? succeed(undefined)
                  : refused(),
              nowMs,
            )
          : null;
      if (!signedIn?.ok) {
        await delays.failed(byAddress, nowMs);
        log.warn('security', { kind: 'login_failed' });
        return refused();
      }
      log.info('security', { kind: 'login_ok', user: signedIn.value.user.id });
      return signedIn;
    },
  };
}
