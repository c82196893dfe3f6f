import type { Database } from '#db/database.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import { createReferrals } from './referrals.ts';

const empty = (result: Result<void>): Result<Answer> => (result.ok ? succeed({ status: 204 }) : result);

/** The calls about referrals: a household's code, and naming who referred an account. */
export const referralCalls = (
  database: Database,
): Handlers<'referral' | 'previewReferral' | 'claimReferral' | 'showReferralName'> => {
  const referrals = createReferrals(database);
  return {
    referral: async ({ session, nowMs }) => answer(200, await referrals.show(session, nowMs)),
    previewReferral: async ({ body }) => answer(200, { known: await referrals.isKnown(body.code) }),
    claimReferral: async ({ session, body, nowMs }) =>
      empty(await referrals.claim(session.user.id, body.code, body.showName, nowMs)),
    showReferralName: async ({ session, body }) => empty(await referrals.showName(session.user.id, body.shown)),
  };
};

export { referralStore } from './referral-store.ts';
export { recordReferral, settleFirstScan } from './referrals.ts';
