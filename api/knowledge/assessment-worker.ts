import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Product } from '#domain/products/product.ts';
import type { SerialisedReport } from '#domain/safety/serialise-report.ts';
import { createIdleThread } from '../idle-thread.ts';
import type { AssessTask } from './assess-messages.ts';

/** Assesses products in a worker thread. */
export interface AssessmentWorker {
  /** @param onScoring called when the list is parsed and matched. Rejects if the thread fails or takes too long. */
  assess(product: Product, onScoring: () => void): Promise<SerialisedReport>;
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
export function createAssessmentWorker(folder: string): AssessmentWorker {
  const thread = createIdleThread<AssessTask, SerialisedReport, 'scoring'>({
    ...{ file, workerData: folder },
    ...{ timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS },
  });
  return { assess: (product, onScoring) => thread.ask({ product }, onScoring), stop: thread.stop };
}
