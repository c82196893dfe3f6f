import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Product } from '#domain/products/product.ts';
import type { PrintAnswer, PrintParts, PrintRequest } from './print-messages.ts';

/** Prints reports in a thread of its own. */
export interface Printer {
  /**
   * @param account at whose wish; one report of each is printed at a time
   * @param report its JSON
   * @returns the bytes of a PDF; BUSY where too many wait. Rejects when the thread fails or takes too long.
   */
  print(account: string, product: Product, report: string, nowMs: number): Promise<Result<Uint8Array<ArrayBuffer>>>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The longest label that is taken makes 130 pages, which take ten seconds on a slow machine. */
const TIMEOUT_MS = 60_000;
/** A thread that nobody needs gives its memory back after this. */
const IDLE_MS = 20_000;
/** Reports that may wait for the one that is being printed. */
const MOST = 8;

// Bundled, the thread is a file beside the server's; during development it is the source.
const bundled = fileURLToPath(new URL('./print-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./print-thread-from-source.mjs', import.meta.url));

const busy = () => fail('BUSY', 'Other reports are being printed. Please try again in a moment.', { retryAfter: 5 });

interface Waiting {
  readonly account: string;
  readonly late: NodeJS.Timeout;
  readonly resolve: (made: Result<Uint8Array<ArrayBuffer>>) => void;
  readonly reject: (error: Error) => void;
}

/** Makes one. The thread starts with the first report, and anew after a fault. */
export function createPrinter(parts: PrintParts): Printer {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const end = (why: string): Promise<unknown> => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    for (const { late, reject } of waiting.values()) {
      clearTimeout(late);
      reject(new Error(why));
    }
    waiting.clear();
    return ended?.terminate() ?? Promise.resolve();
  };

  const hear = (answer: PrintAnswer): void => {
    const asked = waiting.get(answer.id);
    if (!asked) return;
    waiting.delete(answer.id);
    clearTimeout(asked.late);
    if ('made' in answer) asked.resolve(succeed(answer.made));
    else asked.reject(new Error(answer.fault));
    if (waiting.size === 0) idle = setTimeout(() => void end('It was idle.'), IDLE_MS).unref();
  };

  const running = (): Worker => {
    clearTimeout(idle);
    if (thread) return thread;
    const started = new Worker(file, { workerData: parts });
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
    async print(account, product, report, nowMs) {
      if (waiting.size >= MOST || [...waiting.values()].some((one) => one.account === account)) return busy();
      return new Promise((resolve, reject) => {
        lastId += 1;
        const late = setTimeout(() => void end('It took too long.'), TIMEOUT_MS);
        waiting.set(lastId, { account, late, resolve, reject });
        running().postMessage({ id: lastId, product, report, nowMs } satisfies PrintRequest);
      });
    },
    stop: async () => {
      await end('The server stops.');
    },
  };
}
