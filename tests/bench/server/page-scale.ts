import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { syncState } from '#api/sync/sync-state.ts';
import { connect, databaseOf } from '#db/database.ts';
import { type Db, openDatabase } from '#db/open.ts';
import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { productFiles } from '#tests/measure/product-rows.ts';
import { Dice } from '#tests/simulate/dice.ts';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';

// Measures the open page of a product on the built server, whose catalogue repeats the labels of real products under
// other ids (product P20.1): `npm run -s page-scale -- --products 1000000 --data ../shared/data/products`. A cold page
// is one that nobody has requested, so its label is assessed first. A warm page has a stored report but is rendered
// again, because other pages have evicted its document from the cache. Requests come one at a time, for ids drawn
// evenly from all. With --folder the filled catalogue stays there for the next run, without its reports, so that cold
// pages are cold again. The last line is JSON.

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    tried: { type: 'string', default: '1000' },
    data: { type: 'string', default: '../shared/data/products' },
    folder: { type: 'string' },
  },
});
const [wanted, tried] = [Number(values.products), Number(values.tried)];
/** Milliseconds within which 99 of 100 pages should arrive. */
const AIM = { warm: 25, cold: 150 } as const;
/** A barcode from the range for in-house use, which no product on sale has. */
const idOf = (at: number): string => {
  const body = `029${String(at).padStart(10, '0')}`;
  return `${body}${checkDigit(body)}`;
};

function addProducts(db: Db): void {
  const labels = productFiles(values.data).flatMap(({ rows, type }) => rows.map(({ text }) => ({ text, type })));
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
}

/** Fills the catalogue of a stopped server, or deletes the reports of one that is filled already. */
async function fill(dataDir: string): Promise<void> {
  const filled = join(dataDir, `filled-${wanted}`);
  const connections = connect(openDatabase(join(dataDir, 'safeshelf.db')));
  const { reader, writer } = connections;
  writer.pragma('synchronous = OFF');
  if (existsSync(filled)) writer.exec('DELETE FROM reports');
  else addProducts(writer);
  // No page reads the search index. It is marked as complete, so that the server is idle when it is measured.
  const index = openProductIndex(
    join(dataDir, 'search.db'),
    await syncState.epoch(databaseOf({ reader, writer }).reader),
  );
  index.put([], index.upTo(), writer.prepare<[], number>('SELECT max(seq) FROM products').pluck().get() ?? 0);
  index.close();
  connections.close();
  writeFileSync(filled, '');
}

/** Processor time of a process and its threads in milliseconds, which other work does not lengthen. Linux only. */
const processorMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

buildOnce();
if (values.folder !== undefined) mkdirSync(values.folder, { recursive: true });
const server = await startServer(values.folder === undefined ? {} : { DATA_DIR: values.folder });
try {
  await server.stop();
  await fill(values.folder ?? server.dataDir);
  await server.start();
  const dice = new Dice(20);
  const ids = [...new Set(Array.from({ length: tried * 2 }, () => idOf(dice.roll(wanted))))].slice(0, tried);
  const ask = async (id: string): Promise<{ readonly ms: number; readonly processorMs: number }> => {
    const [began, spent] = [performance.now(), processorMs(server.pid())];
    const reply = await fetch(`${server.url}/public/product/${id}`, { headers: { accept: 'text/html' } });
    const text = await reply.text();
    const took = performance.now() - began;
    if (reply.status !== 200 || !text.includes('<h1')) throw new Error(`${id} answered ${reply.status}`);
    return { ms: took, processorMs: processorMs(server.pid()) - spent };
  };
  // The first page of a process loads the code that renders it.
  await ask('02000000100012');
  const p99 = { cold: Number.NaN, warm: Number.NaN };
  const processorP99 = { ...p99 };
  for (const kind of ['cold', 'warm'] as const) {
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (const id of ids) asked.push(await ask(id));
    const [clock, processor] = [asked.map(({ ms }) => ms), asked.map((one) => one.processorMs)];
    p99[kind] = Number(percentile(clock, 0.99).toFixed(1));
    processorP99[kind] = Number(percentile(processor, 0.99).toFixed(1));
    const said = (times: readonly number[]) =>
      `median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
    console.log(`${kind} (aim ${AIM[kind]} ms): ${said(clock)}; processor time of the server ${said(processor)}`);
  }
  const met = p99.cold <= AIM.cold && p99.warm <= AIM.warm;
  console.log(JSON.stringify({ products: wanted, pages: ids.length, p99Ms: p99, processorP99Ms: processorP99, met }));
} finally {
  await server.dispose();
}
