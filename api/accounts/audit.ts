import type { Tx } from '#db/handles.ts';
import type { AuditEventsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** Kinds of security events that are recorded for an account. */
export type AuditKind =
  | 'registered'
  | 'signed_in'
  | 'signed_out_elsewhere'
  | 'signed_out_by_operator'
  | 'blocked'
  | 'unblocked'
  | 'reset_sent'
  | 'password_reset'
  | 'password_changed'
  | 'email_confirmed'
  | 'email_changed'
  | 'second_step_on'
  | 'second_step_off'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'token_made'
  | 'token_revoked'
  | 'invited'
  | 'invitation_revoked'
  | 'joined'
  | 'left'
  | 'removed'
  | 'handed_over'
  | 'household_made'
  | 'exported'
  | 'deletion_asked'
  | 'deletion_called_off'
  | 'deleted';

/** As long as tombstones are kept. */
const KEPT_MS = 400 * 86_400_000;
/** Most events per account; the oldest beyond it are deleted (product P10.15). A family makes a few hundred. */
const MOST_OF_ACCOUNT = 5_000;

/** One event. It contains only ids. */
export type AuditEvent = Readonly<{ kind: AuditKind; userId: string; householdId?: string; session?: string }>;

const ADD = statement((q, row: Omit<AuditEventsTable, 'id'>) =>
  q.insertInto('audit_events').values({
    at: row.at,
    kind: row.kind,
    user_id: row.user_id,
    household_id: row.household_id,
    session: row.session,
  }),
);
const FORGET = statement((q, { before }: { before: number }) => q.deleteFrom('audit_events').where('at', '<', before));
/** Deletes the oldest events of an account that has more than {@link MOST_OF_ACCOUNT}. */
const FORGET_OLDEST = statement((q, { userId }: { userId: string }) =>
  q
    .deleteFrom('audit_events')
    .where('user_id', '=', userId)
    .where('at', '<=', (eb) =>
      eb
        .selectFrom('audit_events as e')
        .select('e.at')
        .where('e.user_id', '=', userId)
        .orderBy('e.at', 'desc')
        .limit(1)
        .offset(MOST_OF_ACCOUNT),
    ),
);

/** Records an event, in the transaction of what it reports (product P13.9). */
export async function audit(tx: Tx, event: AuditEvent, nowMs: number): Promise<void> {
  const { kind, userId, householdId = null, session = null } = event;
  await tx.run(ADD, { at: nowMs, kind, user_id: userId, household_id: householdId, session });
  await tx.run(FORGET, { before: nowMs - KEPT_MS });
  await tx.run(FORGET_OLDEST, { userId });
}
