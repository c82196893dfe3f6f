import { type ChildProcess, spawn } from 'node:child_process';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { signUpByApi } from '#tests/support/api-session.ts';
import { freePort, type RunningServer } from '#tests/support/server.ts';
import { median, rate, ratesInTurn } from './load.ts';
import { rawInsertRate } from './raw-inserts.ts';

/** A product with a code and a label. */
export function anyProduct(): { id: string; gtin: string } {
  const found = starterCatalogue().find((product) => product.gtin && product.ingredientsText && !product.sample);
  if (!found?.gtin) throw new Error('The starter catalogue holds no product with a code and a label.');
  return { id: found.id, gtin: found.gtin };
}

async function startTwin(port: number, url: string, cookie: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/static-twin.ts', String(port), url, cookie], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((settle, fail) => {
    child.stdout?.once('data', () => settle());
    child.once('exit', (code) => fail(new Error(`The static twin ended with ${code}`)));
  });
  return child;
}

/** Requests per second for a stored report with a session, and for the same bytes without session or look-up. */
export async function storedReportRates(server: RunningServer): Promise<readonly [number, number]> {
  const session = await signUpByApi(server.url, 'reader');
  const url = `${server.url.replace('localhost', '127.0.0.1')}/api/products/${anyProduct().id}`;
  const port = await freePort();
  const twin = await startTwin(port, url, session.cookie);
  try {
    const headers = { cookie: session.cookie };
    return await ratesInTurn({ url, headers }, { url: `http://127.0.0.1:${port}/twin`, headers });
  } finally {
    twin.kill();
  }
}

/** Scans recorded per second, and raw autocommit inserts on the same disk with `synchronous=FULL`, alternately. */
export async function scanRates(server: RunningServer): Promise<readonly [number, number]> {
  const session = await signUpByApi(server.url, 'scanner');
  const load = {
    url: `${server.url.replace('localhost', '127.0.0.1')}/api/scan`,
    method: 'POST' as const,
    headers: session.headers,
    body: JSON.stringify({ barcode: anyProduct().gtin.replace(/^0/, '') }),
  };
  await rate(load, 1);
  const rounds = [];
  for (let round = 0; round < 3; round += 1) rounds.push([await rate(load), rawInsertRate(server.dataDir)] as const);
  return [median(rounds.map(([scans]) => scans)), median(rounds.map(([, inserts]) => inserts))];
}
