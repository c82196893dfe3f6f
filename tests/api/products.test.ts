import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProductAnswer, ScanAnswer } from '#domain/contract/answers.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { Report } from '#domain/safety/report.ts';
import { newPerson } from './person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, UNKNOWN_CODE, WITH_LABEL } from './start-app.ts';
import { testEngine } from './test-engine.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const MANUAL = {
  barcode: null,
  name: 'Grandmother’s soap',
  brand: '',
  ingredients: ['Aqua', 'Sodium Cocoate', 'Linalool'],
};

test.each(['', '   '])('a product whose code is left blank (%j) is one without a code', async (barcode) => {
  const person = await newPerson(app);
  const reply = await person.post('/api/products/create-manual', { ...MANUAL, barcode });
  expect(reply.status).toBe(201);
  expect(CALLS.createManual.answers[201].parse(reply.body).product.gtin).toBeNull();
});

describe('a product and its report', () => {
  test('by id, by slug and by the code as printed', async () => {
    const person = await newPerson(app);
    const byId = await person.get('/api/products/02000000000015');
    expect(byId.status).toBe(200);
    const answer = ProductAnswer.parse(byId.body);
    expect(answer.product).toEqual(WITH_LABEL);
    expect(answer.report).toEqual(Report.parse(testEngine().assess(WITH_LABEL)));
    for (const address of ['sample-shower-gel-02000000000015', CODE_WITH_LABEL]) {
      expect((await person.get(`/api/products/${address}`)).body).toEqual(byId.body);
    }
  });

  test('the report call answers the same report, with or without the empty profile', async () => {
    const person = await newPerson(app);
    const { report } = ProductAnswer.parse((await person.get('/api/products/02000000000015')).body);
    for (const body of [{ userProfile: {} }, {}, undefined]) {
      const reply = await person.post('/api/v1/products/sample-shower-gel-02000000000015/report', body);
      expect([reply.status, reply.body]).toEqual([200, { report }]);
    }
  });

  test('a product without a label has no score', async () => {
    const person = await newPerson(app);
    const { report } = ProductAnswer.parse((await person.get('/api/products/02000000000022')).body);
    expect([report.score, report.label]).toEqual([null, 'UNKNOWN']);
  });

  test('a report of an older engine is computed again', async () => {
    const person = await newPerson(app);
    const before = (await person.get('/api/products/02000000000015')).body;
    app.db.prepare("UPDATE reports SET engine = 'old', data = '{}'").run();
    expect((await person.get('/api/products/02000000000015')).body).toEqual(before);
    expect(app.db.prepare("SELECT count(*) FROM reports WHERE engine = 'old' AND product_pk = 1").pluck().get()).toBe(
      0,
    );
  });

  test.each(['99999999999999', 'nothing', '%00', '..%2f', randomUUID(), 'x'.repeat(5000)])(
    'an address that holds no product (%s) is 404',
    async (address) => {
      const person = await newPerson(app);
      const get = await person.get(`/api/products/${address}`);
      const post = await person.post(`/api/v1/products/${address}/report`, {});
      expect([get.status, post.status]).toEqual([404, 404]);
      expect(ErrorBody.parse(get.body).error).toBe('NOT_FOUND');
    },
  );
});

describe('a product entered by hand', () => {
  test('without a code has a UUID, a report and the source it has', async () => {
    const person = await newPerson(app);
    const reply = await person.post('/api/products/create-manual', MANUAL);
    expect(reply.status).toBe(201);
    const made = CALLS.createManual.answers[201].parse(reply.body);
    expect(made.product).toMatchObject({
      id: made.productId,
      gtin: null,
      brand: 'Unknown Brand',
      category: 'General',
      ingredientsText: 'Aqua, Sodium Cocoate, Linalool',
      own: true,
      source: { name: 'Entered by hand', date: '2026-11-21', licence: null },
    });
    expect(made.report.ingredients.map(({ raw }) => raw)).toEqual(MANUAL.ingredients);
    expect((await person.get(`/api/products/${made.productId}`)).status).toBe(200);
  });

  test('with a code is found by the next scan of its household, and of no other', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    const reply = await mine.post('/api/products/create-manual', { ...MANUAL, barcode: UNKNOWN_CODE });
    expect(CALLS.createManual.answers[201].parse(reply.body).productId).toBe('02000000000039');
    const found = ScanAnswer.parse((await mine.post('/api/scan', { barcode: UNKNOWN_CODE })).body);
    expect(found).toMatchObject({ success: true, name: MANUAL.name });
    const unknown = ScanAnswer.parse((await theirs.post('/api/scan', { barcode: UNKNOWN_CODE })).body);
    expect(unknown.success).toBe(false);
    expect((await theirs.get('/api/products/02000000000039')).status).toBe(404);
    expect((await theirs.post('/api/inventory', { productId: '02000000000039' })).status).toBe(404);
  });

  test('stands before the catalogue for its household', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    await mine.post('/api/products/create-manual', { ...MANUAL, barcode: CODE_WITH_LABEL });
    const own = ProductAnswer.parse((await mine.get('/api/products/02000000000015')).body);
    const catalogue = ProductAnswer.parse((await theirs.get('/api/products/02000000000015')).body);
    expect([own.product.name, catalogue.product.name]).toEqual([MANUAL.name, WITH_LABEL.name]);
  });

  test('entered again replaces label and report', async () => {
    const person = await newPerson(app);
    const code = '2000000000046';
    await person.post('/api/products/create-manual', { ...MANUAL, barcode: code });
    await person.post('/api/products/create-manual', { ...MANUAL, barcode: code, ingredients: ['Aqua'] });
    const { product, report } = ProductAnswer.parse((await person.get(`/api/products/${code}`)).body);
    expect([product.ingredientsText, report.ingredients.length]).toEqual(['Aqua', 1]);
  });

  test('sent again with its key is made once', async () => {
    const person = await newPerson(app);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await person.post('/api/products/create-manual', MANUAL, headers);
    const again = await person.post('/api/products/create-manual', MANUAL, headers);
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  test.each([
    ['name', { ...MANUAL, name: '  ' }],
    ['ingredients', { ...MANUAL, ingredients: [] }],
    ['ingredients.0', { ...MANUAL, ingredients: ['x'.repeat(201)] }],
    ['category', { ...MANUAL, category: 'toys' }],
    ['barcode', { ...MANUAL, barcode: '123' }],
    ['own', { ...MANUAL, own: false }],
  ])('with a wrong %s is refused with that field', async (field, body) => {
    const reply = await (await newPerson(app)).post('/api/products/create-manual', body);
    expect([reply.status, Object.keys(ErrorBody.parse(reply.body).fields ?? {})]).toEqual([422, [field]]);
  });
});
