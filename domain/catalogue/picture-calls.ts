import type { Call } from '../contract/call.ts';
import { PICTURE_ADDRESS } from './picture-address.ts';

// Pictures of products.

export const productPicture = {
  ...PICTURE_ADDRESS,
  access: 'household',
  limit: 'default',
  summary:
    'A small picture of a product, where the operator switched them on and its source has one: 204 where it has none, 202 where it could not be fetched yet.',
  file: 'image/webp',
  answers: { 200: null, 202: null, 204: null },
} as const satisfies Call;
