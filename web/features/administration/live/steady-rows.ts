/** A row as it stands on the page. */
export interface SteadyRow<T> {
  readonly id: string;
  readonly row: T;
  /** The server does not list it any more. */
  readonly gone: boolean;
}

export const rowsAsTheyAre = <T>(rows: readonly T[], idOf: (row: T) => string): SteadyRow<T>[] =>
  rows.map((row) => ({ id: idOf(row), row, gone: false }));

/**
 * What a list shows after the server was asked again: each row where it was, as it is now. What is not listed any more
 * stays, marked, unless the person dealt with it here; what is new waits until it is asked for.
 * @param own rows that the person dealt with on this page
 */
export function steadyRows<T>(
  before: readonly SteadyRow<T>[],
  rows: readonly T[],
  idOf: (row: T) => string,
  own: ReadonlySet<string>,
): SteadyRow<T>[] {
  const now = new Map(rows.map((row) => [idOf(row), row]));
  const kept = before.flatMap(({ id, row }): SteadyRow<T>[] => {
    const listed = now.get(id);
    if (listed !== undefined) return [{ id, row: listed, gone: false }];
    return own.has(id) ? [] : [{ id, row, gone: true }];
  });
  // Where nothing stands, nothing can be moved.
  return kept.length === 0 ? rowsAsTheyAre(rows, idOf) : kept;
}
