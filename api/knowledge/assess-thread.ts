import { parentPort, workerData } from 'node:worker_threads';
import { assessProductInSteps } from '#domain/safety/assess-product.ts';
import { serialiseReport } from '#domain/safety/serialise-report.ts';
import type { AssessAnswer, AssessRequest } from './assess-messages.ts';
import { loadKnowledge } from './load-knowledge.ts';

// The thread that assesses long lists, so that the server stays responsive.

const port = parentPort;
if (!port || typeof workerData !== 'string') throw new Error('This file must be started as a thread, with a folder.');
const knowledge = loadKnowledge(workerData);

const say = (answer: AssessAnswer): void => port.postMessage(answer);

port.on('message', ({ id, product }: AssessRequest) => {
  try {
    const steps = assessProductInSteps(product, knowledge);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return say({ id, made: serialiseReport(value) });
      say({ id, stage: value });
    }
  } catch (error) {
    say({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
