import { describe, expect, it } from 'vitest';
import { patched } from './bundle.ts';
import type { Report } from './order.ts';
import { PLANTED } from './planted.ts';
import { startPlayers } from './start-players.ts';

const OPERATIONS = 60;
const TIMEOUT_MS = 240_000;

/** Plays these seeds of the storm with some change of the product. */
async function weather(patches: Parameters<typeof startPlayers>[0], seeds: readonly number[], shrinkMs = 0) {
  const players = await startPlayers(patches);
  const reports: Report[] = [];
  try {
    const order = { plan: 'storm' as const, ops: OPERATIONS, seeds, shrinkMs, stopAtFirst: false };
    await players.play(order, (report) => reports.push(report));
  } finally {
    players.dispose();
  }
  return reports;
}

describe('the simulator', () => {
  it.each(PLANTED)('notices that $name', { timeout: TIMEOUT_MS }, async ({ patches, seed }) => {
    const [report] = await weather(patches, [seed]);
    expect(report?.findings).not.toEqual([]);
    expect((report?.lost ?? 0) + (report?.doubled ?? 0) + (report?.diverged ?? 0)).toBeGreaterThan(0);
  });

  it('finds nothing in the same seeds without them', { timeout: TIMEOUT_MS }, async () => {
    const seeds = [...new Set(PLANTED.map(({ seed }) => seed))];
    const reports = await weather([], seeds);
    expect(reports.map(({ seed, findings }) => ({ seed, findings }))).toEqual(
      seeds.map((seed) => ({ seed, findings: [] })),
    );
  });

  it('leaves out the steps that a failure does not need', { timeout: TIMEOUT_MS }, async () => {
    const final = PLANTED.find(({ name }) => name.includes('taken as final'));
    if (!final) throw new Error('This mistake is no longer planted.');
    const [report] = await weather(final.patches, [final.seed], 150_000);
    expect(report?.steps.length).toBeLessThan(15);
    expect(report?.diary.length).toBeGreaterThan(0);
  });
});

describe('a patch', () => {
  it('fails loudly where it no longer fits', async () => {
    expect(() => patched('one two two', { file: 'x.ts', from: 'three', to: '' })).toThrow('fits 0 times');
    expect(() => patched('one two two', { file: 'x.ts', from: 'two', to: '' })).toThrow('fits 2 times');
    const lost = { file: 'api/sync/applied-ops.ts', from: 'a text that is nowhere', to: '' };
    await expect(startPlayers([lost])).rejects.toThrow('fits 0 times');
    const elsewhere = { file: 'web/main.tsx', from: 'x', to: 'y' };
    await expect(startPlayers([elsewhere])).rejects.toThrow('no part of the simulated program');
  });
});
