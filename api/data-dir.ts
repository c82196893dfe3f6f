import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lockInstance } from '#db/instance-lock.ts';
import { dataDirError, secondInstance } from './start-error.ts';

/** One level at a time: where nothing can be made, as in /proc, Node's recursive way never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/**
 * Makes the data folder where there is none, readable for its owner alone, and takes it for this process.
 * @throws {StartError} when it cannot be used, or another process has it
 */
export function takeDataDir(dataDir: string): void {
  let mine: boolean;
  try {
    makeFolder(dataDir);
    mine = lockInstance(join(dataDir, 'instance.lock'));
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
  if (!mine) throw secondInstance(dataDir);
}
