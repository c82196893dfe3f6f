import type { RecallFound } from '#domain/inventory/findings.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** Recalls of what is at home, as far as this phone knows them. None are looked up yet. */
export const readRecallsAtHome = async (_db: AccountDb): Promise<readonly RecallFound[]> => [];
