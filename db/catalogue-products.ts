import type { ExpressionBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Products of the catalogue, for a read in the order of their keys. Said plainly ("household_id is null"), SQLite takes the
 * index by household, in which a whole catalogue lies under null, and sorts all of it for each stretch that is read.
 */
export const ofCatalogueByKey = (eb: ExpressionBuilder<Tables, 'products'>) =>
  eb(eb.fn.coalesce('household_id', eb.val('')), '=', '');
