/**
 * The number of what travels between phone and server. Raised by whoever adds an entity, a field of one, or a kind of
 * operation: a page with a lower number drops what it does not know, and fetches it once it was updated.
 */
export const CLIENT_PROTOCOL = 2;

/** The oldest page that the server still understands. Pages below keep their queue and are asked to update. */
export const OLDEST_CLIENT_PROTOCOL = 1;

/** The header in which a page says its number. A program that is no page sends none, and is taken as it is. */
export const CLIENT_HEADER = 'x-client-protocol';
