import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Bundled, the command is a file beside the server's; during development it is the source.
const bundled = fileURLToPath(new URL('./backup.js', import.meta.url));
const args = existsSync(bundled)
  ? [bundled]
  : ['--import', 'tsx', fileURLToPath(new URL('./backup-command.ts', import.meta.url))];

/**
 * Takes a backup in a process of its own, so that the server goes on answering: reading and verifying a whole database
 * keeps a thread busy.
 * @throws with what it said when it fails
 */
export const runBackup = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    // First of all: without a listener the error of a spawn ends the whole process.
    child.once('error', reject);
    let said = '';
    // Where the process may open no more files there is no pipe either.
    child.stderr?.on('data', (text) => {
      said += text;
    });
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `It ended with ${code}.`)),
    );
  });
