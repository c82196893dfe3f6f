import { type FileEntry, readInventoryFile } from '#domain/inventory/inventory-file.ts';
import { storedGtin } from '#domain/products/gtin.ts';
import { productIdOf } from '#domain/products/slug.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { showToast } from '#web/ui/frame/toast.ts';
import { type HeldEntry, isInInventory } from './file-entries.ts';

const count = (many: number, one: string, more: string): string => (many === 1 ? `1 ${one}` : `${many} ${more}`);

/** Progress callback and abort signal of an import. Entries already imported stay. */
interface ImportWatch {
  readonly onEntry: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Imports an inventory file. Each entry is an operation of its own, as if it were added by hand. */
export function useImport(): (file: File, watch: ImportWatch) => Promise<void> {
  const client = useClient();
  const { db } = useAccount();

  /**
   * The product id of an entry: the known product, or one created from the file's ingredients. Null if neither works.
   */
  const productOf = async (entry: FileEntry): Promise<string | null> => {
    const id = productIdOf(entry.productId);
    if (id !== null && (await db.products.get(id))) return id;
    const gtin = id === null ? null : storedGtin(id);
    if (gtin !== null && (await client.fetchProduct(gtin)) === 'found') return gtin;
    const ingredients = (entry.ingredients ?? '').split(', ').filter((one) => one.trim() !== '');
    if (ingredients.length === 0) return null;
    const made = gtin ?? client.newId();
    const { name, brand, category, productType, forms, baby } = entry;
    const product = { name, brand, category, productType, forms, baby, barcode: gtin, ingredients };
    const done = await client.perform('product.create', made, product);
    return done.ok ? made : null;
  };

  const take = async (entry: FileEntry, items: HeldEntry[]): Promise<'taken' | 'held' | 'refused'> => {
    if (isInInventory(entry, items)) return 'held';
    const productId = await productOf(entry);
    if (productId === null) return 'refused';
    const { quantity, place, expiresOn, openedOn, periodAfterOpening, notes } = entry;
    const fields = { place, expiresOn, openedOn, periodAfterOpening, notes };
    const id = client.newId();
    const done = await client.perform('inventory.add', id, { productId, quantity, fields });
    if (!done.ok) return 'refused';
    items.push({ id, productId, quantity, ...fields });
    return 'taken';
  };

  return async (file, { onEntry, signal }) => {
    const read = readInventoryFile(await file.text());
    if (read === null) {
      showToast({
        title: 'Not an inventory',
        description: 'Choose a file exported here, or a table with a "name" column.',
        variant: 'destructive',
      });
      return;
    }
    const ends = { taken: 0, held: 0, refused: read.refused };
    const total = read.entries.length;
    const items: HeldEntry[] = await db.inventory.toArray();
    let done = 0;
    for (const entry of read.entries) {
      if (signal.aborted) break;
      ends[await take(entry, items).catch(() => 'refused' as const)] += 1;
      done += 1;
      onEntry(done, total);
    }
    const also = [
      done < total ? `${count(total - done, 'was', 'were')} left in the file` : null,
      ends.held > 0 ? `${count(ends.held, 'was', 'were')} already there` : null,
      ends.refused > 0 ? `${ends.refused} could not be read, or have no barcode and no ingredient list` : null,
    ].filter((words) => words !== null);
    showToast({
      title: `${count(ends.taken, 'entry', 'entries')} imported from the file`,
      ...(also.length > 0 && { description: `${also.join('; ')}.` }),
      variant: ends.taken > 0 ? 'success' : 'destructive',
    });
  };
}
