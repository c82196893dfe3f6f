import { startServer } from '#tests/support/server.ts';
import { compareStored } from './stored.ts';
import { Writer } from './writer.ts';

/** What a number of kills left. */
export interface Killed {
  readonly kills: number;
  readonly operations: number;
  readonly lost: number;
  readonly doubled: number;
  /** From the start of the process to the first good answer of /readyz, milliseconds. */
  readonly slowestReadyMs: number;
  readonly medianReadyMs: number;
}

/** Entries hold at most 9,999; a fresh writer takes over before. */
const PER_WRITER = 200_000;

/**
 * Kills the server, as a power cut would, 0 to 300 ms into steady writing, again and again. After each the database must
 * be sound; what had no answer is sent again, and in the end each operation must have had its effect once.
 */
export async function measureKills(kills: number, perSecond: number, tree: string | null): Promise<Killed> {
  const server = await startServer({}, tree);
  let writer = await Writer.start([server.url], 'writer0');
  let [operations, lost, doubled] = [0, 0, 0];
  const ready: number[] = [];
  const settle = (): void => {
    const found = compareStored(server.dataDir, writer);
    operations += writer.sent.length;
    lost += found.lost;
    doubled += found.doubled;
  };
  try {
    for (let round = 0; round < kills; round += 1) {
      const stop = writer.steadily(perSecond);
      // Spread evenly over the 300 ms, in an order that is always the same.
      await new Promise((done) => setTimeout(done, (round * 137) % 300));
      await server.kill();
      await stop();
      const from = performance.now();
      await server.start();
      ready.push(Math.round(performance.now() - from));
      compareStored(server.dataDir, writer);
      await writer.again();
      if (writer.sent.length > PER_WRITER) {
        settle();
        writer = await Writer.start([server.url], `writer${round + 1}`);
      }
    }
    settle();
    ready.sort((a, b) => a - b);
    const [slowestReadyMs = 0, medianReadyMs = 0] = [ready.at(-1), ready[Math.floor(ready.length / 2)]];
    return { kills, operations, lost, doubled, slowestReadyMs, medianReadyMs };
  } finally {
    await server.dispose();
  }
}
