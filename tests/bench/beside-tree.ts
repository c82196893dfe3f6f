import { resolve } from 'node:path';
import { signUpByApi } from '#tests/support/api-session.ts';
import buildOnce from '#tests/support/build-once.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { anyProduct } from './http-rates.ts';
import { type Load, median, rate } from './load.ts';
import { pushRate } from './sync-rates.ts';

// The rates of this tree beside those of another one that is built, in turn: `npx tsx tests/bench/beside-tree.ts TREE`.

const ROUNDS = 5;
const SECONDS = 3;
let pushers = 0;

const [tree] = process.argv.slice(2);
if (!tree) {
  console.error('Usage: npx tsx tests/bench/beside-tree.ts TREE (a built tree of another commit)');
  process.exit(64);
}

const { id, gtin } = anyProduct();

/** What is measured of a server, each in things done a second. */
async function ratesOf(server: RunningServer): Promise<Readonly<Record<string, () => Promise<number>>>> {
  const url = server.url.replace('localhost', '127.0.0.1');
  const session = await signUpByApi(url, 'beside');
  const read = (path: string): Load => ({ url: url + path, headers: { cookie: session.cookie } });
  const scan: Load = {
    url: `${url}/api/scan`,
    method: 'POST',
    headers: session.headers,
    body: JSON.stringify({ barcode: gtin.replace(/^0/, '') }),
  };
  await rate(scan, 1);
  return {
    'a stored report over HTTP': () => rate(read(`/api/products/${id}`), SECONDS),
    'the account': () => rate(read('/api/user'), SECONDS),
    'POST scan': () => rate(scan, SECONDS),
    // A household may hold so many rows: each round has its own.
    'push, operations': async () => {
      pushers += 1;
      return pushRate(url, await signUpByApi(url, `push-${pushers}`));
    },
  };
}

buildOnce();
const servers = await Promise.all([startServer(), startServer({}, resolve(tree))]);
try {
  const [here, there] = await Promise.all([ratesOf(servers[0]), ratesOf(servers[1])]);
  for (const [what, measure] of Object.entries(here)) {
    const [own, other]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await measure());
      other.push((await there[what]?.()) ?? Number.NaN);
    }
    const [now, before] = [median(own), median(other)];
    console.log(
      `${what}: ${now.toFixed(0)} a second, there ${before.toFixed(0)}: ${((now / before) * 100).toFixed(0)}%`,
    );
  }
} finally {
  await Promise.all(servers.map((server) => server.dispose()));
}
