/** Where operations are sent: the path of the call `push`, for the service worker, which has no room for the contract. */
export const PUSH_PATH = '/api/sync/push';
/** Most operations in one push. */
export const PUSH_MAX_OPS = 25;
/** Most bytes in one push. */
export const PUSH_MAX_BYTES = 256 * 1024;
