import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Report } from '../safety/report.ts';
import { ProductType } from '../safety/vocabulary.ts';
import { typedText } from '../text-limits.ts';
import { LABEL_MAX } from './manual-product.ts';

// Apart from the other calls of products: no page of ours makes it, and none is to pay for it.

export const assessList = {
  method: 'POST',
  path: '/api/v1/ingredients/assess',
  access: 'household',
  tokenScope: 'ingredients',
  entitlement: 'apiAccess',
  limit: 'report',
  repeats: 'freely',
  summary: 'The report of an ingredient list as it stands on a pack. Nothing of it is kept.',
  goesOnWhenFull: true,
  body: z.strictObject({
    ingredients: typedText(LABEL_MAX, 1),
    name: typedText(200).default(''),
    /** Where it is left out it is guessed, and the lowest of the candidates counts. */
    productType: ProductType.nullable().default(null),
  }),
  answers: { 200: z.object({ report: Report }) },
} as const satisfies Call;
