import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Uuid } from '../text-limits.ts';
import { PUSH_ADDRESS } from './push-limits.ts';
import { PullAnswer, PushAnswer, PushRequest } from './wire.ts';

// Push and pull: operations in, changes out.

export const push = {
  ...PUSH_ADDRESS,
  access: 'household',
  limit: 'push',
  repeats: 'freely',
  summary: 'Send queued operations; each gets its own result.',
  body: PushRequest,
  answers: { 200: PushAnswer },
  maxBytes: 256 * 1024,
  pagesOnly: true,
} as const satisfies Call;

/** Streams the latest commit numbers of household and person whenever another phone writes. The phone then pulls. */
export const changes = {
  method: 'GET',
  path: '/api/sync/changes',
  access: 'household',
  limit: 'default',
  summary: 'Stream a signal whenever something changes.',
  query: z.object({ deviceId: Uuid }),
  // 204: the server is about to stop and opens no more streams.
  answers: { 200: null, 204: null },
  events: true,
  pagesOnly: true,
} as const satisfies Call;

export const pull = {
  method: 'GET',
  path: '/api/sync/pull',
  access: 'household',
  limit: 'pull',
  summary: 'Get changes since a cursor.',
  query: z.object({ cursor: z.string().max(1000).optional() }),
  answers: { 200: PullAnswer },
  pagesOnly: true,
} as const satisfies Call;
