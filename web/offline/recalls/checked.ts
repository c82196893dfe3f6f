import type { HeldRecalls } from '#domain/recalls/calls.ts';
import { noticeRarity, type Rarity } from '#domain/recalls/rarity.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';

/** When recalls were last checked, and for what. "All Clear!" relies on this. */
export interface RecallsChecked extends Pick<HeldRecalls, 'words' | 'total' | 'sources' | 'feeds'> {
  readonly at: number;
  /** The products that were checked; the server has not compared others yet. */
  readonly products: string;
}

/** The result of the last check; null before the first. Only `refreshRecalls` writes it. */
export const readChecked = async (db: AccountDb): Promise<RecallsChecked | null> =>
  ((await readMeta(db, 'recallsChecked')) as RecallsChecked | undefined) ?? null;

/** Word weights by the server's counts, or by the notices here if it sent none. */
export const rarityOf = (checked: RecallsChecked | null): Rarity =>
  noticeRarity(new Map(Object.entries(checked?.words ?? {})), checked?.total ?? 0);
