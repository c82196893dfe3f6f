/** Where operations are sent: the address of the call `push`, for the service worker, which has no room for the contract. */
export const PUSH_ADDRESS = { method: 'POST', path: '/api/sync/push' } as const;
/** Most operations in one push. */
export const PUSH_MAX_OPS = 25;
/** Most bytes in one push. */
export const PUSH_MAX_BYTES = 256 * 1024;
