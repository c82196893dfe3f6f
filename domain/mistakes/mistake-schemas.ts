import type { EntitySchemas } from '../sync/rule.ts';
import { Mistake, MistakeReport } from './mistake.ts';

export const MISTAKE = {
  data: Mistake,
  operations: { 'mistake.report': MistakeReport },
} as const satisfies EntitySchemas;
