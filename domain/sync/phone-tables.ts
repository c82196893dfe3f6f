import { ENTITIES, ENTITY_NAMES, type EntityName } from './entities.ts';
import type { PhoneTable } from './rule.ts';

/**
 * The phone's tables, one for each entity. The page's build inlines them as data (`web/bundle/phone-tables.ts`), so
 * that the phone can open them before it has loaded the rules they are derived from.
 */
export const PHONE_TABLES = Object.fromEntries(
  ENTITY_NAMES.map((entity) => [entity, ENTITIES[entity].phone]),
) as unknown as Readonly<Record<EntityName, PhoneTable>>;
