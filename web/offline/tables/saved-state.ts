import type { Shown } from './account-db.ts';

/** Where what a row shows is kept: on the server, on this phone alone so far, or refused or held back by the server. */
export type SavedState = 'server' | 'phone' | 'not_sent';

/** Where a row that screens read is kept. */
export const savedStateOf = (row: Pick<Shown<object>, 'pending' | 'notSent'>): SavedState =>
  row.notSent ? 'not_sent' : row.pending ? 'phone' : 'server';
