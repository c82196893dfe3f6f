import { fail, type Result, succeed } from '#domain/problem.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { storageProblem } from '../tables/storage-problem.ts';

/** Largest photo that the server accepts (docs/security.md). */
const MOST_BYTES = 8 * 1024 * 1024;
const KINDS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const DAY_MS = 86_400_000;
/** An uploaded photo stays on the phone this long, in case the server is restored from a backup. */
const KEEP_UPLOADED_MS = 14 * DAY_MS;
/** After this long, a photo that no operation refers to belongs to a capture that was cancelled. */
const KEEP_UNUSED_MS = 7 * DAY_MS;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Stores a photo on this phone under the hash of its bytes. It is on disk before this returns, and stays until the
 * server has had it for a while.
 * @param mime JPEG, PNG or WebP, of at most 8 MB
 * @returns the hash by which operations refer to it; STORAGE_FULL, TOO_LARGE or UNSUPPORTED_MEDIA_TYPE if it cannot
 */
export async function keepPhoto(
  db: AccountDb,
  nowMs: number,
  bytes: ArrayBuffer,
  mime: string,
): Promise<Result<{ sha256: string }>> {
  if (!KINDS.has(mime)) return fail('UNSUPPORTED_MEDIA_TYPE', 'Please use a JPEG, PNG or WebP photo.');
  if (bytes.byteLength > MOST_BYTES) return fail('TOO_LARGE', 'This photo is too large: the limit is 8 MB.');
  const sha256 = hexOf(await crypto.subtle.digest('SHA-256', bytes));
  try {
    await db.transaction('rw', db.photos, async () => {
      const held = await db.photos.get(sha256);
      if (held) await db.photos.put({ ...held, keptAt: nowMs });
      else await db.photos.add({ sha256, bytes, mime, state: 'kept', keptAt: nowMs, uploadedAt: null });
    });
  } catch (error) {
    const problem = storageProblem(error);
    if (problem) return { ok: false, problem };
    throw error;
  }
  return succeed({ sha256 });
}

/** The photos that queued operations still need. */
async function neededPhotos(db: AccountDb): Promise<ReadonlySet<string>> {
  const entries = await db.outbox.where('state').noneOf(['acked']).toArray();
  return new Set(entries.flatMap((entry) => entry.dependsOn));
}

/** Deletes a photo whose capture was cancelled, unless the queue or a row needs it. */
export const dropPhoto = (db: AccountDb, sha256: string): Promise<void> =>
  db.transaction('rw', [db.photos, db.outbox, db.labelPhotos], async () => {
    const used = (await neededPhotos(db)).has(sha256) || (await db.labelPhotos.where({ sha256 }).count()) > 0;
    if (!used) await db.photos.delete(sha256);
  });

/** Deletes photos that the server has had for a while, and those no operation ever referred to. */
export const forgetOldPhotos = (db: AccountDb, nowMs: number): Promise<void> =>
  db.transaction('rw', [db.photos, db.outbox], async () => {
    const needed = await neededPhotos(db);
    await db.photos
      .filter(
        (photo) =>
          !needed.has(photo.sha256) &&
          (photo.uploadedAt === null
            ? photo.keptAt < nowMs - KEEP_UNUSED_MS
            : photo.uploadedAt < nowMs - KEEP_UPLOADED_MS),
      )
      .delete();
  });

/** The server lost its files: uploads every photo still here again, before the operation that refers to it. */
export async function uploadAgain(db: AccountDb): Promise<void> {
  await db.photos.where('state').equals('uploaded').modify({ state: 'kept', uploadedAt: null });
}
