import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS } from '#domain/contract/calls.ts';
import { REPORT_STAGE_MESSAGE, ReportProgress } from '#domain/contract/report-progress.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, type Person } from './person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, UNKNOWN_CODE, WITH_LABEL } from './start-app.ts';

const CODE = '3017620422003';
const ID = `0${CODE}`;
const FOUND = { product: { product_name: 'Spread', brands: 'Corner', ingredients_text: 'Sugar, Palm Oil, Hazelnuts' } };

/** Requests that the catalogue has received but not answered yet. */
const open: ServerResponse[] = [];
let host: Server;
let app: RunningApp;
let person: Person;
let catalogue: URL;
beforeAll(async () => {
  host = createServer((_, response) => open.push(response));
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  catalogue = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  app = await startApp({ tier: 'family', openFactsUrls: [catalogue] });
  person = await newPerson(app);
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await app.close();
});

const ask = (id: string) => person.post(`/api/v1/products/${id}/report`, { userProfile: {} });
const heard = () => eventually(() => expect(open.length).toBeGreaterThan(0));
const answerAll = (status: number, body: unknown) => {
  for (const response of open.splice(0)) response.writeHead(status).end(JSON.stringify(body));
};

test('a report that is there is answered at once, and no job is begun for it', async () => {
  const reply = await ask(WITH_LABEL.id);
  expect(reply.status).toBe(200);
  expect(app.db.prepare('SELECT count(*) FROM jobs').pluck().get()).toBe(0);
});

test('one that must only be computed is answered the first time, through the stages of its job', async () => {
  const before = CALLS.report.answers[200].parse((await ask(WITH_LABEL.id)).body);
  app.db.prepare("UPDATE reports SET engine = 'old', data = '{}'").run();
  const reply = await ask(WITH_LABEL.id);
  expect([reply.status, CALLS.report.answers[200].parse(reply.body)]).toEqual([200, before]);
  const jobs = app.db.prepare('SELECT state, stage, progress, attempts FROM jobs').all();
  expect(jobs).toEqual([{ state: 'done', stage: 'finalizing', progress: 100, attempts: 1 }]);
});

test('while a catalogue is asked: 202 with that stage; then the report, made once for everybody who asks', async () => {
  const first = await ask(ID);
  expect(first.status).toBe(202);
  expect(ReportProgress.parse(first.body)).toMatchObject({
    stage: 'scanning',
    progress: 0,
    message: REPORT_STAGE_MESSAGE.scanning,
  });
  expect((await ask(CODE)).status).toBe(202);
  await heard();
  expect(open).toHaveLength(1);
  answerAll(200, FOUND);
  const reply = await ask(ID);
  expect(reply.status).toBe(200);
  expect(CALLS.report.answers[200].parse(reply.body).report.ingredients.length).toBe(3);
  expect(app.db.prepare("SELECT attempts FROM jobs WHERE key LIKE '%' || ?").pluck().all(ID)).toEqual([1]);
});

test('a product that nobody knows is 404 when the search has ended, and is not made up', async () => {
  const asked = ask(UNKNOWN_CODE);
  await heard();
  answerAll(404, {});
  expect((await asked).status).toBe(404);
});

test('a server that is killed in the middle goes on with the job when it is back', async () => {
  const code = '4006381333931';
  expect((await ask(code)).status).toBe(202);
  await heard();
  await app.close('as killed');
  expect(open.splice(0)).toHaveLength(1);
  app = await startApp({ tier: 'family', openFactsUrls: [catalogue], dir: app.dir });
  Object.assign(person, { app });
  await heard();
  answerAll(200, FOUND);
  await eventually(async () => expect((await ask(code)).status).toBe(200));
  const job = app.db.prepare("SELECT state, attempts FROM jobs WHERE key LIKE '%' || ?").get(code);
  expect(job).toEqual({ state: 'done', attempts: 2 });
});

test('past the limit of the month only what the household has met has a report [product P6.4]', async () => {
  const other = { ...WITH_LABEL, id: '02000000000053', gtin: '02000000000053', name: 'Never scanned' };
  const free = await startApp({ starter: [WITH_LABEL, other] });
  const someone = await newPerson(free);
  const report = async (id: string) => (await someone.post(`/api/v1/products/${id}/report`, {})).status;
  for (let scan = 0; scan < 5; scan += 1) await someone.post('/api/scan', { barcode: CODE_WITH_LABEL });
  expect(await report(WITH_LABEL.id)).toBe(200);
  const refused = await someone.post(`/api/v1/products/${other.id}/report`, {});
  expect([refused.status, refused.body]).toMatchObject([402, { error: 'SCAN_LIMIT_REACHED' }]);
  expect(await report('02000000000060')).toBe(402);
  const own = await someone.post('/api/products/create-manual', { name: 'Own', ingredients: ['Aqua'] });
  expect(await report((own.body as { productId: string }).productId)).toBe(200);
  await someone.post('/api/inventory', { productId: other.id });
  expect(await report(other.id)).toBe(200);
  await free.close();
});
