import { z } from 'zod';
import { ITEM_FIELDS } from './item-field-names.ts';

/** The fields of an inventory entry on which edits from two phones can conflict. */
const ItemField = z.enum(ITEM_FIELDS);

const FieldValue = z.union([z.string(), z.number(), z.null()]);

/**
 * A value that was overwritten by somebody who had not seen it. The last operation to arrive wins, and the value it
 * replaced is kept here, so that it can be restored with an ordinary edit.
 */
export const ReplacedValue = z.object({
  id: z.string(),
  itemId: z.string(),
  productId: z.string(),
  field: ItemField,
  lost: FieldValue,
  won: FieldValue,
  /** Who wrote the winning value, and on which phone. */
  wonBy: z.string(),
  wonDevice: z.string(),
  /** Milliseconds since 1970 by the server. */
  at: z.number(),
});
export type ReplacedValue = z.infer<typeof ReplacedValue>;
