/** A unit of work, or a snapshot, awaited something else than its database. */
export class AwaitedElsewhereError extends Error {
  override readonly name = 'AwaitedElsewhereError';
  constructor() {
    super('A transaction awaited something else than its own queries. Await that before it begins, or after its end.');
  }
}

/**
 * Runs work that awaits nothing but the database of this process. Each of its answers is there at once, so such work
 * ends before the event loop turns; what has not ended by then waits for something else, and everybody would wait for
 * it. `nextTick` runs as soon as no promise is left that could go on.
 * @throws {AwaitedElsewhereError} as soon as that is seen; what the work does from then on is nobody's concern
 */
export const inOneTurn = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    let ended = false;
    const late = () => {
      // An error is dear to make.
      if (!ended) reject(new AwaitedElsewhereError());
    };
    work().then(
      (value) => {
        ended = true;
        resolve(value);
      },
      (error: unknown) => {
        ended = true;
        reject(error);
      },
    );
    queueMicrotask(() => process.nextTick(late));
  });
