import { createStore } from 'zustand/vanilla';
import type { Observable, Persistence } from '../client.ts';

/** What is known of the browser's promise to keep what is stored. */
export interface PersistenceWatch {
  readonly state: Observable<Persistence>;
  /** Looks whether the promise was given before; asks for nothing. */
  read(): Promise<void>;
  /** Asks for it. A browser that has no such promise counts as one that refused. */
  ask(): Promise<void>;
}

/** Watches whether the browser has promised not to evict what is stored. */
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
