import { succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import type { SecondSteps } from './second-steps.ts';

type Names = 'secondStep' | 'beginSecondStep' | 'confirmSecondStep' | 'renewRecoveryCodes' | 'turnOffSecondStep';

/** The caller's two-step sign-in. */
export const secondStepRoutes = (steps: SecondSteps): Handlers<Names> => ({
  secondStep: async ({ session }) => answer(200, await steps.state(session.user.id)),
  beginSecondStep: async ({ session, body, nowMs }) => {
    const begun = await steps.begin(session.user.id, body.password, nowMs);
    return begun.ok ? answer(200, begun.value) : begun;
  },
  confirmSecondStep: async ({ session, body, nowMs }) => {
    const codes = await steps.confirm(session.user.id, body.code, nowMs);
    return codes.ok ? answer(200, { recoveryCodes: codes.value }) : codes;
  },
  renewRecoveryCodes: async ({ session, body, nowMs }) => {
    const codes = await steps.renewCodes(session.user.id, body.password, body.code, nowMs);
    return codes.ok ? answer(200, { recoveryCodes: codes.value }) : codes;
  },
  turnOffSecondStep: async ({ session, body, nowMs }) => {
    const off = await steps.turnOff(session.user.id, body.password, body.code, nowMs);
    return off.ok ? succeed({ status: 204 }) : off;
  },
});
