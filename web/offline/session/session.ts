import { Dexie } from 'dexie';
import { login as loginCall, logout as logoutCall, register as registerCall } from '#domain/accounts/calls.ts';
import { Credentials, Registration, type User } from '#domain/contract/account.ts';
import { fieldMessage } from '#domain/contract/field-message.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Client, SessionState } from '../client.ts';
import { countOwnUnsent, lastPlace } from '../queue/outbox.ts';
import { writeMeta } from '../tables/account-meta.ts';
import { leaveAccountDb } from '../tables/leave-account.ts';
import { storageProblem } from '../tables/storage-problem.ts';
import { fieldProblem } from '../transport/field-problem.ts';
import { resultOf } from '../transport/reply.ts';
import { type AccountSession, openAccountSession, rememberUser, type SessionPorts } from './account-session.ts';
import { followDevice } from './follow-device.ts';
import { whileChangingIdentity } from './identity.ts';
import { recognisePerson } from './recognise.ts';
import '../zod-without-eval.ts';

/** Who is signed in on this phone, and how that changes. */
export interface Session extends Pick<Client, 'session' | 'start' | 'register' | 'login' | 'signInBy' | 'logout'> {
  /** The account that is open in this tab. */
  account(): AccountSession | null;
}

/** Creates the session of one tab. Nothing is read before `start`. */
export function createSession(ports: SessionPorts): Session {
  const { device, remote, locks, clock } = ports;
  const state = ports.session;
  const show = (next: SessionState) => state.setState(next, true);
  let open: AccountSession | null = null;
  let line: Promise<unknown> = Promise.resolve();
  /** Runs one change at a time: signing in or out, or following another tab. */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const turn = line.then(change);
    line = turn.catch(() => {});
    return turn;
  };

  const leave = async (): Promise<AccountSession | null> => {
    const left = open;
    open = null;
    await left?.end();
    return left;
  };

  const enter = async (userId: string, user: User | null): Promise<AccountSession> => {
    if (open?.db.userId === userId && open.db.isOpen()) {
      if (user) await rememberUser(open.db, user, clock.now());
      return open;
    }
    (await leave())?.db.close();
    open = await openAccountSession(ports, userId, user, show, () => void inTurn(follow));
    return open;
  };

  /** Switches this tab to the account that this phone's tabs share. */
  const follow = async (): Promise<void> => {
    const userId = await device.account();
    if (userId !== null && open?.db.userId === userId && open.db.isOpen()) return;
    if (userId === null) {
      (await leave())?.db.close();
      // This tab may have been the one that logged out.
      if (state.getState().status !== 'signedOut') show({ status: 'signedOut' });
      return;
    }
    try {
      const { begin } = await enter(userId, null);
      void begin();
    } catch (error) {
      // Another tab closed the tables while they were being opened; `enter` has already scheduled the next `follow`.
      if (!(error instanceof Dexie.DatabaseClosedError)) throw error;
    }
  };

  /** Opens the account this phone remembers, or the one the server finds in this browser's session. */
  const begin = async (): Promise<void> => {
    const user = await recognisePerson(ports);
    if (!user) return follow();
    const entered = await enter(user.id, user);
    void entered.begin();
  };

  /** Registers or signs in, and opens the account that the server names. */
  const signIn = (call: () => Promise<Result<User>>): Promise<Result<User>> =>
    inTurn(async (): Promise<Result<User>> => {
      const result = await whileChangingIdentity(locks, async () => {
        const answer = await call();
        if (answer.ok) await device.setAccount(answer.value.id);
        return answer;
      });
      if (!result.ok) return result;
      const user = result.value;
      const { db, engine, follow } = await enter(user.id, user);
      await writeMeta(db, 'pause', undefined);
      show({ status: 'signedIn', user, db, checkedAt: clock.now(), needsSignIn: false, outdated: !engine });
      // Requested by the person, so it runs even in stay-offline mode: without it there is nothing to see.
      void engine?.wake('person').then(follow);
      return result;
    }).catch((error: unknown) => {
      const problem = storageProblem(error);
      if (problem) return { ok: false, problem };
      throw error;
    });

  const logout = (queue?: 'send' | 'keep' | 'discard'): Promise<Result<void>> => {
    // Read now, not when this change's turn comes: a sign-in under way may take long, and what the person does
    // meanwhile is not part of what they chose to discard.
    const asked = queue === 'discard' ? open?.db : undefined;
    // If another tab closed the tables, nothing is discarded: it stays, locked to the account.
    const lastSeen = asked ? lastPlace(asked).catch(() => 0) : 0;
    const written = asked
      ? asked.groupWaiting
          .toCollection()
          .primaryKeys()
          .catch(() => [])
      : [];
    return inTurn(async () => {
      if (!open) return succeed(undefined);
      const now = state.getState();
      if (queue === 'send') await open.engine?.wake('person');
      // Read before counting, so that everything up to this place is counted.
      const countedUpTo = await lastPlace(open.db);
      const own = await countOwnUnsent(open.db);
      if (own > 0 && queue !== 'keep' && queue !== 'discard') {
        return fail('CONFLICT', 'Some changes are on this phone only. Send, keep or discard them first.');
      }
      const chosen = asked?.userId === open.db.userId ? await lastSeen : 0;
      const discardUpTo = own === 0 ? countedUpTo : chosen;
      const told = await whileChangingIdentity(locks, async () => {
        const reply = await remote.call(logoutCall);
        // If the server had already ended the session, no answer is needed.
        const ended = reply.kind === 'answer' || (now.status === 'signedIn' && now.needsSignIn);
        if (ended) await device.setAccount(null);
        return ended;
      });
      if (!told) return fail('UNREACHABLE', 'Unable to logout. Please try again.');
      const left = await leave();
      show({ status: 'signedOut', byPerson: true });
      if (left) await leaveAccountDb(left.db, discardUpTo, asked?.userId === left.db.userId ? await written : []);
      return succeed(undefined);
    });
  };

  return {
    session: state,
    account: () => open,
    start: async () => {
      await inTurn(begin).catch((error: unknown) => {
        // Without storage there is no account to open, and the page must not wait for one.
        show({ status: 'signedOut' });
        // A storage problem is reported when someone signs in.
        if (!storageProblem(error)) throw error;
      });
      followDevice(device, () => void inTurn(follow));
    },
    register: async (registration) => {
      const input = Registration.safeParse(registration, { error: fieldMessage });
      if (!input.success) return fieldProblem(input.error);
      return signIn(async () => resultOf(await remote.call(registerCall, { body: input.data })));
    },
    login: async (credentials) => {
      const input = Credentials.safeParse(credentials, { error: fieldMessage });
      if (!input.success) return fieldProblem(input.error);
      return signIn(async () => resultOf(await remote.call(loginCall, { body: input.data })));
    },
    signInBy: signIn,
    logout,
  };
}
