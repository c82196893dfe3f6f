import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { UnitOfWork } from '#db/handles.ts';
import type { CallEnded } from '../http/pipeline.ts';

/** Seconds: from what a look-up takes to what people give up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What is counted as it happens. Calls are named by their paths in the contract, which hold nobody's ids.
 * @param registry takes what is counted, and the measures of the process: processor, memory, event loop, files
 */
export function createInstruments(registry: Registry) {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Counter({
    name: 'safeshelf_calls_total',
    help: 'Calls answered, by method, path of the contract and status.',
    labelNames: ['method', 'path', 'status'],
    registers,
  });
  const latencies = new Histogram({
    name: 'safeshelf_call_seconds',
    help: 'From the arrival of a call to its answer; of a stream, to its beginning.',
    labelNames: ['method', 'path'],
    buckets: BUCKETS,
    registers,
  });
  const writes = new Histogram({
    name: 'safeshelf_write_seconds',
    help: 'Units of work on the database, from being asked for to being durable or refused.',
    labelNames: ['ended'],
    buckets: BUCKETS,
    registers,
  });
  const callEnded: CallEnded = ({ method, path }, status, ms) => {
    calls.inc({ method, path, status });
    latencies.observe({ method, path }, ms / 1000);
  };
  return {
    callEnded,
    /** The same writes, timed. @param now milliseconds that never go back */
    timed: ({ run }: UnitOfWork, now: () => number): UnitOfWork => ({
      async run(work, writer) {
        const began = now();
        let ended = 'refused';
        try {
          const value = await run(work, writer);
          ended = 'done';
          return value;
        } finally {
          writes.observe({ ended }, (now() - began) / 1000);
        }
      },
    }),
  };
}
