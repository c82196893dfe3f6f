import type { UnitOfWork } from '#db/handles.ts';
import type { User } from '#domain/contract/account.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { knownBrowserCookie } from '../http/known-browser-cookie.ts';
import { endedSessionCookies, sessionCookies } from '../http/session-cookie.ts';
import type { Log } from '../log.ts';
import type { Accounts } from './accounts.ts';
import type { Sessions } from './sessions.ts';
import type { SignedIn } from './store.ts';

/** The cookies that a sign-in sets. */
export const cookiesOf = ({ token, browser }: SignedIn): readonly string[] => [
  ...sessionCookies(token),
  knownBrowserCookie(browser),
];

/** Adds a person's answers to the questionnaire, which another room stores. */
export type AddQuestionnaireAnswers = (user: User) => Promise<User>;

/** Registering, signing in and out, and the signed-in user. */
export const accountRoutes = (
  accounts: Accounts,
  sessions: Sessions,
  writes: UnitOfWork,
  log: Log,
  answered: AddQuestionnaireAnswers,
): Handlers<'register' | 'login' | 'logout' | 'user'> => ({
  register: async ({ body, cookies, nowMs }) => {
    const made = await accounts.register(body, cookies, nowMs);
    if (!made.ok) return made;
    return {
      ok: true,
      value: { status: 201, body: await answered(made.value.user), setCookies: cookiesOf(made.value) },
    };
  },
  login: async ({ body, client, cookies, nowMs }) => {
    const signedIn = await accounts.signIn(body, client, cookies, nowMs);
    if (!signedIn.ok) return signedIn;
    return {
      ok: true,
      value: { status: 200, body: await answered(signedIn.value.user), setCookies: cookiesOf(signedIn.value) },
    };
  },
  logout: async ({ cookies }) => {
    const { session } = cookies;
    const user = session === null ? null : await writes.run((tx) => sessions.end(tx, session));
    if (user !== null) log.info('security', { kind: 'logout', user });
    return { ok: true, value: { status: 204, setCookies: endedSessionCookies() } };
  },
  user: async ({ session }) => answer(200, await answered(session.user)),
});
