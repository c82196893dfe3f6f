import type { HeldRecalls } from '#domain/recalls/calls.ts';
import { noticeRarity, type Rarity } from '#domain/recalls/rarity.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';

/** When recalls were last looked up, and what was asked: what "All Clear!" rests on. */
export interface RecallsChecked extends Pick<HeldRecalls, 'words' | 'total' | 'sources' | 'feeds'> {
  readonly at: number;
  /** The products it was asked for: others have not been compared by the server yet. */
  readonly products: string;
}

/** What the last look-up brought; null before the first. Written by `refreshRecalls` alone. */
export const readChecked = async (db: AccountDb): Promise<RecallsChecked | null> =>
  ((await readMeta(db, 'recallsChecked')) as RecallsChecked | undefined) ?? null;

/** The weights of words as the server counts them, else as the notices here do. */
export const rarityOf = (checked: RecallsChecked | null): Rarity =>
  noticeRarity(new Map(Object.entries(checked?.words ?? {})), checked?.total ?? 0);
