import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setFacts } from '#api/catalogue/import/facts-store.ts';
import { agreementJob } from '#api/catalogue/review/agreement-job.ts';
import { createReviewDesk } from '#api/catalogue/room.ts';
import { createStores } from '#api/stores.ts';
import { statement } from '#db/statement.ts';
import type { SourceFacts } from '#domain/catalogue/facts.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { newPerson, type Person } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';
import { testEngine } from './test-engine.ts';

const gtinOf = (body: string): string => `${body}${checkDigit(body)}`.padStart(14, '0');
const QUEUED = statement((q) => q.selectFrom('jobs').selectAll().where('kind', '=', 'agreement'));
const GTIN = gtinOf('301762042200');
const STARTER: Product = { ...WITH_LABEL, id: gtinOf('301762049999'), gtin: gtinOf('301762049999'), sample: false };
const LIST = ['Aqua', 'Glycerin', 'Parfum'];

let app: RunningApp;
beforeEach(async () => {
  app = await startApp({ starter: [STARTER], tier: 'family' });
});
afterEach(() => app.close());

/** The review desk as its operator runs it: a separate process while the server is running. */
const desk = (...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((settle) => {
    const options = {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: dirname(app.db.name) },
    };
    const command = ['--import', 'tsx', 'api/commands/catalogue-review.ts', ...args];
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      settle({ status: error === null ? 0 : 1, stdout, stderr }),
    );
  });
/** The same desk in this process. */
const inHere = () => {
  const stores = createStores(app.database);
  const opened = createReviewDesk(stores);
  const write = stores.writes.run;
  return {
    waiting: opened.waiting,
    show: opened.show,
    versions: opened.versions,
    upload: opened.upload,
    accept: (id: string) => write((tx) => opened.accept(tx, id, app.now())),
    refuse: (id: string, reason: string) => write((tx) => opened.refuse(tx, id, reason, app.now())),
    revert: (id: string, reason: string) => write((tx) => opened.revert(tx, id, null, reason, app.now())),
  };
};
const enter = async (person: Person, ingredients: readonly string[] = LIST, barcode: string | null = GTIN) => {
  const made = op(
    person,
    'product.create',
    { barcode, name: 'Hand cream', ingredients, category: 'personal_care', productType: 'leave_on' },
    { entityId: barcode ?? randomUUID() },
  );
  expect(outcomes(await push(person, [made]))).toEqual(['applied']);
};
const listSeen = async (person: Person, id = GTIN): Promise<unknown> => {
  const { status, body } = await person.get(`/api/products/${id}`);
  return status === 200 ? (body as { product: Product }).product.ingredientsText : status;
};
interface Told {
  readonly offers: boolean;
  readonly contributions: readonly { readonly id: string; readonly state: string; readonly reason: string | null }[];
}
const toldTo = async (person: Person): Promise<Told> => (await person.get('/api/contributions')).body as Told;
const answers = async (person: Person) =>
  (await pull(person)).changes.flatMap((change) =>
    change.entity === 'helpRequest' && change.data ? [[change.data.title, change.data.answer]] : [],
  );
/** Adds a product to the catalogue as the import of a source does. */
const imported = (source: string, ingredientsText: string) =>
  app.database.writes.run(async (tx) => {
    const facts: SourceFacts = {
      ...{ code: GTIN, codeFault: null, name: 'Hand cream', brand: 'Brand', size: null, category: 'personal_care' },
      ...{ productType: 'leave_on', ingredientsText, emoji: '🧴', countries: [] },
      source: { name: source, date: '2024-01-01', licence: null },
    };
    await setFacts(tx, source, { id: GTIN, gtin: GTIN, facts }, async () => 1, Date.now());
  });

test('what a household enters is its own at once and everybody’s once a person took it (product P14.13, P14.15)', async () => {
  const [maya, ben] = [await newPerson(app), await newPerson(app)];
  await enter(maya);
  await enter(maya, LIST, null);
  expect([await listSeen(maya), await listSeen(ben)]).toEqual(['Aqua, Glycerin, Parfum', 404]);
  const [waiting, ...others] = (await toldTo(maya)).contributions;
  expect([waiting, others, await toldTo(ben)]).toMatchObject([
    { state: 'waiting', name: 'Hand cream', kind: 'entered' },
    [],
    { offers: true, contributions: [] },
  ]);
  const id = waiting?.id ?? '';
  const listed = await desk();
  expect(listed.stdout, listed.stderr).toContain(`${id}  2026-11-21 12:00  3017620422003  Hand cream (entered)`);
  const shown = await desk('show', id);
  expect(shown.stdout, shown.stderr).toContain('+ ingredient Glycerin');
  expect(shown.stdout).toContain('The catalogue does not have it.');
  expect(shown.stdout).not.toContain(maya.email);
  expect(await inHere().accept(id)).toMatchObject({ ok: true });
  expect(await inHere().accept(id)).toMatchObject({ ok: false, problem: { message: 'It was already taken.' } });
  expect(await listSeen(ben)).toBe('Aqua, Glycerin, Parfum');
  expect(await toldTo(maya)).toMatchObject({ contributions: [{ state: 'taken', reason: null }] });
  expect(await answers(maya)).toEqual([['Hand cream', expect.stringContaining('now in the catalogue')]]);
  expect((await maya.get('/api/notifications')).body).toMatchObject([
    { message: expect.stringContaining('Thank you') },
  ]);
  expect(await answers(ben)).toEqual([]);

  expect(await inHere().upload()).toContain('3017620422003,Hand cream,,,"Aqua, Glycerin, Parfum"');

  // Reverted: nobody else has it any more, and the household keeps its own row.
  expect(await inHere().revert(GTIN, 'It was another cream.')).toMatchObject({ ok: true });
  expect([await listSeen(ben), await listSeen(maya)]).toEqual([404, 'Aqua, Glycerin, Parfum']);
  expect(await toldTo(maya)).toMatchObject({ contributions: [{ state: 'reverted', reason: 'It was another cream.' }] });
  expect(await inHere().versions(GTIN)).toMatchObject([
    { number: 1, by: 'review', source: 'correction', before: null, contribution: id },
    { number: 2, by: 'revert', data: null },
  ]);
});

test('a refusal reaches the person with its reason; a withdrawn one is nobody’s to look at (product P14.15)', async () => {
  const [maya, ben] = [await newPerson(app), await newPerson(app)];
  await enter(maya);
  const [first] = (await toldTo(maya)).contributions;
  expect(await inHere().refuse(first?.id ?? '', ' ')).toMatchObject({ ok: false });
  expect(await inHere().refuse(first?.id ?? '', 'The list is cut.')).toMatchObject({ ok: true });
  expect(await toldTo(maya)).toMatchObject({ contributions: [{ state: 'refused', reason: 'The list is cut.' }] });
  expect(await answers(maya)).toEqual([['Hand cream', expect.stringContaining('Reason: The list is cut.')]]);

  app.wait(1000);
  await enter(maya, ['Aqua']);
  await enter(maya, ['Aqua', 'Parfum']);
  const [last, ...others] = (await toldTo(maya)).contributions;
  expect([last?.state, others.map(({ state }) => state)]).toEqual(['waiting', ['refused']]);
  const withdraw = (person: Person) => person.send('DELETE', `/api/contributions/${last?.id}`);
  expect((await withdraw(ben)).status).toBe(404);
  expect([(await withdraw(maya)).status, (await withdraw(maya)).status]).toEqual([200, 404]);
  expect(await inHere().waiting()).toEqual([]);
});

test('whoever does not want to offers nothing, and what waited is gone (product P14.13)', async () => {
  const maya = await newPerson(app);
  await enter(maya);
  const off = await maya.send('PUT', '/api/contributions', { offers: false });
  expect([off.status, off.body]).toEqual([200, { offers: false, contributions: [] }]);
  await enter(maya, ['Aqua']);
  expect(await toldTo(maya)).toEqual({ offers: false, contributions: [] });
  await maya.send('PUT', '/api/contributions', { offers: true });
  await enter(maya, ['Aqua', 'Parfum']);
  expect((await toldTo(maya)).contributions).toHaveLength(1);
  expect((await maya.send('PUT', '/api/contributions', { offers: 'yes' })).status).toBe(422);
});

test('a correction of the starter catalogue outlasts it, and gives way when it is undone (product P14.4, P14.15)', async () => {
  const [maya, ben] = [await newPerson(app), await newPerson(app)];
  const from = STARTER.ingredientsText ?? '';
  const relabel = op(maya, 'product.relabel', { from, to: 'Aqua, Parfum', origin: 'photo' }, { entityId: STARTER.id });
  expect(outcomes(await push(maya, [relabel]))).toEqual(['applied']);
  const [one] = (await toldTo(maya)).contributions;
  const after = { ...STARTER, ingredientsText: 'Aqua, Parfum', source: { name: 'Label photo, reviewed' } };
  expect(await inHere().show(one?.id ?? '', Date.now())).toMatchObject({ value: { before: STARTER, after } });
  expect(await inHere().accept(one?.id ?? '')).toMatchObject({ ok: true });
  expect(await listSeen(ben, STARTER.id)).toBe('Aqua, Parfum');
  await app.close('as killed');
  app = await startApp({ starter: [{ ...STARTER, brand: 'New' }], tier: 'family', dir: app.dir });
  const cleo = await newPerson(app);
  expect(await listSeen(cleo, STARTER.id)).toBe('Aqua, Parfum');
  expect(await inHere().revert(STARTER.id, 'An old pack.')).toMatchObject({ ok: true });
  expect(await listSeen(cleo, STARTER.id)).toBe(from);
});

test('three households add an ingredient, and never take one away (product P14.14)', async () => {
  await imported('off', 'Aqua, Glycerin');
  const people = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const ben = await newPerson(app);
  for (const person of people) await enter(person, ['Aqua']);
  await enter(ben, ['Aqua', 'Glycerin', 'Lead acetate']);
  app.wait(1000);
  const compare = async () => {
    const kind = agreementJob(createStores(app.database), testEngine(), async () => undefined, app.now);
    const [job] = await app.database.reader.all(QUEUED);
    if (!job) throw new Error('Nobody asked for a comparison.');
    const effect = await kind.run(job, () => undefined, new AbortController().signal);
    await app.database.writes.run(effect);
  };
  await compare();
  expect(await listSeen(await newPerson(app))).toBe('Aqua, Glycerin');
  for (const person of people.slice(0, 2)) await enter(person, ['AQUA', 'Glycerin', 'Lead acetate']);
  await compare();
  expect(await listSeen(await newPerson(app))).toBe('Aqua, Glycerin, Lead acetate');
  expect(await toldTo(ben)).toMatchObject({ contributions: [{ state: 'taken' }] });
  expect(await toldTo(people[2] ?? ben)).toMatchObject({ contributions: [{ state: 'waiting' }] });
});
