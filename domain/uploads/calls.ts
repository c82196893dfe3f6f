import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { BLOB_ADDRESS } from './blob-address.ts';

// Photos of the household, and pictures of its people.

export const putBlob = {
  ...BLOB_ADDRESS,
  access: 'household',
  limit: 'upload',
  repeats: 'freely',
  summary: 'Store a photo under the SHA-256 of its bytes; the same photo sent twice is stored once.',
  picture: true,
  pagesOnly: true,
  answers: { 200: z.object({ sha256: z.string(), bytes: z.number().int() }) },
} as const satisfies Call;

export const portrait = {
  method: 'GET',
  path: '/api/people/{id}/picture',
  access: 'user',
  limit: 'default',
  summary: 'Get a person’s picture: your own, or that of someone in the same household.',
  file: 'image/jpeg',
  answers: { 200: null },
} as const satisfies Call;

export const photo = {
  method: 'GET',
  path: '/api/photos/{sha256}',
  access: 'household',
  limit: 'default',
  summary: 'Get one of the household’s photos, re-encoded.',
  file: 'image/jpeg',
  answers: { 200: null },
} as const satisfies Call;
