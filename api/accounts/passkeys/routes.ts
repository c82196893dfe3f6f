import { succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import { type AddQuestionnaireAnswers, cookiesOf } from '../routes.ts';
import type { Passkeys } from './passkeys.ts';

type Names =
  | 'passkeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeySignIn'
  | 'passkeySignIn';

/** The caller's passkeys, and signing in with one. */
export const passkeyRoutes = (keys: Passkeys, answered: AddQuestionnaireAnswers): Handlers<Names> => ({
  passkeys: async ({ session }) => answer(200, { passkeys: await keys.list(session.user.id) }),
  beginPasskey: async ({ session, body, nowMs }) => {
    const begun = await keys.begin(session.user.id, body.password, nowMs);
    return begun.ok ? answer(200, { options: begun.value }) : begun;
  },
  addPasskey: async ({ session, body, nowMs }) => {
    const added = await keys.add(session.user.id, body.name, body.made, nowMs);
    return added.ok ? answer(201, added.value) : added;
  },
  renamePasskey: async ({ session, params, body }) => {
    const renamed = await keys.rename(session.user.id, params.id ?? '', body.name);
    return renamed.ok ? succeed({ status: 204 }) : renamed;
  },
  removePasskey: async ({ session, params, nowMs }) => {
    const removed = await keys.remove(session.user.id, params.id ?? '', nowMs);
    return removed.ok ? succeed({ status: 204 }) : removed;
  },
  beginPasskeySignIn: async ({ nowMs }) => {
    const begun = await keys.beginSignIn(nowMs);
    return begun.ok ? answer(200, { options: begun.value }) : begun;
  },
  passkeySignIn: async ({ body, client, cookies, nowMs }) => {
    const signedIn = await keys.signIn(body.signed, client, cookies, nowMs);
    if (!signedIn.ok) return signedIn;
    return succeed({ status: 200, body: await answered(signedIn.value.user), setCookies: cookiesOf(signedIn.value) });
  },
});
