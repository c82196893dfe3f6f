import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { portraitPath } from '#domain/households/profile.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { useAccount } from './client-context.tsx';

/** Bytes of a picture, and the hash under which the profile names it. */
interface KeptPicture {
  readonly of: string;
  readonly bytes: ArrayBuffer;
}

const isKept = (value: unknown): value is KeptPicture =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer;

/** Keeps the picture on this phone, so that it is there without a signal. @param of its hash, as the profile names it */
export const keepPicture = (db: AccountDb, of: string, bytes: ArrayBuffer): Promise<void> =>
  writeMeta(db, 'portrait', { of, bytes });

/** Brings a picture that was chosen on another phone to this one. Without an answer the initial stays. */
async function fetchPicture(db: AccountDb, of: string): Promise<void> {
  const answer = await fetch(portraitPath(db.userId, of)).catch(() => null);
  if (answer?.ok) await keepPicture(db, of, await answer.arrayBuffer());
}

/** An address for bytes, as long as they are shown. */
export function useObjectUrl(bytes: ArrayBuffer | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) {
      setUrl(null);
      return;
    }
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}

/** The address of the own picture, out of this phone; null where there is none, or none here yet. */
export function useOwnPicture(): string | null {
  const { db } = useAccount();
  const read = useLiveQuery(async () => {
    const of = (await db.profiles.get(db.userId))?.picture ?? null;
    const kept = await readMeta(db, 'portrait');
    return { of, bytes: isKept(kept) && kept.of === of ? kept.bytes : undefined };
  }, [db]);
  const missing = read && !read.bytes ? read.of : null;
  useEffect(() => {
    // Signed out meanwhile: there are no tables to keep it in.
    if (missing !== null) void fetchPicture(db, missing).catch(() => undefined);
  }, [db, missing]);
  return useObjectUrl(read?.bytes);
}
