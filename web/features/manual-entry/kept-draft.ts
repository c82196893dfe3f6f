import { TopCategory } from '#domain/products/product.ts';
import { ProductType } from '#domain/safety/vocabulary.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import type { ManualDraft } from './check-draft.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a stored draft defensively: an older version of the page may have written it. */
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
 * The unfinished draft of a product; null if there is none.
 * @param scanned the code that led to the form, '' if none: a draft belongs to one code
 */
export async function readDraft(db: AccountDb, scanned: string): Promise<ManualDraft | null> {
  const kept = await readMeta(db, 'typedDraft');
  if (kept === undefined || text(kept.scanned) !== scanned) return null;
  const draft = draftFrom(kept);
  return draft.name + draft.brand + draft.ingredients === '' ? null : draft;
}

/** Stores the draft on this phone, one at a time. */
export const keepDraft = (db: AccountDb, scanned: string, draft: ManualDraft): Promise<void> =>
  writeMeta(db, 'typedDraft', { ...draft, scanned });

/** Deletes the draft: the product was created, or the person starts again. */
export const forgetDraft = (db: AccountDb): Promise<void> => writeMeta(db, 'typedDraft', undefined);
