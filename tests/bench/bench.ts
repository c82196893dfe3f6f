import { cpus } from 'node:os';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';
import { type ColdStart, coldPhoneMs } from './cold-phone.ts';
import { coldStartMs } from './cold-start.ts';
import { firstDecodeMs } from './first-decode.ts';
import { scanRates, storedReportRates } from './http-rates.ts';
import { LARGE_INVENTORY_PARTS, largeInventory } from './inventory/large-inventory.ts';
import { labelReadCost } from './label-read.ts';
import { measureAnalysis } from './measure-analysis.ts';
import { measurePack } from './measure-pack.ts';
import { serverMemory } from './server/server-memory.ts';
import { drainQueue, pushRates } from './sync-rates.ts';
import { measureWalks, type Walk } from './walks.ts';

type Row = readonly [what: string, measured: string, limit: string, share: string, aim: string, met: boolean];

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** A phone is assumed to be four times slower than this machine. */
const PHONE = 4;

async function analyse(): Promise<Row[]> {
  const { labels, assessUs, floorUs, p99Us, hostileKind, hostileMs } = await measureAnalysis();
  const times = assessUs / floorUs;
  const onPhone = (assessUs / 1000) * PHONE;
  const hostileOnPhone = hostileMs * PHONE;
  return [
    [
      `analyse a label of about 20 ingredients (${labels} different ones)`,
      `${assessUs.toFixed(0)} µs`,
      `split, normalise, look up: ${floorUs.toFixed(1)} µs`,
      `${times.toFixed(1)} times`,
      'at most 25 times',
      times <= 25,
    ],
    [
      'the same on a phone, times 4',
      `${onPhone.toFixed(2)} ms`,
      `99 of 100 within ${((p99Us / 1000) * PHONE).toFixed(1)} ms`,
      percent(onPhone / 5),
      'under 5 ms',
      onPhone < 5,
    ],
    [
      'a hostile text of 100 KB on a phone, times 4',
      `${hostileOnPhone.toFixed(1)} ms`,
      `the dearest: ${hostileKind}`,
      percent(hostileOnPhone / 50),
      'under 50 ms',
      hostileOnPhone < 50,
    ],
  ];
}

async function pack(): Promise<Row[]> {
  const { loadMs, indexMs, rawBytes, gzipBytes, brotliBytes } = await measurePack();
  const onPhone = indexMs * PHONE;
  const kb = (bytes: number): string => `${whole(bytes / 1000)} kB`;
  return [
    [
      'open the knowledge pack on a phone and build its indexes, times 4',
      `${onPhone.toFixed(0)} ms`,
      `ready for the first label: ${(loadMs * PHONE).toFixed(0)} ms`,
      percent(onPhone / 150),
      'under 150 ms',
      onPhone < 150,
    ],
    [
      'knowledge pack, gzip',
      kb(gzipBytes),
      `brotli ${kb(brotliBytes)}, unpacked ${kb(rawBytes)}`,
      percent(gzipBytes / 1_500_000),
      'under 1,500 kB',
      gzipBytes < 1_500_000,
    ],
  ];
}

async function phoneStarts(): Promise<Row[]> {
  const row = (what: string, start: ColdStart | undefined, limitMs: number): Row[] =>
    start
      ? [
          [
            `opened from the home screen offline, slowed 4 times: ${what}`,
            `${whole(start.ms)} ms`,
            `of it computing, whatever else this machine did: ${whole(start.computeMs)} ms`,
            percent(start.ms / limitMs),
            `under ${whole(limitMs)} ms`,
            start.ms < limitMs,
          ],
        ]
      : [];
  const [dashboard, camera] = await coldPhoneMs(['dashboard', 'camera']);
  return [...row('usable dashboard', dashboard, 1500), ...row('live camera', camera, 2000)];
}

async function inventory(): Promise<Row[]> {
  const found = await largeInventory(LARGE_INVENTORY_PARTS);
  const { open, back, keys, fling, jump, dashboardFirst, dashboard, detector } = found;
  const slowest = keys.reduce((one, other) => (other.computeMs > one.computeMs ? other : one));
  const row = (what: string, ms: number, beside: string, limitMs: number): Row => [
    `inventory of 2,000 entries, computing times 4: ${what}`,
    `${whole(ms)} ms`,
    beside,
    percent(ms / limitMs),
    `under ${whole(limitMs)} ms`,
    ms < limitMs,
  ];
  const clock = ({ clockMs }: { clockMs: number }): string =>
    `by the clock, slowed 4 times, with all else this machine did: ${whole(clockMs)} ms`;
  return [
    row('open it from the dashboard, tables unread', open.computeMs, clock(open), 500),
    row('come back to it from a report', back.computeMs, clock(back), 500),
    row('the slowest key of a search', slowest.computeMs, clock(slowest), 100),
    row('longest task of a hard fling', fling.longestTaskMs, `tasks above 50 ms: ${fling.longTasks}`, 50),
    row('longest task of jumps of 2,400 px', jump.longestTaskMs, `tasks above 50 ms: ${jump.longTasks}`, 50),
    row('first paint of the dashboard, no network', dashboardFirst.computeMs, clock(dashboardFirst), 300),
    row('the dashboard with the home, no network', dashboard.computeMs, clock(dashboard), 300),
    row('the detector over all of it, no network', detector.computeMs, clock(detector), 500),
    row('longest task of the detector', detector.longestTaskMs, `tasks above 50 ms: ${detector.longTasks}`, 50),
  ];
}

async function walks(): Promise<Row[]> {
  const { verdict, asthma, emergency } = await measureWalks();
  const row = (what: string, { taps, waitedMs }: Walk, most: { taps: number; ms: number } | null): Row => [
    `${what}: taps, and what was waited for`,
    `${taps} taps, ${whole(waitedMs)} ms`,
    'by the clock, with all else this machine did',
    most ? percent(waitedMs / most.ms) : '',
    most ? `${most.taps} taps, ${whole(most.ms)} ms` : 'none named',
    most === null || (taps <= most.taps && waitedMs <= most.ms),
  ];
  return [
    row('from the landing page to the first verdict', verdict, { taps: 5, ms: 6_000 }),
    row('from the landing page to a warning for a child with asthma', asthma, null),
    row('from the home screen to the number of the emergency card, no network, slowed 4 times', emergency, {
      taps: 2,
      ms: 1_500,
    }),
  ];
}

async function memory(): Promise<Row[]> {
  const { rest, phones } = await serverMemory();
  const row = (what: string, mb: number, limitMb: number): Row => [
    `memory of the server and its children, ${what}`,
    `${whole(mb)} MB`,
    'resident, as the system counts it',
    percent(mb / limitMb),
    `at most ${limitMb} MB`,
    mb <= limitMb,
  ];
  return [row('at rest', rest, 100), row('after five phones, which listen', phones, 150)];
}

const print = (rows: readonly Row[]): void => {
  const table = [
    ['what', 'measured', 'beside', 'share', 'aim', ''],
    ...rows.map((row) => [...row.slice(0, 5), row[5] ? 'met' : 'missed']),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => String(row[column]).length))) ?? [];
  console.log(`Node ${process.version}, ${cpus().length} cores\n`);
  for (const row of table)
    console.log(
      row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};

/** Speeds, each next to its limit measured in the same run. Prints a table, and never fails on a time. */
async function bench(): Promise<void> {
  buildOnce();
  const rows: Row[] = [...(await analyse()), ...(await pack())];
  const server = await startServer();
  try {
    const [reads, twin] = await storedReportRates(server);
    rows.push([
      'GET of a stored report with a session',
      `${whole(reads)}/s`,
      `same bytes and headers, static: ${whole(twin)}/s`,
      percent(reads / twin),
      'at least 50%',
      reads / twin >= 0.5,
    ]);
    const [scans, inserts] = await scanRates(server);
    rows.push([
      'POST /api/scan',
      `${whole(scans)}/s`,
      `raw autocommit inserts, synchronous=FULL: ${whole(inserts)}/s`,
      percent(scans / inserts),
      'at least 25%',
      scans / inserts >= 0.25,
    ]);
    const drain = await drainQueue(server);
    rows.push([
      `drain 1,000 queued operations over loopback, in ${drain.requests} requests`,
      `${whole(drain.ms)} ms`,
      'at most 50 requests; storage of the phone simulated',
      percent(drain.ms / 2000),
      'under 2,000 ms',
      drain.ms < 2000 && drain.requests <= 50,
    ]);
    rows.push([
      `sign in on another phone and pull ${whole(drain.rows)} rows`,
      `${whole(drain.pullMs)} ms`,
      'with the password looked at',
      percent(drain.pullMs / 3000),
      'under 3,000 ms',
      drain.pullMs < 3000,
    ]);
    const [pushed, raw] = await pushRates(server);
    rows.push([
      'operations in pushes of 25',
      `${whole(pushed)}/s`,
      `raw autocommit inserts, synchronous=FULL: ${whole(raw)}/s`,
      percent(pushed / raw),
      'at least 50%',
      pushed / raw >= 0.5,
    ]);
    await server.stop();
    const ms = await coldStartMs(server.dataDir);
    rows.push([
      'cold npm start to /readyz',
      `${whole(ms)} ms`,
      '1,000 ms',
      percent(ms / 1000),
      'under 100%',
      ms < 1000,
    ]);
  } finally {
    await server.dispose();
  }
  const { median, slowest } = await firstDecodeMs();
  rows.push([
    'camera granted to the first code, built app, film as camera',
    `${whole(median)} ms`,
    `slowest of the visits: ${whole(slowest)} ms`,
    percent(median / 500),
    'under 500 ms',
    median < 500,
  ]);
  const label = await labelReadCost();
  rows.push([
    'first label read from a photo of 2560 × 1440, built app',
    `${whole(label.cpuMs)} ms`,
    `processor time of page and workers; by the clock ${whole(label.wallMs)} ms`,
    percent((label.cpuMs * PHONE) / 6000),
    'times 4 under 6 s',
    label.cpuMs * PHONE < 6000,
  ]);
  rows.push([
    'most memory meanwhile, page and workers',
    `${whole(label.peakMb)} MB`,
    `the browser's own program beside it: ${whole(label.sharedMb)} MB`,
    percent(label.peakMb / 400),
    'under 400 MB',
    label.peakMb < 400,
  ]);
  rows.push(...(await memory()));
  rows.push(...(await phoneStarts()));
  rows.push(...(await inventory()));
  rows.push(...(await walks()));
  print(rows);
}

/** Runs one part alone, for those who work on it: `npm run bench -- inventory`. */
const PARTS = { inventory, memory, walks, 'phone-starts': phoneStarts } as const;
const asked = Object.entries(PARTS).find(([name]) => process.argv.includes(name));
if (asked) {
  buildOnce();
  print(await asked[1]());
} else await bench();
