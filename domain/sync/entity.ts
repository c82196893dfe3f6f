import { z } from 'zod';
import { Member, Pet } from '../households/household.ts';
import { Profile } from '../households/profile.ts';
import { InventoryItem } from '../inventory/item.ts';
import { ReplacedValue } from '../inventory/replaced-value.ts';
import { Mistake } from '../mistakes/mistake.ts';
import { ReadMark } from '../notifications/read-mark.ts';
import { ScanUsage } from '../plans/plan.ts';
import { Product } from '../products/product.ts';
import { Scan } from '../scanning/scan.ts';
import { Preference } from '../settings/preference.ts';
import { LabelPhoto } from '../uploads/label-photo.ts';

/** What travels between server and phone, by entity. Stored rows and answers drop unknown keys. */
export const ENTITY_DATA = {
  product: Product,
  scan: Scan,
  inventory: InventoryItem,
  member: Member,
  pet: Pet,
  usage: ScanUsage,
  mistake: Mistake,
  labelPhoto: LabelPhoto,
  history: ReplacedValue,
  profile: Profile,
  preference: Preference,
  readMark: ReadMark,
} as const;

export const EntityName = z.enum([
  'product',
  'scan',
  'inventory',
  'member',
  'pet',
  'usage',
  'mistake',
  'labelPhoto',
  'history',
  'profile',
  'preference',
  'readMark',
]);
export type EntityName = z.infer<typeof EntityName>;
export type EntityData<N extends EntityName> = z.infer<(typeof ENTITY_DATA)[N]>;

const PERSONAL: ReadonlySet<EntityName> = new Set(['profile', 'preference', 'readMark']);

/** Whether the rows of an entity belong to one person, and not to the household. */
export const isPersonal = (entity: EntityName): boolean => PERSONAL.has(entity);

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
  change('labelPhoto', ENTITY_DATA.labelPhoto),
  change('history', ENTITY_DATA.history),
  change('profile', ENTITY_DATA.profile),
  change('preference', ENTITY_DATA.preference),
  change('readMark', ENTITY_DATA.readMark),
]);
export type Change = z.infer<typeof Change>;
