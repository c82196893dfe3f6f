import { type FileEntry, readInventoryFile } from '#domain/inventory/inventory-file.ts';
import { storedGtin } from '#domain/products/gtin.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { isHeld } from './file-entries.ts';

const count = (many: number, one: string, more: string): string => (many === 1 ? `1 ${one}` : `${many} ${more}`);

/** Reads an inventory out of a file into this one. Each entry is an operation, as if it were put in by hand. */
export function useImport(): (file: File) => Promise<void> {
  const client = useClient();
  const { db } = useAccount();

  /** The product of an entry on this phone: the one it names, or one made of what the file holds. Null where neither is. */
  const productOf = async (entry: FileEntry): Promise<string | null> => {
    const id = productIdOf(entry.productId);
    if (id !== null && (await db.products.get(id))) return id;
    const gtin = id === null ? null : storedGtin(id);
    if (gtin !== null && (await client.fetchProduct(gtin)) === 'found') return gtin;
    const ingredients = (entry.ingredients ?? '').split(', ').filter((one) => one.trim() !== '');
    if (ingredients.length === 0) return null;
    const made = gtin ?? client.newId();
    const { name, brand, category } = entry;
    const done = await client.perform('product.create', made, { name, brand, category, barcode: gtin, ingredients });
    return done.ok ? made : null;
  };

  const take = async (entry: FileEntry): Promise<'taken' | 'held' | 'refused'> => {
    if (isHeld(entry, await db.inventory.toArray())) return 'held';
    const productId = await productOf(entry);
    if (productId === null) return 'refused';
    const { quantity, place, expiresOn, openedOn, periodAfterOpening, notes } = entry;
    const fields = { place, expiresOn, openedOn, periodAfterOpening, notes };
    const done = await client.perform('inventory.add', client.newId(), { productId, quantity, fields });
    return done.ok ? 'taken' : 'refused';
  };

  return async (file) => {
    const read = readInventoryFile(await file.text());
    if (read === null) {
      showToast({
        title: 'Not an inventory',
        description: 'Choose a file that was exported here, or a table with a column "name".',
        variant: 'destructive',
      });
      return;
    }
    const ends = { taken: 0, held: 0, refused: read.refused };
    for (const entry of read.entries) ends[await take(entry).catch(() => 'refused' as const)] += 1;
    const also = [
      ends.held > 0 ? `${count(ends.held, 'was', 'were')} there already` : null,
      ends.refused > 0 ? `${ends.refused} could not be read, or have no barcode and no list of ingredients` : null,
    ].filter((words) => words !== null);
    showToast({
      title: `${count(ends.taken, 'entry', 'entries')} taken from the file`,
      ...(also.length > 0 && { description: `${also.join('; ')}.` }),
      variant: ends.taken > 0 ? 'success' : 'destructive',
    });
  };
}
