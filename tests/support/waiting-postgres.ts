import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Db } from '#db/open.ts';
import { translate } from '#db/postgres/schema/translate.ts';

interface Answer {
  readonly rows: unknown[];
  readonly changes: number;
  readonly failed?: string;
}

/** Numbers each `?` outside quotes as PostgreSQL does. */
function numbered(text: string): string {
  let count = 0;
  return text.replace(/'(?:[^']|'')*'|\?/g, (piece) => {
    if (piece !== '?') return piece;
    count += 1;
    return `$${count}`;
  });
}

const asBuffers = (row: unknown): unknown => {
  if (row instanceof Uint8Array) return Buffer.from(row);
  if (Array.isArray(row)) return row.map(asBuffers);
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asBuffers(value)]));
};

/**
 * Lets tests that query the SQLite file query a PostgreSQL instead: the statements are written for SQLite and answered
 * before the next line runs. A worker thread sends the query and this one blocks until it is done, on a connection
 * separate from the server's.
 */
export function waitingPostgres(url: string): { readonly db: Db; close(): Promise<void> } {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./waiting-postgres-worker.mjs', import.meta.url), {
    workerData: { url, port: port2, flag },
    transferList: [port2],
  });
  const ask = (text: string, values: readonly unknown[], raw = false): Answer => {
    Atomics.store(flag, 0, 0);
    port1.postMessage({ text: numbered(translate(text, new Map())), values, raw });
    Atomics.wait(flag, 0, 0);
    const answer = receiveMessageOnPort(port1)?.message as Answer;
    if (answer.failed !== undefined) throw new Error(answer.failed);
    return { ...answer, rows: answer.rows.map(asBuffers) };
  };
  const prepare = (text: string) => {
    let raw = false;
    let isPlucked = false;
    const all = (...values: unknown[]): unknown[] => {
      const { rows } = ask(text, values, raw || isPlucked);
      return isPlucked ? rows.map((row) => (row as unknown[])[0]) : rows;
    };
    const prepared = {
      all,
      get: (...values: unknown[]) => all(...values)[0],
      run: (...values: unknown[]) => ({ changes: ask(text, values).changes, lastInsertRowid: 0 }),
      pluck() {
        isPlucked = true;
        return prepared;
      },
      raw() {
        raw = true;
        return prepared;
      },
    };
    return prepared;
  };
  return {
    // As much of the interface as tests use.
    db: { prepare, exec: (text: string) => void ask(text, []) } as unknown as Db,
    async close() {
      port1.close();
      await worker.terminate();
    },
  };
}
