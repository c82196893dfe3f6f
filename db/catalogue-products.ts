import type { ExpressionBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Selects the products of the catalogue for a read in key order. With a plain "household_id is null", SQLite would use
 * the index by household, where the whole catalogue is under null, and sort all of it for each batch.
 */
export const isCatalogueProduct = (eb: ExpressionBuilder<Tables, 'products'>) =>
  eb(eb.fn.coalesce('household_id', eb.val('')), '=', '');
