import type { Call } from '../contract/call.ts';
import { PICTURE_ADDRESS } from './picture-address.ts';

// Pictures of products.

export const productPicture = {
  ...PICTURE_ADDRESS,
  access: 'household',
  limit: 'default',
  summary:
    'Get a small picture of a product, if the operator turned pictures on and its source has one: 204 if it has none, 202 if it could not be fetched yet.',
  file: 'image/webp',
  answers: { 200: null, 202: null, 204: null },
} as const satisfies Call;
