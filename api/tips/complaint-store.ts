import type { Reads, Tx } from '#db/handles.ts';
import type { TipReportsTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import type { Outcome } from '#domain/groups/trust.ts';
import { TAKEN_BACK } from './tip-store.ts';

type OfTip = { readonly tipId: string; readonly authorId: string };
/** The most tips listed at once. */
const LISTED = 100;

const ADD = statement((q, row: Omit<TipReportsTable, 'decided_at' | 'decision'>) =>
  q
    .insertInto('tip_reports')
    .values({
      ...{ id: row.id, author_id: row.author_id, tip_id: row.tip_id, reporter_id: row.reporter_id },
      ...{ reason: row.reason, words: row.words, at: row.at },
    })
    .onConflict((on) => on.doNothing()),
);
const TO_LOOK_AT = statement((q) =>
  q
    .selectFrom('tips as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.user_id as authorId', 'u.username as author', 't.area', 't.audience', 't.title', 't.text'])
    .select(['t.source', 't.written_at as writtenAt', 't.hidden_by as hiddenBy', 't.hidden_why as why'])
    .where((eb) => eb.or([eb('t.hidden_by', 'is', null), eb('t.hidden_by', '!=', TAKEN_BACK)]))
    .where((eb) =>
      eb.or([
        eb('t.hidden_at', 'is not', null),
        eb.exists(
          eb
            .selectFrom('tip_reports as r')
            .select('r.id')
            .whereRef('r.author_id', '=', 't.user_id')
            .whereRef('r.tip_id', '=', 't.id')
            .where('r.decided_at', 'is', null),
        ),
      ]),
    )
    .orderBy('t.written_at')
    .orderBy('t.id')
    .limit(LISTED),
);
const OPEN = statement((q, { tipId, authorId }: OfTip) =>
  q
    .selectFrom('tip_reports')
    .select(['reason', 'words', 'at'])
    .where('author_id', '=', authorId)
    .where('tip_id', '=', tipId)
    .where('decided_at', 'is', null)
    .orderBy('at')
    .orderBy('id'),
);
const SETTLE = statement((q, { tipId, authorId, decision, at }: OfTip & { decision: string; at: number }) =>
  q
    .updateTable('tip_reports')
    .set({ decided_at: at, decision })
    .where('author_id', '=', authorId)
    .where('tip_id', '=', tipId)
    .where('decided_at', 'is', null),
);
type Hidden = OfTip & { readonly at: number | null; readonly by: string | null; readonly why: string | null };
const HIDE = statement((q, { tipId, authorId, at, by, why }: Hidden) =>
  q
    .updateTable('tips')
    .set({ hidden_at: at, hidden_by: by, hidden_why: why })
    .where('id', '=', tipId)
    .where('user_id', '=', authorId),
);

/** Reported and held tips, and the decisions about them. */
export const complaintStore = {
  /** A second report by the same person has no effect. */
  add: async (tx: Tx, row: Omit<TipReportsTable, 'decided_at' | 'decision'>): Promise<void> =>
    void (await tx.run(ADD, row)),
  toLookAt: (reads: Reads) => reads.all(TO_LOOK_AT),
  open: (reads: Reads, of: OfTip) => reads.all(OPEN, of),
  settle: async (tx: Tx, of: OfTip, decision: Outcome, at: number): Promise<void> =>
    void (await tx.run(SETTLE, { ...of, decision, at })),
  hide: async (tx: Tx, of: OfTip, why: string, at: number): Promise<void> =>
    void (await tx.run(HIDE, { ...of, at, by: 'server', why })),
  show: async (tx: Tx, of: OfTip): Promise<void> => void (await tx.run(HIDE, { ...of, at: null, by: null, why: null })),
};
