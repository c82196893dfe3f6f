import { z } from 'zod';
import type { Broadcast } from '#db/broadcast.ts';
import type { Owner } from './actor.ts';

/** Tells whoever listens, at this server and at the others on its database, that rows of an owner changed, or something in a group. */
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

const TOPIC = 'changes';
/** What is told to other servers: the keys of owners, and the device. */
const Told = z.object({ keys: z.array(z.string()), device: z.string() });

/**
 * Nobody listens yet. Writes of a command, such as an import, are not announced.
 * @param others the other servers on the database, where there may be some
 */
export function createChangeSignals(others?: Broadcast): ChangeSignals {
  const listeners = new Map<string, Set<(device: string) => void>>();
  const tell = (keys: Iterable<string>, device: string): void => {
    for (const key of keys) for (const heard of listeners.get(key) ?? []) heard(device);
  };
  others?.listen(
    TOPIC,
    (text) => {
      const { keys, device } = Told.parse(JSON.parse(text));
      tell(keys, device);
    },
    // Whoever has nothing new is told a number that they know.
    () => tell([...listeners.keys()], ''),
  );
  return {
    announce: (owners, device) => {
      const keys = [...new Set(owners.map(keyOf))];
      tell(keys, device);
      others?.send(TOPIC, JSON.stringify({ keys, device }));
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
