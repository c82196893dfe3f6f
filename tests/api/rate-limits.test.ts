import { describe, expect, test } from 'vitest';
import { addressGroup, canonicalAddress, createClientAddress } from '#api/http/client-address.ts';
import { createRateLimiter } from '#api/http/rate-limit.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from './start-app.ts';

const using = async (options: Parameters<typeof startApp>[0], work: (app: RunningApp) => Promise<void>) => {
  const app = await startApp(options);
  try {
    await work(app);
  } finally {
    await app.close();
  }
};

describe('limits', () => {
  test('the 31st scan of a minute is 429 and says how long to wait', () =>
    using({ tier: 'family', rateLimitFactor: 1 }, async (app) => {
      const person = await newPerson(app);
      for (let scan = 0; scan < 30; scan += 1) {
        expect((await person.post('/api/scan', { barcode: CODE_WITH_LABEL })).status).toBe(200);
      }
      app.wait(20_000);
      const reply = await person.post('/api/scan', { barcode: CODE_WITH_LABEL });
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '40']);
      expect((await person.get('/api/user')).status).toBe(200);
      app.wait(40_000);
      expect((await person.post('/api/scan', { barcode: CODE_WITH_LABEL })).status).toBe(200);
    }));

  test('five accounts an hour from one address; mistyped forms do not count', () =>
    using({ rateLimitFactor: 1 }, async (app) => {
      const register = (n: number, password = PASSWORD) =>
        new Person(app).post('/api/register', { email: `r${n}@example.org`, password, username: `r${n}` });
      for (let n = 0; n < 8; n += 1) expect((await register(n, 'short')).status).toBe(422);
      for (let n = 0; n < 5; n += 1) expect((await register(n)).status).toBe(201);
      expect((await register(5)).status).toBe(429);
    }));

  test('those of an hour outlive a restart, and end with their hour [product P10.12]', async () => {
    let app = await startApp({ rateLimitFactor: 1 });
    const register = (n: number) =>
      new Person(app).post('/api/register', { email: `k${n}@example.org`, password: PASSWORD, username: `k${n}` });
    for (let n = 0; n < 5; n += 1) expect((await register(n)).status).toBe(201);
    const { dir } = app;
    await app.close('as killed');
    app = await startApp({ rateLimitFactor: 1, dir });
    const refused = await register(5);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    app.wait(3_600_000);
    expect((await register(6)).status).toBe(201);
    await app.close();
  });

  test('ten sign-ins a minute from one address', () =>
    using({ rateLimitFactor: 1 }, async (app) => {
      const statuses: number[] = [];
      for (let n = 0; n < 11; n += 1) {
        const reply = await new Person(app).post('/api/login', { email: `n${n}@example.org`, password: '' });
        statuses.push(reply.status);
      }
      expect(statuses).toEqual([...Array(10).fill(422), 429]);
    }));

  test('whoever watches the process is never turned away', () =>
    using({ rateLimitFactor: 0.01 }, async (app) => {
      for (const path of ['/healthz', '/readyz']) {
        for (let n = 0; n < 5; n += 1) expect((await new Person(app).get(path)).status).toBe(200);
      }
      expect((await new Person(app).get('/api/user')).status).toBe(401);
    }));

  test('the factor scales them', async () => {
    const limiter = createRateLimiter(0.1);
    const take = async (who: string, nowMs: number) => (await limiter.take('scan', who, nowMs)).ok;
    const taken = await Promise.all(Array.from({ length: 5 }, () => take('a', 0)));
    expect(taken).toEqual([true, true, true, false, false]);
    expect(await take('b', 0)).toBe(true);
    expect(await take('a', 60_000)).toBe(true);
  });

  test('behind a trusted proxy each client has its own', () =>
    using({ rateLimitFactor: 0.1, trustedProxies: ['127.0.0.0/8'] }, async (app) => {
      const login = async (client: string) =>
        (
          await new Person(app).post(
            '/api/login',
            { email: 'a@example.org', password: '' },
            { 'x-forwarded-for': client },
          )
        ).status;
      expect(await login('192.0.2.1')).toBe(422);
      expect(await login('192.0.2.1')).toBe(429);
      expect(await login('198.51.100.9, 192.0.2.1')).toBe(429);
      expect(await login('192.0.2.2')).toBe(422);
    }));
});

describe('the address of a client', () => {
  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[2001:DB8:0:0::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    [' 10.0.0.1 ', '10.0.0.1'],
    ['10.0.0.1:80', null],
    ['unknown', null],
    ['', null],
  ])('%s is %s', (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is limited as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  test('is the rightmost one that is no proxy of ours', () => {
    const find = createClientAddress(['10.0.0.0/8', '2001:db8::5']);
    expect(find('10.1.1.1', '6.6.6.6, 192.0.2.1, 10.2.2.2')).toBe('192.0.2.1');
    expect(find('::ffff:10.1.1.1', '192.0.2.1')).toBe('192.0.2.1');
    expect(find('2001:db8:0::5', '2001:db8::7')).toBe('2001:db8::7');
    expect(find('192.0.2.9', '6.6.6.6')).toBe('192.0.2.9');
    expect(find('10.1.1.1', '6.6.6.6, rubbish')).toBe('10.1.1.1');
    expect(find('10.1.1.1', undefined)).toBe('10.1.1.1');
    expect(createClientAddress([])('10.1.1.1', '6.6.6.6')).toBe('10.1.1.1');
    expect(find(undefined, '6.6.6.6')).toBe('unknown');
  });
});
