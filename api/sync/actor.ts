import { ENTITIES, type EntityName } from '#domain/sync/entities.ts';
import type { Scope } from '#domain/sync/rule.ts';

/** Who sent an operation. */
export interface Actor {
  readonly userId: string;
  readonly householdId: string;
  /** The phone, named together with its account. */
  readonly device: string;
  readonly deviceId: string;
}

/** A name for a phone that includes its account: two accounts may use the same device id. */
export const deviceOf = (userId: string, deviceId: string): string => `${userId} ${deviceId}`;

/** The column with the owner of a row, by the scope of its entity. */
export const OWNER_COLUMN = {
  person: 'user_id',
  household: 'household_id',
  group: 'group_id',
  instance: 'instance_id',
} as const satisfies Record<Scope, string>;

/** The owner of rows. Each owner has a commit order of its own. */
export interface Owner {
  readonly kind: Scope;
  readonly id: string;
}

/** The owner of the catalogue. */
export const INSTANCE: Owner = { kind: 'instance', id: 'instance' };

const scopeOf = (entity: EntityName): Scope => ENTITIES[entity].scope;

/** The owner of somebody's rows of an entity. */
export function ownerOf(entity: EntityName, who: Pick<Actor, 'userId' | 'householdId'>): Owner {
  const scope = scopeOf(entity);
  switch (scope) {
    case 'person':
      return { kind: scope, id: who.userId };
    case 'household':
      return { kind: scope, id: who.householdId };
    case 'group':
    case 'instance':
      throw new Error(`Nobody acts for a ${scope} yet, and ${entity} belongs to one.`);
  }
}
