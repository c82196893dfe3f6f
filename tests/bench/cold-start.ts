import { spawn } from 'node:child_process';
import { freePort } from '#tests/support/server.ts';

const ROUNDS = 5;

async function once(dataDir: string): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  });
  try {
    for (const end = start + 20_000; performance.now() < end; ) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return performance.now() - start;
      await new Promise((settle) => setTimeout(settle, 5));
    }
    throw new Error('npm start was not ready after 20 s');
  } finally {
    const gone = new Promise((settle) => child.once('exit', settle));
    // The whole group: npm has a shell and node as children.
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}

/** Median milliseconds from `npm start` to the first successful /readyz, on a built tree with existing data. */
export async function coldStartMs(dataDir: string): Promise<number> {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await once(dataDir));
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
