import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { guardedGet } from '#api/outgoing/guarded-get.ts';
import { OutgoingError } from '#api/outgoing/guarded-request.ts';
import { isPublicAddress } from '#api/outgoing/public-address.ts';
import { ScanAnswer } from '#domain/contract/answers.ts';
import { PullAnswer } from '#domain/sync/wire.ts';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

/** Answers a request as one of the Open Facts hosts. Barcodes without an answer get 404. */
type Say = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (body: unknown, status = 200): Say =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

const FOUND = {
  code: '3017620422003',
  status: 1,
  status_verbose: 'product found',
  product: {
    product_name: 'Hazelnut\u0007 spread',
    brands: 'Corner',
    quantity: '400 g',
    ingredients_text: 'Sugar, Palm Oil, Hazelnuts 13%, Skimmed Milk Powder 8.7%, Fat-Reduced Cocoa, Soya Lecithin',
    categories_tags: ['en:spreads'],
    last_modified_t: 1_750_000_000,
    nutriments: { sugars_100g: '56.3', salt_100g: 0.1, 'nova-group': 4 },
  },
};
const NONE = { code: '', status: 0, status_verbose: 'product not found' };

const answers = new Map<string, Say>();
let asked: string[] = [];
let host: Server;
let base: string;
let app: RunningApp;
let person: Person;

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    const code = /product\/(\d+)\.json/.exec(request.url ?? '')?.[1] ?? '';
    const food = request.url?.startsWith('/food/') ?? false;
    (food ? (answers.get(code) ?? json(NONE, 404)) : json(NONE, 404))(request, response);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  app = await startApp({ tier: 'family', openFactsUrls: [new URL(`${base}/food`), new URL(`${base}/beauty`)] });
  person = await newPerson(app);
});
afterAll(async () => {
  await app.close();
  host.closeAllConnections();
  host.close();
});
beforeEach(() => {
  asked = [];
  answers.clear();
});

const scan = async (barcode: string) => ScanAnswer.parse((await person.post('/api/scan', { barcode })).body);

describe('a code that this instance does not know', () => {
  test.each([
    ['3017620425035', 4_000_000_000],
    ['3017620429484', 1e15],
  ])('and that a catalogue dates ahead has the day of the look-up (product P14.23)', async (barcode, seconds) => {
    answers.set(barcode, json({ ...FOUND, product: { ...FOUND.product, last_modified_t: seconds } }));
    expect(await scan(barcode)).toMatchObject({ success: true });
    const { body } = await person.get(`/api/products/0${barcode}`);
    const latest = new Date().toISOString().slice(0, 10);
    const { date } = (body as { product: { source: { date: string } } }).product.source;
    expect([/^\d{4}-\d{2}-\d{2}$/.test(date), date <= latest]).toEqual([true, true]);
  });

  test('is looked up, stored with source, date and licence, and not asked for again', async () => {
    answers.set('3017620422003', json(FOUND));
    expect(await scan('3017620422003')).toMatchObject({ success: true, name: 'Hazelnut spread' });
    const { product } = (await person.get('/api/products/03017620422003')).body as { product: object };
    expect(product).toMatchObject({
      brand: 'Corner',
      productType: 'food',
      own: false,
      nutrition: { sugars: 56.3, salt: 0.1, drink: false },
      source: { name: 'Open Food Facts', date: '2025-06-15', licence: 'ODbL 1.0' },
    });
    expect(asked.every((url) => url.includes('fields='))).toBe(true);
    asked = [];
    await scan('3017620422003');
    expect(asked).toEqual([]);
  });

  test('is found for a phone that was away when it was scanned', async () => {
    answers.set('4006381333931', json({ ...FOUND, product: { ...FOUND.product, product_name: 'Oat bar' } }));
    const scanned = op(person, 'scan.create', { barcode: '4006381333931', mode: 'household', input: 'camera' });
    expect(outcomes(await push(person, [scanned]))).toEqual(['applied']);
    expect((await person.get('/api/products/04006381333931')).status).toBe(200);
  });

  test('stays unknown where nobody knows it, and is not asked for at every scan', async () => {
    expect(await scan('5000112637922')).toMatchObject({ success: false });
    expect(asked).toHaveLength(2);
    await scan('5000112637922');
    expect(asked).toHaveLength(2);
    app.wait(2 * 60 * 60 * 1000);
    await scan('5000112637922');
    expect(asked).toHaveLength(4);
  });
});

describe('what one household looks up', () => {
  /**
   * What another household can observe: rows, `seq` numbers, statuses and sizes of answers, and requests of its scan.
   */
  async function seenBy(other: Person, code: string) {
    const pulled = await other.get('/api/sync/pull');
    const product = await other.get(`/api/products/0${code}`);
    const inventory = await other.get('/api/inventory');
    asked = [];
    const report = await other.post(`/api/products/0${code}/report`, { userProfile: {} });
    const askedForReport = asked.length;
    asked = [];
    const scanned = await push(other, [
      op(other, 'scan.create', { barcode: code, mode: 'household', input: 'camera' }),
    ]);
    const size = (value: unknown) => JSON.stringify(value).length;
    return {
      rows: PullAnswer.parse(pulled.body).changes,
      sizes: [pulled, product, inventory, report].map(({ body }) => size(body)).concat(size(scanned)),
      status: [pulled, product, inventory, report].map(({ status }) => status),
      seqs: scanned.flatMap(({ seq, changes }) => [seq, ...changes.map((change) => change.seq)]),
      asked: [askedForReport, asked.length],
    };
  }

  test('is its own: rows, numbers, sizes and answers of another household are as if it had not', async () => {
    const code = '9780201379624';
    answers.set(code, json(FOUND));
    const [quiet, watching] = [await newPerson(app), await newPerson(app)];
    const without = await seenBy(quiet, code);
    expect(await scan(code)).toMatchObject({ success: true });
    await push(person, [op(person, 'inventory.add', { productId: `0${code}` })]);
    expect(await seenBy(watching, code)).toEqual(without);
    expect(without.status).toEqual([200, 404, 200, expect.any(Number)]);
    const owners = app.db
      .prepare<[string], string | null>('SELECT household_id FROM products WHERE id = ? ORDER BY household_id')
      .pluck()
      .all(`0${code}`);
    expect(owners.sort()).toEqual([person, quiet, watching].map(({ householdId }) => householdId).sort());
  });

  test('reaches its other phones, numbered in its own order', async () => {
    const code = '4012345678901';
    answers.set(code, json(FOUND));
    const asking = await newPerson(app);
    await push(asking, [op(asking, 'scan.create', { barcode: code, mode: 'household', input: 'camera' })]);
    const { changes } = await pull(asking);
    expect(changes.map(({ entity, seq, scope }) => [entity, seq, scope])).toEqual([
      ['product', 1, undefined],
      ['scan', 2, undefined],
      ['usage', 3, undefined],
    ]);
  });
});

describe('a catalogue that misbehaves', () => {
  test.each<[string, Say]>([
    ['answers something else', (_, response) => response.end('<html>')],
    ['answers another shape', json({ product: { product_name: 7, brands: [] } })],
    ['is broken', json({ error: 'x' }, 500)],
    ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['breaks off', (_, response) => response.destroy()],
    ['sends too much', (_, response) => response.end(`"${'x'.repeat(3 * 1024 * 1024)}"`)],
  ])('%s: the code is unknown, and nothing fails', async (_, say) => {
    answers.set('0036000291452', say);
    app.wait(2 * 60 * 60 * 1000);
    expect(await scan('036000291452')).toMatchObject({ success: false, productIdentified: false });
  });

  test('is left alone for a minute after five failures', async () => {
    const codes = ['96385074', '4902778913512', '5449000000996', '8710398500106', '7622210449283', '5901234123457'];
    app.wait(2 * 60 * 60 * 1000);
    for (const code of codes) answers.set(code, json({}, 500));
    for (const code of codes.slice(0, 5)) await scan(code);
    asked = [];
    await scan(codes[5] ?? '');
    expect(asked.filter((url) => url.startsWith('/food/'))).toEqual([]);
    app.wait(61_000);
    await scan(codes[5] ?? '');
    expect(asked.filter((url) => url.startsWith('/food/'))).toHaveLength(1);
  });
});

describe('a name that leads behind the router', () => {
  const limits = { timeoutMs: 1000, maxBytes: 1000 };
  const resolvesTo =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  test.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['fd00::1'], ['::ffff:127.0.0.1'], ['100.64.0.1']])(
    '%s is refused',
    async (address) => {
      asked = [];
      const port = new URL(base).port;
      const url = new URL(`http://world.example.org:${port}/food/`);
      await expect(guardedGet(url, limits, resolvesTo(address))).rejects.toThrow(OutgoingError);
      await expect(guardedGet(url, limits, resolvesTo('93.184.216.34', address))).rejects.toThrow(OutgoingError);
      expect(asked).toEqual([]);
      expect(isPublicAddress(address)).toBe(false);
    },
  );

  test('public addresses are taken for what they are', () => {
    expect(isPublicAddress('93.184.216.34')).toBe(true);
    expect(isPublicAddress('2606:2800:220:1:248:1893:25c8:1946')).toBe(true);
    expect(isPublicAddress('no address')).toBe(false);
  });

  test.each([
    '0.0.0.0',
    '10.255.255.255',
    '100.127.255.255',
    '127.1.2.3',
    '169.254.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:93.184.216.34',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
  ])('%s is none of the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

  test('a resolver that never answers is given up', async () => {
    const url = new URL('http://world.example.org/');
    const never = () => new Promise<never>(() => undefined);
    await expect(guardedGet(url, { ...limits, timeoutMs: 50 }, never)).rejects.toThrow(/took too long/);
  });
});
