import { workerData } from 'node:worker_threads';
import pg from 'pg';

// Queries a PostgreSQL for a thread that waits meanwhile: `waiting-postgres.ts` says why.

const { url, port, flag } = workerData;
const asNumber = new Set([20, 1700]);
const types = {
  getTypeParser(oid, format) {
    if (asNumber.has(oid)) return Number;
    if (oid === 16) return (text) => (text === 't' ? 1 : 0);
    if (oid === 114) return (text) => text;
    return pg.types.getTypeParser(oid, format);
  },
};
const client = new pg.Client({ connectionString: url, types });
// The database may be dropped before this thread ends.
client.on('error', () => undefined);
const connected = client.connect().then(() => client.query("SET lock_timeout = '10s'"));

port.on('message', async ({ text, values, raw }) => {
  let answer;
  try {
    await connected;
    const result = await client.query({ text, values, ...(raw && { rowMode: 'array' }) });
    const last = Array.isArray(result) ? result.at(-1) : result;
    answer = { rows: last.rows, changes: last.rowCount ?? 0 };
  } catch (error) {
    answer = { failed: error.message };
  }
  port.postMessage(answer);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
});
