import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { HOME_CATEGORIES } from '../products/category.ts';

// Searching the catalogue.

/** The most products in one response. */
export const FOUND_MOST = 30;

/** Scores by the colour they are shown in (method M4.6): from 70, from 40, and below. */
export const SCORE_BANDS = ['green', 'yellow', 'red'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

/** A product that a search found. */
export const FoundProduct = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  emoji: z.string(),
  homeCategory: z.enum(HOME_CATEGORIES),
  /** Null if no score may be shown, or none is known yet. */
  safetyScore: z.number().nullable(),
  /** Whether there is a report. Without one the score is computed when the product is opened. */
  assessed: z.boolean(),
  /** Whether the search matched an ingredient and not the name. */
  byIngredient: z.boolean(),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

export const searchProducts = {
  method: 'GET',
  path: '/api/products/search',
  access: 'household',
  tokenScope: 'products',
  limit: 'default',
  summary: 'Search the catalogue by name, brand, code or ingredient, best match first, filtered by area and score.',
  query: z.object({
    q: z.string().max(200).default(''),
    area: z.enum(HOME_CATEGORIES).optional(),
    band: z.enum(SCORE_BANDS).optional(),
  }),
  answers: {
    200: z.object({
      products: z.array(FoundProduct),
      /** Whether everything imported can already be found. */
      complete: z.boolean(),
      /**
       * The monthly allowance is used up. Scores are left out, as they may be of products that are new to the
       * household.
       */
      heldBack: z.boolean(),
    }),
  },
} as const satisfies Call;
