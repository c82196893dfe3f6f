import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import buildOnce from '#tests/support/build-once.ts';
import { endFamily } from '#tests/support/process-family.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { FAILING_CALLS, type FaultPoint, faultPoints, spread } from './fault-points.ts';
import { compareStored } from './stored.ts';
import { endTraced } from './wal-order.ts';
import { Writer } from './writer.ts';

// Makes system calls fail, one in each run of the built server: `npm run -s faults -- --points 1000`, or a tenth of
// them at a time: `--points 100 --shift 0.1`, `0.2` and so on. Whatever fails, the server goes on or says why it ends,
// and after a clean start nothing that was answered is lost.

const root = fileURLToPath(new URL('../../', import.meta.url));
const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '1000' },
    shift: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '2' },
  },
});

const READY_MS = 60_000;
const PUSHES = 6;

/** A place where servers run one after another: a data folder to start from, and a phone that is signed in there. */
interface Lane {
  /** Where strace writes the calls that it made fail. */
  readonly failed: string;
  readonly server: RunningServer;
  readonly writer: Writer;
  readonly template: string;
  readonly picture: Blob;
}

async function openLane(name: string): Promise<Lane> {
  const server = await startServer({}, root);
  const writer = await Writer.start([server.url], name);
  await server.stop();
  const db = new Database(join(server.dataDir, 'safeshelf.db'));
  // A backup is due, so that its files are written too.
  db.prepare(
    "INSERT INTO jobs (key, kind, payload, state, run_at, created_at) VALUES ('backup of the trial', 'backup', '{}', 'queued', 0, 0)",
  ).run();
  db.close();
  const template = `${server.dataDir}-template`;
  cpSync(server.dataDir, template, { recursive: true });
  const bars = Buffer.from('<svg width="400" height="200"><rect x="40" width="9" height="200"/></svg>');
  const failed = `${server.dataDir}-failed`;
  return { failed, server, writer, template, picture: new Blob([new Uint8Array(await sharp(bars).png().toBuffer())]) };
}

/** One run of the server, as far as it got. */
interface Life {
  readonly ready: boolean;
  readonly ended: boolean;
  /** Node called abort() itself. */
  readonly aborted: boolean;
  readonly output: string;
}

/** Runs the server once under strace: starts it, sends writes and a picture, and kills it if it is still running. */
async function live({ server, writer, template, picture }: Lane, traceArgs: readonly string[]): Promise<Life> {
  rmSync(server.dataDir, { recursive: true, force: true });
  cpSync(template, server.dataDir, { recursive: true });
  writer.sent.length = 0;
  const url = new URL(server.url);
  const child: ChildProcess = spawn(
    'strace',
    ['-f', '--seccomp-bpf', '-qq', ...traceArgs, process.execPath, join(root, 'dist/api/main.js')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: url.port,
        HOST: '127.0.0.1',
        PUBLIC_URL: server.url,
        DATA_DIR: server.dataDir,
        RATE_LIMIT_FACTOR: '1000000',
        OPEN_FACTS_URLS: '',
        RECALL_FEEDS: '',
        DEFAULT_TIER: 'family',
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const ends = () => child.exitCode !== null || child.signalCode !== null;
  let ready = false;
  for (const until = Date.now() + READY_MS; !ready && !ends() && Date.now() < until; ) {
    ready = (await fetch(`http://127.0.0.1:${url.port}/readyz`).catch(() => null))?.ok ?? false;
    if (!ready) await pause(30);
  }
  if (ready) {
    const form = new FormData();
    form.set('image', picture, 'photo.png');
    const read = fetch(`${server.url}/api/products/extract-barcode`, {
      method: 'POST',
      headers: { cookie: writer.cookie, origin: server.url, 'sec-fetch-site': 'same-origin' },
      body: form,
      signal: AbortSignal.timeout(READY_MS),
    }).catch(() => null);
    for (let at = 0; at < PUSHES && !ends(); at += 1) await writer.more();
    await read;
  }
  const ended = ends();
  if (!ended) {
    const gone = new Promise((done) => child.once('exit', done));
    endTraced(child, 'SIGKILL');
    await gone;
  }
  return { ready, ended, aborted: child.signalCode === 'SIGABRT', output };
}

/**
 * A sentence for the operator, a line of the log with a fatal event, or Node's own message before any of our code runs:
 * a module that it cannot load, a thread of its own that it cannot start.
 */
const REASON =
  /"event":"fatal"|^Safeshelf could not start: |^[A-Z][^{}]+\.$|^Error \[ERR_MODULE_NOT_FOUND\]: |^Error: E[A-Z]+: [^\n]+, open '[^'\n]+\.m?js'$|\(uv_thread_create\(/m;

/**
 * Calls that start threads. If libuv cannot start one of its four, it aborts without a message, and if one of Node's own
 * does not start, Node waits for ever (even `node -e 0`). Both happen before any of our code runs.
 */
const STARTS: ReadonlySet<string> = new Set(['clone', 'clone3']);
/**
 * The calls are counted in each thread, so a fault can also hit the eventfd by which libuv wakes a thread. No disk or
 * kernel refuses such a write for want of space, and libuv aborts if one does.
 */
const WAKE_FAILED = /eventfd.*\(INJECTED\)/;
let runtime = 0;

/** The result of one point. `fault` is null if all is well. */
async function findingOf(
  lane: Lane,
  { call, nth, error }: FaultPoint,
): Promise<{ ended: boolean; fault: string | null }> {
  const inject = ['-y', '-o', lane.failed, '-e', `trace=${call}`, '-e', `inject=${call}:error=${error}:when=${nth}`];
  const { ready, ended, aborted, output } = await live(lane, inject);
  const noThread = !ready && STARTS.has(call) && (aborted || (!ended && output === ''));
  const isRuntime = noThread || (aborted && WAKE_FAILED.test(readFileSync(lane.failed, 'utf8')));
  if (isRuntime) runtime += 1;
  const reason = isRuntime || REASON.test(output);
  if (ended && !reason) return { ended, fault: `ended without a reason: ${output.slice(-600)}` };
  if (!ended && !ready && !isRuntime) return { ended, fault: `hung before it was ready: ${output.slice(-600)}` };
  await lane.server.start();
  try {
    await lane.writer.again();
    const unanswered = lane.writer.sent.length - lane.writer.answered;
    const { lost, doubled } = compareStored(lane.server.dataDir, lane.writer);
    const wrong = lost + doubled + unanswered > 0;
    return { ended, fault: wrong ? `lost ${lost}, doubled ${doubled}, not answered ${unanswered}` : null };
  } finally {
    // This includes a backup that it began, which would keep writing.
    endFamily(lane.server.pid());
    await lane.server.kill();
  }
}

buildOnce();
const lanes = await Promise.all(Array.from({ length: Number(values.lanes) }, (_, at) => openLane(`lane${at}`)));
const [first] = lanes;
if (!first) throw new Error('--lanes must be 1 or more.');
const trace = join(mkdtempSync(join(tmpdir(), 'safeshelf-faults-')), 'trace');
await live(first, ['-y', '-s', '200', '-o', trace, '-e', `trace=${Object.keys(FAILING_CALLS).join(',')}`]);
const all = faultPoints(readFileSync(trace, 'utf8').split('\n'), [first.server.dataDir, join(root, 'dist')]);
const chosen = spread(all, Number(values.points), Number(values.shift));
console.log(`${all.length} points were seen in one life, ${chosen.length} of them are tried`);

let [done, ended, faults] = [0, 0, 0];
const waiting = [...chosen];
await Promise.all(
  lanes.map(async (lane) => {
    for (let point = waiting.shift(); point; point = waiting.shift()) {
      const found = await findingOf(lane, point).catch((error: unknown) => ({ ended: false, fault: String(error) }));
      done += 1;
      if (found.ended) ended += 1;
      if (done % 10 === 0) console.log(`${done} of ${chosen.length} tried`);
      if (found.fault === null) continue;
      faults += 1;
      console.log(`${point.call} number ${point.nth} with ${point.error}: ${found.fault}`);
    }
  }),
);
for (const { server, template, failed } of lanes) {
  await server.dispose();
  rmSync(failed, { force: true });
  if (existsSync(template)) rmSync(template, { recursive: true });
}
console.log(
  `${done} faults: the server ended ${ended} times and said why (${runtime} of them: Node itself, which could not start or wake a thread), ` +
    `${faults} went wrong`,
);
process.exitCode = faults > 0 || done === 0 ? 1 : 0;
