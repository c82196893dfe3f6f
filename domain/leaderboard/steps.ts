/** Rows processed before control returns to the caller. */
const AT_ONCE = 1_000;

/** Work that yields now and then, so that the caller can give the event loop a turn. The yields carry no value. */
export type Steps<T> = Generator<undefined, T>;

/** Iterates over rows, yielding after every {@link AT_ONCE} of them. */
export function* each<T>(rows: Iterable<T>, look: (row: T) => void): Steps<void> {
  let seen = 0;
  for (const row of rows) {
    look(row);
    seen += 1;
    if (seen % AT_ONCE === 0) yield;
  }
}

/** Runs all steps to the end without pausing. */
export function runAllSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
