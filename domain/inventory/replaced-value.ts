import { z } from 'zod';
import { ITEM_FIELDS } from './item-field-names.ts';

/** The fields of an inventory entry that two phones can edit against each other. */
const ItemField = z.enum(ITEM_FIELDS);

const FieldValue = z.union([z.string(), z.number(), z.null()]);

/**
 * A value that lost: somebody edited a field without having seen it. The last arrival wins, and what it replaced is
 * kept here, so that it can be taken back with an ordinary edit.
 */
export const ReplacedValue = z.object({
  id: z.string(),
  itemId: z.string(),
  productId: z.string(),
  field: ItemField,
  lost: FieldValue,
  won: FieldValue,
  /** Who wrote the value that won, and on which phone. */
  wonBy: z.string(),
  wonDevice: z.string(),
  /** Milliseconds since 1970 by the server. */
  at: z.number(),
});
export type ReplacedValue = z.infer<typeof ReplacedValue>;
