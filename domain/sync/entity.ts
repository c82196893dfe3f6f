import { z } from 'zod';
import { Member, Pet } from '../households/household.ts';
import { InventoryItem } from '../inventory/item.ts';
import { Mistake } from '../mistakes/mistake.ts';
import { ScanUsage } from '../plans/plan.ts';
import { Product } from '../products/product.ts';
import { Scan } from '../scanning/scan.ts';

/** What travels between server and phone, by entity. Stored rows and answers drop unknown keys. */
export const ENTITY_DATA = {
  product: Product,
  scan: Scan,
  inventory: InventoryItem,
  member: Member,
  pet: Pet,
  usage: ScanUsage,
  mistake: Mistake,
} as const;

export const EntityName = z.enum(['product', 'scan', 'inventory', 'member', 'pet', 'usage', 'mistake']);
export type EntityName = z.infer<typeof EntityName>;
export type EntityData<N extends EntityName> = z.infer<(typeof ENTITY_DATA)[N]>;

/** One row in the state the server gave it. `data` is null for a tombstone. `usage` has the month as its id. */
const change = <N extends EntityName, D extends z.ZodType>(entity: N, data: D) =>
  z.object({
    entity: z.literal(entity),
    id: z.string(),
    rev: z.number().int(),
    seq: z.number().int(),
    deleted: z.boolean(),
    data: data.nullable(),
  });

export const Change = z.discriminatedUnion('entity', [
  change('product', ENTITY_DATA.product),
  change('scan', ENTITY_DATA.scan),
  change('inventory', ENTITY_DATA.inventory),
  change('member', ENTITY_DATA.member),
  change('pet', ENTITY_DATA.pet),
  change('usage', ENTITY_DATA.usage),
  change('mistake', ENTITY_DATA.mistake),
]);
export type Change = z.infer<typeof Change>;
