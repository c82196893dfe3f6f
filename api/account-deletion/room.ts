import { deletionJob } from './deletion-job.ts';

export { deletedAccounts, mergeLedgers } from './ledger.ts';

/** Deletes accounts once their 14 days are over; asking for that and calling it off is the accounts' own. */
export const accountDeletionRoom = (deps: Parameters<typeof deletionJob>[0]) => ({
  upkeep: { deletions: deletionJob(deps) },
});
