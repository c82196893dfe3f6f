import { z } from 'zod';
import type { Call } from '../contract/call.ts';

/** One Model Context Protocol message. The protocol's own library validates its content. */
export const mcp = {
  method: 'POST',
  path: '/mcp',
  access: 'household',
  tokenScope: 'any',
  entitlement: 'apiAccess',
  limit: 'default',
  repeats: 'freely',
  summary: 'Use the Model Context Protocol for assistants: tools that read products, ingredient lists and the shelf.',
  goesOnWhenFull: true,
  body: z.looseObject({ jsonrpc: z.literal('2.0') }),
  answers: { 200: z.looseObject({ jsonrpc: z.literal('2.0') }), 202: null },
} as const satisfies Call;
