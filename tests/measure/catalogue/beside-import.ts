import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiSession, signUpByApi } from '#tests/support/api-session.ts';
import { codeAt } from './many-products.ts';

/** Milliseconds between two requests. */
const PAUSE_MS = 40;

/** The peak memory of a process in MB; 0 if it cannot be read. Linux only. */
const mostMb = (pid: number): number => {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

/** Starts the import command in a separate process. */
function startImport(path: string, dataDir: string): ChildProcess {
  const command = ['--import', 'tsx', 'api/commands/catalogue-import.ts', 'off', path];
  return spawn(process.execPath, command, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** In the order of {@link requests}. */
const KINDS = ['product', 'search', 'scan', 'usage'] as const;

/** The requests of a household in the meantime: look up a product, search, scan, and read the usage of the plan. */
const requests = (session: ApiSession, at: number): Promise<Response> => {
  switch (at % KINDS.length) {
    case 0:
      return session.get(`/api/products/0${codeAt(at % 1000)}`);
    case 1:
      return session.get('/api/products/search?q=chocol');
    case 2:
      return session.post('/api/scan', { barcode: codeAt(at % 1000) });
    default:
      return session.get('/api/subscription/usage');
  }
};

/** Imports a file while the server is running: the memory that it takes, and how long a household waits meanwhile. */
export async function importWhileServing(url: string, dataDir: string, path: string) {
  const session = await signUpByApi(url, `beside-${process.pid}`);
  const began = performance.now();
  const child = startImport(path, dataDir);
  const ended = once(child, 'exit');
  const times: number[] = [];
  const byKind: number[][] = KINDS.map(() => []);
  let [memory, failed] = [0, 0];
  for (let at = 0; child.exitCode === null && child.signalCode === null; at += 1) {
    const asked = performance.now();
    const reply = await requests(session, at);
    await reply.arrayBuffer();
    const ms = performance.now() - asked;
    times.push(ms);
    byKind[at % KINDS.length]?.push(ms);
    if (reply.status >= 500) failed += 1;
    memory = Math.max(memory, mostMb(child.pid ?? 0));
    await pause(PAUSE_MS);
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return {
    seconds: Math.round((performance.now() - began) / 1000),
    memoryMb: Math.round(memory),
    requests: times.length,
    failed,
    medianMs: Number(percentile(times, 0.5).toFixed(1)),
    p99Ms: Number(percentile(times, 0.99).toFixed(1)),
    p99MsOf: Object.fromEntries(KINDS.map((kind, at) => [kind, Number(percentile(byKind[at] ?? [], 0.99).toFixed(1))])),
  };
}
