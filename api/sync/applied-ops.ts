import type { Db } from '#db/open.ts';
import type { AppliedOpsTable } from '#db/schema.ts';

/** What is known of an operation that took its final effect. */
export type Kept = Omit<AppliedOpsTable, 'user_id' | 'op_id' | 'applied_at'>;

export interface AppliedOps {
  find(userId: string, opId: string): Kept | null;
  /** Call inside the transaction of the effect: outside of it, a killed process would apply the operation twice. */
  keep(op: AppliedOpsTable): void;
}

/** Final answers by (user, operation id): what makes an operation take effect once, however often it is sent. */
export function createAppliedOps(db: Db): AppliedOps {
  const select = db.prepare<[string, string], Kept>(
    'SELECT request_hash, status, response, owner_kind, owner_id, seq FROM applied_ops WHERE user_id = ? AND op_id = ?',
  );
  const insert = db.prepare<[string, string, Buffer, string, string, string, string, number, number]>(`
    INSERT INTO applied_ops (user_id, op_id, request_hash, status, response, owner_kind, owner_id, seq, applied_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  return {
    find: (userId, opId) => select.get(userId, opId) ?? null,
    keep({ user_id, op_id, request_hash, status, response, owner_kind, owner_id, seq, applied_at }) {
      insert.run(user_id, op_id, request_hash, status, response, owner_kind, owner_id, seq, applied_at);
    },
  };
}
