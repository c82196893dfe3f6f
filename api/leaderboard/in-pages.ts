import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows of one page: others wait a few milliseconds for it. */
const AT_ONCE = 500;

/**
 * Every row of a table in pages, with others between.
 * @param first the key before that of every row
 * @param read gives the rows after a key, in the order of their keys, up to the limit; each row holds its key
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
