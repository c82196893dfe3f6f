import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { portraitPath } from '#domain/households/profile.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readMeta, writeMeta } from '#web/offline/tables/account-meta.ts';
import { useAccount } from './client-context.tsx';

/** A picture's bytes, and the hash by which the profile refers to it. */
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

/** Stores the picture on this phone for offline use. @param of its hash, as in the profile */
export const keepPicture = (db: AccountDb, of: string, bytes: ArrayBuffer): Promise<void> =>
  writeMeta(db, 'portrait', { of, bytes });

/** Fetches a picture that was chosen on another phone. If that fails, the initial stays. */
async function fetchPicture(db: AccountDb, of: string): Promise<void> {
  const answer = await fetch(portraitPath(db.userId, of)).catch(() => null);
  if (answer?.ok) await keepPicture(db, of, await answer.arrayBuffer());
}

/** An object URL for bytes, revoked when they change or the component unmounts. */
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

/** Object URL of the person's own picture, from this phone; null if there is none, or none here yet. */
export function useOwnPicture(): string | null {
  const { db } = useAccount();
  const read = useLiveQuery(async () => {
    const of = (await db.profiles.get(db.userId))?.picture ?? null;
    const kept = await readMeta(db, 'portrait');
    return { of, bytes: isKept(kept) && kept.of === of ? kept.bytes : undefined };
  }, [db]);
  const missing = read && !read.bytes ? read.of : null;
  useEffect(() => {
    // If the person signed out meanwhile, there are no tables to store it in.
    if (missing !== null) void fetchPicture(db, missing).catch(() => undefined);
  }, [db, missing]);
  return useObjectUrl(read?.bytes);
}
