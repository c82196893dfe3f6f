import type { Reads, Tx } from '#db/handles.ts';
import type { UsageTable } from '#db/schema.ts';
import { statement } from '#db/statement.ts';
import { quotaMonth, SCAN_LIMIT, type ScanUsage, scanLimitOf, scanUsage, type Tier } from '#domain/plans/plan.ts';
import type { ChangeOf } from '#domain/sync/entity.ts';
import { referralStore, settleFirstScan } from '../referral/room.ts';
import type { Usage } from '../sync/operations.ts';
import { syncState } from '../sync/sync-state.ts';

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
/** `limit`: negative if there is none. */
type Taken = { readonly householdId: string; readonly month: string; readonly seq: number; readonly limit: number };
// Counts and checks in one statement, so that two phones at the limit cannot both pass.
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

type Touched = { readonly householdId: string; readonly month: string; readonly seq: number };
const TOUCH = statement((q, { householdId, month, seq }: Touched) =>
  q
    .updateTable('usage')
    .set((eb) => ({ rev: eb('rev', '+', 1), seq }))
    .where('household_id', '=', householdId)
    .where('month', '=', month),
);

/** The number of accounts a household referred; 0 if they add nothing to its plan (product P6.20). */
const referredOf = async (reads: Reads, householdId: string, tier: Tier): Promise<number> =>
  SCAN_LIMIT[tier] < 0 ? 0 : referralStore.counted(reads, householdId);

/** Makes the phones of a household sync its changed limit. */
async function touch(tx: Tx, householdId: string, nowMs: number): Promise<void> {
  const seq = await syncState.take(tx, { kind: 'household', id: householdId }, 1);
  await tx.run(TOUCH, { householdId, month: quotaMonth(nowMs), seq });
}

type Row = Omit<UsageTable, 'household_id'>;
const change = ({ month, rev, seq }: Row, data: ScanUsage): UsageChange => ({
  entity: 'usage',
  id: month,
  rev,
  seq,
  deleted: false,
  data,
});

/**
 * The scan quota: one row per household and month (UTC), counted by the server alone.
 * @param sells whether larger plans are bought on this server
 */
export function createUsageStore(sells: boolean): UsageStore {
  const usageOf = (tier: Tier, month: string, used: number, referred: number): ScanUsage => ({
    ...scanUsage(tier, month, used, referred),
    ...(sells && { sells: true as const }),
  });
  const changeFor = (tier: Tier, row: Row, referred: number) =>
    change(row, usageOf(tier, row.month, row.used, referred));
  return {
    sells: sells || undefined,
    async current(reads, householdId, tier, nowMs) {
      const month = quotaMonth(nowMs);
      const used = (await reads.first(MONTH, { householdId, month }))?.used ?? 0;
      return usageOf(tier, month, used, await referredOf(reads, householdId, tier));
    },
    async take(tx, { userId, householdId, tier }, seq, nowMs) {
      const referred = await referredOf(tx, householdId, tier);
      const limit = scanLimitOf(tier, referred);
      // The first scan of a month is inserted without comparing it with the limit.
      if (limit === 0) return null;
      const month = quotaMonth(nowMs);
      const row = await tx.first(TAKE, { householdId, month, seq, limit });
      if (!row) return null;
      const earned = await settleFirstScan(tx, userId, nowMs);
      if (earned !== null) await touch(tx, earned, nowMs);
      return changeFor(tier, { ...row, month, seq }, referred);
    },
    async month(reads, householdId, tier, month) {
      const row = await reads.first(MONTH, { householdId, month });
      return row ? changeFor(tier, row, await referredOf(reads, householdId, tier)) : null;
    },
    async since(reads, householdId, tier, seq) {
      const rows = await reads.all(CHANGED, { householdId, seq });
      if (rows.length === 0) return [];
      const referred = await referredOf(reads, householdId, tier);
      return rows.map((row) => changeFor(tier, row, referred));
    },
    async untouched(reads, householdId, tier, nowMs) {
      const month = quotaMonth(nowMs);
      if (await reads.first(MONTH, { householdId, month })) return null;
      const referred = await referredOf(reads, householdId, tier);
      return changeFor(tier, { month, used: 0, rev: 0, seq: 0 }, referred);
    },
  };
}
