import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminRecall, RecallReach } from '#domain/recalls/own/admin-calls.ts';
import type { OwnNotice } from '#domain/recalls/own/own-notice.ts';
import { eventually } from '../offline/phone.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { newPerson, Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { CODE_WITH_LABEL, CODE_WITHOUT_LABEL, type RunningApp, startApp } from './start-app.ts';

// Recall notices published by the server itself (product P17.28, P17.29).

const EMAIL = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const NUMBER = '2026-11-28-abcdef';

let app: RunningApp;
let service: PushService;
let bearer: Record<string, string> = {};
beforeEach(async () => {
  service = await startPushService();
  app = await startApp({
    ...{ tier: 'family', pushServices: service.services },
    firstAdministrator: { email: EMAIL, password: PASSWORD },
  });
  const login = (more: object) =>
    new Person(app).post('/api/admin/login', { email: EMAIL, password: PASSWORD, ...more });
  const { secret } = ((await login({})).body as { enrolment: { secret: string } }).enrolment;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  bearer = { authorization: `Bearer ${((await login({ code })).body as { token: string }).token}` };
});
afterEach(async () => {
  await app.close();
  await service.close();
});

const draft = (given: Partial<OwnNotice> = {}): OwnNotice => ({
  ...{ title: 'Gel with a wrong acid', brands: [], products: ['Bath gel'], gtins: [CODE_WITH_LABEL], lots: [] },
  ...{ models: [], area: 'cosmetic', hazard: 'chemical', reason: 'It burns.', link: '' },
  ...{ remedy: { kind: 'dispose', text: '' } },
  ...given,
});
const send = (method: string, path: string, body?: object) => new Person(app).send(method, path, body, bearer);
const publish = (notice: OwnNotice, version = 0, number = NUMBER) =>
  send('PUT', `/api/admin/recalls/${number}`, { version, notice });
const listed = async () => ((await send('GET', '/api/admin/recalls')).body as { notices: AdminRecall[] }).notices;
const reach = async (notice: OwnNotice) =>
  ((await send('POST', '/api/admin/recalls/preview', notice)).body as { reach: RecallReach }).reach;
const audited = () =>
  app.db.prepare("SELECT action, subject FROM administrator_audit WHERE action LIKE 'recall_%' ORDER BY number").all();
const settled = () =>
  eventually(() => {
    expect(app.db.prepare('SELECT count(*) FROM unmatched_products').pluck().get()).toBe(0);
    expect(app.db.prepare('SELECT count(*) FROM unmatched_notices').pluck().get()).toBe(0);
  });
const home = async (code: string, notes?: string) => {
  const person = await newPerson(app);
  const item = { productId: `0${code}`, quantity: 1, ...(notes && { fields: { notes } }) };
  expect(outcomes(await push(person, [op(person, 'inventory.add', item)]))).toEqual(['applied']);
  await settled();
  return person;
};

test('the preview counts households by barcode and lot, names none of them, and publishes nothing (product P17.28)', async () => {
  const [maya, ben] = [await home(CODE_WITH_LABEL, 'Lot L2231'), await home(CODE_WITH_LABEL, 'Lot X9999')];
  await home(CODE_WITHOUT_LABEL);
  const preview = await send('POST', '/api/admin/recalls/preview', draft());
  expect(preview).toMatchObject({
    status: 200,
    body: {
      notice: { source: 'server', publishedBy: 'shelf.example.org' },
      reach: { affects: 2, mayAffect: 0, atLeast: false },
    },
  });
  for (const { householdId, userId, email } of [maya, ben]) {
    for (const secret of [householdId, userId, email]) expect(JSON.stringify(preview.body)).not.toContain(secret);
  }
  expect(await reach(draft({ lots: ['L2231'] }))).toMatchObject({ affects: 1, mayAffect: 0 });
  expect(await reach(draft({ gtins: ['3017620422003'], products: ['Jam'] }))).toMatchObject({
    affects: 0,
    mayAffect: 0,
  });
  expect([await listed(), audited()]).toEqual([[], []]);
});

test('it is found at home and pushed like any other, marked, and kept from giving points (product P17.28)', async () => {
  const maya = await home(CODE_WITH_LABEL);
  const other = await home(CODE_WITHOUT_LABEL);
  const phone = service.subscribe();
  const { endpoint, keys } = phone;
  const subscription = { endpoint, keys, expirationTime: null, replaces: null };
  expect((await maya.send('PUT', '/api/push/subscription', subscription)).status).toBe(204);
  expect((await publish(draft())).body).toMatchObject({ version: 1, notice: { id: `server:${NUMBER}` } });
  await settled();
  app.wait(1000);
  await eventually(() => expect(service.taken.filter(({ phone: name }) => name === phone.name)).toHaveLength(1));
  expect((await maya.get('/api/recalls')).body).toMatchObject([
    { verdict: 'affects', notice: { source: 'server', publishedBy: 'shelf.example.org' } },
  ]);
  expect((await other.get('/api/recalls')).body).toEqual([]);
  const anybody = new Person(app);
  expect((await anybody.get(`/api/recalls/notices/server:${NUMBER}`)).status).toBe(200);
  const page = await fetch(`${app.url}/public/recall/${encodeURIComponent(`server:${NUMBER}`)}`);
  const html = await page.text();
  expect([page.status, html.includes('Published by this server (shelf.example.org)')]).toEqual([200, true]);
  expect(html).toContain('It does not come from an authority.');
  expect(await listed()).toMatchObject([{ version: 1, households: 1 }]);
  expect(app.db.prepare('SELECT count(*) FROM first_reports').pluck().get()).toBe(0);
});

test('it is corrected by its version, once however often it is sent, and keeps what stood before (product P17.29)', async () => {
  expect((await publish(draft())).status).toBe(200);
  expect((await publish(draft())).body, 'sent again').toMatchObject({ version: 1 });
  const better = draft({ reason: 'It burns the skin.' });
  expect((await publish(better)).status, 'from no version').toBe(409);
  expect((await publish(better, 1)).body).toMatchObject({ version: 2, notice: { reason: 'It burns the skin.' } });
  expect((await publish(better, 1)).body, 'sent again').toMatchObject({ version: 2 });
  expect((await publish(draft({ reason: 'Another.' }), 1)).status, 'somebody else was faster').toBe(409);
  expect(app.db.prepare('SELECT count(*) FROM recall_versions').pluck().get()).toBe(1);
  expect(audited()).toEqual([
    { action: 'recall_published', subject: NUMBER },
    { action: 'recall_corrected', subject: NUMBER },
  ]);
});

test('it is taken back for everybody, stays readable, and can be published again (product P17.29)', async () => {
  const maya = await home(CODE_WITH_LABEL);
  await publish(draft());
  await settled();
  const withdraw = () => send('POST', `/api/admin/recalls/${NUMBER}/withdrawal`);
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204]);
  expect((await maya.get('/api/recalls')).body).toEqual([]);
  expect((await maya.get(`/api/recalls/notices/server:${NUMBER}`)).body).toMatchObject({ withdrawn: true });
  expect((await publish(draft(), 2)).body).toMatchObject({ version: 3, notice: { withdrawn: false } });
  expect(audited()).toMatchObject([
    { action: 'recall_published' },
    { action: 'recall_withdrawn' },
    { action: 'recall_corrected' },
  ]);
  expect((await send('POST', '/api/admin/recalls/2026-11-28-zzzzzz/withdrawal')).status).toBe(404);
});

test('what cannot be read is refused by its field, and publishes nothing (product P17.28)', async () => {
  const refused = async (notice: object, number = NUMBER) => {
    const { status, body } = await send('PUT', `/api/admin/recalls/${number}`, { version: 0, notice });
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  expect(await refused(draft({ gtins: ['3017620422004'] }))).toEqual([422, ['gtins']]);
  expect(await refused({ ...draft(), title: ' ' })).toEqual([422, ['notice.title']]);
  expect(await refused({ ...draft(), hazard: 'bad luck' })).toEqual([422, ['notice.hazard']]);
  expect(await refused(draft(), 'cpsc:1')).toEqual([422, ['number']]);
  expect(
    (await new Person(app).send('PUT', `/api/admin/recalls/${NUMBER}`, { version: 0, notice: draft() })).status,
  ).toBe(401);
  expect([await listed(), audited()]).toEqual([[], []]);
});
