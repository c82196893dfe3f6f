import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { signUpByApi } from '#tests/support/api-session.ts';
import buildOnce from '#tests/support/build-once.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { anyProduct } from './http-rates.ts';
import { type Load, type LoadResult, median, rate, runLoad } from './load.ts';
import { pushRate } from './sync-rates.ts';

// Compares the rates of this tree with those of another built tree, alternately: `npx tsx tests/bench/beside-tree.ts
// TREE`. Each rate comes with the server's own processor time per operation, which other work on the machine affects
// less.

const ROUNDS = 5;
const SECONDS = 3;
let pushers = 0;

const [tree] = process.argv.slice(2);
if (!tree) {
  console.error('Usage: npx tsx tests/bench/beside-tree.ts TREE (a built tree of another commit)');
  process.exit(64);
}

const { id, gtin } = anyProduct();

/** Milliseconds of processor time that the server process has used since its start, all threads together. */
function processorTime(server: RunningServer): number {
  const fields = readFileSync(`/proc/${server.pid()}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // User and kernel time, in hundredths of a second (proc(5), fields 14 and 15).
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** All loads that a server is measured with. */
async function loadsOf(server: RunningServer): Promise<Readonly<Record<string, () => Promise<LoadResult>>>> {
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
    'a stored report over HTTP': () => runLoad(read(`/api/products/${id}`), SECONDS),
    'the account': () => runLoad(read('/api/user'), SECONDS),
    'POST scan': () => runLoad(scan, SECONDS),
    // A household may hold only so many rows, so each round has its own.
    'push, operations': async () => {
      pushers += 1;
      const took: number[] = [];
      const done = await pushRate(url, await signUpByApi(url, `push-${pushers}`), (ms) => took.push(ms));
      return { rate: done, p99: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN };
    },
  };
}

interface Round extends LoadResult {
  /** Processor time of the server per operation, µs. */
  readonly cost: number;
}
const rateOf = ({ rate: done }: Round): number => done;
const p99Of = ({ p99 }: Round): number => p99;
const costOf = ({ cost }: Round): number => cost;

async function roundOf(server: RunningServer, measure: () => Promise<LoadResult>): Promise<Round> {
  const before = processorTime(server);
  const start = performance.now();
  const met = await measure();
  const seconds = (performance.now() - start) / 1000;
  return { ...met, cost: ((processorTime(server) - before) * 1000) / (met.rate * seconds) };
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(0)}%`;

buildOnce();
const servers = await Promise.all([startServer(), startServer({}, resolve(tree))]);
try {
  const [here, there] = await Promise.all([loadsOf(servers[0]), loadsOf(servers[1])]);
  for (const [what, measure] of Object.entries(here)) {
    const own: Round[] = [];
    const other: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await roundOf(servers[0], measure));
      other.push(await roundOf(servers[1], there[what] ?? measure));
    }
    const [now, before] = [median(own.map(rateOf)), median(other.map(rateOf))];
    const [cost, costBefore] = [median(own.map(costOf)), median(other.map(costOf))];
    console.log(
      `${what}: ${now.toFixed(0)} a second, there ${before.toFixed(0)}: ${percent(now, before)}; ` +
        `p99 ${median(own.map(p99Of)).toFixed(1)} ms, there ${median(other.map(p99Of)).toFixed(1)}; ` +
        `processor ${cost.toFixed(0)} µs each, there ${costBefore.toFixed(0)}: ${percent(costBefore, cost)}`,
    );
  }
} finally {
  await Promise.all(servers.map((server) => server.dispose()));
}
