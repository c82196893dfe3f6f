import type { Database } from '#db/database.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import { sessionCookies } from '../http/session-cookie.ts';
import type { Log } from '../log.ts';
import { audit } from './audit.ts';
import { signedInDevices } from './devices.ts';
import type { OwnAccount } from './own-account.ts';
import { PERSON_BY_ID } from './people.ts';
import type { Recovery } from './recovery.ts';

type Names =
  | 'forgotPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'account'
  | 'changePassword'
  | 'changeEmail'
  | 'askToConfirmEmail'
  | 'devices'
  | 'endDevice'
  | 'endOtherDevices';

/** An empty answer, or the failure. */
const empty = (result: Result<unknown>, status: 202 | 204): Result<Answer> =>
  result.ok ? succeed({ status }) : result;

/** Password reset, the caller's own account, and the devices a person is signed in on. */
export const ownAccountRoutes = (
  recovery: Recovery,
  own: OwnAccount,
  { reader, writes }: Database,
  log: Log,
): Handlers<Names> => ({
  forgotPassword: async ({ body, nowMs }) => empty(await recovery.forgot(body.email, nowMs), 202),
  resetPassword: async ({ body, nowMs }) => empty(await recovery.reset(body.token, body.password, nowMs), 204),
  confirmEmail: async ({ body, nowMs }) => empty(await own.confirm(body.token, nowMs), 204),
  account: async ({ session }) => {
    const person = await reader.first(PERSON_BY_ID, { id: session.user.id });
    if (!person) return fail('NOT_FOUND', 'This account no longer exists.');
    return answer(200, { email: person.email, emailConfirmed: person.email_confirmed_at !== null });
  },
  changePassword: async ({ session, body, cookies, nowMs }) => {
    const changed = await own.changePassword(session.user.id, body, cookies, nowMs);
    return changed.ok ? succeed({ status: 204, setCookies: sessionCookies(changed.value) }) : changed;
  },
  changeEmail: async ({ session, body, nowMs }) =>
    empty(await own.askForEmail(session.user.id, body.email, body.password, nowMs), 202),
  askToConfirmEmail: async ({ session, nowMs }) => empty(await own.askToConfirm(session.user.id, nowMs), 202),
  devices: async ({ session, nowMs }) =>
    answer(200, { devices: await signedInDevices.list(reader, session.user.id, session.number, nowMs) }),
  endDevice: async ({ session, params, nowMs }) => {
    const userId = session.user.id;
    const ended = await writes.run(async (tx) => {
      const there = await signedInDevices.end(tx, userId, params.id ?? '');
      if (there) await audit(tx, { kind: 'signed_out_elsewhere', userId, session: params.id ?? '' }, nowMs);
      return there;
    });
    if (!ended) return fail('NOT_FOUND', 'This device is no longer signed in.');
    log.info('security', { kind: 'device_ended', user: userId });
    return succeed({ status: 204 });
  },
  endOtherDevices: async ({ session, nowMs }) => {
    const userId = session.user.id;
    const ended = await writes.run(async (tx) => {
      await audit(tx, { kind: 'signed_out_elsewhere', userId }, nowMs);
      return signedInDevices.endOthers(tx, userId, session.number);
    });
    log.info('security', { kind: 'devices_ended', user: userId, ended });
    return succeed({ status: 204 });
  },
});
