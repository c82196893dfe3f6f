import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CatalogueImport } from '#domain/catalogue/import-calls.ts';
import { delimitedCells } from '#domain/delimited-cells.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product files that an administrator uploads and imports (product P17.31).

const EMAIL = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const MAPPING = JSON.stringify({
  source: { name: 'Village shop', licence: null, date: '2026-01-01' },
  columns: { name: 'title', code: 'ean', ingredients: 'list' },
});
const ROWS = [
  'title,ean,list',
  'Hand soap,4006381333931,"Aqua, Glycerin"',
  '=cmd(),4006381333932,Aqua',
  ',5901234123457,Aqua',
  'Shampoo,5901234123457,"Aqua, Parfum"',
].join('\n');

let app: RunningApp;
let bearer: Record<string, string> = {};
beforeEach(async () => {
  app = await startApp({ tier: 'family', firstAdministrator: { email: EMAIL, password: PASSWORD } });
  const login = (more: object) =>
    new Person(app).post('/api/admin/login', { email: EMAIL, password: PASSWORD, ...more });
  const { secret } = ((await login({})).body as { enrolment: { secret: string } }).enrolment;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  bearer = { authorization: `Bearer ${((await login({ code })).body as { token: string }).token}` };
});
afterEach(() => app.close());

const send = (method: string, path: string, body?: object) => new Person(app).send(method, path, body, bearer);
const sendPart = async (id: string, at: number | string, bytes: Buffer, headers: object = {}) => {
  const reply = await fetch(`${app.url}/api/admin/imports/uploads/${id}?at=${at}`, {
    method: 'PUT',
    headers: { ...bearer, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  });
  return [reply.status, ((await reply.json()) as { bytes?: number }).bytes];
};
const upload = async (text: string | Buffer, id = randomUUID()) => {
  const bytes = Buffer.from(text);
  expect(await sendPart(id, 0, bytes)).toEqual([200, bytes.length]);
  return id;
};
const start = (task: object) => send('POST', '/api/admin/imports', task);
const listed = async () => ((await send('GET', '/api/admin/imports')).body as { imports: CatalogueImport[] }).imports;
const ended = async (id: string): Promise<CatalogueImport> => {
  let found: CatalogueImport | undefined;
  await eventually(async () => {
    found = (await listed()).find((one) => one.id === id);
    expect(['done', 'failed', 'cancelled']).toContain(found?.job.state);
  });
  if (!found) throw new Error('It is not listed.');
  return found;
};
const imports = () => {
  const folder = join(app.dir, 'imports');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const audited = () =>
  app.db.prepare("SELECT action FROM administrator_audit WHERE action LIKE 'import_%' ORDER BY number").pluck().all();

test('a file that is sent is imported, and says what was refused and why, as a table that runs nothing (product P17.31)', async () => {
  const id = await upload(ROWS);
  expect((await start({ id, source: 'csv', name: 'shop.csv', mapping: MAPPING })).status).toBe(204);
  expect(await ended(id)).toMatchObject({
    ...{ source: 'csv', name: 'shop.csv', refusedKept: true, job: { state: 'done', progress: 100 } },
    outcome: { error: null, read: 4, added: 3, refused: 1, reasons: [{ times: 1 }], marks: [{ times: 1 }] },
  });
  const maya = await newPerson(app);
  expect((await maya.get('/api/products/04006381333931')).status).toBe(200);

  const reply = await fetch(`${app.url}/api/admin/imports/${id}/refused`, { headers: bearer });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const table = delimitedCells(await reply.text(), ',');
  expect(table.slice(0, 3)).toEqual([
    ['Record', 'Outcome', 'Why', 'What it says'],
    ['2', 'kept', expect.stringContaining('check digit'), '4006381333932'],
    ['3', 'refused', expect.any(String), expect.any(String)],
  ]);
  expect(
    imports().filter((name) => name.startsWith('upload-')),
    'the file goes, the list stays',
  ).toEqual([`upload-${id}.rejects.jsonl`]);
  expect(audited()).toEqual(['import_started']);
});

test('a file arrives in parts, each of which may come twice or too early, and is imported once (product P17.31)', async () => {
  const id = randomUUID();
  const bytes = Buffer.from(ROWS);
  const [one, other] = [bytes.subarray(0, 60), bytes.subarray(60)];
  expect(await sendPart(id, 60, other), 'too early').toEqual([200, 0]);
  expect(await sendPart(id, 0, one)).toEqual([200, 60]);
  expect(await sendPart(id, 0, one), 'again').toEqual([200, 60]);
  expect(await sendPart(id, 60, other)).toEqual([200, bytes.length]);
  const task = { id, source: 'csv', name: 'shop.csv', mapping: MAPPING };
  expect([(await start(task)).status, (await start(task)).status]).toEqual([204, 204]);
  expect((await ended(id)).outcome).toMatchObject({ read: 4 });
  expect((await start(task)).status).toBe(204);
  expect([await listed(), audited()]).toMatchObject([[{ id }], ['import_started']]);
});

test('a mapping that is wrong is refused before anything of the file is sent, and a right one is not (product P17.31)', async () => {
  const check = (more: object) =>
    send('POST', '/api/admin/imports/check', { source: 'csv', name: 'shop.csv', ...more });
  for (const mapping of [undefined, 'title,ean', '{"columns": {"code": "ean"}}']) {
    expect(await check({ mapping })).toMatchObject({ status: 422, body: { fields: { mapping: expect.any(String) } } });
  }
  expect(await check({ source: 'usda' })).toMatchObject({
    status: 422,
    body: { fields: { source: expect.any(String) } },
  });
  expect((await check({ mapping: MAPPING })).status).toBe(204);
  expect([imports(), await listed(), audited()]).toEqual([[], [], []]);
});

test('what is called off leaves nothing of the file behind', async () => {
  const id = await upload(ROWS);
  expect((await send('DELETE', `/api/admin/imports/uploads/${id}`)).status).toBe(204);
  expect(imports()).toEqual([]);
  expect(await start({ id, source: 'csv', name: 'shop.csv', mapping: MAPPING })).toMatchObject({
    status: 422,
    body: { fields: { id: expect.any(String) } },
  });
});

test('an import is stopped with all that was taken in, and its file goes (product P17.31)', async () => {
  // Long enough that the import is still running when it is stopped.
  const rows = Array.from({ length: 150_000 }, (_, at) => {
    const digest = createHash('sha256').update(String(at)).digest('hex').slice(0, 12);
    return `Soap ${digest},,"Aqua, Parfum ${digest}"`;
  });
  const text = ['title,ean,list', ...rows].join('\n');
  const id = randomUUID();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1_000_000) await sendPart(id, at, bytes.subarray(at, at + 1_000_000));
  await start({ id, source: 'csv', name: 'shop.csv', mapping: MAPPING });
  await eventually(async () => {
    // The progress is saved once a second of the server's clock.
    app.wait(1_100);
    const [one] = await listed();
    expect(one?.job).toMatchObject({ state: 'running', stage: expect.stringMatching(/^[\d,]+ records read/) });
  });
  expect((await send('POST', `/api/admin/imports/${id}/stop`)).status).toBe(204);
  expect(await ended(id)).toMatchObject({ job: { state: 'cancelled' }, outcome: null });
  const products = () => app.db.prepare('SELECT count(*) FROM products').pluck().get();
  const position = () => app.db.prepare('SELECT position FROM catalogue_imports').pluck().get() as number;
  await eventually(async () => {
    const before = position();
    await new Promise((done) => setTimeout(done, 100));
    expect(position(), 'it goes on').toBe(before);
  });
  expect(position()).toBeLessThan(150_000);
  expect(products()).toBeGreaterThan(0);
  expect(imports().some((name) => name.endsWith('.csv'))).toBe(false);
  expect(audited()).toEqual(['import_started', 'import_stopped']);
});

test('a file that cannot be read ends with the reason in words', async () => {
  const damaged = await upload('no gzip at all');
  await start({ id: damaged, source: 'off', name: 'off.csv.gz' });
  expect((await ended(damaged)).outcome?.error).toMatch(/damaged/);
  const picture = await upload('a picture');
  await start({ id: picture, source: 'off', name: 'my picture.png' });
  expect((await ended(picture)).outcome?.error).toMatch(/^my picture.png is neither/);
  const other = await upload('one,two\n1,2\n');
  await start({ id: other, source: 'csv', name: 'shop.csv', mapping: MAPPING });
  const told = (await ended(other)).outcome?.error ?? '';
  expect(told).toMatch(/title|ean|list/);
  expect(told, 'nothing of where it lies here').not.toContain(app.dir);
});

test('what cannot be is refused by its field, and imports nothing (product P17.31)', async () => {
  const id = await upload(ROWS);
  const refused = async (task: object) => {
    const { status, body } = await start({ id, source: 'csv', name: 'shop.csv', ...task });
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  expect(await refused({})).toEqual([422, ['mapping']]);
  expect(await refused({ mapping: '{' })).toEqual([422, ['mapping']]);
  expect(await refused({ mapping: '{"source": {}}' })).toEqual([422, ['mapping']]);
  expect(await refused({ source: 'usda' })).toEqual([422, ['source']]);
  expect(await refused({ source: 'ca', name: null })).toEqual([422, ['source']]);
  expect(await refused({ source: 'nobody' })).toEqual([422, ['source']]);
  expect(await refused({ edition: 'soon', mapping: MAPPING })).toEqual([422, ['edition']]);
  expect(await refused({ id: '../../etc', mapping: MAPPING })).toEqual([422, ['id']]);
  expect((await sendPart(id, 'x', Buffer.from('a')))[0]).toBe(400);
  expect((await sendPart('..%2F..%2Fsafeshelf.db', 0, Buffer.from('a')))[0]).toBe(422);
  expect((await sendPart(id, 0, Buffer.from('a'), { 'content-type': 'text/plain' }))[0]).toBe(415);
  expect((await sendPart(id, 0, Buffer.alloc(4 * 1024 * 1024 + 1)))[0]).toBe(413);
  expect((await send('GET', '/api/admin/imports/published/usda')).status).toBe(404);
  expect((await send('GET', `/api/admin/imports/${randomUUID()}/refused`)).status).toBe(404);
  expect((await send('POST', `/api/admin/imports/${randomUUID()}/stop`)).status).toBe(404);
  expect([await listed(), audited()]).toEqual([[], []]);
});
