import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { UnitOfWork } from '#db/handles.ts';
import type { CallEnded } from '../http/pipeline.ts';

/** Histogram buckets in seconds, from a fast look-up to where people give up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Metrics counted as events happen. Calls are labelled with their contract paths, which contain no ids.
 * @param registry receives these metrics and those of the process: CPU, memory, event loop, files
 */
export function createInstruments(registry: Registry) {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Counter({
    name: 'safeshelf_calls_total',
    help: 'Calls answered, by method, contract path and status.',
    labelNames: ['method', 'path', 'status'],
    registers,
  });
  const latencies = new Histogram({
    name: 'safeshelf_call_seconds',
    help: 'From the arrival of a call to its answer; for a stream, to its start.',
    labelNames: ['method', 'path'],
    buckets: BUCKETS,
    registers,
  });
  const writes = new Histogram({
    name: 'safeshelf_write_seconds',
    help: 'Units of work on the database, from request to durable or refused.',
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
    /** The same unit of work, timed. @param now milliseconds of a monotonic clock */
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
