import { SHOWN_NAME_MAX } from './group-calls.ts';

/** The highest number appended to a name. */
const MOST = 100;

/** The name itself, then the name with 2, 3, 4 … appended, so that no two members of a group look the same. */
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
