import { succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { endedSessionCookies } from '../http/session-cookie.ts';
import type { Deletion } from './deletion.ts';

/** Requesting deletion of the caller's account, and a preview of what it would delete. */
export const deletionRoutes = (deletion: Deletion): Handlers<'deletionPreview' | 'deleteAccount'> => ({
  deletionPreview: async ({ session }) => answer(200, { households: await deletion.preview(session.user.id) }),
  deleteAccount: async ({ session, body, nowMs }) => {
    const asked = await deletion.ask(session.user.id, body.password, body.code, nowMs);
    if (!asked.ok) return asked;
    return succeed({ status: 200, body: { deletesAt: asked.value }, setCookies: endedSessionCookies() });
  },
});
