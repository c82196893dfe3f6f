import { cpus } from 'node:os';
import buildOnce from '#tests/support/build-once.ts';
import { startServer } from '#tests/support/server.ts';
import { coldStartMs } from './cold-start.ts';
import { scanRates, storedReportRates } from './http-rates.ts';
import { measureAnalysis } from './measure-analysis.ts';

type Row = readonly [what: string, measured: string, limit: string, share: string, aim: string, met: boolean];

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (part: number): string => `${Math.round(part * 100)}%`;

async function analyse(): Promise<Row> {
  const { labels, assessUs, floorUs } = await measureAnalysis();
  const times = assessUs / floorUs;
  return [
    `analyse a label of about 20 ingredients (${labels} different ones)`,
    `${assessUs.toFixed(0)} µs`,
    `split, normalise, look up: ${floorUs.toFixed(1)} µs`,
    `${times.toFixed(1)} times`,
    'at most 25 times',
    times <= 25,
  ];
}

/** Speeds, each beside its limit measured in the same run. Prints a table; never fails on a time. */
async function bench(): Promise<void> {
  buildOnce();
  const rows: Row[] = [await analyse()];
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
}

await bench();
