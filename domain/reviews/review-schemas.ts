import { z } from 'zod';
import { groupText } from '../groups/group-text.ts';
import { leaveOutLinks } from '../link-text.ts';
import type { EntitySchemas } from '../sync/rule.ts';
import { HouseholdKind } from './household-kind.ts';
import { REVIEW_TEXT_MAX, Review, Stars } from './review.ts';

export const REVIEW = {
  data: Review,
  operations: {
    'review.post': z.strictObject({
      stars: Stars,
      text: groupText(REVIEW_TEXT_MAX).transform(leaveOutLinks).default(''),
      about: HouseholdKind.nullable().default(null),
    }),
    'review.withdraw': z.strictObject({}),
  },
} as const satisfies EntitySchemas;
