/** Where photos are sent: the address of the call `putBlob`, for the service worker, which has no room for the contract. */
export const BLOB_ADDRESS = { method: 'PUT', path: '/api/sync/blobs/{sha256}' } as const;
