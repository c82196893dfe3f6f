import { z } from 'zod';
import { changed } from '../sync/changed-field.ts';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';
import { Pet, PetType } from './household.ts';

export const PET = {
  data: Pet,
  operations: {
    'pet.create': z.strictObject({ type: PetType, name: typedText(80, 1) }),
    'pet.edit': z.strictObject({
      type: changed(PetType).optional(),
      name: changed(typedText(80, 1)).optional(),
    }),
    'pet.delete': z.strictObject({}),
    'pet.restore': z.strictObject({}),
  },
} as const satisfies EntitySchemas;
