import type { Owner } from './actor.ts';

/** Tells whoever listens in this process that rows of an owner changed. */
export interface ChangeSignals {
  /**
   * Call when the commit is durable.
   * @param device whose own write it was: it has the rows already
   */
  announce(owners: readonly Owner[], device: string): void;
  /** @returns ends the listening */
  listen(owners: readonly Owner[], heard: (device: string) => void): () => void;
}

const keyOf = ({ kind, id }: Owner): string => `${kind} ${id}`;

/** Nobody listens yet. Writes of another process, such as an import by command, are not announced. */
export function createChangeSignals(): ChangeSignals {
  const listeners = new Map<string, Set<(device: string) => void>>();
  return {
    announce: (owners, device) => {
      for (const key of new Set(owners.map(keyOf))) for (const heard of listeners.get(key) ?? []) heard(device);
    },
    listen: (owners, heard) => {
      for (const key of owners.map(keyOf)) {
        const known = listeners.get(key);
        if (known) known.add(heard);
        else listeners.set(key, new Set([heard]));
      }
      return () => {
        for (const key of owners.map(keyOf)) {
          const known = listeners.get(key);
          known?.delete(heard);
          if (known?.size === 0) listeners.delete(key);
        }
      };
    },
  };
}
