import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDisk } from '#api/health/disk.ts';
import { mountCalls } from '#api/http/mount.ts';
import type { Pipeline } from '#api/http/pipeline.ts';
import { createRateLimiter } from '#api/http/rate-limit.ts';
import { createWorkBudget } from '#api/http/work-budget.ts';
import { createLog } from '#api/log.ts';
import { openApiDocument } from '#api/openapi/document.ts';
import type { Call } from '#domain/contract/call.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { newPerson } from './person.ts';
import { startApp } from './start-app.ts';

const pipeline: Pipeline = {
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
};
const handler = () => ({ ok: true, value: { status: 200, body: {} } });
const call: Call = {
  method: 'GET',
  path: '/api/x',
  access: 'public',
  limit: 'default',
  summary: 'X.',
  answers: { 200: z.object({}) },
};
const mount = (calls: Record<string, unknown>, handlers: Record<string, unknown>) => () =>
  mountCalls(new Hono<{ Bindings: HttpBindings }>(), calls as Record<string, Call>, handlers, pipeline);

test('a call that declares no access, no limit or has no handler stops the start', () => {
  expect(mount({ x: call }, { x: handler })).not.toThrow();
  const { access: _access, ...undeclared } = call;
  expect(mount({ x: undeclared }, { x: handler })).toThrow(/x declares no access/);
  expect(mount({ x: { ...call, access: 'everybody' } }, { x: handler })).toThrow(/x declares no access/);
  expect(mount({ x: { ...call, limit: 'none' } }, { x: handler })).toThrow(/x declares no rate limit/);
  expect(mount({ x: call }, {})).toThrow(/x has no handler/);
  expect(mount({ x: call }, { x: handler, y: handler })).toThrow(/y does not belong to any declared call/);
});

test('every call that is not public demands a session', async () => {
  const app = await startApp();
  try {
    for (const { method, path, access } of Object.values<Call>(CALLS)) {
      if (access === 'public') continue;
      const reply = await fetch(app.url + path.replace('{id}', '02000000000015'), { method });
      expect([path, reply.status]).toEqual([path, 401]);
    }
  } finally {
    await app.close();
  }
});

test('the description holds every call, with its schemas, answers and errors', async () => {
  const document = z
    .looseObject({
      openapi: z.literal('3.1.0'),
      paths: z.record(
        z.string(),
        z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) })),
      ),
    })
    .parse(JSON.parse(JSON.stringify(openApiDocument(CALLS, null))));
  for (const [name, { method, path, answers, limit }] of Object.entries<Call>(CALLS)) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name });
    for (const status of [...Object.keys(answers), ...(limit === 'unlimited' ? [] : ['429']), '500']) {
      expect([name, Object.keys(operation?.responses ?? {})]).toEqual([name, expect.arrayContaining([status])]);
    }
  }
  expect(document.paths['/api/scan']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { required: ['barcode'] } } } },
    responses: { 402: {} },
  });
  expect(document.paths['/api/scan']?.post).toMatchObject({ requestBody: { required: true } });
  expect(document.paths['/api/v1/products/{id}/report']?.post).toMatchObject({ requestBody: { required: false } });
  // Requests are strict; answers may gain fields.
  expect(document.paths['/api/scan']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
  });
  expect(JSON.stringify(document.paths['/api/sync/pull'])).not.toContain('"additionalProperties":false');
  const app = await startApp();
  try {
    const served = (await (await newPerson(app)).get('/api/openapi.json')).body;
    expect(served).toMatchObject({ openapi: '3.1.0' });
  } finally {
    await app.close();
  }
});
