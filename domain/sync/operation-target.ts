import { ENTITIES, ENTITY_NAMES, type EntityName } from './entities.ts';
import type { Operation, OperationType } from './operation.ts';
import type { EntityRules, EntitySchemas, OperationRule } from './rule.ts';

/** An operation's rule, with the entity it belongs to. */
interface Known {
  readonly entity: EntityName;
  readonly rules: EntityRules<EntitySchemas>;
  readonly rule: OperationRule<EntitySchemas, string>;
}

// Each rule takes the operations of its own type. One table of all of them loses that; looking up by type restores it.
const KNOWN = new Map<string, Known>(
  ENTITY_NAMES.flatMap((entity) => {
    const rules = ENTITIES[entity] as unknown as EntityRules<EntitySchemas>;
    return Object.entries(rules.operations).map(([type, rule]): [string, Known] => [type, { entity, rules, rule }]);
  }),
);

/** The rule of an operation, and of its entity. */
export function ruleOf(type: OperationType): Known {
  const known = KNOWN.get(type);
  if (!known) throw new Error(`There is no operation called ${type}.`);
  return known;
}

/** The entity whose row an operation names by its `entityId`: what {@link World.row} must hold. */
export const operationTarget = (type: OperationType): EntityName => ruleOf(type).entity;

/** The id of the product that an operation leads to: what {@link World.product} must hold. Null where there is none. */
export const productIdOfOperation = (operation: Operation): string | null =>
  ruleOf(operation.type).rule.productId?.(operation) ?? null;

/** The SHA-256 of the photo that an operation shows, which must be on the server before it. Null where there is none. */
export const photoOfOperation = (operation: Operation): string | null =>
  ruleOf(operation.type).rule.photo?.(operation) ?? null;

/** Whether the phone wrote the operation by itself, from rows it holds. */
export const isWorkedOut = (type: OperationType): boolean => ruleOf(type).rule.workedOut === true;

/**
 * Of an operation that can also come as a call of its own: what it asks for, however it was spelled. Undefined for the
 * others, and for types that this code does not know.
 */
export const asksFor = (type: string): ((payload: Readonly<Record<string, unknown>>) => unknown) | undefined =>
  KNOWN.get(type)?.rule.asksFor;
