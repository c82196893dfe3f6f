import type { Reads, Tx } from '#db/handles.ts';
import type { AppliedOpsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** What is stored about an operation with a final result. */
export type Kept = Omit<AppliedOpsTable, 'user_id' | 'op_id' | 'applied_at'>;

export interface AppliedOps {
  find(reads: Reads, userId: string, opId: string): Promise<Kept | null>;
  /** Call this in the transaction of the effect: outside of it, a killed process would apply the operation twice. */
  keep(tx: Tx, op: AppliedOpsTable): Promise<void>;
}

const FIND = statement((q, { userId, opId }: { userId: string; opId: string }) =>
  q
    .selectFrom('applied_ops')
    .select(['request_hash', 'status', 'response', 'owner_kind', 'owner_id', 'seq'])
    .where('user_id', '=', userId)
    .where('op_id', '=', opId),
);
const KEEP = statement((q, op: AppliedOpsTable) =>
  q.insertInto('applied_ops').values({
    user_id: op.user_id,
    op_id: op.op_id,
    request_hash: op.request_hash,
    status: op.status,
    response: op.response,
    owner_kind: op.owner_kind,
    owner_id: op.owner_id,
    seq: op.seq,
    applied_at: op.applied_at,
  }),
);

/** Final answers by user and operation id. They make an operation take effect once, however often it is sent. */
export const appliedOps: AppliedOps = {
  find: async (reads, userId, opId) => (await reads.first(FIND, { userId, opId })) ?? null,
  keep: async (tx, op) => void (await tx.run(KEEP, op)),
};
