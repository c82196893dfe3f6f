import { CALLS } from '#domain/contract/calls.ts';

/** Calls that only read or are refused, as the attack on waiting times makes them. @param product with the largest report there may be */
export const readAsks = <T>(get: (path: string) => T, product: string) => ({
  // Refused to every account: what an administrator asks holds nobody up that this measures.
  adminLogin: () => get(CALLS.adminLogin.path),
  adminVerify: () => get(CALLS.adminVerify.path),
  adminLogout: () => get(CALLS.adminLogout.path),
  adminHouseholds: () => get(CALLS.adminHouseholds.path),
  adminGrantPlan: () => get(CALLS.adminGrantPlan.path),
  adminEndSessions: () => get(CALLS.adminEndSessions.path),
  adminQuestions: () => get(CALLS.adminQuestions.path),
  adminAnswer: () => get(CALLS.adminAnswer.path),
  adminBlockPerson: () => get(CALLS.adminBlockPerson.path),
  adminBlockHousehold: () => get(CALLS.adminBlockHousehold.path),
  adminJobs: () => get(CALLS.adminJobs.path),
  adminRetryJob: () => get(CALLS.adminRetryJob.path),
  adminOutbox: () => get(CALLS.adminOutbox.path),
  adminOpenLetter: () => get(CALLS.adminOpenLetter.path),
  adminBackups: () => get(CALLS.adminBackups.path),
  adminBackUp: () => get(CALLS.adminBackUp.path),
  adminOverview: () => get(CALLS.adminOverview.path),
  apiTokens: () => get(CALLS.apiTokens.path),
  makeToken: () => get(CALLS.makeToken.path),
  revokeToken: () => get(CALLS.revokeToken.path),
  assessList: () => get(CALLS.assessList.path),
  scanUsage: () => get(CALLS.scanUsage.path),
  inventory: () => get(CALLS.inventory.path),
  homeHealthScore: () => get(CALLS.homeHealthScore.path),
  stats: () => get(CALLS.stats.path),
  reportCsv: () => get(CALLS.reportCsv.path.replace('{id}', product)),
  subscription: () => get(CALLS.subscription.path),
  subscriptionUsage: () => get(CALLS.subscriptionUsage.path),
});
