import type { Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { MistakeKind } from '#domain/mistakes/mistake.ts';
import { EARLY_REPORT_MS, firstReporter } from '#domain/recalls/first-report.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';

/** A notice that is older than this on arrival is not news, so nobody can have been ahead of it. */
const NEWS_MS = 30 * 86_400_000;
const KIND: MistakeKind = 'missing_warning';

const NAMING = statement((q, { part, since }: { readonly part: string; readonly since: number }) =>
  q
    .selectFrom('mistakes as m')
    .select(['m.household_id as householdId', 'm.reported_at as reportedAt'])
    .select((eb) =>
      eb
        .selectFrom('mistakes as c')
        .select((of) => of.fn.countAll<number>().as('all'))
        .whereRef('c.household_id', '=', 'm.household_id')
        .where('c.kind', '=', KIND)
        .where('c.reported_at', '>=', since)
        .as('reports'),
    )
    .where('m.kind', '=', KIND)
    .where('m.deleted', '=', 0)
    .where('m.reported_at', '>=', since)
    .where('m.about', 'like', part),
);
type First = {
  readonly householdId: string;
  readonly productId: string;
  readonly noticeId: string;
  readonly at: number;
};
const ADD = statement((q, { householdId, productId, noticeId, at }: First) =>
  q
    .insertInto('first_reports')
    .values({ household_id: householdId, product_id: productId, notice_id: noticeId, at })
    .onConflict((on) => on.doNothing()),
);

/** Records who reported a product before the first notice about it arrived. */
export async function noteFirstReports(tx: Tx, { id, gtins, publishedOn }: RecallNotice, nowMs: number): Promise<void> {
  if (nowMs - Date.parse(publishedOn) > NEWS_MS) return;
  for (const gtin of gtins) {
    const reports = await tx.all(NAMING, { part: `%"gtin":"${gtin}"%`, since: nowMs - EARLY_REPORT_MS });
    const householdId = firstReporter(reports.map((one) => ({ ...one, reports: Number(one.reports) })));
    if (householdId !== null) await tx.run(ADD, { householdId, productId: gtin, noticeId: id, at: nowMs });
  }
}
