import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Product } from '#domain/products/product.ts';
import type { KeptReport } from '#domain/safety/kept-report.ts';
import { createIdleThread } from '../idle-thread.ts';
import type { AssessAsked } from './assess-messages.ts';

/** Assesses products in a worker thread. */
export interface AssessApart {
  /** @param onScoring called when the list is parsed and matched. Rejects if the thread fails or takes too long. */
  assess(product: Product, onScoring: () => void): Promise<KeptReport>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The longest list takes a second on a slow machine; for its first product the thread also loads the knowledge. */
const TIMEOUT_MS = 30_000;
/** The thread takes 80 MB. It is kept long enough for the same person's next product. */
const IDLE_MS = 20_000;

// In the bundle the thread is a file next to the server's; in development it is the source file.
const bundled = fileURLToPath(new URL('./assess-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./assess-thread-from-source.mjs', import.meta.url));

/** The thread starts with the first product, and again after a fault. @param folder of the knowledge pack */
export function createAssessApart(folder: string): AssessApart {
  const thread = createIdleThread<AssessAsked, KeptReport, 'scoring'>({
    ...{ file, workerData: folder },
    ...{ timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS },
  });
  return { assess: (product, onScoring) => thread.ask({ product }, onScoring), stop: thread.stop };
}
