import { ENTITIES, ENTITY_NAMES, type EntityName } from './entities.ts';
import type { PhoneTable } from './rule.ts';

/**
 * The tables that screens read, one for each entity. The build of the page writes them down as they are
 * (`web/bundle/phone-tables.ts`): the phone opens them before it has the rules they are derived from.
 */
export const PHONE_TABLES = Object.fromEntries(
  ENTITY_NAMES.map((entity) => [entity, ENTITIES[entity].phone]),
) as unknown as Readonly<Record<EntityName, PhoneTable>>;
