import type { Table } from 'dexie';

/**
 * Reads rows of a table in batches, in the order of their keys. Requesting a range takes a tenth of the time of
 * requesting each row, so a range is read if more than half of the table is wanted. Each batch is requested while the
 * previous one is processed.
 * @param keys of the rows, without duplicates
 * @param atOnce maximum keys per batch
 * @returns the rows that exist; a range read also has the rows between the wanted ones
 */
export async function* rowsInPieces<T>(
  table: Table<T, string>,
  keys: readonly string[],
  atOnce: number,
): AsyncGenerator<readonly T[]> {
  const sorted = [...keys].sort();
  const most = sorted.length * 2 > (await table.count());
  const read = async (at: number): Promise<readonly T[]> => {
    const piece = sorted.slice(at, at + atOnce);
    const [first, last] = [piece[0], piece.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (most) return table.where(':id').between(first, last, true, true).toArray();
    return (await table.bulkGet(piece)).filter((row) => row !== undefined);
  };
  let next = read(0);
  for (let at = 0; at < sorted.length; at += atOnce) {
    const rows = await next;
    // Requested while this batch is processed. If the caller stops here, nobody handles its failure.
    next = read(at + atOnce);
    next.catch(() => undefined);
    yield rows;
  }
}
