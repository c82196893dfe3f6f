import { z } from 'zod';
import type { Call } from '../contract/call.ts';

/** One message of the Model Context Protocol. What is in it is checked by the protocol's own library. */
export const mcp = {
  method: 'POST',
  path: '/mcp',
  access: 'household',
  tokenScope: 'any',
  entitlement: 'apiAccess',
  limit: 'default',
  repeats: 'freely',
  summary: 'The Model Context Protocol for assistants: tools that read products, ingredient lists and the shelf.',
  goesOnWhenFull: true,
  body: z.looseObject({ jsonrpc: z.literal('2.0') }),
  answers: { 200: z.looseObject({ jsonrpc: z.literal('2.0') }), 202: null },
} as const satisfies Call;
