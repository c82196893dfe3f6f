import { z } from 'zod';
import { InventoryEntry, InventoryPage } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';
import { HomeHealthAnswer } from './home-health-answer.ts';
import { Stats } from './stats.ts';

// The household's inventory.

/** Maximum entries per page; a page of long entries has fewer of them (product P10.11). */
export const INVENTORY_PAGE = 500;

export const inventory = {
  method: 'GET',
  path: '/api/inventory',
  access: 'household',
  tokenScope: 'shelf',
  limit: 'default',
  summary: 'List the household’s inventory, newest first: all of it, or page by page if a limit is given.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(INVENTORY_PAGE).optional(),
    /** The `next` value of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,16}\.[0-9A-Za-z-]{1,64}$/)
      .optional(),
  }),
  answers: { 200: z.union([z.array(InventoryEntry), InventoryPage]) },
} as const satisfies Call;

export const addInventory = {
  method: 'POST',
  path: '/api/inventory',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Add a product to the inventory.',
  body: z.strictObject({
    productId: z.string().min(1).max(200),
    quantity: z.number().int().min(1).max(9999).default(1),
  }),
  answers: { 201: InventoryEntry },
} as const satisfies Call;

export const homeHealthScore = {
  method: 'GET',
  path: '/api/home-health/score',
  access: 'household',
  limit: 'default',
  summary: 'Get the household’s Home Health: the nine areas, each with its products, and the score of the home.',
  answers: { 200: HomeHealthAnswer },
} as const satisfies Call;

export const stats = {
  method: 'GET',
  path: '/api/stats',
  access: 'household',
  limit: 'default',
  summary: 'Get the counts shown on the dashboard.',
  answers: { 200: Stats },
} as const satisfies Call;
