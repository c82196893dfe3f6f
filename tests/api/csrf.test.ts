import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

let local: RunningApp;
let hosted: RunningApp;
beforeAll(async () => {
  local = await startApp();
  hosted = await startApp({ publicUrl: 'https://shelf.example.org' });
});
afterAll(async () => {
  await local.close();
  await hosted.close();
});

const send = async (
  app: RunningApp,
  cookie: string,
  headers: Record<string, string>,
  method = 'POST',
  path = '/api/scan',
) =>
  (
    await fetch(app.url + path, {
      method,
      headers: {
        ...headers,
        ...(cookie && { cookie }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: '{"barcode":"2000000000039"}' }),
    })
  ).status;

describe('an unsafe request with the session cookie', () => {
  test.each([
    ['same-origin', 200],
    ['same-site', 403],
    ['cross-site', 403],
    ['none', 403],
    ['SAME-ORIGIN', 403],
    ['', 403],
  ])('with Sec-Fetch-Site %s answers %i, whatever Origin says', async (site, status) => {
    const { cookie } = await newPerson(hosted);
    for (const origin of ['https://shelf.example.org', 'https://evil.example']) {
      expect(await send(hosted, cookie, { 'sec-fetch-site': site, origin })).toBe(status);
    }
  });

  test.each([
    ['https://shelf.example.org', 200],
    ['https://shelf.example.org.evil.example', 403],
    ['http://shelf.example.org', 403],
    ['https://shelf.example.org:8443', 403],
    ['http://localhost:3000', 403],
    ['null', 403],
  ])('without it, from %s answers %i', async (origin, status) => {
    const { cookie } = await newPerson(hosted);
    expect(await send(hosted, cookie, { origin })).toBe(status);
  });

  test('without a public URL the local names of the machine are the app, at its own port only', async () => {
    const { cookie } = await newPerson(local);
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect([host, await send(local, cookie, { origin: `http://${host}:${local.port}` })]).toEqual([host, 200]);
      expect([host, await send(local, cookie, { origin: `http://${host}:1` })]).toEqual([host, 403]);
    }
  });

  test('with neither header is refused', async () => {
    const { cookie } = await newPerson(hosted);
    expect(await send(hosted, cookie, {})).toBe(403);
  });
});

test('without a cookie there is nothing to abuse: a program may sign in', async () => {
  const reply = await fetch(`${hosted.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"nobody@example.org","password":"x"}',
  });
  expect(reply.status).toBe(401);
  expect(await send(hosted, '', { 'sec-fetch-site': 'cross-site' }, 'POST', '/api/login')).toBe(403);
});

test('reading is never refused, and no other origin is let in', async () => {
  const { cookie } = await newPerson(hosted);
  expect(await send(hosted, cookie, { 'sec-fetch-site': 'cross-site' }, 'GET', '/api/user')).toBe(200);
  const reply = await fetch(`${hosted.url}/api/user`, { headers: { cookie, origin: 'https://evil.example' } });
  expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(`${hosted.url}/api/scan`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
});

describe('without a PUBLIC_URL', () => {
  const SIGNING_IN = ['/api/register', '/api/login', '/api/login/passkey', '/api/admin/login'];
  /** The status that a page under a given host name gets for a useless request. */
  const ask = (app: RunningApp, host: string, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(app.url);
      const headers = { host, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const sent = request({ port, method: 'POST', path, headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode ?? 0);
      });
      sent.on('error', reject);
      sent.end('{}');
    });
  const askAll = async (app: RunningApp, host: string): Promise<number[]> => {
    const answers: number[] = [];
    for (const path of SIGNING_IN) answers.push(await ask(app, host, path));
    return answers;
  };

  test.each([
    ...['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', '[::ffff:7f00:1]:3000'],
    ...[
      '192.168.1.20:3000',
      '10.0.0.5',
      '172.16.4.1:3000',
      '169.254.7.7',
      '100.64.0.9:3000',
      '[fd00::20]:3000',
      '[fe80::1]',
    ],
  ])('a page from %s may sign in', async (host) => expect(await askAll(local, host)).toEqual([422, 422, 422, 422]));

  // Names that a stranger can point at this machine, even if they look like addresses, and public addresses.
  test.each([
    ...['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.20.evil.example:3000'],
    ...['shelf', 'shelf.local:3000', 'localhost.:3000'],
    ...['93.184.216.34:3000', '[2606:2800:220:1::1]:3000', '[::ffff:5db8:d822]:3000', '224.0.0.1', '0.0.0.0:3000'],
  ])('one from "%s" may not', async (host) => expect(await askAll(local, host)).toEqual([403, 403, 403, 403]));

  test('an instance that knows its name is behind a proxy that may call it anything', async () => {
    expect(await askAll(hosted, 'upstream:3000')).toEqual([422, 422, 422, 422]);
  });
});
