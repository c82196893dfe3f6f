/** A unit of work or a snapshot awaited something other than its database. */
export class AwaitedElsewhereError extends Error {
  override readonly name = 'AwaitedElsewhereError';
  constructor() {
    super('A transaction awaited something other than its own queries. Await that before it begins, or after it ends.');
  }
}

/**
 * Runs work that awaits nothing but the database of this process. Each query is answered at once, so such work ends
 * before the event loop turns. Work that has not ended by then awaits something else, and would make everybody wait for
 * it. `nextTick` runs as soon as no promise is left that could continue.
 * @throws {AwaitedElsewhereError} as soon as that is detected; what the work does after that is ignored
 */
export const inOneTurn = <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    let ended = false;
    const late = () => {
      // Errors are expensive to create, so check first.
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
