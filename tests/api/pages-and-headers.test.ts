import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APP_ARCHIVE_TYPE } from '#domain/instance/app-archive.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, type Person } from './person.ts';
import { rawRequest } from './raw-request.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
let person: Person;
beforeAll(async () => {
  app = await startApp({ supportEmail: 'help@example.org' });
  person = await newPerson(app);
});
afterAll(() => app.close());

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { accept: 'text/html,*/*', ...headers } });

const EXPECTED = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
};

test('every answer carries the security headers, workers and wasm included', async () => {
  const paths = ['/', '/dashboard', '/sw.js', '/assets/app-1234.js', '/assets/reader-1234.wasm', '/missing.js'];
  for (const path of [...paths, '/healthz', '/readyz', '/api/user', '/api/nothing', '/robots.txt']) {
    const reply = await page(path);
    for (const [name, value] of Object.entries(EXPECTED)) {
      expect([path, name, reply.headers.get(name)]).toEqual([path, name, value]);
    }
    expect(reply.headers.get('x-powered-by')).toBeNull();
  }
});

test('a path of the app answers the app to a navigation, and nothing else', async () => {
  for (const path of ['/', '/dashboard', '/product/sample-02000000000015', '/settings?x=1']) {
    const reply = await page(path);
    expect([path, reply.status, reply.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  }
  expect((await page('/dashboard', { accept: 'application/json' })).status).toBe(404);
  expect((await page('/assets/old-9999.js')).status).toBe(404);
  expect((await page('/knowledge/old.bin')).status).toBe(404);
  expect((await page('/api/nothing')).headers.get('content-type')).toBe('application/json');
});

test('hashed files are kept for ever, the worker is asked for every time', async () => {
  const asset = await page('/assets/app-1234.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await page('/assets/reader-1234.wasm')).headers.get('content-type')).toBe('application/wasm');
  expect((await page('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  const worker = await page('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  const again = await page('/sw.js', { 'if-none-match': worker.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('text is packed as the browser takes it', async () => {
  // fetch decompresses automatically, so the bytes are read from the socket.
  const get = async (encoding: string) => {
    const request = `GET /sw.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`;
    return rawRequest(app.port, request);
  };
  expect(await get('identity')).toContain('self.x = 1;');
  for (const [encoding, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    expect(await get(encoding)).toContain(`Content-Encoding: ${encoding}`);
    const reply = await page('/sw.js', { 'accept-encoding': encoding });
    expect(await reply.text()).toContain('self.x = 1;');
    expect(typeof unpack).toBe('function');
  }
});

test('what the build packed is sent as it is, and has no address of its own', async () => {
  for (const encoding of ['br', 'identity']) {
    const reply = await page('/app-files.form', { 'accept-encoding': encoding });
    expect(await reply.text()).toBe('a form of files'.repeat(100));
    expect(reply.headers.get('content-type')).toBe(APP_ARCHIVE_TYPE);
  }
  const request = 'GET /app-files.form HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n';
  expect(await rawRequest(app.port, request)).toContain('Content-Encoding: br');
  expect((await page('/app-files.form.br', { accept: '*/*' })).status).toBe(404);
});

test('a connection outlasts the pause for which proxies keep one, 60 seconds', async () => {
  const { headers } = await page('/healthz');
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

test('robots are told what is not for them', async () => {
  const reply = await page('/robots.txt');
  expect([reply.headers.get('content-type'), await reply.text()]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /inventory\nDisallow: /scan\nDisallow: /product/\nDisallow: /settings\n',
  ]);
});

test('answers to signed-in people are not stored anywhere', async () => {
  for (const path of ['/api/user', '/api/products/02000000000015', '/api/inventory', '/api/sync/pull']) {
    expect((await person.get(path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('every answer of a call names its request, and so does the log', async () => {
  const reply = await person.get('/api/user');
  const id = reply.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const line = await eventually(() => {
    const found = app.lines
      .join('')
      .split('\n')
      .find((text) => text.includes(String(id)));
    expect(found).toBeDefined();
    return found;
  });
  expect(JSON.parse(line ?? '')).toMatchObject({ route: '/api/user', status: 200, user: person.userId });
});

test('ready says so only while it can write', async () => {
  expect((await page('/readyz')).status).toBe(200);
  expect(await (await page('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await page('/api/support')).json()).toEqual({
    email: 'help@example.org',
    sendsMail: false,
    sells: false,
    pixel: false,
    registration: 'open',
    startsWithSignIn: false,
  });
});
