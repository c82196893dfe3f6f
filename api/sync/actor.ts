import { ENTITIES, type EntityName } from '#domain/sync/entities.ts';
import type { Scope } from '#domain/sync/rule.ts';

/** Who sends an operation. */
export interface Actor {
  readonly userId: string;
  readonly householdId: string;
  /** The phone, within the account. */
  readonly device: string;
  readonly deviceId: string;
}

/** Names a phone within its account: two accounts may name theirs alike. */
export const deviceOf = (userId: string, deviceId: string): string => `${userId} ${deviceId}`;

/** The column that names the owner of a row, by the scope of its entity. */
export const OWNER_COLUMN = {
  person: 'user_id',
  household: 'household_id',
  group: 'group_id',
  instance: 'instance_id',
} as const satisfies Record<Scope, string>;

/** Whose rows these are. Each owner has an order of commits of its own. */
export interface Owner {
  readonly kind: Scope;
  readonly id: string;
}

/** The owner of the catalogue. */
export const INSTANCE: Owner = { kind: 'instance', id: 'instance' };

const scopeOf = (entity: EntityName): Scope => ENTITIES[entity].scope;

/** Whose rows of an entity these are. */
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
