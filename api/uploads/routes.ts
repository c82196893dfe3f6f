import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { Sha256 } from '#domain/uploads/label-photo.ts';
import type { Session } from '../http/caller.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { UploadLimiter } from '../http/upload-limiter.ts';
import type { BlobStore } from './blob-store.ts';
import type { PictureFiles } from './picture-files.ts';
import { portraits } from './portrait-store.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** The most that one account may store (docs/security.md). */
const MOST_BYTES = 200 * 1024 * 1024;
const MOST_FILES = 2_000;

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const unknown = () => fail('NOT_FOUND', 'There is no such photo.');
const otherBytes = () => fail('INVALID_INPUT', 'The photo did not arrive whole: its bytes do not match this SHA-256.');
const tooMuch = () =>
  fail('TOO_LARGE', 'Your account has reached its photo limit: 2,000, or 200 MB. Delete some, then send it again.');

/** The calls that receive photos, under the hash of what the phone sends, and serve them to those who may see them. */
export function uploadRoutes(
  blobs: BlobStore,
  files: PictureFiles,
  room: UploadLimiter,
  { reader, writes }: Database,
): Handlers<'putBlob' | 'photo' | 'portrait'> {
  const store = async (
    { user }: Session,
    sha256: string,
    bytes: Uint8Array,
    nowMs: number,
  ): Promise<Result<number>> => {
    const used = await blobs.used(reader, user.id);
    if (used.files >= MOST_FILES || used.bytes >= MOST_BYTES) return tooMuch();
    const made = await shrinkPicture(bytes);
    if (!made.ok) return made;
    const name = sha256Of(made.value);
    // The file first: a row without its file would refer to nothing.
    await files.write(name, made.value);
    await writes.run((tx) =>
      blobs.add(tx, {
        household_id: user.householdId,
        sha256,
        stored_sha256: name,
        user_id: user.id,
        bytes: made.value.length,
        created_at: nowMs,
      }),
    );
    return succeed(made.value.length);
  };

  return {
    putBlob: async ({ session, params, body, nowMs }) => {
      const sha256 = Sha256.safeParse(params.sha256).data;
      if (sha256 === undefined) return unknown();
      if (sha256Of(body) !== sha256) return otherBytes();
      const { id, householdId } = session.user;
      const known = await blobs.find(reader, householdId, sha256);
      if (known && (await files.has(known.stored_sha256))) return answer(200, { sha256, bytes: known.bytes });
      const stored = await room.within(id, nowMs, () => store(session, sha256, body, nowMs));
      return stored.ok ? answer(200, { sha256, bytes: stored.value }) : stored;
    },
    photo: async ({ session, params }) => {
      const sha256 = Sha256.safeParse(params.sha256).data;
      const known = sha256 === undefined ? null : await blobs.find(reader, session.user.householdId, sha256);
      const bytes = known && (await files.read(known.stored_sha256));
      return bytes ? succeed({ status: 200, file: { bytes, type: 'image/jpeg' } }) : unknown();
    },
    portrait: async ({ session, params }) => {
      const known = await portraits.find(reader, session.user.id, params.id ?? '');
      const bytes = known && (await files.read(known.stored_sha256));
      return bytes ? succeed({ status: 200, file: { bytes, type: 'image/jpeg' } }) : unknown();
    },
  };
}
