import type { Db } from '#db/open.ts';
import type { MistakesTable } from '#db/schema.ts';
import { Mistake } from '#domain/mistakes/mistake.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

/** The mistakes that a household reported. */
export const createMistakeStore = (db: Db): RowStore<'mistake'> =>
  createRowStore<'mistake', MistakesTable>(db, {
    table: 'mistakes',
    columns: ['kind', 'text', 'about', 'state', 'reported_at', 'reported_by'],
    toRow: (mistake) => ({
      kind: mistake.kind,
      text: mistake.text,
      about: JSON.stringify(mistake.about),
      state: mistake.state,
      reported_at: mistake.reportedAt,
      reported_by: mistake.reportedBy,
    }),
    fromRow: (row) =>
      Mistake.parse({
        id: row.id,
        kind: row.kind,
        text: row.text,
        about: JSON.parse(row.about),
        state: row.state,
        reportedAt: row.reported_at,
        reportedBy: row.reported_by,
      }),
  });
