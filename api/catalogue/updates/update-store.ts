import { z } from 'zod';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { UpdatedSource } from '#domain/catalogue/updates/published-files.ts';

/** How far a source has been imported. */
const UpdateState = z.object({
  /** Everything changed before this is imported, in seconds since 1970. */
  upTo: z.number().int(),
  /** The ETag of the last list of changes that was worked through; null to read the list again. */
  etag: z.string().nullable(),
});
export type UpdateState = z.infer<typeof UpdateState>;

const HELD = statement((q, { key }: { key: string }) =>
  q.selectFrom('instance').select('value').where('key', '=', key),
);
const KEEP = statement((q, { key, value }: { key: string; value: string }) =>
  q
    .insertInto('instance')
    .values({ key, value })
    .onConflict((on) => on.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') }))),
);

const keyOf = (source: UpdatedSource): string => `catalogue up to ${source}`;

/** How far a source has been imported; null if its whole file never was. */
export async function updateState(reads: Reads, source: UpdatedSource): Promise<UpdateState | null> {
  const held = await reads.first(HELD, { key: keyOf(source) });
  return held ? UpdateState.parse(JSON.parse(held.value)) : null;
}

/** Stores how far a source has been imported. */
export const keepUpdateState = (tx: Tx, source: UpdatedSource, state: UpdateState): Promise<number> =>
  tx.run(KEEP, { key: keyOf(source), value: JSON.stringify(state) });
