import type { ScanUsage } from '#domain/plans/plan.ts';
import type { AccountDb } from './account-db.ts';

/** The newest month that the server told of: with every pull, that is its current one, whatever this phone's clock says. */
export async function toldUsage(db: AccountDb): Promise<ScanUsage | undefined> {
  return (await db.usage.toArray()).sort((one, other) => (one.month < other.month ? -1 : 1)).at(-1);
}

/** The usage told last, in a word: under the same one, what was held back would be held back again. */
export async function toldInAWord(db: AccountDb): Promise<string> {
  const told = await toldUsage(db);
  return told ? `${told.month} ${told.scansUsed}/${told.scanLimit}` : '';
}
