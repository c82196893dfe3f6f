import type { EntitySchemas } from '../sync/rule.ts';
import { ScanUsage } from './plan-schemas.ts';

export const USAGE = { data: ScanUsage, operations: {} } as const satisfies EntitySchemas;
