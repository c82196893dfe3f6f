import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows per page: reading one blocks others for a few milliseconds. */
const AT_ONCE = 500;

/**
 * Reads every row of a table in pages, yielding to the event loop between them.
 * @param first a key that sorts before the key of every row
 * @param read returns the rows after a key in key order, up to the limit; each row contains its key
 */
export async function* inPages<K extends object, R extends K>(
  first: K,
  read: (after: K & { readonly limit: number }) => Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let after = first; ; ) {
    await nextTurn();
    const rows = await read({ ...after, limit: AT_ONCE });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last;
  }
}
