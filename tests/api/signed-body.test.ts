import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createDisk } from '#api/health/disk.ts';
import { answer, type Handler } from '#api/http/handler.ts';
import { mountCalls } from '#api/http/mount.ts';
import { createRateLimiter } from '#api/http/rate-limit.ts';
import { createWorkBudget } from '#api/http/work-budget.ts';
import { createLog } from '#api/log.ts';
import { openApiDocument } from '#api/openapi/document.ts';
import type { Call } from '#domain/contract/call.ts';

// A webhook: its signature covers the raw bytes, so nothing may parse the body before the handler.

const hook = {
  method: 'POST',
  path: '/api/hook',
  access: 'public',
  limit: 'default',
  summary: 'A webhook.',
  signedBy: 'x-signature',
  maxBytes: 1024,
  answers: { 200: z.object({ genuine: z.boolean() }) },
} as const satisfies Call;

const sign = (bytes: Uint8Array): string => createHmac('sha256', 'secret').update(bytes).digest('hex');
const handler: Handler<typeof hook> = ({ body }) => answer(200, { genuine: sign(body.bytes) === body.signature });

let server: ReturnType<typeof serve>;
let url: string;
beforeAll(async () => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  mountCalls(
    app,
    { hook },
    { hook: handler },
    {
      sessions: { find: async () => null },
      disk: createDisk(() => 1e12),
      limiter: createRateLimiter(1),
      work: createWorkBudget(1, () => 0),
      keyed: { once: (_asked, carryOut) => carryOut() },
      log: createLog(() => undefined, Date.now),
      publicUrl: null,
      clientAddress: () => '127.0.0.1',
      clock: Date.now,
      now: () => 0,
      ended: null,
      watch: { enter: () => () => undefined, stop: () => undefined },
      fatal: () => undefined,
    },
  );
  await new Promise<void>((ready) => {
    server = serve({ fetch: app.fetch, port: 0 }, () => ready());
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/hook`;
});
afterAll(() => new Promise((ended) => server.close(ended)));

const send = async (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) => {
  const response = await fetch(url, { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as unknown };
};

test('a signed call gets the very bytes that were sent, whatever they are', async () => {
  const bodies = ['{ "b": 1,\r\n "a": 2 }', 'not JSON', '\u0000\uffff'].map((text) => new TextEncoder().encode(text));
  for (const body of [...bodies, new Uint8Array([0xff, 0xfe, 0])]) {
    expect(await send(body, { 'x-signature': sign(body), 'content-type': 'application/json' })).toEqual({
      status: 200,
      body: { genuine: true },
    });
  }
});

test('a body that was changed on its way is not genuine', async () => {
  const sent = new TextEncoder().encode('{"amount":1}');
  const changed = new TextEncoder().encode('{"amount":2}');
  expect(await send(changed, { 'x-signature': sign(sent) })).toMatchObject({ body: { genuine: false } });
});

test('without a signature, or too large, it never reaches the handler', async () => {
  expect(await send(new Uint8Array(2), {})).toMatchObject({ status: 400, body: { error: 'BAD_REQUEST' } });
  const large = new Uint8Array(1025);
  expect(await send(large, { 'x-signature': sign(large) })).toMatchObject({ status: 413 });
});

test('the description names its header', () => {
  expect(JSON.stringify(openApiDocument({ hook }, null))).toContain('"name":"x-signature","in":"header"');
});
