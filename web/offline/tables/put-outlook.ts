import type { DerivedOutlook } from '#domain/inventory/hazards/outlook.ts';
import type { AccountDb } from './account-db.ts';

/** Writes both rows of a product, or deletes both. Call it in a transaction over outlooks and criticals. */
export async function putOutlook(db: AccountDb, productId: string, worked: DerivedOutlook | null): Promise<void> {
  if (worked) await db.outlooks.put({ productId, ...worked.outlook });
  else await db.outlooks.delete(productId);
  if (worked?.critical) await db.criticals.put({ productId, ...worked.critical });
  else await db.criticals.delete(productId);
}
