import type { Address } from '../contract/call.ts';

/**
 * The address of a product's picture. Kept apart from the call, so that its texts do not end up in a screen's bundle.
 */
export const PICTURE_ADDRESS = { method: 'GET', path: '/api/products/{id}/picture' } as const satisfies Address;
