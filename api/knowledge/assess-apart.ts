import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Product } from '#domain/products/product.ts';
import type { KeptReport } from '#domain/safety/kept-report.ts';
import type { AssessAnswer, AssessRequest } from './assess-messages.ts';

/** Assesses in a thread of its own. */
export interface AssessApart {
  /** @param onScoring called when the list is read and matched. Rejects when the thread fails or takes too long. */
  assess(product: Product, onScoring: () => void): Promise<KeptReport>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The longest list takes a second on a slow machine; the thread reads the knowledge before its first. */
const TIMEOUT_MS = 30_000;
/** A thread that nobody needs gives its 80 MB back after this: long enough for a person's next product. */
const IDLE_MS = 20_000;

// Bundled, the thread is a file beside the server's; during development it is the source.
const bundled = fileURLToPath(new URL('./assess-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./assess-thread-from-source.mjs', import.meta.url));

interface Waiting {
  readonly onScoring: () => void;
  readonly resolve: (made: KeptReport) => void;
  readonly reject: (error: Error) => void;
}

/** Makes one. The thread starts with the first product, and anew after a fault. @param folder of the knowledge */
export function createAssessApart(folder: string): AssessApart {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const end = (why: string): Promise<unknown> => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    return ended?.terminate() ?? Promise.resolve();
  };

  const hear = (answer: AssessAnswer): void => {
    const asked = waiting.get(answer.id);
    if (!asked) return;
    if ('stage' in answer) {
      try {
        asked.onScoring();
      } catch (error) {
        waiting.delete(answer.id);
        asked.reject(error instanceof Error ? error : new Error(String(error)));
      }
      return;
    }
    waiting.delete(answer.id);
    if ('made' in answer) asked.resolve(answer.made);
    else asked.reject(new Error(answer.fault));
    if (waiting.size === 0) idle = setTimeout(() => void end('It was idle.'), IDLE_MS).unref();
  };

  const running = (): Worker => {
    clearTimeout(idle);
    if (thread) return thread;
    const started = new Worker(file, { workerData: folder });
    started.on('message', hear);
    started.on('error', (error) => {
      if (thread === started) void end(error instanceof Error ? error.message : String(error));
    });
    // The server's end does not wait for it.
    started.unref();
    thread = started;
    return started;
  };

  return {
    assess: (product, onScoring) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const late = setTimeout(() => void end('It took too long.'), TIMEOUT_MS);
        const done =
          <T>(settle: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(late);
            settle(value);
          };
        waiting.set(id, { onScoring, resolve: done(resolve), reject: done(reject) });
        running().postMessage({ id, product } satisfies AssessRequest);
      }),
    stop: async () => {
      await end('The server stops.');
    },
  };
}
