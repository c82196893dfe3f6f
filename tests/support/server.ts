import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from './patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built server as a process of its own, with a data folder that outlives its restarts. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** The id of its process. */
  pid(): number;
  /** Everything it has printed so far. */
  output(): string;
  /** Like a power cut: no chance to clean up. */
  kill(): Promise<void>;
  /** Like an operator: SIGTERM. @returns the exit code */
  stop(): Promise<number | null>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  dispose(): Promise<void>;
}

/** Environment variable with a folder of data from a server that was started once. New servers start with a copy. */
export const TEMPLATE = 'DATA_TEMPLATE';

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((settle, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });

const pause = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms));

/** Waits until the server reports that it is ready. Throws with its output if it ends or never becomes ready. */
async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error(`The server was not ready after ${PATIENCE_MS} ms:\n${output()}`);
}

/**
 * Starts the built server on a free port. Limits are lifted and the plan is `family`, unless `env` says otherwise.
 * @param env additional settings
 * @param tree a copy of the built tree to start from; without it the repository, built if it is stale
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  tree: string | null = null,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-server-'));
  const dataDir = join(folder, 'data');
  const template = process.env[TEMPLATE];
  // Another tree may be another release, with a schema of its own.
  if (template && !tree) cpSync(template, dataDir, { recursive: true });
  // Output goes to a file, as under a supervisor, so that nobody has to read it while it runs.
  const log = join(folder, 'server.log');
  const output = (): string => readFileSync(log, 'utf8');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess;

  const ended = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise((settle) => {
      if (child.exitCode !== null || child.signalCode !== null) return settle(child.exitCode);
      child.once('exit', (code) => settle(code));
      child.kill(signal);
    });

  const start = async (): Promise<void> => {
    const written = openSync(log, 'a');
    child = spawn(process.execPath, [tree ? join(tree, 'dist/api/main.js') : 'api/commands/start.mjs'], {
      cwd: tree ?? root,
      stdio: ['ignore', written, written],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // As in the README's start command.
        MALLOC_ARENA_MAX: '2',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        RATE_LIMIT_FACTOR: '1000000',
        OPEN_FACTS_URLS: '',
        RECALL_FEEDS: '',
        DEFAULT_TIER: 'family',
        ...env,
      },
    });
    closeSync(written);
    await untilReady(url.replace('localhost', '127.0.0.1'), child, output).catch((error: unknown) => {
      // Nobody else knows this process yet, so kill it here.
      child.kill('SIGKILL');
      throw error;
    });
  };

  await start();
  return {
    url,
    dataDir,
    output,
    pid: () => child.pid ?? 0,
    kill: async () => void (await ended('SIGKILL')),
    stop: () => ended('SIGTERM'),
    start,
    dispose: async () => {
      await ended('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
