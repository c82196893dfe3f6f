import type { Db } from '#db/open.ts';
import type { PetsTable } from '#db/schema.ts';
import { Pet } from '#domain/households/household.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

/** The pets of a household. */
export const createPetStore = (db: Db): RowStore<'pet'> =>
  createRowStore<'pet', PetsTable>(db, {
    table: 'pets',
    columns: ['type', 'name'],
    toRow: ({ type, name }) => ({ type, name }),
    fromRow: ({ id, type, name }) => Pet.parse({ id, type, name }),
  });
