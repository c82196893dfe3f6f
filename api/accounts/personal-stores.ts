import type { Db } from '#db/open.ts';
import type { PreferencesTable, ProfilesTable, ReadMarksTable } from '#db/schema.ts';
import { Profile } from '#domain/households/profile.ts';
import { ReadMark } from '#domain/notifications/read-mark.ts';
import { Preference } from '#domain/settings/preference.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

/** What people show of themselves. */
export const createProfileStore = (db: Db): RowStore<'profile'> =>
  createRowStore<'profile', ProfilesTable>(db, {
    table: 'profiles',
    owner: 'user_id',
    columns: ['display_name'],
    toRow: ({ displayName }) => ({ display_name: displayName }),
    fromRow: (row) => Profile.parse({ id: row.id, displayName: row.display_name }),
  });

/** What people set, key by key. */
export const createPreferenceStore = (db: Db): RowStore<'preference'> =>
  createRowStore<'preference', PreferencesTable>(db, {
    table: 'preferences',
    owner: 'user_id',
    columns: ['value'],
    toRow: ({ value }) => ({ value: JSON.stringify(value) }),
    fromRow: ({ id, value }) => Preference.parse({ key: id, value: JSON.parse(value) }),
  });

/** The notifications that people have read. */
export const createReadMarkStore = (db: Db): RowStore<'readMark'> =>
  createRowStore<'readMark', ReadMarksTable>(db, {
    table: 'read_marks',
    owner: 'user_id',
    columns: ['read_at'],
    toRow: ({ readAt }) => ({ read_at: readAt }),
    fromRow: (row) => ReadMark.parse({ id: row.id, readAt: row.read_at }),
  });
