import type { Locks } from '#web/offline/ports.ts';

interface Held {
  shared: number;
  exclusive: boolean;
  readonly waiting: { readonly shared: boolean; readonly go: () => void }[];
}

/** Locks of one browser, by the rules of Web Locks: first come, first served; shared ones together. */
export function testLocks(): Locks {
  const all = new Map<string, Held>();
  const of = (name: string): Held => {
    const held = all.get(name) ?? { shared: 0, exclusive: false, waiting: [] };
    all.set(name, held);
    return held;
  };
  const free = (held: Held, shared: boolean) => !held.exclusive && (shared || held.shared === 0);
  const take = (held: Held, shared: boolean) => {
    if (shared) held.shared += 1;
    else held.exclusive = true;
  };
  const release = (held: Held, shared: boolean) => {
    if (shared) held.shared -= 1;
    else held.exclusive = false;
    for (let next = held.waiting[0]; next && free(held, next.shared); next = held.waiting[0]) {
      held.waiting.shift();
      take(held, next.shared);
      next.go();
    }
  };
  const request = async <T>(name: string, shared: boolean, run: () => Promise<T>): Promise<T> => {
    const held = of(name);
    if (held.waiting.length === 0 && free(held, shared)) take(held, shared);
    else await new Promise<void>((go) => held.waiting.push({ shared, go }));
    try {
      return await run();
    } finally {
      release(held, shared);
    }
  };
  return {
    exclusive: (name, run) => request(name, false, run),
    shared: (name, run) => request(name, true, run),
    ifAvailable: async (name, run) => (free(of(name), false) ? request(name, false, run) : 'taken'),
  };
}

/** A browser without Web Locks. */
export const NO_LOCKS: Locks = {
  exclusive: (_name, run) => run(),
  shared: (_name, run) => run(),
  ifAvailable: (_name, run) => run(),
};
