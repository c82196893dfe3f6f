import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { addressGroup } from './client-address.ts';
import type { RateLimiter } from './rate-limit.ts';
import { problemResponse } from './respond.ts';

/**
 * Counts requests for pages that the server draws, like anonymous calls.
 * @returns a function that answers null if the client may go on, else the refusal
 */
export const createAdmission =
  (
    limiter: RateLimiter,
    clientAddress: (peer: string | undefined, forwarded: string | undefined) => string,
    clock: () => number,
  ) =>
  async (context: Context<{ Bindings: HttpBindings }>): Promise<Response | null> => {
    const peer = context.env.incoming.socket.remoteAddress;
    const client = addressGroup(clientAddress(peer, context.req.header('x-forwarded-for')));
    const taken = await limiter.take('default', client, clock());
    return taken.ok ? null : problemResponse(taken.problem, randomUUID(), { 'Cache-Control': 'no-store' });
  };
