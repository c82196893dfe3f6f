import { afterEach, expect, test } from 'vitest';
import { createJobStore } from '#api/jobs/store.ts';
import { newPerson } from './person.ts';
import { itemOf, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

const TOKEN = 'the one who watches the shelves';
const NO_SPACES = TOKEN.replaceAll(' ', '-');

let app: RunningApp;
afterEach(() => app.close());

const ask = (authorization?: string): Promise<Response> =>
  fetch(`${app.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });

/** The metrics by name and labels. @throws if a line does not fit the format */
async function said(): Promise<Map<string, number>> {
  const answer = await ask(`Bearer ${NO_SPACES}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^(\w+(?:\{.+\})?) (\S+)$/.exec(line) ?? [];
      if (name === undefined || (Number.isNaN(Number(value)) && value !== 'Nan')) throw new Error(`No metric: ${line}`);
      return [name, Number(value)];
    }),
  );
}

test('calls, writes, queues, connections and room are told to whoever has the token (product P17.24)', async () => {
  app = await startApp({ tier: 'family', metricsToken: NO_SPACES });
  app.leaveRoom(7e9);
  const person = await newPerson(app);
  const job = { kind: 'tomorrow', key: 'one', payload: '{}', notBefore: app.now() + 1 };
  await app.database.writes.run((tx) => createJobStore().add(tx, job, app.now()));
  await push(person, [itemOf(person)]);
  await person.get('/api/inventory');
  await person.get('/api/inventory');
  await person.get('/api/products/no-such-product');
  const at = await said();
  expect(at.get('safeshelf_calls_total{method="GET",path="/api/inventory",status="200"}')).toBe(2);
  expect(at.get('safeshelf_calls_total{method="GET",path="/api/products/{id}",status="404"}')).toBe(1);
  expect(at.get('safeshelf_call_seconds_count{method="GET",path="/api/inventory"}')).toBe(2);
  expect(at.get('safeshelf_jobs{kind="tomorrow",state="queued"}')).toBe(1);
  expect(at.get('safeshelf_write_seconds_count{ended="done"}')).toBeGreaterThan(1);
  expect(at.get('safeshelf_database_connections')).toBeGreaterThan(0);
  expect(at.get('safeshelf_disk_free_bytes')).toBe(7e9);
  for (const name of ['job_oldest_due_seconds', 'outbox_letters', 'push_messages', 'streams', 'database_waiting']) {
    expect(at.get(`safeshelf_${name}`), name).toBeGreaterThanOrEqual(0);
  }
  expect(at.get('process_cpu_seconds_total')).toBeGreaterThan(0);

  const text = JSON.stringify([...at.keys()]);
  for (const secret of [person.userId, person.householdId, '02000000000015', 'example.org', NO_SPACES]) {
    expect(text).not.toContain(secret);
  }
});

test('nobody else reads them, and without a token there are none (product P17.24)', async () => {
  app = await startApp({ metricsToken: NO_SPACES });
  const person = await newPerson(app);
  expect((await person.get('/metrics')).status).toBe(401);
  for (const wrong of [undefined, `Bearer ${NO_SPACES}x`, NO_SPACES, 'Bearer ', `Basic ${NO_SPACES}`]) {
    const answer = await ask(wrong);
    expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('safeshelf_')]);
  }
  await app.close();
  app = await startApp();
  expect((await ask(`Bearer ${NO_SPACES}`)).status).toBe(404);
});
