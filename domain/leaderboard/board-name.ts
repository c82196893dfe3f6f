import { nameShape } from '../accounts/name-shape.ts';
import { fail, type Result, succeed } from '../problem.ts';

/** Words by which somebody passes for the people who run the server. */
const OF_WHO_RUNS_IT = new Set(
  [
    ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'sysadmin', 'moderator', 'moderators'],
    ...['operator', 'operators', 'support', 'staff', 'official'],
  ].map(nameShape),
);
const APP = nameShape('Safeshelf');

const NOT_YOURS = 'This name would pass for Safeshelf, or for the people who run this server. Please choose another.';

/**
 * A name for the board, if nobody takes its household for the app or for the people who run the server. Look-alikes count
 * as what they look like.
 * @returns the shape by which it is compared with others, or INVALID_INPUT for the field `name`
 */
export function boardNameShape(name: string): Result<string> {
  const shape = nameShape(name);
  const words = [shape, ...name.split(/[\s\p{P}]+/u).map(nameShape)];
  return shape.includes(APP) || words.some((word) => OF_WHO_RUNS_IT.has(word))
    ? fail('INVALID_INPUT', NOT_YOURS, { fields: { name: NOT_YOURS } })
    : succeed(shape);
}
