import { ENTITIES } from './entities.ts';

/**
 * The number of what travels between phone and server: it rises with every entity, every field of one (by the revision
 * of the entity), and every kind of operation. A page with a lower number drops what it does not know, and fetches it
 * once it was updated.
 */
export const CLIENT_PROTOCOL = Object.values(ENTITIES).reduce(
  (sum, { revision, operations }) => sum + revision + Object.keys(operations).length,
  0,
);

/** The oldest page that the server still understands. Pages below keep their queue and are asked to update. */
export const OLDEST_CLIENT_PROTOCOL = 1;

/** The header in which a page says its number. A program that is no page sends none, and is taken as it is. */
export const CLIENT_HEADER = 'x-client-protocol';
