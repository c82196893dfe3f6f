import { succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import type { Tokens } from './tokens.ts';

/** The caller's API tokens. */
export const tokenRoutes = (tokens: Tokens): Handlers<'apiTokens' | 'makeToken' | 'revokeToken'> => ({
  apiTokens: async ({ session, nowMs }) => answer(200, { tokens: await tokens.list(session.user.id, nowMs) }),
  makeToken: async ({ session, body, nowMs }) => {
    const { id: userId, householdId } = session.user;
    const made = await tokens.make({ userId, householdId }, body, nowMs);
    return made.ok ? answer(201, made.value) : made;
  },
  revokeToken: async ({ session, params, nowMs }) => {
    const revoked = await tokens.revoke(session.user.id, params.id ?? '', nowMs);
    return revoked.ok ? succeed({ status: 204 }) : revoked;
  },
});
