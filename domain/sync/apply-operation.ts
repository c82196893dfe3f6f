import type { Operation } from './operation.ts';
import { ruleOf } from './operation-target.ts';
import { rejected } from './outcome.ts';
import type { Outcome, World } from './world.ts';

export type { Outcome, Row, World } from './world.ts';

/** Applies one operation to the world. Pure: the page applies it optimistically, the server decides. */
export type ApplyOperation = (operation: Operation, world: World) => Outcome;

/**
 * Applies one operation to the world, by the conflict rules of its entity. Pure; never throws on input that a person or
 * a phone can send.
 * @returns the resulting rows, or why it cannot be applied
 */
export const applyOperation: ApplyOperation = (operation, world) => {
  const { entity, rules, rule } = ruleOf(operation.type);
  if (!rules.fitsId(operation)) return rejected('INVALID_INPUT', 'The id of this entry is not valid.');
  // The cast is safe: a rule returns only rows of known entities. Typing it by all of them would be unreadable.
  return rule.apply(operation, { ...world, row: world.row?.entity === entity ? world.row : null }) as Outcome;
};
