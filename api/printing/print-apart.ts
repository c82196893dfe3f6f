import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Product } from '#domain/products/product.ts';
import { createIdleThread } from '../idle-thread.ts';
import type { PrintAsked, Printed, PrintParts } from './print-messages.ts';

/** Prints reports in a thread of its own. */
export interface Printer {
  /**
   * @param account at whose wish; one report of each is printed at a time
   * @param report its JSON
   * @returns the bytes of a PDF; BUSY where too many wait. Rejects when the thread fails or takes too long.
   */
  print(account: string, product: Product, report: string, nowMs: number): Promise<Result<Printed>>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The longest label that is taken makes 130 pages, which take ten seconds on a slow machine. */
const TIMEOUT_MS = 60_000;
/** A thread that nobody needs gives its memory back after this. */
const IDLE_MS = 20_000;
/** Reports that may wait, the one that is being printed among them. */
const MOST = 8;

// Bundled, the thread is a file beside the server's; during development it is the source.
const bundled = fileURLToPath(new URL('./print-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./print-thread-from-source.mjs', import.meta.url));

const busy = () => fail('BUSY', 'Other reports are being printed. Please try again in a moment.', { retryAfter: 5 });

/** Makes one. The thread starts with the first report, and anew after a fault. */
export function createPrinter(parts: PrintParts): Printer {
  const thread = createIdleThread<PrintAsked, Printed>({
    ...{ file, workerData: parts },
    ...{ timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS },
  });
  /** Accounts whose report is being printed, or waits. */
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
