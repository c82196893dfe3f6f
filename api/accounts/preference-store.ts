import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';

/** What people set, key by key: the key is the id of the row, and the value may be anything. */
export const createPreferenceStore = (): EntityStore<'preference'> =>
  createRowStore('preference', {
    idField: 'key',
    columns: [
      {
        field: 'value',
        name: 'value',
        write: (value) => JSON.stringify(value),
        read: (cell) => JSON.parse(String(cell)),
      },
    ],
  });
