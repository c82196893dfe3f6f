import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Reading, ReadingAnswer, ReadingOf, ReadingRequest } from './messages.ts';

/** Looks at uploaded pictures, in a thread of its own. */
export interface PictureReader {
  /** @returns INVALID_INPUT where the file is no picture, BUSY where too much is waiting or it took too long */
  read<T extends Reading['task']>(task: T, picture: Uint8Array): Promise<Result<ReadingOf<T>>>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** A picture that is not read in this time is given up, and the thread with it. */
const TIMEOUT_MS = 30_000;
/** Pictures that may wait for the one that is looked at. */
const MOST_WAITING = 8;

// Bundled, the thread is a file beside the server's; during development it is the source.
const bundled = fileURLToPath(new URL('./reading-thread.js', import.meta.url));
const file = existsSync(bundled) ? bundled : fileURLToPath(new URL('./thread-from-source.mjs', import.meta.url));

const isOf = <T extends Reading['task']>(reading: Reading, task: T): reading is ReadingOf<T> => reading.task === task;

const busy = () =>
  fail('BUSY', 'The server is looking at other pictures. Please try again in a moment.', { retryAfter: 5 });

/** Makes one. The thread starts with the first picture, and anew after a fault. */
export function createPictureReader(): PictureReader {
  let thread: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (answer: Result<Reading>) => void>();

  const giveUp = () => {
    const ended = thread;
    thread = null;
    for (const settle of waiting.values()) settle(busy());
    waiting.clear();
    return ended?.terminate();
  };

  const running = (): Worker => {
    if (thread) return thread;
    const started = new Worker(file);
    started.on('message', (answer: ReadingAnswer) => {
      const settle = waiting.get(answer.id);
      waiting.delete(answer.id);
      settle?.(answer.ok ? succeed(answer.reading) : { ok: false, problem: answer.problem });
    });
    started.on('error', () => {
      if (thread === started) void giveUp();
    });
    // The server's end does not wait for a picture.
    started.unref();
    thread = started;
    return started;
  };

  const ask = (task: ReadingRequest['task'], picture: Uint8Array): Promise<Result<Reading>> =>
    new Promise((resolve) => {
      if (waiting.size >= MOST_WAITING) return resolve(busy());
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => void giveUp(), TIMEOUT_MS);
      waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      running().postMessage({ id, task, picture } satisfies ReadingRequest);
    });

  return {
    read: async (task, picture) => {
      const seen = await ask(task, picture);
      if (!seen.ok) return seen;
      if (!isOf(seen.value, task)) throw new Error(`The thread answered ${seen.value.task} to ${task}.`);
      return succeed(seen.value);
    },
    stop: async () => {
      await giveUp();
    },
  };
}
