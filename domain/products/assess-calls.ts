import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Report } from '../safety/report.ts';
import { ProductType } from '../safety/vocabulary.ts';
import { typedText } from '../text-limits.ts';
import { LABEL_MAX } from './manual-product.ts';

// Kept out of the other product calls: no page of ours makes this call, so no page should have to load it.

export const assessList = {
  method: 'POST',
  path: '/api/v1/ingredients/assess',
  access: 'household',
  tokenScope: 'ingredients',
  entitlement: 'apiAccess',
  limit: 'report',
  repeats: 'freely',
  summary: 'Get the report for an ingredient list as printed on a pack. Nothing is kept.',
  goesOnWhenFull: true,
  body: z.strictObject({
    ingredients: typedText(LABEL_MAX, 1),
    name: typedText(200).default(''),
    /** If left out, the type is guessed, and the lowest score of the candidates counts. */
    productType: ProductType.nullable().default(null),
  }),
  answers: { 200: z.object({ report: Report }) },
} as const satisfies Call;
