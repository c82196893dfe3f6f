import { openSync, readSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server before its own code (`--import`). At each SIGUSR2 it writes how long something has held the
// event loop since the last one, in milliseconds, and how many signals it got. Time for which the thread waited for a
// core that others used is left out, so that a busy machine gives the same figure as an idle one.

const file = process.env.LOOP_FILE;
const TICK_MS = 1;

if (isMainThread && file && process.argv[1]?.endsWith('main.js')) {
  // Of the main thread: nanoseconds on a core, then nanoseconds ready but waiting for one.
  const schedule = openSync('/proc/self/schedstat', 'r');
  const text = Buffer.alloc(80);
  const waitedMs = () => Number(text.toString('latin1', 0, readSync(schedule, text, 0, 80, 0)).split(' ')[1]) / 1e6;
  let [last, waited, longest, asked] = [performance.now(), waitedMs(), 0, 0];
  setInterval(() => {
    const [now, waitedNow] = [performance.now(), waitedMs()];
    longest = Math.max(longest, now - last - (waitedNow - waited) - TICK_MS);
    [last, waited] = [now, waitedNow];
  }, TICK_MS).unref();
  process.on('SIGUSR2', () => {
    asked += 1;
    writeFileSync(file, JSON.stringify({ asked, ms: longest }));
    longest = 0;
  });
}
