import { useCallback, useEffect, useState } from 'react';

/** What the browser tells of the room for this site. */
export interface StorageRoom {
  /** Bytes in use; null where the browser does not tell. */
  readonly used: number | null;
  /** Bytes it may use at most; null where the browser does not tell. */
  readonly most: number | null;
  /** Whether the browser promised not to evict it; null where it does not tell. */
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

/** The room for this site, and asking the browser to keep it. Undefined while the browser is asked. */
export function useStorageRoom() {
  const [room, setRoom] = useState<StorageRoom>();
  const look = useCallback(() => void readRoom().then(setRoom), []);
  useEffect(look, [look]);
  return {
    room,
    look,
    /** Resolves to whether the browser promised it. */
    keep: async (): Promise<boolean> => {
      const kept = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
      look();
      return kept;
    },
  };
}
