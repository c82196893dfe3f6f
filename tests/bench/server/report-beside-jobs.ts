import { starterCatalogue } from '#db/starter/catalogue.ts';
import { newPerson } from '#tests/api/person.ts';
import { startApp } from '#tests/api/start-app.ts';

// Measures how long a report takes while two long jobs run: every stored report computed again, and the daily clean-up
// of many remembered operations. `npx tsx --tsconfig web/tsconfig.json tests/bench/server/report-beside-jobs.ts`

const PRODUCTS = 12_000;
const OPERATIONS = 300_000;
const REPORTS = 60;

const catalogue = starterCatalogue().filter(({ ingredientsText }) => ingredientsText !== null);
const first = await startApp({ tier: 'family', starter: catalogue });
const dir = first.dir;
first.db.exec(`
  INSERT INTO users (id, email, username, password_hash, created_at) VALUES ('nobody', 'n', 'n', '', 0);
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PRODUCTS})
  INSERT INTO products (id, household_id, rev, seq, changed_by, data)
  SELECT printf('09%012d', i), NULL, 1, 1, 'bench', json_set(p.data, '$.id', printf('09%012d', i))
  FROM n JOIN (SELECT data, row_number() OVER () AS r FROM products) p ON p.r = 1 + i % (SELECT count(*) FROM products);
  INSERT OR REPLACE INTO reports (product_pk, engine, knowledge, data, computed_at) SELECT pk, 'old', 'old', '{}', 0 FROM products;
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${OPERATIONS})
  INSERT INTO applied_ops (user_id, op_id, request_hash, status, response, owner_kind, owner_id, seq, applied_at)
  SELECT 'nobody', printf('%08d', i), x'00', 'applied', '{}', 'person', 'nobody', i, 1 FROM n;
  INSERT INTO jobs (key, kind, payload, state, run_at, created_at) VALUES ('clean bench', 'clean', '{}', 'queued', 0, 0);`);
await first.close('as killed');

const app = await startApp({ tier: 'family', starter: catalogue, dir });
const person = await newPerson(app);
const under = () =>
  app.db.prepare<[], string>("SELECT kind FROM jobs WHERE state = 'running' AND kind <> 'report'").pluck().all();
const times: number[] = [];
let beside = 0;
for (let at = 0; at < REPORTS; at += 1) {
  const source = catalogue[at % catalogue.length];
  const ingredients = [...(source?.ingredientsText ?? '').split(', ').map((name) => name.slice(0, 200)), `Aqua ${at}`];
  const begun = performance.now();
  const made = await person.post('/api/products/create-manual', { barcode: null, name: `Bench ${at}`, ingredients });
  if (made.status !== 201) throw new Error(`A report was answered with ${made.status}: ${JSON.stringify(made.body)}`);
  times.push(performance.now() - begun);
  if (under().length === 2) beside += 1;
}
times.sort((a, b) => a - b);
const part = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
console.log(
  `${REPORTS} products entered and assessed, ${beside} of them beside two long jobs (${under().join(', ')} at the end)`,
);
console.log(`p50 ${part(0.5)} ms, p95 ${part(0.95)} ms, longest ${part(1)} ms`);
await app.close();
