import { z } from 'zod';
import { ScanAnswer } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';
import { ScanUsage } from '../plans/plan-schemas.ts';
import { ScanInput, ScanMode } from './scan.ts';

// Scanning a code by an API call.

export const scan = {
  method: 'POST',
  path: '/api/scan',
  access: 'household',
  limit: 'scan',
  repeats: 'operation',
  summary: 'Record a scan of a barcode and identify the product.',
  body: z.strictObject({
    barcode: z.string().min(1).max(64),
    mode: ScanMode.default('household'),
    input: ScanInput.default('typed'),
  }),
  answers: { 200: ScanAnswer },
} as const satisfies Call;

export const scanUsage = {
  method: 'GET',
  path: '/api/scan/usage',
  access: 'household',
  limit: 'default',
  summary: 'Get the scans used this month, and the limit.',
  answers: { 200: ScanUsage },
} as const satisfies Call;
