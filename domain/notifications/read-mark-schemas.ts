import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { ReadMark } from './read-mark.ts';

export const READ_MARK = {
  data: ReadMark,
  operations: { 'notification.read': z.strictObject({}) },
} as const satisfies EntitySchemas;
