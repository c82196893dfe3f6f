import { SHOWN_NAME_MAX } from './group-calls.ts';

/** Members of one name that are told apart. */
const MOST = 100;

/** A name, and the same with 2, 3, 4 … behind it: of two members who would look the same one gets a number. */
export function* numberedNames(name: string): Generator<string> {
  yield name;
  for (let number = 2; number <= MOST; number += 1) {
    const end = ` ${number}`;
    yield `${[...name]
      .slice(0, SHOWN_NAME_MAX - end.length)
      .join('')
      .trimEnd()}${end}`;
  }
}
