import { z } from 'zod';
import { ExtractBarcodeAnswer, ExtractLabelAnswer } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';

// Reading photos that a phone could not read.

/** A form sends an empty text for a field that was left out. */
const optionalText = z
  .string()
  .max(64)
  .default('')
  .transform((text) => text.trim() || null);

export const extractBarcode = {
  method: 'POST',
  path: '/api/products/extract-barcode',
  access: 'user',
  limit: 'upload',
  repeats: 'freely',
  summary: 'Search a photo for a barcode with every reader the server has.',
  upload: z.strictObject({ existingBarcode: optionalText }),
  answers: { 200: ExtractBarcodeAnswer },
} as const satisfies Call;

export const extractFromLabel = {
  method: 'POST',
  path: '/api/products/extract-from-label',
  access: 'household',
  limit: 'upload',
  repeats: 'operation',
  summary: 'Read the ingredient list from a photo of a label. With `review`, nothing is stored.',
  upload: z.strictObject({ productId: optionalText, barcode: optionalText, review: optionalText }),
  answers: { 200: ExtractLabelAnswer },
} as const satisfies Call;
