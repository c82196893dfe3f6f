import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { heldKeys } from '#api/recalls/held-keys.ts';
import { homesOfNotice, noticesOfProduct } from '#api/recalls/match-homes.ts';
import { storeNotice } from '#api/recalls/store.ts';
import { createStores } from '#api/stores.ts';
import { connect, databaseOf } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { productKeys } from '#domain/recalls/index-keys.ts';
import { tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { Dice } from '#tests/simulate/dice.ts';
import { watchPlans } from '#tests/support/query-plans.ts';
import { catalogueProducts } from './catalogue-names.ts';
import { labelledSet } from './labelled-set.ts';
import { noticeFiles } from './notice-files.ts';

// A notice that is compared with many homes, and an entry that is compared with many notices, in a database of real
// names: the time of each, and full table scans (product P11.13). `npm run -s recall-scale -- --notices 50000 --entries
// 1000000`.

const { values } = parseArgs({
  options: {
    notices: { type: 'string', default: '50000' },
    entries: { type: 'string', default: '1000000' },
    homes: { type: 'string', default: '10000' },
    tried: { type: 'string', default: '300' },
    data: { type: 'string', default: '../shared/data' },
  },
});
const [wantedNotices, wantedEntries, homeCount, tried] = [
  Number(values.notices),
  Number(values.entries),
  Number(values.homes),
  Number(values.tried),
];
/** Rows per transaction. */
const AT_ONCE = 500;
const NOW = Date.UTC(2026, 10, 21);

const dir = mkdtempSync(join(tmpdir(), 'safeshelf-recall-scale-'));
const db = openDatabase(join(dir, 'safeshelf.db'));
await migrate(db);
db.pragma('synchronous = OFF');
const connections = connect(db);
const plans = watchPlans(connections.reader);
const database = databaseOf(connections);
const { products } = createStores(database);
const dice = new Dice(1);
/** An id that is the same in every run, so that every run compares the same products. */
const drawnId = (): string => Buffer.from(dice.bytes(16)).toString('hex');

const real = noticeFiles(join(values.data, 'recalls')).flatMap(({ notices }) => notices);
const labelled = labelledSet().map(({ owned }) => owned);
/** Products that a notice may affect, followed by products that none affects. */
const stock = [...labelled, ...catalogueProducts(join(values.data, 'products'))];
/** One entry in this many is from the labelled set. */
const ONE_OF = 41;

/** The real notices, repeated with a new number each time. */
for (let from = 0; from < wantedNotices; from += AT_ONCE) {
  await database.writes.run(async (tx) => {
    for (let at = from; at < Math.min(from + AT_ONCE, wantedNotices); at += 1) {
      const notice = real[at % real.length];
      if (!notice) continue;
      await storeNotice(tx, { ...notice, id: `${notice.source}:scale-${at}`, number: `scale-${at}` }, {}, NOW);
    }
  });
}

const homes = Array.from({ length: homeCount }, drawnId);
const idOf = (at: number): string => `0${String(1_000_000_000_000 + (at % stock.length))}`;
const rows = {
  household: db.prepare("INSERT INTO households (id, tier, created_at) VALUES (?, 'family', ?)"),
  product: db.prepare("INSERT INTO products (id, rev, seq, changed_by, data) VALUES (?, 1, 1, '', ?)"),
  entry: db.prepare(
    `INSERT INTO inventory (household_id, id, rev, seq, changed_by, product_id, quantity, notes, added_at)
      VALUES (?, ?, 1, 1, 'phone', ?, 1, '', ?)`,
  ),
};
db.transaction(() => {
  for (const home of homes) rows.household.run(home, NOW);
  stock.forEach(({ gtin, brand, name, category }, at) => {
    const facts = { id: idOf(at), gtin, name, brand, size: null, category, productType: null, forms: [] };
    const rest = { baby: false, ingredientsText: null, emoji: '🧴', sample: false, own: false };
    const source = { name: 'Measured', date: '2026-01-01', licence: null };
    rows.product.run(idOf(at), JSON.stringify({ ...facts, ...rest, source }));
  });
  for (let at = 0; at < wantedEntries; at += 1) {
    rows.entry.run(
      homes[at % homes.length],
      drawnId(),
      idOf(dice.roll(dice.once(ONE_OF) ? labelled.length : stock.length)),
      NOW,
    );
  }
})();
// What the server does when each of them is added to a home.
await database.writes.run(async (tx) => {
  for (const [at, owned] of stock.entries()) {
    await heldKeys.put(tx, { product_id: idOf(at), owner: '' }, productKeys(tokeniseProduct(owned)));
  }
});
db.exec('DELETE FROM unmatched_products; DELETE FROM unmatched_notices');

/** One comparison: milliseconds of wall-clock time and of processor time, which other work does not affect. */
interface Tried {
  readonly ms: number;
  readonly processorMs: number;
  readonly found: number;
}
const timed = async (work: () => Promise<number>): Promise<Tried> => {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const found = await work();
  const { user, system } = process.cpuUsage(used);
  return { ms: performance.now() - began, processorMs: (user + system) / 1000, found };
};
const spread = (label: string, times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(2);
  return `${label} median ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`;
};
const say = (label: string, aim: number, times: readonly Tried[]): void => {
  const found = times.reduce((sum, one) => sum + one.found, 0);
  const clock = times.map(({ ms }) => ms);
  const processor = times.map(({ processorMs }) => processorMs);
  console.log(`${label} (aim ${aim} ms): ${spread('clock', clock)}; ${spread('processor', processor)}; ${found} found`);
};

const ofNotices: Tried[] = [];
for (let turn = 0; turn < tried; turn += 1) {
  const at = dice.roll(wantedNotices);
  const id = `${real[at % real.length]?.source}:scale-${at}`;
  ofNotices.push(
    await timed(async () => {
      let found = 0;
      for await (const some of homesOfNotice(database.reader, products, id, NOW)) found += some.length;
      return found;
    }),
  );
}
const ofEntries: Tried[] = [];
for (let turn = 0; turn < tried; turn += 1) {
  const entry = dice.roll(wantedEntries);
  const home = homes[entry % homes.length] ?? '';
  const product = db
    .prepare<[string], string>('SELECT product_id FROM inventory WHERE household_id = ? LIMIT 1')
    .pluck()
    .get(home);
  ofEntries.push(
    await timed(async () => {
      const seen = await database.reader.snapshot((reads) =>
        noticesOfProduct(reads, products, home, product ?? '', NOW),
      );
      return seen?.found.length ?? 0;
    }),
  );
}
console.log(`${wantedNotices} notices, ${wantedEntries} entries of ${stock.length} products in ${homeCount} homes`);
say('a new notice to all homes', 2_000, ofNotices);
say('a new entry against all notices', 5, ofEntries);
console.log(`read through: ${plans.scans().join(', ')}`);
connections.close();
rmSync(dir, { recursive: true, force: true });
