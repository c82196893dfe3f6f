import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Product } from '#domain/products/product.ts';
import { createIdleThread } from '../idle-thread.ts';
import type { Printed, PrintParts, PrintTask } from './print-messages.ts';

/** Prints reports in a worker thread. */
export interface Printer {
  /**
   * @param account who asked for it; an account can have only one report in progress
   * @param report its JSON
   * @returns the bytes of a PDF; BUSY if too many are waiting. Rejects if the thread fails or takes too long.
   */
  print(account: string, product: Product, report: string, nowMs: number): Promise<Result<Printed>>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The longest accepted label gives 130 pages, which take ten seconds on a slow machine. */
const TIMEOUT_MS = 60_000;
/** An idle thread ends after this and frees its memory. */
const IDLE_MS = 20_000;
/** The most reports waiting, including the one being printed. */
const MOST = 8;

// In the bundle the thread is a file next to the server's; in development it is the source file.
const bundled = fileURLToPath(new URL('./print-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./print-thread-from-source.mjs', import.meta.url));

const busy = () => fail('BUSY', 'Other reports are being printed. Please try again in a moment.', { retryAfter: 5 });

/** The thread starts with the first report, and again after a fault. */
export function createPrinter(parts: PrintParts): Printer {
  const thread = createIdleThread<PrintTask, Printed>({
    ...{ file, workerData: parts },
    ...{ timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS },
  });
  /** Accounts whose report is being printed or waiting. */
  const waiting = new Set<string>();
  return {
    async print(account, product, report, nowMs) {
      if (waiting.size >= MOST || waiting.has(account)) return busy();
      waiting.add(account);
      try {
        return succeed(await thread.ask({ product, report, nowMs }));
      } finally {
        waiting.delete(account);
      }
    },
    stop: thread.stop,
  };
}
