import type { Locks } from '../transport/ports.ts';

/** Channel on which lock holders are asked whether they are still alive. */
const CHANNEL = 'lock-holders';
/** A running page answers at once; one that is silent for this long is gone or frozen. */
const SILENT_MS = 3_000;

const isAbout = (data: unknown, key: 'ask' | 'alive', name: string): boolean =>
  typeof data === 'object' && data !== null && key in data && (data as Record<string, unknown>)[key] === name;

/** Runs the work of a lock, and meanwhile answers that its holder is alive. */
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

/** Whether a holder of the lock answers. */
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

/** One request for a lock. If the lock is stolen during the work, the result of the work is still returned. */
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

/** Waits for a lock while its holder is alive; if it is not, steals the lock. */
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
 * Web Locks, shared by all tabs and the service worker of our origin. In Firefox a page that was left in the middle of
 * its work keeps its lock: nobody else would ever get it, and the queue would never be sent. So a holder that does not
 * answer loses its lock. Correctness does not depend on locks: the server detects what arrives twice.
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
