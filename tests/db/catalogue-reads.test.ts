import '#api/app.ts';
import { expect, it } from 'vitest';
import { PRODUCTS_IN_ORDER } from '#api/catalogue/products-in-order.ts';
import { textOf } from '#db/sqlite-statements.ts';
import { allStatements, type Statement } from '#db/statement.ts';
import { testDatabase } from '../support/migrated.ts';

it('reads a stretch of the catalogue without sorting all of it', async () => {
  const database = await testDatabase();
  const planOf = (statement: Statement<never, unknown>): string[] => {
    const sql = textOf(statement);
    const explained = database.db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    return explained.all(Array.from({ length: sql.split('?').length - 1 }, () => null)).map(({ detail }) => detail);
  };
  try {
    expect(planOf(PRODUCTS_IN_ORDER)).toStrictEqual(['SEARCH products USING INTEGER PRIMARY KEY (rowid>?)']);
    const wholeSorted = allStatements().filter((statement) => {
      const plan = planOf(statement).join('; ');
      return /products_by_seq \(household_id=\?\)/.test(plan) && /TEMP B-TREE FOR ORDER BY/.test(plan);
    });
    expect(allStatements().length).toBeGreaterThan(300);
    expect(wholeSorted.map(textOf)).toStrictEqual([]);
  } finally {
    database.close();
  }
});
