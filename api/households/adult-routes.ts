import type { User } from '#domain/contract/account.ts';
import { type Result, succeed } from '#domain/problem.ts';
import type { Session } from '../http/caller.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import type { Adults } from './adults.ts';
import type { Households } from './several.ts';

type Names =
  | 'household'
  | 'invite'
  | 'revokeInvitation'
  | 'previewInvitation'
  | 'acceptInvitation'
  | 'leaveHousehold'
  | 'removeAdult'
  | 'handOver'
  | 'households'
  | 'addHousehold'
  | 'switchHousehold'
  | 'nameHousehold';

const whoOf = ({ user, role }: Session) => ({ userId: user.id, householdId: user.householdId, role });
const empty = (result: Result<void>): Result<Answer> => (result.ok ? succeed({ status: 204 }) : result);

/** Inviting adults, joining, leaving, other households. @param answered adds what the person told about their home */
export const adultRoutes = (
  adults: Adults,
  households: Households,
  answered: (user: User) => Promise<User>,
): Handlers<Names> => {
  /** Answers with the person, in the household they act for afterwards. */
  const moved = async (
    { user }: Session,
    household: Result<string>,
    status: 200 | 201 = 200,
  ): Promise<Result<Answer>> =>
    household.ok ? answer(status, await answered({ ...user, householdId: household.value })) : household;
  return {
    household: async ({ session, nowMs }) => answer(200, await adults.show(whoOf(session), nowMs)),
    invite: async ({ session, nowMs }) => {
      const made = await adults.invite(whoOf(session), nowMs);
      return made.ok ? answer(201, made.value) : made;
    },
    revokeInvitation: async ({ session, params, nowMs }) =>
      empty(await adults.revoke(whoOf(session), params.id ?? '', nowMs)),
    previewInvitation: async ({ body, nowMs }) => {
      const preview = await adults.preview(body.token, nowMs);
      return preview.ok ? answer(200, preview.value) : preview;
    },
    acceptInvitation: async ({ session, body, nowMs }) =>
      moved(session, await adults.accept(session, body.token, nowMs)),
    leaveHousehold: async ({ session, nowMs }) => moved(session, await adults.leave(whoOf(session), nowMs)),
    removeAdult: async ({ session, params, nowMs }) =>
      empty(await adults.remove(whoOf(session), params.id ?? '', nowMs)),
    handOver: async ({ session, body, nowMs }) => empty(await adults.handOver(whoOf(session), body.adultId, nowMs)),
    households: async ({ session }) => answer(200, await households.show(session)),
    addHousehold: async ({ session, body, nowMs }) =>
      moved(session, await households.add(session, body.name, nowMs), 201),
    switchHousehold: async ({ session, body }) => moved(session, await households.switchTo(session, body.householdId)),
    nameHousehold: async ({ session, body }) => empty(await households.rename(session, body.name)),
  };
};
