import type { Reader } from '#db/handles.ts';
import type { ProductIndex } from '#db/search/product-index.ts';
import type { Log } from '../../log.ts';
import { catchUp } from './catch-up.ts';

/** How often the catalogue is checked for changes. */
const LOOK_MS = 10_000;

/**
 * Keeps the index up to date with the catalogue while the server runs.
 * @returns `stop` ends that; `ended` settles once nothing is under way any more
 */
export function keepIndex(reader: Reader, index: ProductIndex, log: Log): { stop(): void; ended(): Promise<void> } {
  const stopped = new AbortController();
  let underWay: Promise<void> = Promise.resolve();
  let busy = false;
  const look = (): void => {
    if (busy) return;
    busy = true;
    underWay = catchUp(reader, index, stopped.signal)
      .then((done) => {
        if (done > 0) log.info('search', { indexed: done });
      })
      // Products missing from the index are still found by their code, and the next check tries again.
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) log.error('exception', { route: 'search', detail: String(error) });
      })
      .finally(() => {
        busy = false;
      });
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      stopped.abort();
    },
    ended: () => underWay,
  };
}
