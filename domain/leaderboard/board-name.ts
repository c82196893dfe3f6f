import { nameShape } from '../accounts/name-shape.ts';
import { fail, type Result, succeed } from '../problem.ts';

/** Words that would make a household look like the server's operators. */
const OF_WHO_RUNS_IT = new Set(
  [
    ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'sysadmin', 'moderator', 'moderators'],
    ...['operator', 'operators', 'support', 'staff', 'official'],
  ].map(nameShape),
);
const APP = nameShape('Safeshelf');

const NOT_YOURS = 'This name could be mistaken for Safeshelf or the people who run this server. Please choose another.';

/**
 * Checks a leaderboard name: it must not suggest that the household is the app or the server's operators. Look-alike
 * characters count as the characters they resemble.
 * @returns the shape for comparison with other names, or INVALID_INPUT for the field `name`
 */
export function boardNameShape(name: string): Result<string> {
  const shape = nameShape(name);
  const words = [shape, ...name.split(/[\s\p{P}]+/u).map(nameShape)];
  return shape.includes(APP) || words.some((word) => OF_WHO_RUNS_IT.has(word))
    ? fail('INVALID_INPUT', NOT_YOURS, { fields: { name: NOT_YOURS } })
    : succeed(shape);
}
