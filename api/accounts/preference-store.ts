import { statement } from '#db/statement.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';

/** The preference for analytics consent. `agreed_at` stores since when it has been given (product P17.33). */
const CONSENT = 'analyticsConsent';

const AGREES = statement((q, { userId, at }: { userId: string; at: number }) =>
  q
    .updateTable('preferences')
    .set((eb) => ({ agreed_at: eb.fn.coalesce('agreed_at', eb.val(at)) }))
    .where('user_id', '=', userId)
    .where('id', '=', CONSENT),
);
const AGREES_NO_MORE = statement((q, { userId }: { userId: string }) =>
  q.updateTable('preferences').set({ agreed_at: null }).where('user_id', '=', userId).where('id', '=', CONSENT),
);

/**
 * People's preferences: the key of a preference is the id of its row, and the value may be anything.
 * @param clock gives the time of consent
 */
export const createPreferenceStore = (clock: () => number): EntityStore<'preference'> => ({
  ...createRowStore('preference', {
    idField: 'key',
    columns: [
      {
        field: 'value',
        name: 'value',
        write: (value) => JSON.stringify(value),
        read: (cell) => JSON.parse(String(cell)),
      },
    ],
  }),
  async saved(tx, { userId }, _operation, { id, deleted, data }) {
    if (id !== CONSENT) return;
    if (!deleted && data.value === 'granted') await tx.run(AGREES, { userId, at: clock() });
    else await tx.run(AGREES_NO_MORE, { userId });
  },
});
