import { push } from '#domain/sync/calls.ts';
import { countUnsent } from '../queue/count-unsent.ts';
import { readMeta } from '../tables/account-meta.ts';
import type { RunEnd, SyncPorts } from './sync-ports.ts';
import { syncRun, type Trigger } from './sync-run.ts';

/** While operations wait, they are retried at least this often. */
const TIMER_MS = 60_000;
/** If another tab or the service worker holds the lock, operations queued here meanwhile are checked soon. */
const TAKEN_MS = 1_000;

/** Runs one account's sync whenever there is a reason to. */
export interface SyncEngine {
  /** Starts a run, or queues one after the current run. Settles when the run that this call led to has ended. */
  wake(trigger: Trigger): Promise<RunEnd>;
  /** Aborts the current request and waits for the run to end. Nothing runs after that. */
  stop(): Promise<void>;
}

/**
 * @param onActivity called when a run begins and ends
 */
export function createSyncEngine(
  ports: Omit<SyncPorts, 'signal' | 'sendPush' | 'mayAsk'> & { readonly stayOffline: () => boolean },
  onActivity: (running: boolean, end: RunEnd | null) => void,
): SyncEngine {
  const stop = new AbortController();
  const all: Omit<SyncPorts, 'mayAsk'> = {
    ...ports,
    signal: stop.signal,
    sendPush: (body, signal) => ports.remote.call(push, { body, signal }),
  };
  let current: Promise<RunEnd> | null = null;
  let next: { trigger: Trigger; run: Promise<RunEnd> } | null = null;
  let callOffTimer = () => {};

  const schedule = async (end: RunEnd) => {
    callOffTimer();
    if (
      stop.signal.aborted ||
      ports.stayOffline() ||
      end === 'signed_out' ||
      end === 'outdated' ||
      end === 'other_account'
    )
      return;
    const { queued } = await countUnsent(ports.db);
    const pause = await readMeta(ports.db, 'pause');
    if (queued === 0 && end !== 'later' && end !== 'taken') return;
    const wait = pause ? Math.max(pause.until - ports.clock.now(), 0) : TIMER_MS;
    const after = end === 'taken' ? TAKEN_MS : Math.min(wait, TIMER_MS);
    if (!stop.signal.aborted) callOffTimer = ports.clock.after(after, () => void wake('timer'));
  };

  const run = async (trigger: Trigger): Promise<RunEnd> => {
    if (stop.signal.aborted) return 'other_account';
    // This run does what the timer was set for.
    callOffTimer();
    onActivity(true, null);
    let end: RunEnd = 'later';
    try {
      end = await syncRun({ ...all, mayAsk: () => trigger === 'person' || !ports.stayOffline() }, trigger);
      await schedule(end);
    } catch (error) {
      // The tables were closed during the run, by a logout in another tab. Any other error is a bug.
      if (ports.db.isOpen()) throw error;
      end = 'other_account';
    } finally {
      onActivity(false, end);
    }
    return end;
  };

  const wake = (trigger: Trigger): Promise<RunEnd> => {
    if (trigger !== 'person' && ports.stayOffline()) return Promise.resolve('stay_offline');
    if (!current) {
      const begun = run(trigger);
      const ended = () => {
        if (current === begun) current = null;
      };
      current = begun;
      begun.then(ended, ended);
      return begun;
    }
    if (!next) {
      const mine: { trigger: Trigger; run: Promise<RunEnd> } = { trigger, run: Promise.resolve('later') };
      mine.run = current
        .catch(() => 'later' as const)
        .then(() => {
          next = null;
          return wake(mine.trigger);
        });
      next = mine;
    } else if (trigger !== 'queued') next.trigger = trigger;
    return next.run;
  };

  return {
    wake,
    stop: async () => {
      stop.abort();
      callOffTimer();
      await current?.catch(() => 'later');
      callOffTimer();
    },
  };
}
