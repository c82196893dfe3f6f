import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/open.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { productFiles } from '#tests/measure/product-rows.ts';
import { Dice } from '#tests/simulate/dice.ts';
import buildOnce from '#tests/support/build-once.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

// The open page of a product from the built server, with the labels of real products again and again under other ids
// (product P20.1): `npm run -s page-scale -- --products 1000000 --data ../shared/data/products`. Cold is a page that nobody
// asked for before: its label is judged then. Warm is one whose report is stored, drawn anew, since other pages pushed its
// document out of what is kept ready. Requests come one after the other. Last line JSON.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    tried: { type: 'string', default: '1000' },
    data: { type: 'string', default: '../shared/data/products' },
  },
});
const [wanted, tried] = [Number(values.products), Number(values.tried)];
/** Milliseconds within which 99 of 100 pages shall come. */
const AIM = { warm: 25, cold: 150 } as const;
/** The index of the search grows behind the start; a server is at rest once it has said how much is in it. */
const INDEXED = /"indexed":\d+/;
const LONGEST_INDEXING_MS = 3_600_000;

/** A barcode of the range for use within a house, which no product that is sold has. */
const idOf = (at: number): string => {
  const body = `029${String(at).padStart(10, '0')}`;
  return `${body}${checkDigit(body)}`;
};

/** Fills the catalogue of a server that is stopped. */
function fill(server: RunningServer): void {
  const labels = productFiles(values.data).flatMap(({ rows, type }) => rows.map(({ text }) => ({ text, type })));
  const db = openDatabase(join(server.dataDir, 'safeshelf.db'));
  db.pragma('synchronous = OFF');
  const first = db.prepare<[], number>('SELECT coalesce(max(seq), 0) FROM products').pluck().get() ?? 0;
  const add = db.prepare("INSERT INTO products (id, rev, seq, changed_by, data) VALUES (?, 1, ?, 'measured', ?)");
  db.transaction(() => {
    for (let at = 0; at < wanted; at += 1) {
      const { text, type } = labels[at % labels.length] ?? { text: 'Aqua', type: 'leave_on' };
      const data = {
        id: idOf(at),
        gtin: null,
        name: `Measured product ${at}`,
        brand: '',
        size: null,
        category: type === 'food' ? 'food_beverage' : 'personal_care',
        productType: type,
        forms: [],
        baby: false,
        ingredientsText: text,
        emoji: '',
        sample: false,
        own: false,
        source: { name: 'Measured', date: '2026-01-01', licence: null },
      };
      add.run(idOf(at), first + 1 + at, JSON.stringify(data));
    }
  })();
  db.close();
}

async function untilIndexed(server: RunningServer, before: number): Promise<boolean> {
  for (const end = Date.now() + LONGEST_INDEXING_MS; Date.now() < end; await pause(1000)) {
    if (INDEXED.test(server.output().slice(before))) return true;
  }
  return false;
}

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

buildOnce();
const server = await startServer();
try {
  await server.stop();
  fill(server);
  const before = server.output().length;
  await server.start();
  if (!(await untilIndexed(server, before))) console.log('The search index was still growing.');
  const dice = new Dice(20);
  const ids = [...new Set(Array.from({ length: tried * 2 }, () => idOf(dice.roll(wanted))))].slice(0, tried);
  const ask = async (id: string): Promise<number> => {
    const began = performance.now();
    const reply = await fetch(`${server.url}/public/product/${id}`, { headers: { accept: 'text/html' } });
    const text = await reply.text();
    const took = performance.now() - began;
    if (reply.status !== 200 || !text.includes('<h1')) throw new Error(`${id} answered ${reply.status}`);
    return took;
  };
  // The first page of a process loads what draws it.
  await ask('02000000100012');
  const p99 = { cold: Number.NaN, warm: Number.NaN };
  for (const kind of ['cold', 'warm'] as const) {
    const times: number[] = [];
    for (const id of ids) times.push(await ask(id));
    p99[kind] = Number(percentile(times, 0.99).toFixed(1));
    console.log(`${kind}: median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99[kind]} ms (aim ${AIM[kind]})`);
  }
  const met = p99.cold <= AIM.cold && p99.warm <= AIM.warm;
  console.log(JSON.stringify({ products: wanted, pages: ids.length, p99Ms: p99, met }));
} finally {
  await server.dispose();
}
