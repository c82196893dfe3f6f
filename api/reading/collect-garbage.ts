import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Forces a garbage collection. Pixel buffers are outside the heap, so the collector does not notice their size: between
 * two views of a large picture it would leave 100 MB of unused ones.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
