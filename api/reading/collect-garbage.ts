import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Collects garbage now. Pixels lie outside of the heap, so the collector does not feel their weight: between two views
 * of a large picture it would let 100 MB of dead ones stand.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
