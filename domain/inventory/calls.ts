import { z } from 'zod';
import { InventoryEntry } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';

// What the household has at home.

export const inventory = {
  method: 'GET',
  path: '/api/inventory',
  access: 'household',
  limit: 'default',
  summary: 'The inventory of the household.',
  answers: { 200: z.array(InventoryEntry) },
} as const satisfies Call;

export const addInventory = {
  method: 'POST',
  path: '/api/inventory',
  access: 'household',
  limit: 'default',
  summary: 'Add a product to the inventory.',
  body: z.strictObject({
    productId: z.string().min(1).max(200),
    quantity: z.number().int().min(1).max(9999).default(1),
  }),
  answers: { 201: InventoryEntry },
} as const satisfies Call;
