import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSlowCore } from '#tests/attack/slow-core.ts';
import { openBox } from '#tests/attack/small-box.ts';
import { ean13Products } from '#tests/e2e/catalogue.ts';
import { type ApiSession, signUpByApi } from '#tests/support/api-session.ts';
import { residentMb } from '#tests/support/resident-memory.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

// Measures what the built server needs of a small machine such as a Raspberry Pi: `npm run -s small-box` starts it in a
// control group with 512 MB and a share of one core, and prints how long a start and a first scan take and how much
// memory it uses. Needs Linux and permission to create control groups. If they cannot be created, it says so and
// measures without.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const MEMORY_MB = 512;
const PHONES = 5;
const SCANS = 10;
const STARTS = 5;
/** The label readers end when nobody has needed them for a while. This is longer. */
const REST_MS = 90_000;

/** Lets the server become idle. That takes long, so a message says so. */
async function rest(after: string): Promise<void> {
  console.error(`${after}: resting for ${REST_MS / 1000} s`);
  await pause(REST_MS);
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const checked = async (answer: Promise<Response>): Promise<void> => {
  const { ok, status, url } = await answer;
  if (!ok) throw new Error(`${url} answered ${status}.`);
};

const known = ean13Products();
const scan = async (session: ApiSession, at: number): Promise<void> => {
  const found = known[at];
  if (!found) throw new Error('The starter catalogue holds too few products.');
  await checked(session.post('/api/scan', { barcode: found.digits }));
  await checked(session.get(`/api/products/${found.product.id}`));
};

interface SmallFigures {
  /** The share of one core, in percent. */
  readonly core: number;
  readonly firstStartMs: number;
  /** From the start of the process to its first 200 from /readyz, median. */
  readonly startMs: number;
  readonly firstScanMs: number;
  /** Resident, all processes of the server together. */
  readonly restMb: number;
  readonly phonesMb: number;
  /** Peak memory that cannot be read from disk again, as the kernel counts it. */
  readonly mostMb: number;
  readonly killed: number;
}

/** Five phones that listen, each with ten scans. @returns when all are connected */
async function bringPhones(server: RunningServer, core: number, left: AbortSignal): Promise<void> {
  for (let phone = 0; phone < PHONES; phone += 1) {
    const session = await signUpByApi(server.url, `phone-${core}-${phone}`);
    await session.get('/api/sync/pull');
    await checked(
      fetch(`${server.url}/api/sync/changes?deviceId=${crypto.randomUUID()}`, {
        headers: { cookie: session.cookie, accept: 'text/event-stream' },
        signal: left,
      }),
    );
    for (let at = 0; at < SCANS; at += 1) await scan(session, phone * SCANS + at);
  }
}

async function measure(core: number): Promise<SmallFigures> {
  const box = openBox(MEMORY_MB);
  const slow = openSlowCore(core);
  if (!box.isHeld) console.log('Memory is not held: this machine lets no control group be made.');
  if (!slow.isHeld) console.log('The core is not held: this machine lets no control group be made.');
  const inside = <T>(start: () => Promise<T>) => box.within(() => slow.within(start));
  let server: RunningServer | null = null;
  const left = new AbortController();
  try {
    const made = { server: null as RunningServer | null };
    const firstStartMs = await timed(async () => {
      made.server = await inside(() => startServer());
    });
    server = made.server;
    if (!server) throw new Error('The server did not start.');
    const running = server;
    const starts: number[] = [];
    for (let at = 0; at < STARTS; at += 1) {
      await running.stop();
      starts.push(await inside(() => timed(() => running.start())));
    }
    await rest(`${core}% of one core, started ${STARTS + 1} times`);
    const restMb = residentMb(running.pid());
    await running.stop();
    await inside(() => running.start());
    const session = await signUpByApi(running.url, `first-${core}`);
    const firstScanMs = await timed(() => scan(session, known.length - 1));
    await bringPhones(running, core, left.signal);
    box.look();
    await rest(`${core}% of one core, ${PHONES} phones with ${SCANS} scans each`);
    const phonesMb = residentMb(running.pid());
    const killed = box.isHeld ? box.killed() : 0;
    return { core, firstStartMs, startMs: middle(starts), firstScanMs, restMb, phonesMb, mostMb: box.look(), killed };
  } finally {
    left.abort();
    await server?.dispose();
    slow.remove();
    box.remove();
  }
}

// Build before anything is slowed down.
const build = spawnSync(process.execPath, ['api/commands/build.mjs'], { cwd: root, encoding: 'utf8' });
if (build.status !== 0) throw new Error(`The build failed:\n${build.stdout}${build.stderr}`);
const figures: SmallFigures[] = [];
for (const core of [100, 50]) figures.push(await measure(core));
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
for (const one of figures) {
  console.log(
    `${MEMORY_MB} MB, ${one.core}% of one core: first start ${seconds(one.firstStartMs)}, start ${seconds(one.startMs)} (aim 3 s), first scan ${seconds(one.firstScanMs)}, ` +
      `at rest ${one.restMb.toFixed(0)} MB (aim 100), five phones ${one.phonesMb.toFixed(0)} MB (aim 150), most ${one.mostMb.toFixed(0)} MB, ended for lack of memory: ${one.killed}`,
  );
}
console.log(JSON.stringify(figures));
