import { z } from 'zod';
import { changed } from '../sync/changed-field.ts';
import type { EntitySchemas } from '../sync/rule.ts';
import { typedText } from '../text-limits.ts';
import { AgeGroup, Member, MemberElement } from './household.ts';

export const MEMBER = {
  data: Member,
  operations: {
    'member.create': z.strictObject({
      name: typedText(80, 1),
      ageGroup: AgeGroup,
      pregnant: z.boolean().default(false),
      dueOn: z.iso.date().nullish(),
    }),
    'member.edit': z.strictObject({
      name: changed(typedText(80, 1)).optional(),
      ageGroup: changed(AgeGroup).optional(),
      pregnant: changed(z.boolean()).optional(),
      dueOn: changed(z.iso.date().nullable()).optional(),
    }),
    'member.addElement': MemberElement,
    'member.removeElement': MemberElement,
    'member.delete': z.strictObject({}),
    'member.restore': z.strictObject({}),
  },
} as const satisfies EntitySchemas;
