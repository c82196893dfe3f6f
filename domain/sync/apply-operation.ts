import type { Operation } from './operation.ts';
import { ruleOf } from './operation-target.ts';
import { rejected } from './outcome.ts';
import type { Outcome, World } from './world.ts';

export type { Outcome, Row, World } from './world.ts';

/** Applies one operation to the world. Pure: optimistic in the page, with authority on the server. */
export type ApplyOperation = (operation: Operation, world: World) => Outcome;

/**
 * Applies one operation to the world, by the conflict rules of its entity. Pure; never throws for what a person or a
 * phone can send.
 * @returns the rows it leaves, or why it cannot be applied
 */
export const applyOperation: ApplyOperation = (operation, world) => {
  const { entity, rules, rule } = ruleOf(operation.type);
  if (!rules.fitsId(operation)) return rejected('INVALID_INPUT', 'The id of this entry is not valid.');
  // A rule leaves rows of entities of the table; it is not typed by all of them, or it could not be read alone.
  return rule.apply(operation, { ...world, row: world.row?.entity === entity ? world.row : null }) as Outcome;
};
