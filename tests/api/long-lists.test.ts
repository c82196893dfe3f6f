import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssessmentWorker, createAssessmentWorker } from '#api/knowledge/assessment-worker.ts';
import { createEngine } from '#api/knowledge/engine.ts';
import { loadKnowledge } from '#api/knowledge/load-knowledge.ts';
import type { Engine } from '#api/products/reports.ts';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { CALLS } from '#domain/contract/calls.ts';
import type { Product } from '#domain/products/product.ts';
import { eventually } from '../offline/phone.ts';
import { newPerson } from './person.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

const LONG: Product = {
  ...WITH_LABEL,
  id: '02000000000046',
  name: 'Sample of everything',
  ingredientsText: Array.from({ length: 125 }, (_, at) => `Glycerin ${at}, Sodium Laureth Sulfate`).join(', '),
};

let folder = '';
let apart: AssessmentWorker;
let engine: Engine;
let app: RunningApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'safeshelf-knowledge-'));
  writeFileSync(join(folder, 'pack.bin'), compiledPack());
  writeFileSync(join(folder, 'current.json'), JSON.stringify({ file: 'pack.bin', version: 'x' }));
  apart = createAssessmentWorker(folder);
  engine = createEngine(loadKnowledge(folder), apart);
  app = await startApp({ tier: 'family', engine, starter: [WITH_LABEL, LONG] });
});
afterAll(async () => {
  await app.close();
  await apart.stop();
  rmSync(folder, { recursive: true, force: true });
});

const outdate = () => app.db.prepare("UPDATE reports SET engine = 'old', data = '{}'").run();
const outdated = () => app.db.prepare("SELECT count(*) FROM reports WHERE engine = 'old'").pluck().get();

test('a long list is assessed in a thread, to the same report byte for byte, while others are answered', async () => {
  let scoring = 0;
  const { text } = await apart.assess(LONG, () => {
    scoring += 1;
  });
  const report: unknown = JSON.parse(text);
  expect([text, scoring]).toEqual([JSON.stringify(engine.assess(LONG)), 1]);
  outdate();
  const person = await newPerson(app);
  for (const ask of [
    // On a busy machine the assessment takes longer than one request waits.
    () =>
      eventually(async () =>
        CALLS.report.answers[200].parse((await person.post(`/api/v1/products/${LONG.id}/report`, {})).body),
      ).then((body) => body.report),
    async () => CALLS.product.answers[200].parse((await person.get(`/api/products/${LONG.id}`)).body).report,
  ]) {
    outdate();
    app.db.prepare('DELETE FROM jobs').run();
    expect(JSON.stringify(await ask())).toBe(JSON.stringify(CALLS.report.answers[200].shape.report.parse(report)));
  }
  const typed = { name: 'Everything', ingredients: Array.from({ length: 250 }, (_, at) => `Glycerin number ${at}`) };
  const made = await person.post('/api/products/create-manual', typed);
  expect(made.status).toBe(201);
  expect(CALLS.createManual.answers[201].parse(made.body).report.ingredients.length).toBeGreaterThan(100);
});

test('a thread that ends in the middle fails that job alone; the next one has a new thread', async () => {
  const asked = apart.assess(LONG, () => undefined);
  await Promise.all([expect(asked).rejects.toThrow('The server is stopping.'), apart.stop()]);
  expect((await apart.assess(WITH_LABEL, () => undefined)).text).toBe(JSON.stringify(engine.assess(WITH_LABEL)));
});

test('reports of an older engine or knowledge are made anew by the start, without anybody asking', async () => {
  outdate();
  await app.close('as killed');
  app = await startApp({ tier: 'family', engine, starter: [WITH_LABEL, LONG], dir: app.dir });
  await eventually(() => expect(outdated()).toBe(0));
  const job = app.db.prepare("SELECT state, attempts FROM jobs WHERE kind = 'refresh'");
  await eventually(() => expect(job.get()).toEqual({ state: 'done', attempts: 1 }));
});
