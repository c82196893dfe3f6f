import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { MIGRATIONS } from '#db/migrations/list.ts';
import { openDatabase } from '#db/open.ts';

const NAME = '2026-11-24-kept-answers';

test('an upgrade takes what was in the rows out of kept answers, and counts operations by day [product P10.5]', async () => {
  const db = openDatabase(':memory:');
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < NAME);
  await migrate(db, Object.fromEntries(before));
  db.exec("INSERT INTO users (id, email, username, password_hash, created_at) VALUES ('maya', 'a', 'a', '', 0)");
  const keep = db.prepare<[string, string, string, number]>(
    "INSERT INTO applied_ops VALUES ('maya', ?, x'00', ?, ?, 1, ?, 'household', 'home')",
  );
  const row = {
    entity: 'member',
    id: 'm',
    rev: 2,
    seq: 1,
    deleted: false,
    data: { name: 'Zoe', conditions: ['asthma'] },
  };
  const problem = { code: 'GONE', message: 'It is gone.', fields: { id: 'gone' } };
  keep.run(
    '1',
    'applied',
    JSON.stringify({ result: { opId: '1', status: 'applied', changes: [row], seq: 1 }, problem: null }),
    5,
  );
  keep.run('2', 'rejected', JSON.stringify({ result: { opId: '2', status: 'rejected', changes: [] }, problem }), 6);
  keep.run('3', 'applied', '{"result":{},"problem":null}', 86_400_001);
  await migrate(db);
  const kept = db.prepare<[], string>('SELECT response FROM applied_ops ORDER BY op_id').pluck().all();
  expect(kept.map((text) => JSON.parse(text))).toEqual([
    { rows: [{ entity: 'member', id: 'm', rev: 2 }], problem: null },
    { rows: [], problem },
    { rows: [], problem: null },
  ]);
  expect(db.prepare('SELECT day, operations FROM operation_days').all()).toEqual([
    { day: 0, operations: 2 },
    { day: 1, operations: 1 },
  ]);
  db.close();
});
