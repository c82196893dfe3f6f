import { ENTITIES } from './entities.ts';

/**
 * The version of the sync protocol: it increases with every entity, every field of one (through the entity's revision),
 * and every operation type. A page with a lower version drops what it does not know, and fetches it once it is updated.
 */
export const CLIENT_PROTOCOL = Object.values(ENTITIES).reduce(
  (sum, { revision, operations }) => sum + revision + Object.keys(operations).length,
  0,
);

/** The oldest page version that the server still accepts. Older pages keep their queue and are asked to update. */
export const OLDEST_CLIENT_PROTOCOL = 1;

/** The header with a page's protocol version. Other programs send none and are not checked. */
export const CLIENT_HEADER = 'x-client-protocol';
