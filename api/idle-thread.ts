import { Worker } from 'node:worker_threads';

/** A request to a thread, with the number that its answers bear. */
export type Numbered<Asked> = Asked & { readonly id: number };

/** How far a thread is with a request, then what it made; or why it made nothing. */
export type ThreadAnswer<Made, Stage = never> =
  | { readonly id: number; readonly stage: Stage }
  | { readonly id: number; readonly made: Made }
  | { readonly id: number; readonly fault: string };

/** A thread that runs while somebody needs it. */
export interface IdleThread<Asked, Made, Stage> {
  /**
   * @param onStage told how far the thread is; what it throws rejects the request
   * @returns what the thread made. Rejects when the thread fails or takes too long.
   */
  ask(asked: Asked, onStage?: (stage: Stage) => void): Promise<Made>;
  /** Ends the thread; what waits for it is rejected. */
  stop(): Promise<void>;
}

interface Settings {
  /** Its module. */
  readonly file: string;
  /** What it is started with. */
  readonly workerData: unknown;
  /** A thread that takes longer for a request is ended, with everything that waits for it, ms. */
  readonly timeoutMs: number;
  /** A thread that nobody needs ends after this, and gives its memory back, ms. */
  readonly idleMs: number;
}

interface Waiting<Made, Stage> {
  readonly late: NodeJS.Timeout;
  readonly onStage: ((stage: Stage) => void) | undefined;
  readonly resolve: (made: Made) => void;
  readonly reject: (error: Error) => void;
}

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/** Makes one. The thread starts with the first request, and anew after a fault. */
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
    // The server's end does not wait for it.
    started.unref();
    thread = started;
    return started;
  };

  return {
    ask: (asked, onStage) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const late = setTimeout(() => void end('It took too long.'), timeoutMs);
        waiting.set(lastId, { late, onStage, resolve, reject });
        running().postMessage({ ...asked, id: lastId } satisfies Numbered<Asked>);
      }),
    stop: () => end('The server stops.'),
  };
}
