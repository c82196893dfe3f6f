import { spawn } from 'node:child_process';
import { existsSync, lstatSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { UpgradeSteps } from './upgrade.ts';

/** The interval between two readiness checks. */
const LOOK_AGAIN_MS = 250;
/** The previous release worked a minute ago: giving up on it because it is slow would leave nothing running. */
const OLD_READY_MS = 300_000;

/** The machine, as its operator describes it. */
export interface Machine {
  /** The symlink that the server starts from. */
  readonly link: string;
  /** The folder of the new release. */
  readonly release: string;
  /** Its data folder: what is written there must belong to the user that the server runs as. */
  readonly dataDir: string;
  readonly stopCommand: string;
  readonly startCommand: string;
  /** The URL where the server reports that it is ready. */
  readonly readyUrl: string;
  /** How long the new release may take to become ready. */
  readonly readyMs: number;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The owner of a folder, if this process may act as them; else null: it is the same user, or a step will fail. */
function ownerOf(folder: string): Owner | null {
  const { uid, gid } = statSync(folder);
  return process.getuid?.() === 0 ? { uid, gid } : null;
}

/**
 * Runs a command to its end. @returns what it printed @throws with that, if it fails
 * @param end `exit` if a server that it starts may keep its output open; `close` if all of the output is needed
 */
function run(
  end: 'exit' | 'close',
  program: string,
  args: readonly string[],
  as: Owner | null = null,
): Promise<string> {
  return new Promise((settle, refuse) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...as });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
    child.once('error', refuse);
    child.once(end, (code: number | null) => {
      if (code === 0) return settle(printed);
      refuse(new Error(`${[program, ...args].join(' ')} ended with ${code}: ${printed.trim().slice(-2000)}`));
    });
  });
}

/** Points a symlink elsewhere, atomically. */
function point(link: string, to: string): void {
  const beside = `${link}.new`;
  rmSync(beside, { force: true });
  symlinkSync(to, beside);
  renameSync(beside, link);
}

/** @throws if the link or the release is not suitable for an upgrade; nothing has been done then */
export function stepsOn(machine: Machine): UpgradeSteps {
  const { link, release, dataDir, stopCommand, startCommand, readyUrl, readyMs } = machine;
  if (!existsSync(link) || !lstatSync(link).isSymbolicLink()) throw new Error(`${link} is not a link to a release.`);
  const releases = { old: realpathSync(link), new: realpathSync(release) };
  if (releases.old === releases.new) throw new Error(`${link} already leads to this release.`);
  for (const folder of Object.values(releases)) {
    if (!existsSync(join(folder, 'dist/api/main.js'))) throw new Error(`${folder} has no build: run npm run build.`);
  }
  const command = (name: string, ...args: string[]) =>
    run('close', process.execPath, [join(releases.old, 'api/commands', `${name}.mjs`), ...args], ownerOf(dataDir));
  return {
    stop: async () => void (await run('exit', 'sh', ['-c', stopCommand])),
    async backUp() {
      const printed = await command('backup');
      const [, file] = /^Backed up to (.+), verified\.$/m.exec(printed) ?? [];
      if (file === undefined) throw new Error(`The backup did not say where it is: ${printed.trim()}`);
      return file;
    },
    switchTo: async (which) => point(link, releases[which]),
    start: async () => void (await run('exit', 'sh', ['-c', startCommand])),
    async untilReady(which) {
      const patience = which === 'old' ? OLD_READY_MS : readyMs;
      for (const end = Date.now() + patience; Date.now() < end; await pause(LOOK_AGAIN_MS)) {
        const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(patience) }).catch(() => null);
        if (answer?.ok) return;
      }
      throw new Error(`${readyUrl} did not report that the server is ready.`);
    },
    restore: async (file) => void (await command('restore', file)),
  };
}
