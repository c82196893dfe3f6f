import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Dice } from '#tests/simulate/dice.ts';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';

// Measures whether the time of an answer reveals that an address is registered (product P2.2.5): `npm run -s
// answer-times`. It sends wrong passwords and requests for a reset link, for known and unknown addresses in random
// order, one at a time, to the built server with its real cost of hashing a password. The figure is the AUC; .5 is a
// guess. The last line is JSON.

const { values } = parseArgs({
  options: { tries: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const tries = Number(values.tries);
const dice = new Dice(Number(values.seed));
/** How far the figure may be from a guess. */
const MOST_OFF = 0.03;
/** Wrong passwords per address: an account is delayed from the fifth on, and this leaves one to spare. */
const OF_EACH = 3;
const PASSWORD = 'a long walk by the sea';

buildOnce();
const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
let calls = 0;

/** A call that seems to come from a new network. @returns milliseconds until the last byte of its answer */
async function timed(path: string, body: unknown, wanted: number): Promise<number> {
  calls += 1;
  const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };
  const begun = performance.now();
  const reply = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await reply.text();
  const took = performance.now() - begun;
  if (reply.status !== wanted) throw new Error(`${path} answered ${reply.status} and not ${wanted}.`);
  return took;
}

/** How often a time from the first list is the longer one, over all pairs with one from the second; ties count half. */
function aucOf(first: readonly number[], second: readonly number[]): number {
  let sum = 0;
  for (const a of first) for (const b of second) sum += a > b ? 1 : a === b ? 0.5 : 0;
  return sum / (first.length * second.length);
}

/** Asks about known and unknown addresses in random order, `tries` times each. */
async function compare(ask: (email: string) => Promise<number>): Promise<number> {
  const left = { known: tries, unknown: tries };
  const times = { known: [] as number[], unknown: [] as number[] };
  while (left.known + left.unknown > 0) {
    const kind = dice.roll(left.known + left.unknown) < left.known ? 'known' : 'unknown';
    left[kind] -= 1;
    const email = `${kind}-${Math.floor(left[kind] / OF_EACH)}@example.org`;
    times[kind].push(await ask(email));
    // Background work left over from one answer must not count in the time of the next.
    await pause(5);
  }
  return aucOf(times.known, times.unknown);
}

try {
  for (let at = 0; at <= Math.floor(tries / OF_EACH); at += 1) {
    const email = `known-${at}@example.org`;
    await timed('/api/register', { email, username: `Known person ${at}`, password: PASSWORD }, 201);
  }
  const wrong = 'not the walk that it was';
  // The first answers of a process are slower than all others.
  for (let at = 0; at < 20; at += 1)
    await timed('/api/login', { email: `nobody-${at}@example.org`, password: wrong }, 401);
  const login = await compare((email) => timed('/api/login', { email, password: wrong }, 401));
  const link = await compare((email) => timed('/api/password/forgot', { email }, 202));
  const met = [login, link].every((auc) => Math.abs(auc - 0.5) <= MOST_OFF);
  console.log(`signing in ${login.toFixed(3)}, asking for a link ${link.toFixed(3)}, each .5 ± ${MOST_OFF}`);
  console.log(JSON.stringify({ tries, auc: { login, link }, met }));
  process.exitCode = met ? 0 : 1;
} finally {
  await server.dispose();
}
