import { setTimeout as pause } from 'node:timers/promises';
import { ean13Products } from '#tests/e2e/catalogue.ts';
import { signUpByApi } from '#tests/support/api-session.ts';
import { residentMb } from '#tests/support/resident-memory.ts';
import { startServer } from '#tests/support/server.ts';

const PHONES = 5;
const SCANS = 10;
/** The label readers end when nobody has needed them for a while. This is longer. */
const REST_MS = 90_000;

/** What a server keeps in memory, in MB, including its children. */
export interface ServerMemory {
  /** A while after a start that had nothing to set up, before anybody connected. */
  readonly rest: number;
  /** A while after five phones signed up, pulled, and scanned ten products each, with reports. All still listen. */
  readonly phones: number;
}

/** Measures a server of its own, with default settings. */
export async function serverMemory(): Promise<ServerMemory> {
  const server = await startServer();
  const listening = new AbortController();
  try {
    // The very first start also fills the database, and keeps some 25 MB of that until the next.
    await server.stop();
    await server.start();
    await pause(REST_MS);
    const rest = residentMb(server.pid());
    const known = ean13Products();
    for (let phone = 0; phone < PHONES; phone += 1) {
      const session = await signUpByApi(server.url, `phone${phone}`);
      await session.get('/api/sync/pull');
      const stream = await fetch(`${server.url}/api/sync/changes?deviceId=${crypto.randomUUID()}`, {
        headers: { cookie: session.cookie, accept: 'text/event-stream' },
        signal: listening.signal,
      });
      if (!stream.ok) throw new Error(`The stream of changes answered ${stream.status}.`);
      for (const { product, digits } of known.slice(phone * SCANS, (phone + 1) * SCANS)) {
        const scanned = await session.post('/api/scan', { barcode: digits });
        if (!scanned.ok) throw new Error(`A scan answered ${scanned.status}.`);
        const report = await session.get(`/api/products/${product.id}`);
        if (!report.ok) throw new Error(`A report answered ${report.status}.`);
      }
    }
    await pause(REST_MS);
    return { rest, phones: residentMb(server.pid()) };
  } finally {
    listening.abort();
    await server.dispose();
  }
}
