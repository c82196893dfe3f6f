import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { Product } from '../../products/product.ts';
import { Report } from '../../safety/report.ts';
import { typedText } from '../../text-limits.ts';

// Products awaiting review, for whoever looks after the catalogue. Nothing of who offered them.

/** The most characters of a reason. */
export const REFUSAL_REASON_MAX = 1000;
/** The most characters of each field that a reviewer may put right. */
export const EDIT_MAX = { name: 200, brand: 120, ingredientsText: 20_000 } as const;

const WaitingProduct = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['entered', 'photo']),
  /** Milliseconds since 1970. */
  offeredAt: z.number(),
  /** Households that have nobody in common and say the same. */
  voices: z.number().int(),
  /** The server it came from in a file; null for what a household here offers. */
  from: z.string().nullable(),
});
export type WaitingProduct = z.infer<typeof WaitingProduct>;

export const adminProducts = {
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  limit: 'default',
  summary: 'Products that households and other servers offer and nobody has looked at, the oldest first.',
  answers: {
    200: z.object({
      waiting: z.array(WaitingProduct),
      /** Whether others wait behind these. */
      more: z.boolean(),
    }),
  },
} as const satisfies Call;

const Changed = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

/** Lines of one list that a reviewer may match by hand. */
const MATCHES_MAX = 50;

/** A line that a reviewer says a known substance is, which the words of the label did not lead to. */
export const HandMatch = z.strictObject({
  /** The line as it was read or typed. */
  printed: typedText(EDIT_MAX.name, 1),
  /** The name of the substance, which stands in the list in its place. */
  name: typedText(EDIT_MAX.name, 1),
});
export type HandMatch = z.infer<typeof HandMatch>;

/**
 * What a reviewer puts right before taking it; what is left out is taken as it was offered. An empty list is looked at and
 * not taken.
 */
export const ReviewEdits = z.strictObject({
  name: typedText(EDIT_MAX.name, 1).optional(),
  brand: typedText(EDIT_MAX.brand).optional(),
  ingredientsText: typedText(EDIT_MAX.ingredientsText).optional(),
  matches: z.array(HandMatch).max(MATCHES_MAX).optional(),
});
export type ReviewEdits = z.infer<typeof ReviewEdits>;

const ReviewedProduct = z.object({
  id: z.string(),
  /** As it is printed. */
  code: z.string(),
  kind: z.enum(['entered', 'photo']),
  offeredAt: z.number(),
  /** What was offered. */
  name: z.string(),
  brand: z.string(),
  ingredientsText: z.string(),
  /** What became of what the same person offered before. */
  history: z.object({ taken: z.number().int(), refused: z.number().int() }),
  /** Ids of the photos of this product's label that its household keeps, the newest first. */
  photos: z.array(z.string()),
  /** The product of the catalogue as it stands; null where it holds none. */
  before: z.object({ product: Product, report: Report }).nullable(),
  /** As it would stand, with the edits. */
  after: z.object({ product: Product, report: Report }),
  difference: z.object({
    fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    ingredients: Changed,
    warnings: Changed,
  }),
});
export type ReviewedProduct = z.infer<typeof ReviewedProduct>;

export const adminProductPreview = {
  method: 'POST',
  path: '/api/admin/products/{id}/preview',
  access: 'admin',
  limit: 'default',
  goesOnWhenFull: true,
  summary: 'A product that waits: as offered, as it would stand with the edits, its report, and what that changes.',
  body: ReviewEdits,
  answers: { 200: ReviewedProduct },
} as const satisfies Call;

export const adminProductPhoto = {
  method: 'GET',
  path: '/api/admin/products/{id}/photos/{photo}',
  access: 'admin',
  limit: 'default',
  file: 'image/jpeg',
  summary: 'A photo of the label of a product that waits.',
  answers: { 200: null },
} as const satisfies Call;

export const adminAcceptProduct = {
  method: 'POST',
  path: '/api/admin/products/{id}/acceptance',
  access: 'admin',
  limit: 'default',
  summary: 'Take a product that waits into the catalogue, with the edits. The person who offered it is told.',
  body: ReviewEdits,
  answers: { 204: null },
} as const satisfies Call;

export const adminRefuseProduct = {
  method: 'POST',
  path: '/api/admin/products/{id}/refusal',
  access: 'admin',
  limit: 'default',
  summary: 'Refuse a product that waits. The reason reaches the person who offered it.',
  body: z.strictObject({ reason: typedText(REFUSAL_REASON_MAX, 1) }),
  answers: { 204: null },
} as const satisfies Call;
