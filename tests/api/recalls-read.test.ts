import { afterAll, beforeAll, expect, test } from 'vitest';
import { productStore } from '#api/products/store.ts';
import { recallRoutes } from '#api/recalls/routes.ts';
import { storeNotice } from '#api/recalls/store.ts';
import { fail, succeed } from '#domain/problem.ts';
import { NoticePage, recallArrivals } from '#domain/recalls/calls.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { newPerson } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

test('recent notices are narrowed by words, area, hazard and country, page by page', async () => {
  await app.database.writes.run(async (tx) => {
    for (let at = 0; at < 40; at += 1) {
      const day = `2025-01-${String(1 + (at % 28)).padStart(2, '0')}`;
      await storeNotice(
        tx,
        aNotice({
          id: `fsa:${at}`,
          source: 'fsa',
          number: `${at}`,
          title: `Teapot ${at}`,
          area: 'household',
          countries: ['GB'],
          publishedOn: day,
          changedOn: day,
        }),
        {},
        NOW,
      );
    }
  });
  const page = async (query: string) => {
    const reply = await fetch(`${app.url}/api/recalls/notices${query}`);
    expect(reply.status).toBe(200);
    return NoticePage.parse(await reply.json());
  };
  const first = await page('?q=teapots&country=GB&area=household&hazard=fire');
  expect(first.notices).toHaveLength(30);
  expect(first.notices[0]?.publishedOn).toBe('2025-01-28');
  const second = await page(`?q=teapots&cursor=${encodeURIComponent(first.next ?? '')}`);
  expect(second.next).toBeNull();
  expect(new Set([...first.notices, ...second.notices].map(({ id }) => id)).size).toBe(40);
  expect((await page('?q=teapot&country=FR')).notices).toEqual([]);
  expect(first.sources).toContainEqual({ source: 'fsa', name: 'UK Food Standards Agency', notices: 40 });
  for (const wrong of ['?area=teapot', '?country=gb', '?cursor=1']) {
    expect((await fetch(`${app.url}/api/recalls/notices${wrong}`)).status).toBe(400);
  }
});

test('a phone gets the notices of 90 days in the order in which they came, page by page (product P11.8)', async () => {
  const phone = await newPerson(app);
  const today = new Date(app.now()).toISOString().slice(0, 10);
  await app.database.writes.run(async (tx) => {
    for (let at = 0; at < 250; at += 1) {
      const id = `fsa:arrival-${String(at).padStart(3, '0')}`;
      const day = at % 2 === 0 ? today : '2020-01-01';
      await storeNotice(tx, aNotice({ id, number: id, publishedOn: day, changedOn: day }), {}, app.now() - 3_600_000);
    }
  });
  const ask = async (after?: string) => {
    const reply = await phone.get(`/api/recalls/arrivals${after ? `?after=${encodeURIComponent(after)}` : ''}`);
    return recallArrivals.answers[200].parse(reply.body);
  };
  const ids: string[] = [];
  let page = await ask();
  for (ids.push(...page.notices.map(({ id }) => id)); page.more; ) {
    page = await ask(page.next);
    ids.push(...page.notices.map(({ id }) => id));
  }
  const arrived = ids.filter((id) => id.startsWith('fsa:arrival-'));
  expect(arrived).toEqual([...arrived].sort());
  expect(arrived).toHaveLength(125);
  const again = (await ask(page.next)).notices.filter(({ id }) => id.startsWith('fsa:arrival-'));
  expect(again, 'nothing is told twice once it has settled').toEqual([]);
  expect((await phone.get('/api/recalls/arrivals?after=x')).status).toBe(400);
  expect((await phone.get('/api/recalls/held?product=soap')).status).toBe(422);
});

test('a notice is read without an account, and one that is not there is said to be missing (product P11.11)', async () => {
  await app.database.writes.run((tx) => storeNotice(tx, aNotice({ id: 'cpsc:alone', number: 'alone' }), {}, NOW));
  const read = (id: string) => fetch(`${app.url}/api/recalls/notices/${encodeURIComponent(id)}`);
  expect(await (await read('cpsc:alone')).json()).toMatchObject({ id: 'cpsc:alone', title: 'Acme Smart Kettle' });
  expect((await read('cpsc:nobody')).status).toBe(404);
});

test('looking through notices counts for the address that asks, and ends with its share (product P10.10)', async () => {
  const counted = new Set<string | undefined>();
  const { reader } = app.database;
  const snapshot: typeof reader.snapshot = (work, account) => {
    counted.add(account);
    return reader.snapshot(work, account);
  };
  const asked: string[] = [];
  const check = (account: string) => {
    asked.push(account);
    return asked.length === 1 ? succeed(undefined) : fail('RATE_LIMITED', 'busy', { retryAfter: 3 });
  };
  const routes = recallRoutes({ reader: { ...reader, snapshot }, products: productStore, work: { check } });
  const request = { query: { q: 'teapot' }, client: '203.0.113.7' } as Parameters<typeof routes.recallNotices>[0];
  expect(await routes.recallNotices(request)).toMatchObject({ ok: true });
  expect([...counted]).toEqual(['address 203.0.113.7']);
  expect(await routes.recallNotices(request)).toMatchObject({ ok: false, problem: { code: 'RATE_LIMITED' } });
});

test.each([
  ['of a word', { q: 'samovar' }],
  ['of all', {}],
])('others get their turn while many notices %s are looked through, and none is left out', async (_what, query) => {
  const countries = ['IS'];
  await app.database.writes.run(async (tx) => {
    for (let at = 0; at < 250; at += 1) {
      const id = `fsa:samovar-${at}`;
      const publishedOn = `2024-0${1 + (at % 9)}-01`;
      const fitting = at % 9 === 0 ? { countries } : {};
      const over = { source: 'fsa', title: 'Samovar', publishedOn, changedOn: publishedOn, ...fitting } as const;
      await storeNotice(tx, aNotice({ id, number: id, ...over }), {}, NOW);
    }
  });
  let turns = 0;
  let over = false;
  const turn = () => {
    turns += 1;
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  const routes = recallRoutes({ ...app.database, products: productStore, work: { check: () => succeed(undefined) } });
  type Request = Parameters<typeof routes.recallNotices>[0];
  const reply = await routes.recallNotices({ query: { ...query, country: 'IS' }, client: '::1' } as Request);
  over = true;
  if (!reply.ok) throw new Error('The notices were refused.');
  expect(NoticePage.parse(reply.value.body).notices).toHaveLength(28);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('a notice dated ahead stands by the day it came, and holds up no later version (product P11.16)', async () => {
  const first = async (): Promise<unknown> => {
    const reply = await fetch(`${app.url}/api/recalls/notices?q=trivet`);
    return NoticePage.parse(await reply.json()).notices.map(({ title, publishedOn }) => [title, publishedOn]);
  };
  const take = (title: string, day: string, nowMs: number) =>
    app.database.writes.run((tx) =>
      storeNotice(
        tx,
        aNotice({ id: 'fsa:ahead', source: 'fsa', number: 'ahead', title, publishedOn: day, changedOn: day }),
        {},
        nowMs,
      ),
    );
  expect(await take('Trivet', '2099-01-01', NOW)).toBe('new');
  expect(await take('Trivet', '2099-01-01', NOW + 5 * 86_400_000)).toBe('same');
  expect(await first()).toEqual([['Trivet', '2026-11-21']]);
  expect(await take('Trivet, larger one', '2026-11-22', NOW + 5 * 86_400_000)).toBe('changed');
  expect(await first()).toEqual([['Trivet, larger one', '2026-11-22']]);
});
