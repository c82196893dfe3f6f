/** Method and path of the call `putBlob`, for the service worker, which must not bundle the contract. */
export const BLOB_ADDRESS = { method: 'PUT', path: '/api/sync/blobs/{sha256}' } as const;
