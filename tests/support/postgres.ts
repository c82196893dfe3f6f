import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NOBODY, programs } from './postgres-programs.mjs';

/** A PostgreSQL that tests may fill. */
export interface PostgresServer {
  readonly url: string;
  /** Stops it at once, as a power cut would, and starts it again; null if it was not started for the tests. */
  readonly crash: (() => Promise<void>) | null;
  /** Stops it, if it was started for the tests. */
  stop(): Promise<void>;
}

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) resolve();
    else server.once('exit', () => resolve());
  });

/**
 * The server at `TEST_DATABASE_URL`, or a new one from the programs of this machine, on a socket in a folder of its
 * own. Its contents are discarded.
 * @param disk whether commits wait for the disk, as needed when it is measured or crashed
 * @returns null if this machine has none, or it cannot be set up
 */
export async function startPostgres(
  disk: 'durable' | 'waits for none' = 'waits for none',
): Promise<PostgresServer | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, crash: null, stop: async () => undefined };
  const bin = programs();
  if (bin === null) return null;
  const isRoot = process.getuid?.() === 0;
  // A user without privileges has to reach it, and root's own folder may be closed to them.
  const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'safeshelf-pg-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const as = { cwd: folder, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'shelf', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  try {
    execFileSync(join(bin, 'initdb'), init, { ...as, stdio: 'pipe' });
  } catch (error) {
    // Some machines do not allow switching to another user.
    console.info(`PostgreSQL could not be set up: ${error instanceof Error ? error.message : String(error)}`);
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `fsync=${disk === 'durable' ? 'on' : 'off'}`,
  ].flatMap((one) => ['-c', one]);
  const launch = () => spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...as, stdio: 'ignore' });
  let server = launch();
  // A run that is interrupted must leave no server behind.
  const end = () => server.kill('SIGINT');
  const breakOff = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', breakOff);
  const ready = () => {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-q', '-h', folder], { stdio: 'pipe' });
      return true;
    } catch {
      return false;
    }
  };
  const untilReady = async () => {
    while (!ready()) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} instead of starting.`);
      await pause(50);
    }
  };
  await untilReady();
  return {
    url: `postgres://shelf@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async crash() {
      server.kill('SIGQUIT');
      await ended(server);
      server = launch();
      await untilReady();
    },
    async stop() {
      // PostgreSQL's "fast" shutdown: remaining connections are cut.
      process.off('exit', breakOff);
      end();
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
