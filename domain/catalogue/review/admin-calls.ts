import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { Product } from '../../products/product.ts';
import { Report } from '../../safety/report.ts';
import { typedText } from '../../text-limits.ts';

// Products awaiting review, for whoever looks after the catalogue. Nothing reveals who offered them.

/** The most characters of a reason. */
export const REFUSAL_REASON_MAX = 1000;
/** The most characters of each field that a reviewer may correct. */
export const EDIT_MAX = { name: 200, brand: 120, ingredientsText: 20_000 } as const;

const WaitingProduct = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['entered', 'photo']),
  /** Milliseconds since 1970. */
  offeredAt: z.number(),
  /** Number of households with no adult in common that say the same. */
  voices: z.number().int(),
  /** The server whose file it came in; null if a household of this server offered it. */
  from: z.string().nullable(),
});
export type WaitingProduct = z.infer<typeof WaitingProduct>;

export const adminProducts = {
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  limit: 'default',
  summary: 'List the products from households and other servers that await review, oldest first.',
  answers: {
    200: z.object({
      waiting: z.array(WaitingProduct),
      /** Whether more are waiting after these. */
      more: z.boolean(),
    }),
  },
} as const satisfies Call;

const Changed = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

/** The most lines of one list that a reviewer may match by hand. */
const MATCHES_MAX = 50;

/** A line that a reviewer matched to a known substance because its words did not match one. */
export const HandMatch = z.strictObject({
  /** The line as it was read or typed. */
  printed: typedText(EDIT_MAX.name, 1),
  /** The name of the substance, which replaces the line in the list. */
  name: typedText(EDIT_MAX.name, 1),
});
export type HandMatch = z.infer<typeof HandMatch>;

/**
 * A reviewer's corrections before accepting a product. Fields left out are accepted as offered. An empty list can be
 * previewed but not accepted.
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
  /** How many earlier contributions of the same person were accepted and refused. */
  history: z.object({ taken: z.number().int(), refused: z.number().int() }),
  /** Ids of the photos of this product's label that its household keeps, newest first. */
  photos: z.array(z.string()),
  /** The product as it is in the catalogue; null if it is not there. */
  before: z.object({ product: Product, report: Report }).nullable(),
  /** The product as it would be with the edits. */
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
  summary:
    'Preview a product awaiting review: as offered, as it would be with the edits, its report, and what changes.',
  body: ReviewEdits,
  answers: { 200: ReviewedProduct },
} as const satisfies Call;

export const adminProductPhoto = {
  method: 'GET',
  path: '/api/admin/products/{id}/photos/{photo}',
  access: 'admin',
  limit: 'default',
  file: 'image/jpeg',
  summary: 'Get a label photo of a product awaiting review.',
  answers: { 200: null },
} as const satisfies Call;

export const adminAcceptProduct = {
  method: 'POST',
  path: '/api/admin/products/{id}/acceptance',
  access: 'admin',
  limit: 'default',
  summary: 'Accept a product into the catalogue, with the edits. The person who offered it is notified.',
  body: ReviewEdits,
  answers: { 204: null },
} as const satisfies Call;

export const adminRefuseProduct = {
  method: 'POST',
  path: '/api/admin/products/{id}/refusal',
  access: 'admin',
  limit: 'default',
  summary: 'Refuse a product awaiting review. The person who offered it is given the reason.',
  body: z.strictObject({ reason: typedText(REFUSAL_REASON_MAX, 1) }),
  answers: { 204: null },
} as const satisfies Call;
