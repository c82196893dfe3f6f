import { statement } from '#db/statement.ts';
import type { JobKind } from '../jobs/runner.ts';
import type { Log } from '../log.ts';
import type { OperationStores } from '../sync/operations.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseHousehold, findEmptyHouseholds } from './erase-household.ts';
import { noteDeleted } from './ledger.ts';

const DUE = statement((q, { now }: { now: number }) =>
  q.selectFrom('users').select(['id', 'email']).where('deletes_at', '<=', now).orderBy('deletes_at'),
);

/** Deletes accounts whose 14-day grace period is over, and households that have no members left. */
export const deletionJob = (deps: {
  readonly stores: OperationStores;
  readonly exports: { remove(userId: string): Promise<void> };
  /** Path of the ledger of deleted account ids. */
  readonly ledger: string;
  readonly log: Log;
  readonly clock: () => number;
}): JobKind => ({
  failed: 'Accounts could not be deleted. The server will try again within the hour.',
  lane: 'upkeep',
  async run(_job, note, signal) {
    const due = await deps.stores.reader.all(DUE, { now: deps.clock() });
    for (const [at, person] of due.entries()) {
      if (signal.aborted) break;
      note('deleting', Math.floor((at / due.length) * 100));
      // Ledger first: a backup restored from here on must not bring the account back.
      noteDeleted(deps.ledger, person.id);
      await deps.exports.remove(person.id);
      await eraseAccount(deps.stores, person, deps.clock());
      deps.log.info('security', { kind: 'deleted', user: person.id });
    }
    for (const id of await findEmptyHouseholds(deps.stores.reader)) {
      if (signal.aborted) break;
      await eraseHousehold(deps.stores, id, deps.clock());
    }
    return async () => null;
  },
});
