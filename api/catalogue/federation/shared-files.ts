import type { Database } from '#db/database.ts';
import { statement } from '#db/statement.ts';
import { correctionOf, type FileTip, type SharedCorrection, writeSharedFile } from '#domain/federation/shared-file.ts';
import { packKey } from '../packs/pack-key.ts';
import { contributionStore } from '../review/store.ts';

const LAST = 'shared file made at';
const LAST_MADE = statement((q) => q.selectFrom('instance').select('value').where('key', '=', LAST));
const KEEP_MADE = statement((q, { value }: { value: string }) =>
  q
    .insertInto('instance')
    .values({ key: LAST, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value })),
);

/**
 * Makes the file that this server shares with others: the latest accepted correction of each product, and the tips its
 * operator chose. It contains no account, no household, and no time except the day of an entry (product P26.1).
 */
export async function exportShared(database: Database, tips: readonly FileTip[], nowMs: number) {
  const latest = new Map<string, SharedCorrection>();
  for (const one of await contributionStore.taken(database.reader)) {
    const correction = correctionOf(one);
    if (correction) latest.set(correction.gtin, correction);
  }
  const key = await packKey(database);
  const madeAt = await database.writes.run(async (tx) => {
    const last = Number((await tx.first(LAST_MADE))?.value ?? 0);
    // Two files of one server must differ in time, whatever its clock says.
    const next = Math.max(nowMs, last + 1);
    await tx.run(KEEP_MADE, { value: String(next) });
    return next;
  });
  const corrections = [...latest.values()];
  const text = writeSharedFile({ madeAt, corrections, tips: [...tips] }, key);
  return { text, corrections: corrections.length, tips: tips.length };
}
