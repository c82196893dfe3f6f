import { deletionJob } from './deletion-job.ts';

export { deletedAccounts, mergeLedgers } from './ledger.ts';

/** Deletes accounts once their 14 days are over. Requesting and cancelling a deletion belongs to the accounts room. */
export const accountDeletionRoom = (deps: Parameters<typeof deletionJob>[0]) => ({
  upkeep: { deletions: deletionJob(deps) },
});
