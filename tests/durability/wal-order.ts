import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writer } from './writer.ts';

/** What the system calls of a server show. */
export interface WalOrder {
  /** Successful answers that left the process after a write to the log. */
  readonly answers: number;
  /** Those that left before the log was on disk. */
  readonly early: number;
  readonly syncs: number;
}

const CALLS = 'pwrite64,write,writev,sendto,sendmsg,fdatasync,fsync';

/**
 * Reads a trace: a write to the log makes it dirty, a completed sync makes it clean, and a successful answer may leave
 * only while it is clean.
 */
export function readTrace(lines: readonly string[]): WalOrder {
  let [answers, early, syncs, dirty, written] = [0, 0, 0, false, false];
  const syncing = new Set<string>();
  for (const line of lines) {
    const thread = line.slice(0, line.indexOf(' '));
    if (/ pwrite64\(\d+<[^>]*-wal>/.test(line)) [dirty, written] = [true, true];
    const begun = / f(?:data)?sync\(\d+<[^>]*-wal>/.test(line);
    if (begun && line.includes('<unfinished')) syncing.add(thread);
    if ((begun && line.endsWith('= 0')) || (/f(?:data)?sync resumed>.*= 0$/.test(line) && syncing.delete(thread))) {
      dirty = false;
      syncs += 1;
    }
    if (written && / (?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|socket)/.test(line) && line.includes('"HTTP/1.1 20')) {
      answers += 1;
      if (dirty) early += 1;
      written = false;
    }
  }
  return { answers, early, syncs };
}

const listening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += text;
      const port = /"listening","port":(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://localhost:${port}`);
    });
    child.once('exit', () => reject(new Error(`The traced server ended:\n${said}`)));
  });

/** Makes every connection less durable than the product asks for, which the measurement must detect. */
const WEAKENED = `data:text/javascript,${encodeURIComponent(`
  import Database from '${import.meta.resolve('better-sqlite3')}';
  const { pragma } = Database.prototype;
  Database.prototype.pragma = function (text, options) {
    if (text === 'synchronous = FULL') return pragma.call(this, 'synchronous = NORMAL', options);
    return text === 'synchronous' ? 2 : pragma.call(this, text, options);
  };`)}`;

/** Signals the traced process. strace holds back signals sent to itself, and ends with the process. */
export function endTraced({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list)) return;
  for (const traced of readFileSync(list, 'utf8').split(' ')) if (traced) process.kill(Number(traced), signal);
}

/** Whether system calls can be traced here. */
export const canTrace = (): boolean => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

/**
 * Traces the system calls of a server under writes.
 * @param weakened forces `synchronous = NORMAL`, as the control that shows what a fault looks like
 */
export async function traceWrites(tree: string, pushes: number, weakened: boolean): Promise<WalOrder> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-trace-'));
  const trace = join(folder, 'trace');
  const node = [process.execPath, ...(weakened ? ['--import', WEAKENED] : []), join(tree, 'dist/api/main.js')];
  const child = spawn('strace', ['-f', '-y', '-s', '16', '-e', `trace=${CALLS}`, '-o', trace, ...node], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      DEFAULT_TIER: 'family',
      RATE_LIMIT_FACTOR: '1000000',
      OPEN_FACTS_URLS: '',
      RECALL_FEEDS: '',
    },
  });
  try {
    const url = await listening(child);
    const writer = await Writer.start([url], 'traced');
    for (let at = 0; at < pushes; at += 1) await writer.more();
    if (writer.answered !== pushes * 25) throw new Error('A traced push was not answered.');
    const gone = new Promise((done) => child.once('exit', done));
    endTraced(child, 'SIGTERM');
    await gone;
    return readTrace(readFileSync(trace, 'utf8').split('\n'));
  } finally {
    endTraced(child, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
