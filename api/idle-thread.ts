import { Worker } from 'node:worker_threads';

/** A request to a thread, with the id that its answers carry. */
export type Numbered<Asked> = Asked & { readonly id: number };

/** A thread's progress with a request, its result, or why there is none. */
export type ThreadAnswer<Made, Stage = never> =
  | { readonly id: number; readonly stage: Stage }
  | { readonly id: number; readonly made: Made }
  | { readonly id: number; readonly fault: string };

/** A worker thread that only runs while it is needed. */
export interface IdleThread<Asked, Made, Stage> {
  /**
   * @param onStage called with the thread's progress; if it throws, the request is rejected
   * @returns what the thread made. Rejects if the thread fails or takes too long.
   */
  ask(asked: Asked, onStage?: (stage: Stage) => void): Promise<Made>;
  /** Ends the thread; pending requests are rejected. */
  stop(): Promise<void>;
}

interface Settings {
  /** Path of the thread's module. */
  readonly file: string;
  /** Data passed to the thread when it starts. */
  readonly workerData: unknown;
  /** If a request takes longer, the thread is ended and all pending requests are rejected, ms. */
  readonly timeoutMs: number;
  /** A thread that is idle for this long is ended to free its memory, ms. */
  readonly idleMs: number;
}

interface Waiting<Made, Stage> {
  readonly late: NodeJS.Timeout;
  readonly onStage: ((stage: Stage) => void) | undefined;
  readonly resolve: (made: Made) => void;
  readonly reject: (error: Error) => void;
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Makes one. The thread starts with the first request, and again after a fault. */
export function createIdleThread<Asked extends object, Made, Stage = never>({
  file,
  workerData,
  timeoutMs,
  idleMs,
}: Settings): IdleThread<Asked, Made, Stage> {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting<Made, Stage>>();

  const end = async (why: string): Promise<void> => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    for (const { late, reject } of waiting.values()) {
      clearTimeout(late);
      reject(new Error(why));
    }
    waiting.clear();
    await ended?.terminate();
  };

  const hear = (answer: ThreadAnswer<Made, Stage>): void => {
    const asked = waiting.get(answer.id);
    if (!asked) return;
    const settle = (how: () => void): void => {
      waiting.delete(answer.id);
      clearTimeout(asked.late);
      how();
      if (waiting.size === 0) idle = setTimeout(() => void end('It was idle.'), idleMs).unref();
    };
    if ('made' in answer) settle(() => asked.resolve(answer.made));
    else if ('fault' in answer) settle(() => asked.reject(new Error(answer.fault)));
    else {
      try {
        asked.onStage?.(answer.stage);
      } catch (error) {
        settle(() => asked.reject(errorOf(error)));
      }
    }
  };

  const running = (): Worker => {
    clearTimeout(idle);
    if (thread) return thread;
    const started = new Worker(file, { workerData });
    started.on('message', hear);
    started.on('error', (error) => {
      if (thread === started) void end(errorOf(error).message);
    });
    // The thread does not keep the server from exiting.
    started.unref();
    thread = started;
    return started;
  };

  return {
    ask: (asked, onStage) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const late = setTimeout(() => void end('It timed out.'), timeoutMs);
        waiting.set(lastId, { late, onStage, resolve, reject });
        running().postMessage({ ...asked, id: lastId } satisfies Numbered<Asked>);
      }),
    stop: () => end('The server is stopping.'),
  };
}
