import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '#tests/support/server.ts';
import { compareStored } from './stored.ts';
import { Writer } from './writer.ts';

/** Result of a backup that was taken during writes and restored. */
export interface BackedUp {
  /** Operations answered per second while the backup was taken. */
  readonly perSecond: number;
  readonly backupMs: number;
  /** Answered operations that the backup does not contain. */
  readonly unknownToBackup: number;
  readonly lost: number;
  readonly doubled: number;
}

function command(tree: string, name: string, dataDir: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(tree, `dist/api/${name}.js`), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });
}

/**
 * Takes a backup of a server under steady writes, keeps writing, restores the backup, and lets the writer send again
 * what had been answered, as phones do when they meet another epoch.
 */
export async function measureBackup(tree: string, perSecond: number): Promise<BackedUp> {
  const server = await startServer({}, tree);
  try {
    const writer = await Writer.start([server.url], 'backed');
    const stop = writer.steadily(perSecond);
    await new Promise((done) => setTimeout(done, 2000));
    const [from, before] = [performance.now(), writer.answered];
    await command(tree, 'backup', server.dataDir);
    const backupMs = performance.now() - from;
    await new Promise((done) => setTimeout(done, Math.max(0, 3000 - backupMs)));
    const rate = ((writer.answered - before) * 1000) / (performance.now() - from);
    await stop();
    await server.kill();
    const folder = join(server.dataDir, 'backups');
    const file = readdirSync(folder).find((name) => name.endsWith('.db')) ?? '';
    await command(tree, 'restore', server.dataDir, join(folder, file));
    const { lost: unknownToBackup } = compareStored(server.dataDir, writer);
    await server.start();
    await writer.again('everything');
    const { lost, doubled } = compareStored(server.dataDir, writer);
    return { perSecond: Math.round(rate), backupMs: Math.round(backupMs), unknownToBackup, lost, doubled };
  } finally {
    await server.dispose();
  }
}
