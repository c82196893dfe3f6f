import type { BareTab } from '#tests/support/bare-browser.ts';

/** One event of a Chromium trace. Times are microseconds of one clock for all processes. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` in which the thread was really computing. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Names of the threads that run service workers and dedicated workers. */
const WORKER_THREAD = /^(?:ServiceWorker|DedicatedWorker)/i;

const thread = (event: TraceEvent): string => `${event.pid}:${event.tid}`;

/**
 * Milliseconds that the page's own thread computed before a mark of the page, task by task, whatever else the machine
 * did meanwhile. Only without throttling, which itself would count as computing.
 */
export function pageTasks(events: readonly TraceEvent[], mark: string): readonly number[] {
  const end = events.find((event) => event.name === mark);
  if (end === undefined) throw new Error(`The trace holds no mark "${mark}".`);
  return events
    .filter(
      (event) =>
        event.ph === 'X' && event.name.endsWith('::RunTask') && thread(event) === thread(end) && event.ts < end.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** The same, summed over all tasks. */
export const pageComputeMs = (events: readonly TraceEvent[], mark: string): number =>
  pageTasks(events, mark).reduce((sum, ms) => sum + ms, 0);

/** Length of the union of some time spans, each [from, to]. */
function unionLength(spans: readonly (readonly [number, number])[]): number {
  let sum = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}

/** Records what the browser's threads do until the returned function is called, which gives the events. */
export async function traceThreads(tab: BareTab): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  tab.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as TraceEvent[]));
  });
  await tab.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise<void>((settle) => tab.on('Tracing.tracingComplete', () => settle()));
    await tab.send('Tracing.end');
    await complete;
    return events;
  };
}

/**
 * Milliseconds that workers of all kinds were busy before a mark of the page.
 * @param mark name of a `performance.mark` of the page; throws if the trace does not contain it
 */
export function workerMs(events: readonly TraceEvent[], mark: string): number {
  const end = events.find((event) => event.name === mark)?.ts;
  if (end === undefined) throw new Error(`The trace holds no mark "${mark}".`);
  const workers = new Set(
    events.filter((event) => event.name === 'thread_name' && WORKER_THREAD.test(event.args.name ?? '')).map(thread),
  );
  if (workers.size === 0) throw new Error('The trace names no thread of a worker.');
  return [...workers].reduce((sum, one) => {
    const spans = events
      .filter((event) => event.ph === 'X' && thread(event) === one && event.ts < end)
      .map((event) => [event.ts, Math.min(end, event.ts + (event.dur ?? 0))] as const);
    return sum + unionLength(spans) / 1000;
  }, 0);
}
