import type { Shown } from './account-db.ts';

/** Where a row's data is: on the server, only on this phone so far, or refused or held back by the server. */
export type SavedState = 'server' | 'phone' | 'not_sent';

/** Where the data of a shown row is. */
export const savedStateOf = (row: Pick<Shown<object>, 'pending' | 'notSent'>): SavedState =>
  row.notSent ? 'not_sent' : row.pending ? 'phone' : 'server';
