/** Rows that are gone through before whoever runs the steps may look after others. */
const AT_ONCE = 1_000;

/** Work that stops now and then, and says nothing where it does: it goes on when it is asked to. */
export type Steps<T> = Generator<undefined, T>;

/** Goes through rows in steps. */
export function* each<T>(rows: Iterable<T>, look: (row: T) => void): Steps<void> {
  let seen = 0;
  for (const row of rows) {
    look(row);
    seen += 1;
    if (seen % AT_ONCE === 0) yield;
  }
}

/** Goes through all steps at once. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
