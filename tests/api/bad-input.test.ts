import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '#domain/contract/calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { newPerson, type Person } from './person.ts';
import { rawRequest, sendAndDisconnect } from './raw-request.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
let person: Person;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
  person = await newPerson(app);
});
afterAll(() => app.close());

const error = (body: unknown) => ErrorBody.parse(body).error;

describe('a body', () => {
  test.each([
    ['{', 400],
    ['', 422],
    ['null', 422],
    ['[]', 422],
    ['"text"', 422],
    ['NaN', 400],
    ['{"barcode":1e999}', 422],
    ['{"barcode":2000000000015}', 422],
    ['{"barcode":"2000000000015","mode":"theft"}', 422],
    ['{"barcode":"2000000000015","householdId":"x"}', 422],
    ['{"__proto__":{"barcode":"2000000000015"}}', 422],
    ['{"barcode":"2000000000015","constructor":{}}', 422],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 422],
    [`{"barcode":${'{"a":'.repeat(11)}1${'}'.repeat(11)}}`, 422],
    [`{"barcode":"${'2'.repeat(70_000)}"}`, 413],
  ])('%.60s is answered %i', async (body, status) => {
    const reply = await person.send('POST', '/api/scan', body);
    expect([reply.status, error(reply.body) !== 'INTERNAL']).toEqual([status, true]);
  });

  test('that is not UTF-8 is 400', async () => {
    const reply = await fetch(`${app.url}/api/scan`, {
      method: 'POST',
      headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    });
    expect([reply.status, error(await reply.json())]).toEqual([400, 'INVALID_JSON']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/jsonp',
    '',
  ])('of type "%s" is 415', async (type) => {
    for (const path of ['/api/scan', '/api/logout']) {
      const reply = await person.send('POST', path, '{"barcode":"2000000000015"}', { 'content-type': type });
      expect([path, reply.status, error(reply.body)]).toEqual([path, 415, 'UNSUPPORTED_MEDIA_TYPE']);
    }
  });

  test('that is packed is 415', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await person.post('/api/scan', { barcode: CODE_WITH_LABEL }, headers)).status).toBe(415);
  });

  test('in chunks is measured too, also one that never ends', async () => {
    const head = `POST /api/scan HTTP/1.1\r\nHost: localhost\r\nCookie: ${person.cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`;
    for (const end of ['0\r\n\r\n', '']) {
      expect(await rawRequest(app.port, head + chunk + end)).toMatch(/^HTTP\/1.1 413 [\s\S]*"TOO_LARGE"/);
    }
    expect((await person.get('/api/user')).status).toBe(200);
  });

  test('of a push may be 256 KB', async () => {
    const push = (size: number) =>
      person.post('/api/sync/push', {
        deviceId: person.deviceId,
        ops: [{ opId: crypto.randomUUID(), userId: person.userId, note: 'x'.repeat(size) }],
      });
    expect((await push(200 * 1024)).status).toBe(200);
    expect((await push(256 * 1024)).status).toBe(413);
  });
});

describe('a request', () => {
  test.each([
    ['a host that is none', 'GET /api/user HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
    ['no host, as HTTP/1.0 allows', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['a method that repeats what was asked', 'TRACE /api/user HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['a method nobody knows', 'STEAL /api/user HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['no HTTP at all', '\u0000\u0001hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/scan HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a huge header', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'a wish nobody knows',
      'POST /api/scan HTTP/1.1\r\nHost: localhost\r\nExpect: xyz\r\nContent-Length: 2\r\n\r\n{}',
      417,
    ],
    ['a backslash', 'GET /..\\..\\etc\\passwd HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a way out', 'GET /assets/../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['an encoded way out', 'GET /assets/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    ['a broken escape', 'GET /api/products/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n', 401],
  ])('with %s is answered in JSON, with every security header', async (_, text, status) => {
    const answer = await rawRequest(app.port, text);
    expect(answer.split('\r\n')[0]).toContain(` ${status} `);
    expect(answer).toContain("default-src 'none'");
    if (status >= 400) expect(answer).toMatch(/\{"error":"[A-Z_]+","message":/);
  });

  test('that names a parameter twice is read by the first', async () => {
    expect((await person.get('/api/inventory?limit=1&limit=x')).status).toBe(200);
    expect((await person.get('/api/inventory?limit=x&limit=1')).status).toBe(400);
  });

  test('that breaks off half way hurts nobody', async () => {
    const text = `POST /api/scan HTTP/1.1\r\nHost: localhost\r\nCookie: ${person.cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"barc`;
    await sendAndDisconnect(app.port, text);
    expect((await person.get('/api/user')).status).toBe(200);
  });
});

test('an unknown call is 404, a wrong method 405 with what is allowed; HEAD and OPTIONS are answered', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/scan/', '/api/v1/products/x', '/API/user']) {
    const reply = await person.get(path, { accept: 'application/json' });
    expect([path, reply.status, error(reply.body)]).toEqual([path, 404, 'NOT_FOUND']);
  }
  for (const call of Object.values(CALLS)) {
    const path = call.path.replace('{id}', '02000000000015');
    const right = Object.values(CALLS).flatMap((other) => (other.path === call.path ? [other.method] : []));
    const method = (['DELETE', 'PUT', 'PATCH', 'POST'] as const).find((one) => !right.includes(one)) ?? 'DELETE';
    const wrong = await person.send(method, path);
    expect([path, wrong.status, error(wrong.body)]).toEqual([path, 405, 'METHOD_NOT_ALLOWED']);
    expect(wrong.headers.get('allow')).toContain(call.method);
    expect((await person.send('OPTIONS', path)).status).toBe(204);
    if (call.method === 'GET') {
      const head = await person.send('HEAD', path);
      // On this server nobody has uploaded a photo, chosen a picture or requested an export; no notice was imported, no
      // pack built and no group started.
      const isNowhere =
        /\{sha256\}|\/picture$|\/export\/file$|\/notices\/\{id\}$|\/\{part\}$|^\/api\/groups\/.*\{id\}/.test(call.path);
      // For administrators only; the caller is a person of a household.
      const isClosed = call.access === 'admin';
      const status = isClosed ? 403 : isNowhere ? 404 : 'events' in call ? 400 : 200;
      expect([path, head.status, head.body]).toEqual([path, status, '']);
    }
  }
  expect((await person.send('POST', '/dashboard')).status).toBe(405);
});

test('no input whatever makes the server fail', async () => {
  const unsafe = Object.values(CALLS).filter(({ method, limit }) => method === 'POST' && limit !== 'register');
  const value = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .record(
        {
          barcode: fc.oneof(fc.string(), fc.constant(CODE_WITH_LABEL), fc.integer()),
          productId: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('02000000000015'), fc.uuid()),
          quantity: fc.oneof(fc.double(), fc.integer()),
          name: fc.string({ unit: 'binary' }),
          brand: fc.string({ unit: 'grapheme' }),
          ingredients: fc.array(fc.string({ unit: 'binary' })),
          email: fc.string(),
          password: fc.string({ unit: 'binary' }),
          deviceId: fc.uuid(),
          ops: fc.array(
            fc.record({
              opId: fc.uuid(),
              userId: fc.constant(person.userId),
              type: fc.constantFrom('scan.create', 'inventory.edit', 'member.addElement', 'product.create'),
              v: fc.constant(1),
              entityId: fc.oneof(fc.uuid(), fc.string()),
              payload: fc.jsonValue(),
              baseRev: fc.oneof(fc.constant(null), fc.integer()),
              createdAt: fc.oneof(fc.integer(), fc.double()),
            }),
          ),
        },
        { requiredKeys: [] },
      )
      .map((body) => JSON.stringify(body)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...unsafe),
      fc.string({ unit: 'binary', maxLength: 40 }),
      value,
      async (call, id, body) => {
        const path = call.path.replace('{id}', encodeURIComponent(id.toWellFormed()));
        const user = person.cookie;
        const reply = await person.send('POST', path, body);
        person.cookie = user;
        if (call.path === '/api/logout') person = await newPerson(app);
        expect(reply.status).toBeLessThan(500);
        if (reply.status >= 400) ErrorBody.parse(reply.body);
      },
    ),
    { numRuns: 150 },
  );
  expect(app.lines.join('')).not.toContain('exception');
}, 300_000);
