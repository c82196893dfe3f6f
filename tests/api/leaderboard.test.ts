import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReviewDesk } from '#api/catalogue/room.ts';
import { storeNotice } from '#api/recalls/store.ts';
import { createStores } from '#api/stores.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { LeaderboardAnswer } from '#domain/leaderboard/calls.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { aNotice } from '../domain/recalls/a-notice.ts';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P24, from the point of view of several households.

let app: RunningApp;
beforeEach(async () => {
  app = await startApp({ rateLimitFactor: 100 });
});
afterEach(() => app.close());

const board = async (person: Person, query = '') => {
  app.wait(60_000);
  return LeaderboardAnswer.parse((await person.get(`/api/leaderboard${query}`)).body);
};
const join = (person: Person, name: string) => person.send('PUT', '/api/leaderboard/name', { name });
const gtinOf = (number: number): string => {
  const body = `30176204${String(number).padStart(4, '0')}`;
  return `${body}${checkDigit(body)}`.padStart(14, '0');
};
/** Contributes a product that nobody has, and has an administrator accept it. */
async function contribute(person: Person, number: number): Promise<void> {
  const barcode = gtinOf(number);
  const made = op(
    person,
    'product.create',
    { barcode, name: `Soap ${number}`, ingredients: ['Aqua'], category: 'personal_care', productType: 'rinse_off' },
    { entityId: barcode },
  );
  expect(outcomes(await push(person, [made]))).toEqual(['applied']);
  const stores = createStores(app.database);
  const done = await stores.writes.run((tx) => createReviewDesk(stores).accept(tx, made.opId, app.now()));
  expect(done.ok).toBe(true);
}
async function share(person: Person, title: string): Promise<string> {
  const id = randomUUID();
  const tip = { id, area: 'laundry', audience: 'infant', title, text: 'Capsules look like sweets.' };
  expect((await person.post('/api/tips', tip)).status).toBe(200);
  return id;
}

test('whoever did not join is on no board, sees none, and can read what they have points for', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  await contribute(maya, 1);
  expect((await join(noor, 'Attic flat')).status).toBe(204);
  expect(await board(maya)).toMatchObject({ name: null, lines: [], joined: 1, own: { points: 10 } });
  expect((await board(noor)).lines).toMatchObject([{ name: 'Attic flat', points: 0, own: true }]);
  expect(JSON.stringify(await board(noor))).not.toContain(maya.householdId);
});

test('what a person accepted counts under the chosen name, line by line, until the household leaves', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  await join(maya, 'Blue Door');
  await join(noor, 'Attic flat');
  await contribute(maya, 1);
  await contribute(maya, 2);
  await contribute(noor, 3);
  const seen = await board(maya);
  expect(seen.lines).toMatchObject([
    { place: 1, name: 'Blue Door', points: 20, counts: { corrections: 2 }, own: true },
    { place: 2, name: 'Attic flat', points: 10, own: false },
  ]);
  expect(seen.own.receipt).toMatchObject([{ kind: 'correction', count: 2, points: 20, about: ['Soap 1', 'Soap 2'] }]);
  expect(seen.own.before).toBeNull();
  app.wait(7 * 86_400_000);
  expect(await board(maya)).toMatchObject({ own: { points: 0, before: 1 }, lines: [{ points: 0 }] });
  expect((await board(maya, '?period=all')).own.points).toBe(20);
  expect((await maya.send('DELETE', '/api/leaderboard/name')).status).toBe(204);
  expect((await board(noor, '?period=all')).lines).toMatchObject([{ name: 'Attic flat', place: 1 }]);
});

test('a tip counts for each family that helped before, and none for whoever scanned', async () => {
  const [maya, noor, tom] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  for (const [at, person] of [noor, tom].entries()) await contribute(person, 10 + at);
  const id = await share(maya, 'Shelf above the dryer');
  app.wait(1000);
  for (const person of [noor, tom]) {
    for (const on of [true, true, false, true]) {
      expect((await person.send('PUT', `/api/tips/${id}/helpful`, { on })).status).toBe(204);
    }
  }
  expect((await maya.send('PUT', `/api/tips/${id}/helpful`, { on: true })).status).toBe(409);
  await join(maya, 'Blue Door');
  expect((await board(maya)).own).toMatchObject({
    points: 6,
    receipt: [{ kind: 'mark', count: 2, points: 6, about: ['Shelf above the dryer'] }],
  });
});

test('the first household that reported a product before its recall has points for that', async () => {
  const [maya, noor, tom] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const gtin = gtinOf(77);
  const report = (person: Person) =>
    op(person, 'mistake.report', {
      kind: 'missing_warning',
      text: 'It smoked.',
      about: {
        product: { id: gtin, name: 'Kettle', gtin, ingredientsText: null },
        ingredient: null,
        versions: null,
      },
    });
  for (const person of [maya, noor]) {
    expect(outcomes(await push(person, [report(person)]))).toEqual(['applied']);
    app.wait(60_000);
  }
  const publishedOn = new Date(app.now()).toISOString().slice(0, 10);
  const notice = aNotice({ id: 'cpsc:77', number: '77', gtins: [gtin], publishedOn, changedOn: publishedOn });
  await app.database.writes.run((tx) => storeNotice(tx, notice, {}, app.now()));
  // Too late: the recall is already public.
  expect(outcomes(await push(tom, [report(tom)]))).toEqual(['applied']);
  for (const [person, points] of [
    [maya, 25],
    [noor, 0],
    [tom, 0],
  ] as const) {
    expect((await board(person)).own.points).toBe(points);
  }
});

test('a name that looks like another is refused, and so is a paused person', async () => {
  const [maya, noor] = [await newPerson(app), await newPerson(app)];
  await join(maya, 'Blue Door');
  for (const name of ['blue door', 'Blue D\u043eor', 'B\u0325lue Door', 'BIue Door']) {
    const { status, body } = await join(noor, name);
    expect([name, status]).toEqual([name, 409]);
    expect(ErrorBody.parse(body).fields?.name).toContain('looks like');
  }
  expect((await join(maya, 'Blue door')).status).toBe(204);
  app.db
    .prepare("INSERT INTO community_standing VALUES (?, 'suspend', 'x', ?, '', 0, NULL, NULL, NULL, NULL)")
    .run(maya.userId, app.now() + 86_400_000);
  expect((await join(maya, 'Other')).status).toBe(403);
  await join(noor, 'Attic flat');
  expect((await board(noor)).lines.map(({ name }) => name)).toEqual(['Attic flat']);
});

test('whoever leaves, or may not be shown any more, is gone from what was counted before', async () => {
  const [maya, noor, tom] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  for (const [at, person] of [maya, noor, tom].entries()) {
    await contribute(person, 30 + at);
    await join(person, `Family ${at}`);
  }
  const names = async () => {
    const { body } = await maya.get('/api/leaderboard');
    return LeaderboardAnswer.parse(body).lines.map(({ name, place }) => `${place} ${name}`);
  };
  expect(await names()).toEqual(['1 Family 0', '1 Family 1', '1 Family 2']);
  await noor.send('DELETE', '/api/leaderboard/name');
  app.db.prepare('UPDATE users SET blocked_at = 1 WHERE id = ?').run(tom.userId);
  expect(await names()).toEqual(['1 Family 0']);
  await join(maya, 'Blue Door');
  expect(await names()).toEqual(['1 Blue Door']);
});

test('an open group is shown where its owner wants it, with the households of it that joined', async () => {
  const [maya, noor, tom] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const group = async (kind: string) => {
    const made = await maya.post('/api/groups', {
      name: `${kind} group`,
      about: '',
      kind,
      symbol: 'people',
      yourName: 'M',
    });
    return (made.body as { id: string }).id;
  };
  const [open, closed] = [await group('open'), await group('invitation')];
  await noor.post(`/api/groups/${open}/join`, { yourName: 'N' });
  await tom.post(`/api/groups/${open}/join`, { yourName: 'T' });
  for (const [at, person] of [maya, noor, tom].entries()) await contribute(person, 20 + at);
  await join(maya, 'Blue Door');
  await join(noor, 'Attic flat');
  const show = (person: Person, id: string, shown: boolean) =>
    person.send('PUT', `/api/groups/${id}/leaderboard`, { shown });
  expect([(await show(noor, open, true)).status, (await show(maya, closed, true)).status]).toEqual([404, 404]);
  expect((await board(maya, '?of=groups')).lines).toEqual([]);
  expect((await show(maya, open, true)).status).toBe(204);
  const seen = await board(noor, '?of=groups');
  expect(seen.lines).toMatchObject([{ name: 'open group', points: 20, own: true, place: 1 }]);
  expect((await board(maya)).groups).toEqual([{ id: open, name: 'open group', shown: true }]);
  expect((await board(noor)).groups).toEqual([]);
  const ruth = await newPerson(app);
  await join(ruth, 'Roof');
  expect((await board(ruth, '?of=groups')).lines).toMatchObject([{ name: 'open group', own: false }]);
  await show(maya, open, false);
  expect((await board(noor, '?of=groups')).lines).toEqual([]);
});

test('no name passes for the app or for the people who run the server, whatever letters it is written in', async () => {
  const maya = await newPerson(app);
  const passing = [
    'Safeshelf',
    'The SAFE SHELF team',
    'S\u0430fesh\u0435lf',
    'admin',
    'A.d-m i_n',
    'Adm1n',
    '\u0410dmin',
  ];
  for (const name of [...passing, 'Your support', 'adrnin', 'The moderators']) {
    const { status, body } = await join(maya, name);
    expect([name, status, ErrorBody.parse(body).fields]).toEqual([name, 422, { name: expect.any(String) }]);
  }
  for (const name of ['Badminton club', 'Shelf and safe']) {
    expect([name, (await join(maya, name)).status]).toEqual([name, 204]);
  }
});

test('each household may name itself, however many share an address, and fifty times a day', async () => {
  await app.close();
  app = await startApp({ rateLimitFactor: 1 });
  const { perDay } = CALLS.joinLeaderboard;
  const maya = await newPerson(app);
  const noor = await newPerson(app);
  for (let at = 0; at < perDay; at += 1) expect((await join(maya, `Green Door ${at}`)).status).toBe(204);
  expect((await join(maya, 'Green Door')).status).toBe(429);
  expect((await join(noor, 'Blue Door')).status).toBe(204);
});
