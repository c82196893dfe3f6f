import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import type { Product } from '#domain/products/product.ts';
import type { SerialisedReport } from '#domain/safety/serialise-report.ts';
import { INSTANCE } from '../sync/actor.ts';
import type { SyncState } from '../sync/sync-state.ts';
import { type CatalogueRow, catalogueRows, REVIEW, STARTER_CATALOGUE } from './catalogue-rows.ts';
import type { Reports } from './reports.ts';

/** How many catalogue rows were added, changed and deleted. */
export interface Seeded {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

const STAMP = statement((q) => q.selectFrom('instance').select('value').where('key', '=', 'starter'));
const REMEMBER = statement((q, { version }: { version: string }) =>
  q
    .insertInto('instance')
    .values({ key: 'starter', value: version })
    .onConflict((on) => on.column('key').doUpdateSet({ value: version })),
);

/** Whether a row stays as it is: it matches the starter catalogue, or a reviewer has decided about it since. */
const stays = (row: CatalogueRow | null, text: string | undefined): boolean =>
  row?.deleted === 0 && (row.data === text || row.changed_by === REVIEW);

/**
 * Imports the starter catalogue: adds new products, updates changed ones, and leaves tombstones for those it no longer
 * contains. A repeated import changes nothing; one of the same catalogue is skipped at once.
 * @param assess makes the report of a product
 */
export async function seedStarter(
  { reader, writes }: Database,
  state: SyncState,
  reports: Pick<Reports, 'keep'>,
  assess: (product: Product) => Promise<SerialisedReport>,
  catalogue: readonly Product[],
  nowMs: number,
): Promise<Seeded> {
  const texts = new Map(catalogue.map((product) => [product.id, JSON.stringify(product)]));
  const version = createHash('sha256')
    .update([...texts.values()].join('\n'))
    .digest('hex');
  if ((await reader.first(STAMP))?.value === version) return { added: 0, changed: 0, removed: 0 };

  // Assessed before the transaction: inside it, only the database may be awaited.
  const assessed = new Map<string, SerialisedReport>();
  for (const product of catalogue) {
    const row = await catalogueRows.find(reader, product.id);
    if (!stays(row, texts.get(product.id))) assessed.set(product.id, await assess(product));
  }

  return writes.run(async (tx): Promise<Seeded> => {
    let [added, changed, removed] = [0, 0, 0];
    for (const product of catalogue) {
      const row = await catalogueRows.find(tx, product.id);
      if (stays(row, texts.get(product.id))) continue;
      const seq = await state.take(tx, INSTANCE, 1);
      if (row) {
        await catalogueRows.change(tx, row.pk, product, STARTER_CATALOGUE, seq);
        changed += 1;
      } else {
        added += 1;
      }
      const pk = row?.pk ?? (await catalogueRows.add(tx, product, STARTER_CATALOGUE, seq));
      const made = assessed.get(product.id);
      if (made) await reports.keep(tx, { pk, seq }, made, nowMs);
    }
    for (const row of await catalogueRows.madeBy(tx, STARTER_CATALOGUE)) {
      if (texts.has(row.id)) continue;
      await catalogueRows.bury(tx, row.pk, await state.take(tx, INSTANCE, 1));
      removed += 1;
    }
    await tx.run(REMEMBER, { version });
    return { added, changed, removed };
  });
}
