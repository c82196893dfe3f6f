import type { EntitySchemas } from '../sync/rule.ts';
import { ReplacedValue } from './replaced-value.ts';

export const REPLACED_VALUE = { data: ReplacedValue, operations: {} } as const satisfies EntitySchemas;
