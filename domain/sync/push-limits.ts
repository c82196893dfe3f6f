/** Method and path of the call `push`, for the service worker, which must not bundle the contract. */
export const PUSH_ADDRESS = { method: 'POST', path: '/api/sync/push' } as const;
/** Maximum operations per push. */
export const PUSH_MAX_OPS = 25;
/** Maximum bytes per push. */
export const PUSH_MAX_BYTES = 256 * 1024;
