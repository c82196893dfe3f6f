import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReviewedProduct, WaitingProduct } from '#domain/catalogue/review/admin-calls.ts';
import type { Product } from '#domain/products/product.ts';
import { newPerson, Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Review of catalogue contributions by administrators (product P17.15).

const EMAIL = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const GTIN = '03017620422003';

let app: RunningApp;
let bearer: Record<string, string> = {};
let maya: Person;
beforeEach(async () => {
  app = await startApp({ tier: 'family', firstAdministrator: { email: EMAIL, password: PASSWORD } });
  const login = (more: object) =>
    new Person(app).post('/api/admin/login', { email: EMAIL, password: PASSWORD, ...more });
  const { secret } = ((await login({})).body as { enrolment: { secret: string } }).enrolment;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  bearer = { authorization: `Bearer ${((await login({ code })).body as { token: string }).token}` };
  maya = await newPerson(app);
});
afterEach(() => app.close());

const send = (method: string, path: string, body?: object) => new Person(app).send(method, path, body, bearer);
const waiting = async () => ((await send('GET', '/api/admin/products')).body as { waiting: WaitingProduct[] }).waiting;
const preview = async (id: string, edits: object = {}) =>
  (await send('POST', `/api/admin/products/${id}/preview`, edits)).body as ReviewedProduct;
const enter = async (person: Person, ingredients: readonly string[]) => {
  const made = op(
    person,
    'product.create',
    { barcode: GTIN, name: 'Hand cream', ingredients, category: 'personal_care', productType: 'leave_on' },
    { entityId: GTIN },
  );
  expect(outcomes(await push(person, [made]))).toEqual(['applied']);
};
const photograph = async (person: Person): Promise<Buffer> => {
  const picture = { create: { width: 40, height: 30, channels: 3 as const, background: 'teal' } };
  const bytes = await sharp(picture).jpeg().toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const headers = { cookie: person.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' };
  const put = await fetch(`${app.url}/api/sync/blobs/${sha256}`, {
    ...{ method: 'PUT', headers, body: new Uint8Array(bytes) },
  });
  expect(put.status).toBe(200);
  const added = op(person, 'labelPhoto.add', { productId: GTIN, sha256 });
  expect(outcomes(await push(person, [added]))).toEqual(['applied']);
  return bytes;
};
const listSeen = async (person: Person) => {
  const { status, body } = await person.get(`/api/products/${GTIN}`);
  return status === 200 ? (body as { product: Product }).product.ingredientsText : status;
};
const audited = (action: string): string[] =>
  app.db.prepare<[string], string>('SELECT subject FROM administrator_audit WHERE action = ?').pluck().all(action);

test('what waits is shown with its photo, report and difference, put right, and taken for everybody (product P17.15)', async () => {
  await enter(maya, ['Aqua', 'LINALO0L']);
  await photograph(maya);
  const [one, ...others] = await waiting();
  const id = one?.id ?? '';
  expect([one, others]).toMatchObject([{ name: 'Hand cream', kind: 'entered', voices: 1, from: null }, []]);

  const shown = await preview(id);
  expect(JSON.stringify(shown), 'nothing of who offered it').not.toContain(maya.householdId);
  expect(shown).toMatchObject({
    ...{ code: '3017620422003', ingredientsText: 'Aqua, LINALO0L', before: null },
    ...{ history: { taken: 0, refused: 0 }, difference: { ingredients: { removed: [] } } },
  });
  expect(shown.photos).toHaveLength(1);
  const photo = await fetch(`${app.url}/api/admin/products/${id}/photos/${shown.photos[0]}`, { headers: bearer });
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await sharp(await photo.arrayBuffer()).metadata()).toMatchObject({ width: 40, height: 30 });
  expect((await send('GET', `/api/admin/products/${id}/photos/another`)).status).toBe(404);

  const edits = { ingredientsText: 'Aqua, Linalool, Citral' };
  expect((await preview(id, edits)).after.report.ingredients.map(({ raw }) => raw)).toEqual([
    'Aqua',
    'Linalool',
    'Citral',
  ]);
  expect(await waiting(), 'looking changes nothing').toHaveLength(1);
  expect((await send('POST', `/api/admin/products/${id}/acceptance`, { name: '' })).status).toBe(422);
  expect((await send('POST', `/api/admin/products/${id}/acceptance`, edits)).status).toBe(204);
  expect(await listSeen(await newPerson(app))).toBe('Aqua, Linalool, Citral');
  expect([await waiting(), audited('product_taken')]).toEqual([[], [id]]);
  expect((await send('POST', `/api/admin/products/${id}/acceptance`, edits)).status).toBe(409);
  expect((await send('POST', `/api/admin/products/${id}/preview`, {})).status).toBe(409);
  // Its photo no longer belongs to a waiting contribution.
  expect((await send('GET', `/api/admin/products/${id}/photos/${shown.photos[0]}`)).status).toBe(404);

  // A second contribution of the same product is compared with the accepted one.
  const ben = await newPerson(app);
  await enter(ben, ['Aqua', 'Linalool', 'Glycerin']);
  const [second] = await waiting();
  expect((await preview(second?.id ?? '')).difference.ingredients).toEqual({
    added: ['Glycerin'],
    removed: ['Citral'],
  });
});

test('a line that is matched by hand changes the report, and the source of the product says who matched what (product P17.34)', async () => {
  await enter(maya, ['Aqua', 'Zxqv 4711']);
  const [one] = await waiting();
  const id = one?.id ?? '';
  expect((await preview(id)).after.report.ingredients[1]).toMatchObject({ raw: 'Zxqv 4711', id: null });
  const matches = [{ printed: 'Zxqv 4711', name: 'Methylisothiazolinone' }];
  const edits = { ingredientsText: 'Aqua, Methylisothiazolinone', matches };
  const after = (await preview(id, edits)).after;
  expect(after.report.deductions.map(({ ingredient }) => ingredient)).toContain('Methylisothiazolinone');
  const named = 'Entered by hand, reviewed; matched by the reviewer: “Zxqv 4711” as Methylisothiazolinone';
  expect(after.product.source.name).toBe(named);
  // A match is dropped if its line was edited away.
  const undone = await preview(id, { ingredientsText: 'Aqua, Glycerin', matches });
  expect(undone.after.product.source.name).toBe('Entered by hand, reviewed');
  for (const wrong of [[{ printed: '', name: 'Aqua' }], [{ printed: 'x' }], Array(51).fill(matches[0])]) {
    const refused = await send('POST', `/api/admin/products/${id}/acceptance`, { ...edits, matches: wrong });
    expect(refused.status).toBe(422);
  }
  expect((await send('POST', `/api/admin/products/${id}/acceptance`, edits)).status).toBe(204);
  const { body } = await (await newPerson(app)).get(`/api/products/${GTIN}`);
  expect((body as { product: Product }).product.source.name).toBe(named);
});

test('a list whose last line is taken away is looked at without a score, and not taken (product P17.15)', async () => {
  await enter(maya, ['Aqua']);
  const [one] = await waiting();
  const id = one?.id ?? '';
  const empty = await preview(id, { ingredientsText: '' });
  expect([empty.after.product.ingredientsText, empty.after.report.score]).toEqual([null, null]);
  const refused = await send('POST', `/api/admin/products/${id}/acceptance`, { ingredientsText: '' });
  expect(refused).toMatchObject({ status: 422, body: { fields: { ingredientsText: expect.any(String) } } });
  expect(await waiting()).toHaveLength(1);
});

test('what is refused reaches its person with the reason, and goes nowhere else (product P17.15)', async () => {
  await enter(maya, ['Aqua']);
  const [one] = await waiting();
  const id = one?.id ?? '';
  expect((await send('POST', `/api/admin/products/${id}/refusal`, { reason: ' ' })).status).toBe(422);
  expect(
    (await send('POST', `/api/admin/products/${id}/refusal`, { reason: 'Only the first line is there' })).status,
  ).toBe(204);
  const told = (await pull(maya)).changes.flatMap((change) =>
    change.entity === 'helpRequest' && change.data ? [change.data.answer] : [],
  );
  expect(told).toEqual([expect.stringContaining('Only the first line is there')]);
  expect(await listSeen(await newPerson(app))).toBe(404);
  expect([await waiting(), audited('product_refused')]).toEqual([[], [id]]);
  expect((await send('POST', `/api/admin/products/${id}/refusal`, { reason: 'Again' })).status).toBe(409);
  expect((await send('POST', '/api/admin/products/nothing/refusal', { reason: 'Again' })).status).toBe(404);
});

test('of many that wait the oldest hundred are listed, and that others wait (product P17.15)', async () => {
  await enter(maya, ['Aqua', 'Glycerin']);
  const columns = app.db.prepare<[], string>("SELECT name FROM pragma_table_info('contributions')").pluck().all();
  const copied = columns.map((column) => (column === 'id' ? "printf('copy%03d', n.i)" : `c."${column}"`)).join(', ');
  app.db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    INSERT INTO contributions (${columns.join(', ')}) SELECT ${copied} FROM contributions c CROSS JOIN n`);
  const { body } = await send('GET', '/api/admin/products');
  expect(body).toMatchObject({ more: true });
  expect(await waiting()).toHaveLength(100);
  app.db.exec("DELETE FROM contributions WHERE id = 'copy100'");
  expect((await send('GET', '/api/admin/products')).body).toMatchObject({ more: false });
});

test('the photos beside what a person offered are those of their own household (product P17.15)', async () => {
  const ben = await newPerson(app);
  for (const person of [maya, ben]) {
    await enter(person, person === maya ? ['Aqua'] : ['Aqua', 'Glycerin']);
    await photograph(person);
  }
  const offered = await waiting();
  expect(offered).toHaveLength(2);
  const photos = await Promise.all(offered.map(async ({ id }) => (await preview(id)).photos));
  expect(photos.map((some) => some.length)).toEqual([1, 1]);
  expect(photos[0]).not.toEqual(photos[1]);
  const [one, other] = [offered[0]?.id, photos[1]?.[0]];
  expect((await send('GET', `/api/admin/products/${one}/photos/${other}`)).status).toBe(404);
});
