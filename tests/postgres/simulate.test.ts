import { expect, test } from 'vitest';
import type { Report } from '../simulate/order.ts';
import { PLANTED } from '../simulate/planted.ts';
import { startPlayers } from '../simulate/start-players.ts';

const TIMEOUT_MS = 600_000;

/** Runs the storm simulation with two servers on PostgreSQL, in a process of its own. */
async function storm(
  ops: number,
  seeds: readonly number[],
  patches: Parameters<typeof startPlayers>[0] = [],
): Promise<Report[]> {
  const players = await startPlayers(patches);
  const reports: Report[] = [];
  try {
    const order = { plan: 'storm' as const, engine: 'postgres' as const, ops, seeds, shrinkMs: 0, stopAtFirst: true };
    await players.play(order, (report) => reports.push(report));
  } finally {
    players.dispose();
  }
  return reports;
}

test('two servers that are killed and cut off from a database that stops lose nothing and count nothing twice (product P17.20)', {
  timeout: TIMEOUT_MS,
}, async () => {
  const reports = await storm(150, [1, 2]);
  expect(reports.flatMap(({ seed, findings }) => findings.map((finding) => `${seed}: ${finding}`))).toEqual([]);
  const happened = (what: 'kill' | 'cut') => reports.reduce((sum, { troubles }) => sum + troubles[what], 0);
  expect(happened('kill'), 'servers were killed').toBeGreaterThan(0);
  expect(happened('cut'), 'connections were cut after a commit').toBeGreaterThan(0);
});

test('a mistake shows on a PostgreSQL as it does on a file', { timeout: TIMEOUT_MS }, async () => {
  const [first] = PLANTED;
  const reports = await storm(60, [first?.shownBy ?? 1, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12], first?.patches);
  expect(reports.some(({ lost, doubled, diverged }) => lost + doubled + diverged > 0)).toBe(true);
});
