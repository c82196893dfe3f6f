import { availableParallelism } from 'node:os';
import { openAccount } from './account.ts';
import { type BystanderFigures, runBystander } from './quiet-phone.ts';
import { openBox, pinTo } from './small-box.ts';
import { attackInTurn, databaseMb, strategies } from './strategies.ts';
import { startWatched } from './watched-server.ts';

/** How long one strategy is tried before the next. */
const SLICE_MS = 60_000;
const LOOK_MS = 250;

/** Result of attacking one small server with every strategy in turn. */
export interface Siege extends BystanderFigures {
  readonly asked: number;
  readonly databaseMb: number;
  /** Whether the kernel enforced the memory limit, and whether the server was pinned to one core. */
  readonly held: boolean;
  readonly pinned: boolean;
  /** Peak resident memory of the server and its children, and peak memory that is not backed by files. */
  readonly peakMb: number;
  readonly anonymousMb: number;
  readonly killed: number;
  readonly alive: boolean;
}

/**
 * Besieges a server at default limits with one account, while a second one uses it.
 * @param memoryMb limit for the server with its children
 */
export async function measureSiege(seconds: number, memoryMb: number): Promise<Siege> {
  const box = openBox(memoryMb);
  const server = await box.within(() =>
    startWatched({ RATE_LIMIT_FACTOR: '1', DEFAULT_TIER: 'free', TRUSTED_PROXIES: '127.0.0.0/8,::1' }),
  );
  try {
    const pid = server.pid();
    const pinned = pinTo(0, pid);
    // On another core, so that attacker and server do not slow each other down.
    if (availableParallelism() > 1) pinTo(1, process.pid);
    const attacker = await openAccount(server.url, 'greedy');
    const other = await openAccount(server.url, 'quiet', '192.0.2.7');
    await other.get('/api/sync/pull');
    const size = databaseMb(server);
    let peakMb = 0;
    const watch = setInterval(() => {
      peakMb = Math.max(peakMb, server.residentMb());
      box.look();
    }, LOOK_MS);
    const began = Date.now();
    const until = began + seconds * 1000;
    const table = Object.entries(await strategies());
    const [quiet, statuses] = await Promise.all([
      runBystander(other, until),
      attackInTurn(attacker, until, () => {
        const [, strategy] = table[Math.floor((Date.now() - began) / SLICE_MS) % table.length] ?? [];
        if (!strategy) throw new Error('There is no strategy.');
        return strategy;
      }),
    ]);
    clearInterval(watch);
    return {
      ...quiet,
      asked: [...statuses.values()].reduce((sum, count) => sum + count, 0),
      databaseMb: databaseMb(server) - size,
      ...{ held: box.isHeld, pinned, peakMb, anonymousMb: box.look(), killed: box.killed() },
      alive: server.pid() === pid && (await other.get('/healthz')).ok,
    };
  } finally {
    await server.dispose();
    box.remove();
  }
}
