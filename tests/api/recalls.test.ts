import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { candidateNotices } from '#api/recalls/candidates.ts';
import { fetchFeed } from '#api/recalls/fetch-feed.ts';
import { findNotice, noteRun, storeNotice } from '#api/recalls/store.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { RecallAlert } from '#domain/recalls/alert.ts';
import { tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { newPerson } from './person.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from './start-app.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

/** A record in the shape of RappelConso V2. */
const fiche = (number: string, code: string, name: string, published: string) => ({
  numero_fiche: number,
  rappel_guid: number,
  categorie_produit: 'hygiène-beauté',
  sous_categorie_produit: 'cosmétiques',
  marque_produit: 'brand',
  modeles_ou_references: name,
  libelle: name,
  identification_produits: `${code}$l2231$date limite de consommation$$`,
  motif_rappel: 'contamination microbiologique',
  conduites_a_tenir_par_le_consommateur: 'ne plus utiliser le produit|détruire le produit',
  lien_vers_la_fiche_rappel: 'https://rappel.conso.gouv.fr/fiche-rappel/1/interne',
  date_publication: published,
});

let app: RunningApp;
let host: Server;
let url: string;
const asked: Array<Record<string, string | string[] | undefined>> = [];
let answer: { status: number; body: string } = { status: 200, body: '' };

beforeAll(async () => {
  app = await startApp({ tier: 'family' });
  host = createServer((request, response) => {
    asked.push(request.headers);
    const seen = request.headers['if-none-match'] === '"v1"';
    response
      .writeHead(seen && answer.status === 200 ? 304 : answer.status, {
        etag: '"v1"',
        'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
      })
      .end(seen ? '' : answer.body);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/records`;
});
afterAll(async () => {
  await app.close();
  host.closeAllConnections();
  host.close();
});

const feed = () => ({ id: 'rappelconso', source: 'rappelconso', url, everyMinutes: 60 }) as const;
const ask = (nowMs: number) => fetchFeed(feed(), app.database, nowMs);
const alerts = z.array(RecallAlert);

test('a feed is asked for what changed, and its notice reaches the household that holds the product (product P11.2, P11.7)', async () => {
  const [mine, theirs] = [await newPerson(app), await newPerson(app)];
  await mine.post('/api/inventory', { productId: `0${CODE_WITH_LABEL}` });
  await theirs.post('/api/inventory', { productId: '02000000000022' });
  answer = {
    status: 200,
    body: JSON.stringify({
      total_count: 3,
      results: [
        fiche('2026-11-0001', CODE_WITH_LABEL, 'gel douche', '2026-11-20T08:00:00+00:00'),
        fiche('2026-11-0002', '3017620422003', 'crème', '2026-11-19T08:00:00+00:00'),
        fiche('', '3017620422003', 'sans numéro', '2026-11-19T08:00:00+00:00'),
      ],
    }),
  };
  expect(await ask(NOW)).toMatchObject({
    read: 2,
    fresh: 2,
    refused: 1,
    reason: 'The record has no number.',
    next_at: NOW + HOUR_MS,
  });

  const [alert, ...others] = alerts.parse((await mine.get('/api/recalls')).body);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    productName: 'Sample shower gel',
    reason: 'contamination microbiologique',
    verdict: 'affects',
    basis: 'gtin',
    evidence: { barcode: 'same', lot: 'check' },
    why: 'The notice names the barcode of your product.',
    decides: 'Look for the lot on the pack: l2231.',
    notice: { hazard: 'microbe', countries: ['FR'], remedy: { kind: 'dispose' } },
  });
  expect((await theirs.get('/api/recalls')).body).toEqual([]);
  expect((await mine.send('GET', '/api/recalls', undefined, { cookie: 'sid=nobody' })).status).toBe(401);

  expect(await ask(NOW + HOUR_MS)).toMatchObject({ read: 2, fresh: 0, failures: 0, last_at: NOW + HOUR_MS });
  expect(asked.at(-1)).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT' });
});

test('a feed that fails is asked again at its pace, and left alone after five failures (product P11.7)', async () => {
  answer = { status: 503, body: 'busy' };
  const runs = [];
  for (let at = 1; at <= 5; at += 1) runs.push(await ask(NOW + 10 * at * HOUR_MS));
  expect(runs.map(({ failures, error }) => [failures, error])).toEqual(
    [1, 2, 3, 4, 5].map((failures) => [failures, 'It answered 503.']),
  );
  expect(runs.map(({ next_at, last_at }) => next_at - (last_at ?? 0))).toEqual(
    [1, 1, 1, 1, 6].map((hours) => hours * HOUR_MS),
  );
  answer = { status: 200, body: '<html>maintenance</html>' };
  const last = { ...(await ask(NOW + 90 * HOUR_MS)), etag: null };
  await app.database.writes.run((tx) => noteRun(tx, last));
  expect((await ask(NOW + 91 * HOUR_MS)).error).toBe('This XML is not an RSS feed with items.');
  expect(await findNotice(app.database.reader, 'rappelconso:2026-11-0001'), 'what was read stays').not.toBeNull();
});

test('a full disk is no failure of the feed: it is asked again as if it had not been asked', async () => {
  const before = app.db.prepare('SELECT * FROM recall_runs').all();
  const large = { ...fiche('2026-11-0009', CODE_WITH_LABEL, 'gel', '2026-11-20'), more: 'x'.repeat(150_000) };
  answer = { status: 200, body: JSON.stringify({ results: [large] }) };
  const pages = app.db.pragma('page_count', { simple: true });
  const most = app.db.pragma('max_page_count', { simple: true });
  app.db.pragma(`max_page_count = ${pages}`);
  try {
    const asking = fetchFeed({ ...feed(), id: 'another' }, app.database, NOW);
    await expect(asking).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  } finally {
    app.db.pragma(`max_page_count = ${most}`);
  }
  expect(app.db.prepare('SELECT * FROM recall_runs').all()).toEqual(before);
});

test('a later version takes the place of a notice, an earlier one does not, and what it said before stays', async () => {
  const first = aNotice({ id: 'cpsc:9', number: '9', gtins: ['00815871011884'], changedOn: '2026-02-01' });
  const take = (notice: typeof first) =>
    app.database.writes.run((tx) => storeNotice(tx, notice, { as: 'published' }, NOW));
  expect(await take(first)).toBe('new');
  expect(await take(first)).toBe('same');
  expect(await take({ ...first, gtins: [], changedOn: '2026-01-01' })).toBe('same');
  expect(await take({ ...first, gtins: ['00076500722025'], changedOn: '2026-03-01' })).toBe('changed');
  const ids = async (gtin: string) =>
    (
      await candidateNotices(app.database.reader, tokeniseProduct({ gtin, brand: '', name: '', category: 'General' }))
    ).map(({ id }) => id);
  expect([await ids('00815871011884'), await ids('00076500722025')]).toEqual([[], ['cpsc:9']]);
  expect(app.db.prepare('SELECT version FROM recall_versions WHERE notice_id = ?').pluck().all('cpsc:9')).toEqual([1]);
  expect(app.db.prepare('SELECT published FROM recall_notices WHERE id = ?').pluck().get('cpsc:9')).toBe(
    '{"as":"published"}',
  );
});

test('keys are looked up, and never read through', () => {
  const sql = 'SELECT notice_id FROM recall_keys WHERE key = ? LIMIT ?';
  const plan = app.db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all('t:kettle', 1);
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH recall_keys USING PRIMARY KEY (key=?)']);
});

test('a file is imported beside the server, and the status says what was read', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'safeshelf-recalls-'));
  const db = openDatabase(join(dir, 'safeshelf.db'));
  await migrate(db);
  db.close();
  const file = join(dir, 'notices.json');
  writeFileSync(
    file,
    JSON.stringify({ results: [fiche('2026-11-0001', CODE_WITH_LABEL, 'gel', '2026-11-20'), { no: 1 }] }),
  );
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/recalls.ts', ...words], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dir, RECALL_FEEDS: 'cpsc' },
    });
  expect(run('import', file).stdout).toBe(
    '1 notices read, 1 of them new or changed\n1 refused: The record’s fields match no known source.\n',
  );
  const status = run('status').stdout;
  expect(status).toMatch(/^cpsc +never +at the next check/m);
  expect(status).toContain('1 notices of RappelConso');
  writeFileSync(file, 'nothing');
  expect(run('import', file)).toMatchObject({ status: 1 });
  rmSync(dir, { recursive: true, force: true });
});
