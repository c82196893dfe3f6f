import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { Badge, BadgeType } from './badge.ts';

export const BADGE = {
  data: Badge,
  operations: { 'badge.award': z.strictObject({ badgeType: BadgeType }) },
} as const satisfies EntitySchemas;
