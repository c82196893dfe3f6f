import { z } from 'zod';
import type { Broadcast } from '#db/broadcast.ts';
import type { Owner } from './actor.ts';

/** Notifies listeners, on this server and the others on its database, that rows of an owner or a group changed. */
export interface ChangeSignals {
  /**
   * Call this once the commit is durable.
   * @param device the device that wrote: it has the rows already
   */
  announce(owners: readonly Owner[], device: string): void;
  /** @returns a function that stops listening */
  listen(owners: readonly Owner[], heard: (device: string) => void): () => void;
}

const keyOf = ({ kind, id }: Owner): string => `${kind} ${id}`;

const TOPIC = 'changes';
/** The message to other servers: the keys of owners, and the device. */
const Told = z.object({ keys: z.array(z.string()), device: z.string() });

/**
 * Creates the signals, without listeners. Writes by a command, such as an import, are not announced.
 * @param others the other servers on the database, if there can be any
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
    // Messages may have been missed, so notify all. A listener with nothing new gets a number that it already knows.
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
