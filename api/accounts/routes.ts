import { answer, type Handlers } from '../http/handler.ts';
import type { Accounts } from './accounts.ts';
import { endedSessionCookies, sessionCookies } from './session-cookie.ts';
import type { Sessions } from './sessions.ts';

/** Registering, signing in and out, and who is signed in. */
export const accountRoutes = (
  accounts: Accounts,
  sessions: Sessions,
): Handlers<'register' | 'login' | 'logout' | 'user'> => ({
  register: async ({ body, nowMs }) => {
    const made = await accounts.register(body, nowMs);
    if (!made.ok) return made;
    const { user, token } = made.value;
    return { ok: true, value: { status: 201, body: user, setCookies: sessionCookies(token) } };
  },
  login: async ({ body, client, token: previous, nowMs }) => {
    const signedIn = await accounts.signIn(body, client, previous, nowMs);
    if (!signedIn.ok) return signedIn;
    const { user, token } = signedIn.value;
    return { ok: true, value: { status: 200, body: user, setCookies: sessionCookies(token) } };
  },
  logout: ({ token }) => {
    if (token !== null) sessions.end(token);
    return { ok: true, value: { status: 204, setCookies: endedSessionCookies() } };
  },
  user: ({ session }) => answer(200, session.user),
});
