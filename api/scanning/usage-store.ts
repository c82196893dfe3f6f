import type { Db } from '#db/open.ts';
import type { UsageTable } from '#db/schema.ts';
import { quotaMonth, SCAN_LIMIT, type ScanUsage, scanUsage, type Tier } from '#domain/plans/plan.ts';
import type { ChangeOf } from '#domain/sync/entity.ts';
import type { Usage } from '../sync/operations.ts';

type UsageChange = ChangeOf<'usage'>;

export interface UsageStore extends Usage {
  /** The usage of the current month, by the clock of the server. */
  current(householdId: string, tier: Tier, nowMs: number): ScanUsage;
}

/** The scan quota: one row per household and month (UTC), counted by the server alone. */
export function createUsageStore(db: Db): UsageStore {
  const used = db
    .prepare<[string, string], number>('SELECT used FROM usage WHERE household_id = ? AND month = ?')
    .pluck();
  // Counts and checks in one statement: two phones at the limit cannot both pass.
  const take = db.prepare<
    { household: string; month: string; seq: number; limit: number },
    Pick<UsageTable, 'used' | 'rev'>
  >(`
    INSERT INTO usage (household_id, month, used, rev, seq)
    SELECT :household, :month, 1, 1, :seq WHERE :limit <> 0
    ON CONFLICT (household_id, month) DO UPDATE SET used = used + 1, rev = rev + 1, seq = :seq
    WHERE :limit < 0 OR used < :limit
    RETURNING used, rev`);
  const one = db.prepare<[string, string], UsageTable>(
    'SELECT household_id, month, used, rev, seq FROM usage WHERE household_id = ? AND month = ?',
  );
  const changed = db.prepare<[string, number], UsageTable>(
    'SELECT household_id, month, used, rev, seq FROM usage WHERE household_id = ? AND seq > ?',
  );
  const change = (tier: Tier, row: Omit<UsageTable, 'household_id'>): UsageChange => ({
    entity: 'usage',
    id: row.month,
    rev: row.rev,
    seq: row.seq,
    deleted: false,
    data: scanUsage(tier, row.month, row.used),
  });
  return {
    current(householdId, tier, nowMs) {
      const month = quotaMonth(nowMs);
      return scanUsage(tier, month, used.get(householdId, month) ?? 0);
    },
    take(household, tier, seq, nowMs) {
      const month = quotaMonth(nowMs);
      const row = take.get({ household, month, seq, limit: SCAN_LIMIT[tier] });
      return row ? change(tier, { ...row, month, seq }) : null;
    },
    month(householdId, tier, month) {
      const row = one.get(householdId, month);
      return row ? change(tier, row) : null;
    },
    since: (householdId, tier, afterSeq) => changed.all(householdId, afterSeq).map((row) => change(tier, row)),
    untouched(householdId, tier, nowMs) {
      const month = quotaMonth(nowMs);
      if (used.get(householdId, month) !== undefined) return null;
      return change(tier, { month, used: 0, rev: 0, seq: 0 });
    },
  };
}
