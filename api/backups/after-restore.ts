import { randomBytes } from 'node:crypto';
import type { UnitOfWork } from '#db/handles.ts';
import { statement } from '#db/statement.ts';

const SET_EPOCH = statement((q, { epoch }: { epoch: string }) =>
  q.updateTable('sync_state').set({ epoch }).where('id', '=', 1),
);
// Already due: the person cannot sign in, and the next upkeep deletes the account.
const DELETE_AGAIN = statement((q, { id }: { id: string }) =>
  q.updateTable('users').set({ deletes_at: 0 }).where('id', '=', id),
);
const END_SESSIONS = statement((q, { id }: { id: string }) => q.deleteFrom('sessions').where('user_id', '=', id));

/**
 * Prepares a restored database for use. Phones keep what they sent for 14 days; the new epoch makes them send again
 * what this database lacks.
 * @param deleted accounts that were deleted after the backup: they are deleted again
 */
export async function afterRestore(writes: UnitOfWork, deleted: readonly string[]): Promise<void> {
  const epoch = randomBytes(16).toString('hex');
  await writes.run(async (tx) => {
    await tx.run(SET_EPOCH, { epoch });
    for (const id of deleted) {
      await tx.run(DELETE_AGAIN, { id });
      await tx.run(END_SESSIONS, { id });
    }
  });
}
