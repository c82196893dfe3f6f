import type { UsersTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** The account columns that letters and settings need. */
export type AccountRow = Pick<
  UsersTable,
  'id' | 'email' | 'username' | 'first_name' | 'password_hash' | 'email_confirmed_at' | 'deletes_at'
>;

const COLUMNS = [
  'id',
  'email',
  'username',
  'first_name',
  'password_hash',
  'email_confirmed_at',
  'deletes_at',
] as const satisfies readonly (keyof AccountRow)[];

/** The account with an e-mail address; undefined if there is none. */
export const PERSON_BY_EMAIL = statement((q, { email }: { email: string }) =>
  q
    .selectFrom('users')
    .select([...COLUMNS])
    .where('email', '=', email),
);
/** The account with an id. */
export const PERSON_BY_ID = statement((q, { id }: { id: string }) =>
  q
    .selectFrom('users')
    .select([...COLUMNS])
    .where('id', '=', id),
);
export const SET_PASSWORD = statement((q, { id, hash }: { id: string; hash: string }) =>
  q.updateTable('users').set({ password_hash: hash }).where('id', '=', id),
);
export const SET_EMAIL = statement((q, { id, email, at }: { id: string; email: string; at: number }) =>
  q.updateTable('users').set({ email, email_confirmed_at: at }).where('id', '=', id),
);
/** Confirms an address, if it is still the account's. */
export const CONFIRM_EMAIL = statement((q, { id, email, at }: { id: string; email: string; at: number }) =>
  q.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', id).where('email', '=', email),
);

/** How a letter addresses somebody. */
export const greetingNameOf = ({ first_name, username }: Pick<AccountRow, 'first_name' | 'username'>): string =>
  first_name || username;
