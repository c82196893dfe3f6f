import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import buildOnce from '#tests/support/build-once.ts';
import { residentMb } from '#tests/support/resident-memory.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The built server, with its event loop and memory monitored. */
export interface WatchedServer extends RunningServer {
  /** How long something has held the event loop since the last call of this, in milliseconds. */
  held(): Promise<number>;
  /** Resident memory of the process and its children, in MB. */
  residentMb(): number;
}

/** Starts one from the build of this tree. @param env additional settings */
export async function startWatched(env: Readonly<Record<string, string>> = {}): Promise<WatchedServer> {
  buildOnce();
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-loop-'));
  const file = join(folder, 'loop.json');
  const shim = new URL('./loop-shim.mjs', import.meta.url).href;
  const server = await startServer({ LOOP_FILE: file, NODE_OPTIONS: `--import=${shim}`, ...env }, root);
  const read = () =>
    (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8') || '{}') : {}) as { asked?: number; ms?: number };
  return {
    ...server,
    async held() {
      const { asked = 0 } = read();
      process.kill(server.pid(), 'SIGUSR2');
      for (;;) {
        await pause(5);
        const now = read();
        // After a restart the count begins at 1 again.
        if (now.asked !== undefined && now.asked !== asked) return now.ms ?? 0;
      }
    },
    residentMb: () => residentMb(server.pid()),
    dispose: async () => {
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
