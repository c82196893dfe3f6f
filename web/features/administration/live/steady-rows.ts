/** A row as shown on the page. */
export interface SteadyRow<T> {
  readonly id: string;
  readonly row: T;
  /** Whether the server no longer lists it. */
  readonly gone: boolean;
}

export const freshRows = <T>(rows: readonly T[], idOf: (row: T) => string): SteadyRow<T>[] =>
  rows.map((row) => ({ id: idOf(row), row, gone: false }));

/**
 * The rows to show after the server was asked again: each stays in its place, with current content. Rows no longer
 * listed stay, marked as gone, unless the person dealt with them here. New rows wait until requested.
 * @param own ids of rows that the person dealt with on this page
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
  // An empty list has nothing that could move, so new rows are shown at once.
  return kept.length === 0 ? freshRows(rows, idOf) : kept;
}
