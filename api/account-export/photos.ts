import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BlobStore } from '../uploads/room.ts';
import type { ExportStores } from './export-list.ts';

/** A photo of a household that goes into an export. */
export interface ExportedPhoto {
  /** The hash given in its row. */
  readonly sha256: string;
  /** The hash of the stored file. */
  readonly stored: string;
  /** The name of the product; its code if the product is gone. */
  readonly of: string;
}

/** Photo rows read per batch. */
const AT_ONCE = 50;

/**
 * The photos of a household, each file once.
 * @returns also how many have no file on the server, as after a restore without the pictures
 */
export async function photosOf(
  stores: ExportStores & { readonly blobs: BlobStore },
  files: { has(hash: string): Promise<boolean> },
  householdId: string,
): Promise<{ readonly photos: readonly ExportedPhoto[]; readonly missing: number }> {
  const { reader, rows, blobs } = stores;
  const photos = new Map<string, ExportedPhoto>();
  const gone = new Set<string>();
  for (let seq = 0; ; ) {
    await nextTurn();
    const part = await rows.labelPhoto.since(reader, householdId, seq, AT_ONCE);
    for (const { deleted, data } of part) {
      const { sha256, productId } = data;
      if (deleted || photos.has(sha256) || gone.has(sha256)) continue;
      const blob = await blobs.find(reader, householdId, sha256);
      if (!blob || !(await files.has(blob.stored_sha256))) {
        gone.add(sha256);
        continue;
      }
      const product = await stores.findProduct(reader, householdId, productId);
      photos.set(sha256, { sha256, stored: blob.stored_sha256, of: product?.name ?? productId });
    }
    if (part.length < AT_ONCE) break;
    seq = part.at(-1)?.seq ?? seq;
  }
  return { photos: [...photos.values()], missing: gone.size };
}
