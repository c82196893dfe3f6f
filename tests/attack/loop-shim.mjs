import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server before its own code (`--import`). At each SIGUSR2 it writes down for how long something held the
// event loop since the last one, in milliseconds, and how often it was asked.

const file = process.env.LOOP_FILE;
if (isMainThread && file && process.argv[1]?.endsWith('main.js')) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let asked = 0;
  process.on('SIGUSR2', () => {
    asked += 1;
    writeFileSync(file, JSON.stringify({ asked, ms: Math.max(0, delay.max / 1e6 - 1) }));
    delay.reset();
  });
}
