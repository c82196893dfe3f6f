import type { Address } from '../contract/call.ts';

/** Where a phone asks for the picture of a product. Apart from the call: a screen has no room for its words. */
export const PICTURE_ADDRESS = { method: 'GET', path: '/api/products/{id}/picture' } as const satisfies Address;
