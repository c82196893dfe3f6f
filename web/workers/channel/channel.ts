import type { QuestionMessage, Questions, WorkerMessage } from './protocol.ts';
import { WorkerFailure } from './worker-failure.ts';

/** Options of a question. */
export interface AskOptions<News> {
  /** Transferred instead of copied, so they are empty on this side afterwards. */
  readonly transfer?: readonly Transferable[];
  readonly onNews?: ((news: News) => void) | undefined;
}

/** The page's end of a worker. */
export interface Channel<Q extends Questions<Q>> {
  /** Asks the worker, starting it if none is running. Rejects with a {@link WorkerFailure}. */
  ask<N extends keyof Q & string>(
    name: N,
    input: Q[N]['input'],
    options?: AskOptions<Q[N]['news']>,
  ): Promise<Q[N]['answer']>;
  /** Starts the worker before its first question. */
  warm(): void;
  /** Ends the worker and frees its memory. Open questions reject as `closed`; the next question starts a new one. */
  close(): void;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: WorkerFailure) => void;
  readonly onNews: ((news: never) => void) | undefined;
}

/**
 * Creates the page's end of a worker. If the worker dies, all open questions reject, and the next question starts a new
 * one.
 * @param start starts the worker
 * @param died error message for a worker that stopped by itself or never started
 * @param idleMs ends a worker that was not asked anything for this long; null keeps it running
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
  const close = () => end(new WorkerFailure('closed', 'The worker was stopped.'));
  const restartIdle = () => {
    clearTimeout(idle);
    if (idleMs !== null && worker !== null && waiting.size === 0) idle = setTimeout(close, idleMs);
  };
  const hear = (told: WorkerMessage) => {
    const asked = waiting.get(told.id);
    if (!asked) return;
    if ('news' in told) {
      // The contract shared by both ends determines the type of news.
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
    started.onmessage = ({ data }: MessageEvent<WorkerMessage>) => hear(data);
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
        running().postMessage({ id: lastId, name, input } satisfies QuestionMessage, [...transfer]);
      }),
  };
}
