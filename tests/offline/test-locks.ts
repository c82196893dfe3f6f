import type { Locks } from '#web/offline/transport/ports.ts';

type Owner = object;

interface Wish {
  readonly owner: Owner;
  readonly shared: boolean;
  readonly go: () => void;
}

interface Lock {
  holders: { readonly owner: Owner; readonly shared: boolean }[];
  waiting: Wish[];
}

const free = ({ holders }: Lock, shared: boolean): boolean =>
  holders.length === 0 || (shared && holders.every((holder) => holder.shared));

/** The locks of one browser, by the rules of Web Locks: first come, first served; shared holders together. */
export class BrowserLocks {
  private readonly all = new Map<string, Lock>();

  private of(name: string): Lock {
    const lock = this.all.get(name) ?? { holders: [], waiting: [] };
    this.all.set(name, lock);
    return lock;
  }

  private serve(lock: Lock): void {
    for (let next = lock.waiting[0]; next && free(lock, next.shared); next = lock.waiting[0]) {
      lock.waiting.shift();
      lock.holders.push(next);
      next.go();
    }
  }

  private async request<T>(owner: Owner, name: string, shared: boolean, run: () => Promise<T>): Promise<T> {
    const lock = this.of(name);
    const mine = await new Promise<Wish>((resolve) => {
      const wish: Wish = { owner, shared, go: () => resolve(wish) };
      lock.waiting.push(wish);
      this.serve(lock);
    });
    try {
      return await run();
    } finally {
      lock.holders = lock.holders.filter((holder) => holder !== mine);
      this.serve(lock);
    }
  }

  /** The locks as seen by one page. */
  forPage(owner: Owner): Locks {
    return {
      kept: true,
      exclusive: (name, run) => this.request(owner, name, false, run),
      shared: (name, run) => this.request(owner, name, true, run),
      ifAvailable: async (name, run) => {
        const lock = this.of(name);
        const available = lock.waiting.length === 0 && free(lock, false);
        return available ? this.request(owner, name, false, run) : 'taken';
      },
    };
  }

  /** The page ended while it held locks: the browser releases them. */
  forget(owner: Owner): void {
    for (const lock of this.all.values()) {
      lock.waiting = lock.waiting.filter((wish) => wish.owner !== owner);
      lock.holders = lock.holders.filter((holder) => holder.owner !== owner);
      this.serve(lock);
    }
  }
}

/** The locks of a browser with one page. */
export const testLocks = (): Locks => new BrowserLocks().forPage({});

/** A browser without Web Locks. */
export const NO_LOCKS: Locks = {
  exclusive: (_name, run) => run(),
  shared: (_name, run) => run(),
  ifAvailable: (_name, run) => run(),
};
