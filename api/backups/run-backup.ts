import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// In a bundle, the command is a file next to the server's; during development it is the source.
const bundled = fileURLToPath(new URL('./backup.js', import.meta.url));
const args = existsSync(bundled)
  ? [bundled]
  : ['--import', 'tsx', fileURLToPath(new URL('./backup-command.ts', import.meta.url))];

/**
 * Takes a backup in a separate process, so that the server keeps answering: reading and verifying a whole database
 * keeps a thread busy.
 * @throws with the error output of the process if it fails
 */
export const runBackup = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    // Attach this before anything else: without a listener, a spawn error ends the whole process.
    child.once('error', reject);
    let said = '';
    // There is no pipe if the process has run out of file descriptors.
    child.stderr?.on('data', (text) => {
      said += text;
    });
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `It exited with ${code}.`)),
    );
  });
