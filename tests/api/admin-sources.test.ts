import { createServer, type Server } from 'node:http';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ManagedSource } from '#domain/administration/source-calls.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// The sources of recalls and products, as administrators see them (product P17.30).

const EMAIL = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const RAPPEL = 'recalls rappelconso';

/** A record in the shape of RappelConso V2. */
const fiche = (number: number) => ({
  ...{ numero_fiche: `2026-11-${number}`, rappel_guid: number, categorie_produit: 'alimentation' },
  ...{ sous_categorie_produit: 'lait', marque_produit: 'brand', modeles_ou_references: 'lait', libelle: 'lait' },
  ...{ identification_produits: '3017620422003$l1$$$', motif_rappel: 'contamination microbiologique' },
  conduites_a_tenir_par_le_consommateur: 'ne plus utiliser le produit',
  lien_vers_la_fiche_rappel: 'https://rappel.conso.gouv.fr/fiche-rappel/1/interne',
  date_publication: '2026-11-20T08:00:00+00:00',
});

let app: RunningApp;
let host: Server;
let bearer: Record<string, string> = {};
let answer: { status: number; body: string };
let held: Promise<void> | null;
let asked: number;

beforeEach(async () => {
  [answer, held, asked] = [{ status: 200, body: JSON.stringify({ results: [fiche(1), fiche(2)] }) }, null, 0];
  host = createServer(async (_request, response) => {
    asked += 1;
    await held;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/records`;
  app = await startApp({
    tier: 'family',
    firstAdministrator: { email: EMAIL, password: PASSWORD },
    recallFeeds: [{ id: 'rappelconso', source: 'rappelconso', url, everyMinutes: 60 }],
  });
  const login = (more: object) =>
    new Person(app).post('/api/admin/login', { email: EMAIL, password: PASSWORD, ...more });
  const { secret } = ((await login({})).body as { enrolment: { secret: string } }).enrolment;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  bearer = { authorization: `Bearer ${((await login({ code })).body as { token: string }).token}` };
});
afterEach(async () => {
  await app.close();
  host.closeAllConnections();
  host.close();
});

const send = (method: string, path: string, body?: object) => new Person(app).send(method, path, body, bearer);
const at = (id: string, what = '') => `/api/admin/sources/${encodeURIComponent(id)}${what}`;
const listed = async () => ((await send('GET', '/api/admin/sources')).body as { sources: ManagedSource[] }).sources;
const source = async (id = RAPPEL) => {
  const found = (await listed()).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const audited = () =>
  app.db.prepare("SELECT action FROM administrator_audit WHERE action LIKE 'source_%' ORDER BY number").pluck().all();

test('every source is listed with its licence and what is here of it, those that come as files among them (product P17.30)', async () => {
  const all = await listed();
  expect(all.map(({ id }) => id)).toEqual(
    expect.arrayContaining([RAPPEL, 'recalls cpsc', 'recalls safetygate', 'catalogue off', 'catalogue usda']),
  );
  expect(await source()).toMatchObject({
    ...{ kind: 'recalls', name: 'RappelConso', licence: 'Licence Ouverte 2.0', host: expect.any(String), on: true },
    ...{ rows: 0, askedAt: null, answeredAt: null, nextAt: null, error: null, last: null, job: null },
  });
  expect(await source('recalls safetygate')).toMatchObject({ host: null, licence: 'CC BY 4.0' });
  expect(all.some(({ name }) => name === 'this server')).toBe(false);
});

test('a source is asked now, by the job of its time, and says what came and when it is next (product P17.30)', async () => {
  expect((await send('POST', at(RAPPEL, '/fetch'))).status).toBe(204);
  await eventually(async () => expect((await source()).answeredAt).toBe(app.now()));
  expect(await source()).toMatchObject({
    ...{ rows: 2, askedAt: app.now(), nextAt: app.now() + 3_600_000, error: null },
    last: { read: 2, fresh: 2, refused: 0 },
  });
  expect([asked, audited()]).toEqual([1, ['source_asked']]);
});

test('what a source answered stays said once it fails, with why it failed (product P17.30)', async () => {
  await send('POST', at(RAPPEL, '/fetch'));
  await eventually(async () => expect((await source()).answeredAt).not.toBeNull());
  const answeredAt = app.now();
  app.wait(120_000);
  answer = { status: 503, body: '' };
  await send('POST', at(RAPPEL, '/fetch'));
  await eventually(async () => expect((await source()).error).toBe('It answered 503.'));
  expect(await source()).toMatchObject({ answeredAt, askedAt: app.now(), rows: 2, last: { read: 2 } });
});

test('what is being fetched shows that, is not asked twice, and is stopped without a trace (product P17.30)', async () => {
  let goOn = () => {};
  held = new Promise((resolve) => {
    goOn = resolve;
  });
  await send('POST', at(RAPPEL, '/fetch'));
  await eventually(() => expect(asked).toBe(1));
  await eventually(async () => expect((await source()).job).toMatchObject({ state: 'running' }));
  expect((await send('POST', at(RAPPEL, '/fetch'))).status).toBe(204);
  expect((await send('POST', at(RAPPEL, '/stop'))).status).toBe(204);
  expect((await source()).job).toMatchObject({ state: 'cancelled' });
  goOn();
  expect(await send('POST', at(RAPPEL, '/fetch'))).toMatchObject({ status: 409 });
  app.wait(61_000);
  expect((await send('POST', at(RAPPEL, '/fetch'))).status).toBe(204);
  await eventually(async () => expect((await source()).last).toMatchObject({ read: 2 }));
  expect([asked, audited()]).toEqual([2, ['source_asked', 'source_stopped', 'source_asked']]);
});

test('a source that is switched off is asked no more, and no phone waits for its answer (product P17.30)', async () => {
  const maya = await newPerson(app);
  await send('POST', at(RAPPEL, '/fetch'));
  await eventually(async () => expect((await source()).answeredAt).not.toBeNull());
  const feeds = async () => ((await maya.get('/api/recalls/held')).body as { feeds: object[] }).feeds;
  expect(await feeds()).toHaveLength(1);
  expect((await send('PUT', at(RAPPEL), { on: false })).status).toBe(204);
  expect((await send('PUT', at(RAPPEL), { on: false })).status).toBe(204);
  expect(await source()).toMatchObject({ on: false, nextAt: null, rows: 2 });
  expect(await feeds()).toEqual([]);
  expect((await send('POST', at(RAPPEL, '/fetch'))).status).toBe(409);
  expect((await send('PUT', at(RAPPEL), { on: true })).status).toBe(204);
  expect(await feeds()).toHaveLength(1);
  expect([asked, audited()]).toEqual([1, ['source_asked', 'source_switched_off', 'source_switched_on']]);
});

test('what cannot be is refused: a source that nobody knows, one that comes as a file, a word for yes', async () => {
  expect((await send('POST', at('recalls nobody', '/fetch'))).status).toBe(404);
  expect((await send('POST', at('recalls safetygate', '/fetch'))).status).toBe(409);
  expect((await send('POST', at('catalogue usda', '/stop'))).status).toBe(409);
  expect(await send('PUT', at(RAPPEL), { on: 'no' })).toMatchObject({
    status: 422,
    body: { fields: { on: expect.any(String) } },
  });
});
