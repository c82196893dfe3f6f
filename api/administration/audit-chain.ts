import { createHash } from 'node:crypto';
import type { Reads, Tx } from '#db/handles.ts';
import type { AdministratorAuditTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** An administrator's action. Its `subject` contains ids and plans, never health data. */
export type AdminAction =
  | 'administrator_made'
  | 'second_step_on'
  | 'signed_in'
  | 'signed_out'
  | 'plan_granted'
  | 'sessions_ended'
  | 'person_blocked'
  | 'person_unblocked'
  | 'household_blocked'
  | 'household_unblocked'
  | 'question_answered'
  | 'message_settled'
  | 'job_retried'
  | 'letter_opened'
  | 'backup_asked'
  | 'backup_downloaded'
  | 'report_decided'
  | 'appeal_answered'
  | 'import_started'
  | 'import_stopped'
  | 'source_asked'
  | 'source_stopped'
  | 'source_switched_off'
  | 'source_switched_on'
  | 'recall_published'
  | 'recall_corrected'
  | 'recall_withdrawn'
  | 'product_taken'
  | 'product_refused';

/** Rows read per query while the chain is checked. */
const ROWS_AT_ONCE = 500;

const LAST = statement((q) => q.selectFrom('administrator_audit').selectAll().orderBy('number', 'desc').limit(1));
const NEWEST = statement((q, { limit }: { limit: number }) =>
  q.selectFrom('administrator_audit').selectAll().orderBy('number', 'desc').limit(limit),
);
const AFTER = statement((q, { number, limit }: { number: number; limit: number }) =>
  q.selectFrom('administrator_audit').selectAll().where('number', '>', number).orderBy('number').limit(limit),
);
const ADD = statement((q, row: AdministratorAuditTable) =>
  q.insertInto('administrator_audit').values({
    number: row.number,
    at: row.at,
    administrator: row.administrator,
    action: row.action,
    subject: row.subject,
    hash: row.hash,
  }),
);

type Row = Omit<AdministratorAuditTable, 'hash'>;

/** The hash of a row and the hash before it. JSON keeps different rows from giving the same text. */
const hashOf = (before: Buffer, { number, at, administrator, action, subject }: Row): Buffer =>
  createHash('sha256')
    .update(before)
    .update(JSON.stringify([number, at, administrator, action, subject]))
    .digest();

const NOTHING = Buffer.alloc(32);

/** Records what an administrator did, in the transaction of the action itself (product P17.5). */
export async function auditAdmin(
  tx: Tx,
  did: { readonly administrator: string; readonly action: AdminAction; readonly subject?: string },
  nowMs: number,
): Promise<void> {
  const last = await tx.first(LAST);
  const { administrator, action, subject = '' } = did;
  const row = { number: (last?.number ?? 0) + 1, at: nowMs, administrator, action, subject };
  await tx.run(ADD, { ...row, hash: hashOf(last?.hash ?? NOTHING, row) });
}

/** The latest entries, newest first. */
export const newestAudit = (reads: Reads, limit: number): Promise<readonly AdministratorAuditTable[]> =>
  reads.all(NEWEST, { limit });

/**
 * Checks the whole table.
 * @param atLeast how many rows there were at an earlier check, without which rows cut off at the end go unnoticed
 * @returns how many rows there are, and the number of the first that was altered, removed or inserted; null if none was
 */
export async function checkAudit(
  reads: Reads,
  atLeast = 0,
): Promise<{ readonly rows: number; readonly brokenAt: number | null }> {
  let before: Buffer = NOTHING;
  let number = 0;
  for (;;) {
    const rows = await reads.all(AFTER, { number, limit: ROWS_AT_ONCE });
    for (const row of rows) {
      if (row.number !== number + 1 || !hashOf(before, row).equals(row.hash)) {
        return { rows: number, brokenAt: number + 1 };
      }
      before = row.hash;
      number = row.number;
    }
    if (rows.length < ROWS_AT_ONCE) return { rows: number, brokenAt: number < atLeast ? number + 1 : null };
  }
}
