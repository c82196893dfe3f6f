import { TopCategory } from '#domain/products/product.ts';
import { ProductType } from '#domain/safety/vocabulary.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import type { ManualDraft } from './check-draft.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was kept as a draft, read with care: an older page may have written it. */
function draftFrom(kept: Readonly<Record<string, unknown>>): ManualDraft {
  const kind = ProductType.safeParse(kept.kind);
  const category = TopCategory.safeParse(kept.category);
  return {
    name: text(kept.name),
    brand: text(kept.brand),
    ingredients: text(kept.ingredients),
    barcode: text(kept.barcode),
    kind: kind.success ? kind.data : 'unsure',
    category: category.success ? category.data : 'General',
    spray: kept.spray === true,
    baby: kept.baby === true,
  };
}

/**
 * What somebody typed of a product and did not finish; null where nothing was.
 * @param scanned the code that led to the form, empty where none did: a draft belongs to one
 */
export async function readDraft(db: AccountDb, scanned: string): Promise<ManualDraft | null> {
  const kept = await readMeta(db, 'typedDraft');
  if (kept === undefined || text(kept.scanned) !== scanned) return null;
  const draft = draftFrom(kept);
  return draft.name + draft.brand + draft.ingredients === '' ? null : draft;
}

/** Keeps what is typed on this phone, one draft at a time. */
export const keepDraft = (db: AccountDb, scanned: string, draft: ManualDraft): Promise<void> =>
  writeMeta(db, 'typedDraft', { ...draft, scanned });

/** Forgets it: the product was made, or the person begins anew. */
export const forgetDraft = (db: AccountDb): Promise<void> => writeMeta(db, 'typedDraft', undefined);
