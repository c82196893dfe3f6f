import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { LabelPhoto, Sha256 } from './label-photo.ts';

export const LABEL_PHOTO = {
  data: LabelPhoto,
  operations: {
    'labelPhoto.add': z.strictObject({ productId: z.string().min(8).max(64), sha256: Sha256 }),
    'labelPhoto.delete': z.strictObject({}),
  },
} as const satisfies EntitySchemas;
