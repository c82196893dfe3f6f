import { createStore } from 'zustand/vanilla';
import type { Observable, Persistence } from '../client.ts';

/** Whether the browser promised not to evict stored data, as far as is known. */
export interface PersistenceWatch {
  readonly state: Observable<Persistence>;
  /** Checks whether the promise was given before, without asking for it. */
  read(): Promise<void>;
  /** Asks for the promise. A browser that cannot give one counts as refusing. */
  ask(): Promise<void>;
}

/** Watches whether the browser has promised not to evict stored data. */
export function watchPersistence(world: {
  readonly persist: () => Promise<unknown>;
  readonly persisted?: () => Promise<boolean>;
}): PersistenceWatch {
  const state = createStore<Persistence>(() => 'unknown');
  return {
    state,
    read: async () => {
      if (await world.persisted?.().catch(() => false)) state.setState('granted');
    },
    ask: async () => {
      const promised = await world.persist().catch(() => false);
      state.setState(promised === true ? 'granted' : 'refused');
    },
  };
}
