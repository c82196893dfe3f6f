import { z } from 'zod';
import { TypedBarcode } from '../products/manual-product.ts';
import type { EntitySchemas } from '../sync/rule.ts';
import { Scan, ScanInput, ScanMode } from './scan.ts';

export const SCAN = {
  data: Scan,
  operations: { 'scan.create': z.strictObject({ barcode: TypedBarcode, mode: ScanMode, input: ScanInput }) },
} as const satisfies EntitySchemas;
