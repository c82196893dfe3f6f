import { z } from 'zod';
import { changed } from '../sync/changed-field.ts';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';
import { Sha256 } from '../uploads/label-photo.ts';
import { Profile } from './profile.ts';

export const PROFILE = {
  data: Profile,
  operations: {
    'profile.edit': z.strictObject({
      displayName: changed(typedText(80)).optional(),
      picture: changed(Sha256.nullable()).optional(),
    }),
    'profile.answer': z.strictObject({ hasYoungChildren: z.boolean(), hasPets: z.boolean() }),
  },
} as const satisfies EntitySchemas;
