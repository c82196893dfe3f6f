import { isNewerLabel } from '#domain/catalogue/packs/newer-label.ts';
import { indexEnd, type PackIndex, placeOf, readIndex } from '#domain/catalogue/packs/pack-format.ts';
import { codeOf, productOfRecord } from '#domain/catalogue/packs/pack-record.ts';
import type { Product } from '#domain/products/product.ts';
import type { Shown } from '../../tables/account-db.ts';
import { type PackDb, PIECE_BYTES } from './pack-db.ts';

/** A product as stored in a pack, and the day the pack was made. */
interface PackedProduct {
  readonly product: Product;
  readonly madeOn: string;
}

/** Finds products in this phone's packs. */
export interface PackLookUp {
  /**
   * A product's row for this phone's tables; null if no pack has it, or none can be read.
   * @param other the product as known from elsewhere; it wins unless the pack has a newer label
   */
  row(id: string, other: Product | undefined): Promise<Shown<Product> | null>;
}

/** Looks products up by binary search in each pack's index, which is read once per version. */
export function createPackLookUp(db: PackDb): PackLookUp {
  const opened = new Map<string, PackIndex | null>();
  const read = async (version: string, from: number, to: number): Promise<Uint8Array | null> => {
    const [first, last] = [Math.floor(from / PIECE_BYTES), Math.floor((to - 1) / PIECE_BYTES)];
    const bytes = new Uint8Array(to - from);
    for (let n = first; n <= last; n += 1) {
      const piece = await db.pieces.get([version, n]);
      if (!piece) return null;
      const starts = n * PIECE_BYTES;
      const cut = new Uint8Array(piece.bytes).subarray(Math.max(0, from - starts), to - starts);
      bytes.set(cut, Math.max(0, starts - from));
    }
    return bytes;
  };
  const indexOf = async (version: string): Promise<PackIndex | null> => {
    const known = opened.get(version);
    if (known !== undefined) return known;
    const first = await db.pieces.get([version, 0]);
    const end = first ? indexEnd(new Uint8Array(first.bytes)) : null;
    const head = end === null ? null : await read(version, 0, end);
    const index = head && readIndex(head);
    opened.set(version, index);
    return index;
  };
  const within = async (id: string, code: number): Promise<PackedProduct | null> => {
    let best: PackedProduct | null = null;
    for (const { version, madeOn } of await db.packs.toArray()) {
      const index = await indexOf(version);
      const at = index ? placeOf(index, code) : -1;
      if (!index || at < 0) continue;
      const bytes = await read(version, index.starts[at] ?? 0, index.starts[at + 1] ?? 0);
      const product = bytes && productOfRecord(id, new TextDecoder().decode(bytes));
      // A product that moved from one area to another may be in two packs: use the newer label.
      if (product && (!best || product.source.date > best.product.source.date)) best = { product, madeOn };
    }
    return best;
  };
  return {
    async row(id, other) {
      const code = codeOf(id);
      // Storage that is gone, full or closed must not lose a scan.
      const packed = code === null ? null : await within(id, code).catch(() => null);
      if (!packed || (other && !isNewerLabel(packed.product, other))) return null;
      return { ...packed.product, pending: 0, packDay: packed.madeOn };
    },
  };
}
