import type { Reads } from '#db/handles.ts';
import type { UsageTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { quotaMonth, type ScanUsage, scanLimitOf, scanUsage, type Tier } from '#domain/plans/plan.ts';
import type { ChangeOf } from '#domain/sync/entity.ts';
import type { Usage } from '../sync/operations.ts';

type UsageChange = ChangeOf<'usage'>;

export interface UsageStore extends Usage {
  /** The usage of the current month, by the clock of the server. */
  current(reads: Reads, householdId: string, tier: Tier, nowMs: number): Promise<ScanUsage>;
}

const MONTH = statement((q, { householdId, month }: { householdId: string; month: string }) =>
  q.selectFrom('usage').selectAll().where('household_id', '=', householdId).where('month', '=', month),
);
const CHANGED = statement((q, { householdId, seq }: { householdId: string; seq: number }) =>
  q.selectFrom('usage').selectAll().where('household_id', '=', householdId).where('seq', '>', seq),
);
/** `limit`: below zero where there is none. */
type Taken = { readonly householdId: string; readonly month: string; readonly seq: number; readonly limit: number };
// Counts and checks in one statement: two phones at the limit cannot both pass.
const TAKE = statement((q, { householdId, month, seq, limit }: Taken) =>
  q
    .insertInto('usage')
    .values({ household_id: householdId, month, used: 1, rev: 1, seq })
    .onConflict((on) =>
      on
        .columns(['household_id', 'month'])
        .doUpdateSet((eb) => ({ used: eb('usage.used', '+', 1), rev: eb('usage.rev', '+', 1), seq }))
        .where((eb) => eb.or([eb(eb.val(limit), '<', 0), eb('usage.used', '<', limit)])),
    )
    .returning(['used', 'rev']),
);

const change = (tier: Tier, row: Omit<UsageTable, 'household_id'>): UsageChange => ({
  entity: 'usage',
  id: row.month,
  rev: row.rev,
  seq: row.seq,
  deleted: false,
  data: scanUsage(tier, row.month, row.used),
});

/** The scan quota: one row per household and month (UTC), counted by the server alone. */
export const usageStore: UsageStore = {
  async current(reads, householdId, tier, nowMs) {
    const month = quotaMonth(nowMs);
    return scanUsage(tier, month, (await reads.first(MONTH, { householdId, month }))?.used ?? 0);
  },
  async take(tx, householdId, tier, seq, nowMs) {
    const limit = scanLimitOf(tier);
    // The first of a month is inserted, whatever the limit.
    if (limit === 0) return null;
    const month = quotaMonth(nowMs);
    const row = await tx.first(TAKE, { householdId, month, seq, limit });
    return row ? change(tier, { ...row, month, seq }) : null;
  },
  async month(reads, householdId, tier, month) {
    const row = await reads.first(MONTH, { householdId, month });
    return row ? change(tier, row) : null;
  },
  since: async (reads, householdId, tier, seq) =>
    (await reads.all(CHANGED, { householdId, seq })).map((row) => change(tier, row)),
  async untouched(reads, householdId, tier, nowMs) {
    const month = quotaMonth(nowMs);
    if (await reads.first(MONTH, { householdId, month })) return null;
    return change(tier, { month, used: 0, rev: 0, seq: 0 });
  },
};
