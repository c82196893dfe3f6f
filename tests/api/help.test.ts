import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from './person.ts';
import { op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ROOT = resolve(import.meta.dirname, '../..');
const QUESTION = { name: 'Maya', email: 'maya@example.org', question: 'Where are my reports?' };
const WISH = { name: 'Maya', email: 'maya@example.org', featureTitle: 'Air', featureDescription: 'Remind me to air.' };

/** The help desk as its operator runs it: a separate process while the server is running. */
const desk = (...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((settle) => {
    const options = { cwd: ROOT, env: { ...process.env, DATA_DIR: dirname(app.db.name) } };
    const command = ['--import', 'tsx', 'api/commands/help-desk.ts', ...args];
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      settle({ status: error === null ? 0 : 1, stdout, stderr }),
    );
  });
const requests = async (person: Parameters<typeof pull>[0]) =>
  (await pull(person)).changes.filter(({ entity }) => entity === 'helpRequest').map(({ data }) => data);

test('a question and a wish are kept once, by call or by outbox, for the person alone (product P2.4.5)', async () => {
  const [maya, stranger] = [await newPerson(app), await newPerson(app)];
  const key = { 'idempotency-key': randomUUID() };
  for (let times = 0; times < 2; times += 1) {
    const reply = await maya.post('/api/help/question', QUESTION, key);
    expect([reply.status, reply.body]).toEqual([201, { success: true, id: key['idempotency-key'] }]);
  }
  const wish = op(maya, 'help.wish', { ...WISH, priority: 'high' });
  expect(outcomes(await push(maya, [wish, wish]))).toEqual(['applied', 'duplicate']);
  expect((await maya.post('/api/help/feature-request', WISH)).status).toBe(201);
  expect(await requests(maya)).toMatchObject([
    { kind: 'question', text: QUESTION.question, priority: null, answer: null },
    { kind: 'feature', title: 'Air', priority: 'high' },
    { kind: 'feature', title: 'Air', priority: 'medium' },
  ]);
  expect(await requests(stranger)).toEqual([]);
});

test('what is missing or wrong is told by field', async () => {
  const maya = await newPerson(app);
  const reply = await maya.post('/api/help/question', { ...QUESTION, name: ' ', email: 'maya' });
  expect([reply.status, reply.body]).toMatchObject([
    422,
    { fields: { name: 'Please fill in this field.', email: expect.stringContaining('e-mail address') } },
  ]);
  expect((await maya.post('/api/help/feature-request', { ...WISH, priority: 'now' })).status).toBe(422);
  expect(await requests(maya)).toEqual([]);
});

test('the operator lists and answers, and the answer reaches the person; no phone can answer (product P2.4.5)', async () => {
  const maya = await newPerson(app);
  const ask = op(maya, 'help.ask', { ...QUESTION, question: 'Only this one?' });
  await push(maya, [ask]);
  const { cursor } = await pull(maya);
  const listed = await desk();
  expect(listed.stdout, listed.stderr).toContain(`${ask.entityId} question\nMaya <maya@example.org>\nOnly this one?`);
  expect(await desk('answer', ask.entityId, 'Yes,', 'this', 'one.')).toMatchObject({ status: 0 });
  const [change] = (await pull(maya, cursor)).changes;
  expect(change).toMatchObject({ entity: 'helpRequest', data: { answer: 'Yes, this one.', text: 'Only this one?' } });
  expect((await desk()).stdout).not.toContain(ask.entityId);
  expect((await desk('all')).stdout).toContain('Answer: Yes, this one.');
  expect(await desk('answer', randomUUID(), 'x')).toMatchObject({ status: 1 });
  expect(await desk('sing')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run help-desk') });
  const forged = op(maya, 'help.answer' as 'help.ask', { answer: 'Mine' }, { entityId: ask.entityId });
  expect((await maya.post('/api/sync/push', { deviceId: maya.deviceId, ops: [forged] })).body).not.toMatchObject({
    results: [{ status: 'applied' }],
  });
});
