import { useCallback, useEffect, useState } from 'react';

/** The storage of this site, as reported by the browser. */
export interface StorageRoom {
  /** Bytes used; null if the browser does not report it. */
  readonly used: number | null;
  /** Quota in bytes; null if the browser does not report it. */
  readonly most: number | null;
  /** Whether the browser promised not to evict it; null if it does not report that. */
  readonly persisted: boolean | null;
}

async function readRoom(): Promise<StorageRoom> {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const [estimate, persisted] = await Promise.all([
    storage?.estimate?.().catch(() => null) ?? null,
    storage?.persisted?.().catch(() => null) ?? null,
  ]);
  return { used: estimate?.usage ?? null, most: estimate?.quota ?? null, persisted };
}

/** The storage of this site, and a function to ask the browser to keep it. Undefined while the browser is asked. */
export function useStorageRoom() {
  const [room, setRoom] = useState<StorageRoom>();
  const look = useCallback(() => void readRoom().then(setRoom), []);
  useEffect(look, [look]);
  return {
    room,
    look,
    /** Resolves to whether the browser promised to keep it. */
    keep: async (): Promise<boolean> => {
      const kept = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
      look();
      return kept;
    },
  };
}
