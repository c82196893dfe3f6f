import type { Locks } from '../transport/ports.ts';

/** Where holders of a lock are asked whether they still live. */
const CHANNEL = 'lock-holders';
/** A page that runs answers at once; one that says nothing for so long is gone or frozen. */
const SILENT_MS = 3_000;

const isAbout = (data: unknown, key: 'ask' | 'alive', name: string): boolean =>
  typeof data === 'object' && data !== null && key in data && (data as Record<string, unknown>)[key] === name;

/** Runs the work of a lock, and says for as long that its holder lives. */
async function answering<T>(name: string, run: () => Promise<T>): Promise<T> {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (isAbout(data, 'ask', name)) channel.postMessage({ alive: name });
  });
  try {
    return await run();
  } finally {
    channel.close();
  }
}

/** Whether some holder of the lock answers. */
function holderLives(name: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((settle) => {
    const timer = setTimeout(() => settle(false), SILENT_MS);
    channel.addEventListener('message', ({ data }) => {
      if (!isAbout(data, 'alive', name)) return;
      clearTimeout(timer);
      settle(true);
    });
    channel.postMessage({ ask: name });
  }).finally(() => channel.close());
}

const TAKEN = Symbol('taken');

/** One request for a lock. Whoever loses it to another while working still gives what the work gave. */
async function hold<T>(
  manager: LockManager,
  name: string,
  options: LockOptions,
  run: () => Promise<T>,
): Promise<T | typeof TAKEN> {
  let work: Promise<T> | null = null;
  const granted = (lock: Lock | null): Promise<T> | typeof TAKEN => {
    if (!lock) return TAKEN;
    work = answering(name, run);
    return work;
  };
  try {
    return await manager.request(name, options, granted);
  } catch (error) {
    if (work) return work;
    throw error;
  }
}

/** Waits for a lock for as long as its holder lives. */
async function wait<T>(manager: LockManager, name: string, mode: LockMode, run: () => Promise<T>): Promise<T> {
  for (;;) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), SILENT_MS);
    const begun = () => {
      clearTimeout(timer);
      return run();
    };
    try {
      return (await hold(manager, name, { mode, signal: patience.signal }, begun)) as T;
    } catch (error) {
      if (!patience.signal.aborted) throw error;
    }
    if (!(await holderLives(name))) return (await hold(manager, name, { steal: true }, run)) as T;
  }
}

/**
 * Web Locks, shared by all tabs and the service worker of our origin. Firefox leaves a lock with a page that was left in
 * the middle of its work; what such a page holds nobody would ever get again, and the queue would never be sent. So a
 * holder that does not answer loses its lock. Correctness never rests on it: the server tells what arrived twice.
 */
export const liveLocks = (manager: LockManager): Locks => ({
  kept: true,
  exclusive: (name, run) => wait(manager, name, 'exclusive', run),
  shared: (name, run) => wait(manager, name, 'shared', run),
  ifAvailable: async <T>(name: string, run: () => Promise<T>) => {
    const end = await hold(manager, name, { ifAvailable: true }, run);
    if (end !== TAKEN) return end;
    if (await holderLives(name)) return 'taken';
    const stolen = await hold(manager, name, { steal: true }, run);
    return stolen === TAKEN ? 'taken' : stolen;
  },
});
