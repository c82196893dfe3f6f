import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Product } from '#domain/products/product.ts';
import type { KeptReport } from '#domain/safety/kept-report.ts';
import { createIdleThread } from '../idle-thread.ts';
import type { AssessAsked } from './assess-messages.ts';

/** Assesses in a thread of its own. */
export interface AssessApart {
  /** @param onScoring called when the list is read and matched. Rejects when the thread fails or takes too long. */
  assess(product: Product, onScoring: () => void): Promise<KeptReport>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The longest list takes a second on a slow machine; the thread reads the knowledge before its first. */
const TIMEOUT_MS = 30_000;
/** The thread holds 80 MB: kept long enough for a person's next product. */
const IDLE_MS = 20_000;

// Bundled, the thread is a file beside the server's; during development it is the source.
const bundled = fileURLToPath(new URL('./assess-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./assess-thread-from-source.mjs', import.meta.url));

/** Makes one. The thread starts with the first product, and anew after a fault. @param folder of the knowledge */
export function createAssessApart(folder: string): AssessApart {
  const thread = createIdleThread<AssessAsked, KeptReport, 'scoring'>({
    ...{ file, workerData: folder },
    ...{ timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS },
  });
  return { assess: (product, onScoring) => thread.ask({ product }, onScoring), stop: thread.stop };
}
