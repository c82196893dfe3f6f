import type { Reads, Tx } from '#db/handles.ts';
import type { CatalogueImportsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

type Key = Pick<CatalogueImportsTable, 'source' | 'file'>;

const RUN = statement((q, { source, file }: Key) =>
  q.selectFrom('catalogue_imports').selectAll().where('source', '=', source).where('file', '=', file),
);
const PUT = statement((q, run: CatalogueImportsTable) =>
  q
    .insertInto('catalogue_imports')
    .values({
      source: run.source,
      file: run.file,
      position: run.position,
      added: run.added,
      changed: run.changed,
      same: run.same,
      refused: run.refused,
      rejects_bytes: run.rejects_bytes,
      began_at: run.began_at,
      ended_at: run.ended_at,
    })
    .onConflict((on) =>
      on.columns(['source', 'file']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        added: eb.ref('excluded.added'),
        changed: eb.ref('excluded.changed'),
        same: eb.ref('excluded.same'),
        refused: eb.ref('excluded.refused'),
        rejects_bytes: eb.ref('excluded.rejects_bytes'),
        began_at: eb.ref('excluded.began_at'),
        ended_at: eb.ref('excluded.ended_at'),
      })),
    ),
);

/** The progress of an unfinished import of a file; null if it never began or has ended. */
export async function openRun(reads: Reads, key: Key): Promise<CatalogueImportsTable | null> {
  const run = await reads.first(RUN, key);
  return run && run.ended_at === null ? run : null;
}

/** Stores the progress of the import of a file. */
export const keepRun = (tx: Tx, run: CatalogueImportsTable): Promise<number> => tx.run(PUT, run);
