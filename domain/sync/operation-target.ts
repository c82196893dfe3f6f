import { ENTITIES, ENTITY_NAMES, type EntityName } from './entities.ts';
import type { Operation, OperationType } from './operation.ts';
import type { EntityRules, EntitySchemas, OperationRule } from './rule.ts';

/** An operation's rule, with the entity it belongs to. */
interface Known {
  readonly entity: EntityName;
  readonly rules: EntityRules<EntitySchemas>;
  readonly rule: OperationRule<EntitySchemas, string>;
}

// Each rule takes operations of its own type. A common table loses that typing; looking up by type makes the cast safe.
const KNOWN = new Map<string, Known>(
  ENTITY_NAMES.flatMap((entity) => {
    const rules = ENTITIES[entity] as unknown as EntityRules<EntitySchemas>;
    return Object.entries(rules.operations).map(([type, rule]): [string, Known] => [type, { entity, rules, rule }]);
  }),
);

/** The rule of an operation, with its entity. */
export function ruleOf(type: OperationType): Known {
  const known = KNOWN.get(type);
  if (!known) throw new Error(`There is no operation called ${type}.`);
  return known;
}

/** The entity of the row that an operation's `entityId` refers to: {@link World.row} must contain that row. */
export const operationTarget = (type: OperationType): EntityName => ruleOf(type).entity;

/** The id of the product an operation refers to: {@link World.product} must contain it. Null if there is none. */
export const productIdOfOperation = (operation: Operation): string | null =>
  ruleOf(operation.type).rule.productId?.(operation) ?? null;

/** The SHA-256 of the photo an operation refers to, which must be on the server first. Null if there is none. */
export const photoOfOperation = (operation: Operation): string | null =>
  ruleOf(operation.type).rule.photo?.(operation) ?? null;

/** Whether the phone derived the operation from rows it holds, without the person. */
export const isDerivedOperation = (type: OperationType): boolean => ruleOf(type).rule.workedOut === true;

/**
 * For operations that can also be made by a direct call: normalises the payload to what is requested. Undefined for
 * other operations, and for types unknown to this code.
 */
export const asksFor = (type: string): ((payload: Readonly<Record<string, unknown>>) => unknown) | undefined =>
  KNOWN.get(type)?.rule.asksFor;
