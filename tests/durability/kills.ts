import { startServer } from '#tests/support/server.ts';
import { compareStored } from './stored.ts';
import { Writer } from './writer.ts';

/** Result of a number of kills. */
export interface Killed {
  readonly kills: number;
  readonly operations: number;
  readonly lost: number;
  readonly doubled: number;
  /** From the start of the process to the first successful answer of /readyz, milliseconds. */
  readonly slowestReadyMs: number;
  readonly medianReadyMs: number;
}

/** Entries hold at most 9,999, so a fresh writer takes over before that. */
const PER_WRITER = 200_000;

/**
 * Kills the server, as a power cut would, 0 to 300 ms into steady writes, again and again. After each kill the database
 * must be undamaged. Unanswered operations are sent again, and in the end each operation must have had its effect
 * exactly once.
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
      // Spread evenly over the 300 ms, in a fixed order.
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
