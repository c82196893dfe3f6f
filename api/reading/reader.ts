import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Reading, ReadingAnswer, ReadingOf, ReadingRequest } from './messages.ts';
import { createTurns } from './turns.ts';

/** Reads uploaded pictures in a worker thread. */
export interface PictureReader {
  /**
   * @param householdId the household whose turn it takes: households are served in turn, one picture each
   * @returns INVALID_INPUT if the file is not a picture, BUSY if too many are waiting or it took too long
   */
  read<T extends Reading['task']>(householdId: string, task: T, picture: Uint8Array): Promise<Result<ReadingOf<T>>>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** The time limit for a picture from the beginning of its turn (product P10.8). After that the thread is ended too. */
const BUDGET_MS = 20_000;
/** An idle thread ends after this and frees its memory. */
const IDLE_MS = 30_000;
/** Heap limit of the thread, in MB; pictures and the readers' tables are not part of the heap. */
const HEAP_MB = 192;

// In the bundle the thread is a file next to the server's; in development it is the source file.
const bundled = fileURLToPath(new URL('./reading-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./thread-from-source.mjs', import.meta.url));

const isOf = <T extends Reading['task']>(reading: Reading, task: T): reading is ReadingOf<T> => reading.task === task;

const busy = () =>
  fail('BUSY', 'The server is busy with other pictures. Please try again in a moment.', { retryAfter: 5 });

/** The part of a worker that is used here. */
export type ReadingThread = Pick<Worker, 'postMessage' | 'terminate' | 'unref'> & {
  on(event: 'message', listener: (answer: ReadingAnswer) => void): unknown;
  on(event: 'error' | 'exit', listener: () => void): unknown;
};

const startThread = (): ReadingThread => new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });

/** The thread starts with the first picture, and again after a fault. @param start starts a thread */
export function createPictureReader(start = startThread, budgetMs = BUDGET_MS, idleMs = IDLE_MS): PictureReader {
  let thread: ReadingThread | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | null = null;
  /** The picture being read. */
  let open: { readonly id: number; readonly settle: (answer: Result<Reading>) => void } | null = null;

  const settle = (answer: Result<Reading>): void => {
    const ended = open;
    open = null;
    ended?.settle(answer);
  };
  const endThread = async (): Promise<void> => {
    const ended = thread;
    thread = null;
    settle(busy());
    await ended?.terminate();
  };

  const running = (): ReadingThread => {
    if (thread) return thread;
    const started = start();
    started.on('message', (answer) => {
      if (answer.id !== open?.id) return;
      settle(answer.ok ? succeed(answer.reading) : { ok: false, problem: answer.problem });
    });
    const lost = () => {
      if (thread === started) void endThread();
    };
    started.on('error', lost);
    started.on('exit', lost);
    // The process may exit without waiting for a picture.
    started.unref();
    thread = started;
    return started;
  };

  const look = (task: ReadingRequest['task'], picture: Uint8Array): Promise<Result<Reading>> =>
    new Promise((resolve) => {
      if (idle) clearTimeout(idle);
      lastId += 1;
      const timer = setTimeout(() => void endThread(), budgetMs);
      open = {
        id: lastId,
        settle: (answer) => {
          clearTimeout(timer);
          idle = setTimeout(() => void endThread(), idleMs).unref();
          resolve(answer);
        },
      };
      try {
        running().postMessage({ id: lastId, task, picture } satisfies ReadingRequest);
      } catch {
        // The thread cannot be started, for example because the process may open no more files.
        void endThread();
      }
    });

  const turns = createTurns();
  return {
    read: async (householdId, task, picture) => {
      const seen = await turns.take(householdId, () => look(task, picture));
      if (seen === null) return busy();
      if (!seen.ok) return seen;
      if (!isOf(seen.value, task)) throw new Error(`The thread answered ${seen.value.task} to ${task}.`);
      return succeed(seen.value);
    },
    stop: async () => {
      if (idle) clearTimeout(idle);
      turns.stop();
      await endThread();
    },
  };
}
