import type { Asked, Questions, Told } from './protocol.ts';
import { WorkerFailure } from './worker-failure.ts';

/** What goes along with a question. */
export interface AskOptions<News> {
  /** Handed over, not copied: empty on this side afterwards. */
  readonly transfer?: readonly Transferable[];
  readonly onNews?: ((news: News) => void) | undefined;
}

/** The page's end of a worker. */
export interface Channel<Q extends Questions<Q>> {
  /** Asks the worker, which is started where none runs. Rejects with a {@link WorkerFailure}. */
  ask<N extends keyof Q & string>(
    name: N,
    input: Q[N]['input'],
    options?: AskOptions<Q[N]['news']>,
  ): Promise<Q[N]['answer']>;
  /** Starts the worker ahead of its first question. */
  warm(): void;
  /** Ends the worker and gives its memory back. What was asked rejects as `closed`; the next question starts another. */
  close(): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: WorkerFailure) => void;
  readonly onNews: ((news: never) => void) | undefined;
}

/**
 * Makes the page's end of a worker. A worker that dies is told to everybody who waits for it, and the next question
 * starts another.
 * @param start makes the worker
 * @param died what is said of a worker that stopped by itself or never started
 * @param idleMs a worker that was asked nothing for so long is ended; without it, it stays
 */
export function createChannel<Q extends Questions<Q>>(
  start: () => Worker,
  died: string,
  idleMs: number | null = null,
): Channel<Q> {
  let worker: Worker | null = null;
  let lastId = 0;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Map<number, Waiting>();

  const end = (failure: WorkerFailure) => {
    worker?.terminate();
    worker = null;
    clearTimeout(idle);
    const asked = [...waiting.values()];
    waiting.clear();
    for (const { reject } of asked) reject(failure);
  };
  const close = () => end(new WorkerFailure('closed', 'The worker was ended.'));
  const restartIdle = () => {
    clearTimeout(idle);
    if (idleMs !== null && worker !== null && waiting.size === 0) idle = setTimeout(close, idleMs);
  };
  const hear = (told: Told) => {
    const asked = waiting.get(told.id);
    if (!asked) return;
    if ('news' in told) {
      // The contract of both ends names the kind of news.
      asked.onNews?.(told.news as never);
      return;
    }
    waiting.delete(told.id);
    restartIdle();
    if (told.ok) asked.resolve(told.value);
    else asked.reject(new WorkerFailure(told.reason, told.message));
  };
  const running = (): Worker => {
    if (worker) return worker;
    const started = start();
    const ended = (event: Event) => {
      event.preventDefault();
      if (worker === started) end(new WorkerFailure('died', died));
    };
    started.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
    started.onmessageerror = ended;
    started.onerror = ended;
    worker = started;
    return started;
  };

  return {
    close,
    warm: () => {
      running();
      restartIdle();
    },
    ask: (name, input, { transfer = [], onNews } = {}) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        lastId += 1;
        waiting.set(lastId, { resolve, reject, onNews });
        running().postMessage({ id: lastId, name, input } satisfies Asked, [...transfer]);
      }),
  };
}
