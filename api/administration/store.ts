import type { AdministratorSessionsTable, AdministratorsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

export const BY_EMAIL = statement((q, { email }: { email: string }) =>
  q.selectFrom('administrators').selectAll().where('email', '=', email),
);
export const BY_ID = statement((q, { id }: { id: string }) =>
  q.selectFrom('administrators').select(['id', 'email']).where('id', '=', id),
);
export const SECRET = statement((q, { id }: { id: string }) =>
  q.selectFrom('administrators').select(['id', 'secret']).where('id', '=', id),
);
export const ANY = statement((q) => q.selectFrom('administrators').select('id').limit(1));
export const ADD = statement((q, row: Omit<AdministratorsTable, 'secret' | 'on_since' | 'last_step'>) =>
  q.insertInto('administrators').values({
    id: row.id,
    email: row.email,
    password_hash: row.password_hash,
    created_at: row.created_at,
  }),
);
export const SET_PASSWORD = statement((q, { id, hash }: { id: string; hash: string }) =>
  q.updateTable('administrators').set({ password_hash: hash }).where('id', '=', id),
);
/** Sets the secret of a new app, or null for somebody who lost theirs. */
export const SET_SECRET = statement((q, { id, secret }: { id: string; secret: Buffer | null }) =>
  q.updateTable('administrators').set({ secret, on_since: null, last_step: -1 }).where('id', '=', id),
);
/** Uses up a time step. The first one turns the second step on. */
export const TAKE_STEP = statement((q, { id, step, at }: { id: string; step: number; at: number }) =>
  q
    .updateTable('administrators')
    .set((eb) => ({ last_step: step, on_since: eb.fn.coalesce('on_since', eb.val(at)) }))
    .where('id', '=', id)
    .where('last_step', '<', step),
);
export const ADD_SESSION = statement((q, row: AdministratorSessionsTable) =>
  q.insertInto('administrator_sessions').values({
    token_hash: row.token_hash,
    administrator_id: row.administrator_id,
    started_at: row.started_at,
    used_at: row.used_at,
  }),
);
export const SESSION = statement((q, { hash }: { hash: Buffer }) =>
  q.selectFrom('administrator_sessions').selectAll().where('token_hash', '=', hash),
);
export const USE_SESSION = statement((q, { hash, at }: { hash: Buffer; at: number }) =>
  q.updateTable('administrator_sessions').set({ used_at: at }).where('token_hash', '=', hash),
);
export const END_SESSIONS = statement((q, { id }: { id: string }) =>
  q.deleteFrom('administrator_sessions').where('administrator_id', '=', id),
);
export const FORGET_SESSIONS = statement((q, { before }: { before: number }) =>
  q.deleteFrom('administrator_sessions').where('started_at', '<', before),
);
