import type { Reads, Tx } from '#db/handles.ts';
import type { SourceStatesTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';

/** A source by its kind and name. */
export type SourceId = `${'recalls' | 'catalogue'} ${string}`;

const ALL = statement((q) => q.selectFrom('source_states').selectAll());
const OF = statement((q, { source }: { source: string }) =>
  q.selectFrom('source_states').selectAll().where('source', '=', source),
);
const PUT = statement((q, row: SourceStatesTable) =>
  q
    .insertInto('source_states')
    .values({
      source: row.source,
      off_since: row.off_since,
      asked_at: row.asked_at,
      answered_at: row.answered_at,
      error: row.error,
      read: row.read,
      fresh: row.fresh,
      refused: row.refused,
    })
    .onConflict((on) =>
      on.column('source').doUpdateSet((eb) => ({
        off_since: eb.ref('excluded.off_since'),
        asked_at: eb.ref('excluded.asked_at'),
        answered_at: eb.ref('excluded.answered_at'),
        error: eb.ref('excluded.error'),
        read: eb.ref('excluded.read'),
        fresh: eb.ref('excluded.fresh'),
        refused: eb.ref('excluded.refused'),
      })),
    ),
);

const NEVER: Omit<SourceStatesTable, 'source'> = {
  ...{ off_since: null, asked_at: null, answered_at: null, error: null },
  ...{ read: 0, fresh: 0, refused: 0 },
};

const stateOf = async (reads: Reads, source: SourceId): Promise<SourceStatesTable> =>
  (await reads.first(OF, { source })) ?? { source, ...NEVER };

/** How a source answered: how much arrived, or the error. */
export type SourceAnswer =
  | { readonly error: null; readonly read: number; readonly fresh: number; readonly refused: number }
  | { readonly error: string };

/** The last answer of each source, and which of them are switched off. */
export const sourceStates = {
  /** All sources that were ever asked or switched, by id. */
  all: async (reads: Reads): Promise<ReadonlyMap<string, SourceStatesTable>> =>
    new Map((await reads.all(ALL)).map((row) => [row.source, row])),
  isOff: async (reads: Reads, source: SourceId): Promise<boolean> => (await stateOf(reads, source)).off_since !== null,
  /** Switches a source on or off. @returns whether that changed anything */
  async switch(tx: Tx, source: SourceId, on: boolean, nowMs: number): Promise<boolean> {
    const held = await stateOf(tx, source);
    if ((held.off_since === null) === on) return false;
    await tx.run(PUT, { ...held, off_since: on ? null : nowMs });
    return true;
  },
  /** Records an answer. A failure keeps the counts of the last success. */
  async note(tx: Tx, source: SourceId, answer: SourceAnswer, nowMs: number): Promise<void> {
    const held = { ...(await stateOf(tx, source)), asked_at: nowMs };
    await tx.run(PUT, answer.error === null ? { ...held, ...answer, answered_at: nowMs } : { ...held, ...answer });
  },
};
