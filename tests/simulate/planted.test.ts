import { describe, expect, it } from 'vitest';
import { patched } from './bundle.ts';
import type { Report } from './order.ts';
import { PLANTED } from './planted.ts';
import { startPlayers } from './start-players.ts';

const OPERATIONS = 60;
/** A planted bug that shows in none of these counts as undetected. */
const SEEDS = Array.from({ length: 30 }, (_, at) => at + 1);
const TIMEOUT_MS = 240_000;

type Patches = Parameters<typeof startPlayers>[0];

/** Plays storm seeds with a change to the product until a report is the one looked for. */
async function weather(
  patches: Patches,
  seeds: readonly number[],
  isWanted: (report: Report) => boolean = () => false,
  shrinkMs = 0,
): Promise<Report[]> {
  const players = await startPlayers(patches);
  const reports: Report[] = [];
  try {
    for (let left = [...seeds]; left.length > 0; ) {
      const heard: Report[] = [];
      const order = {
        plan: 'storm' as const,
        engine: 'sqlite' as const,
        ops: OPERATIONS,
        seeds: left,
        shrinkMs,
        stopAtFirst: true,
      };
      await players.play(order, (report) => heard.push(report));
      reports.push(...heard);
      const last = heard.at(-1);
      if (!last || isWanted(last)) break;
      left = left.slice(heard.length);
    }
  } finally {
    players.dispose();
  }
  return reports;
}

/** Whether something was lost, counted twice, or differs between phones. */
const isHarm = ({ lost, doubled, diverged }: Report): boolean => lost + doubled + diverged > 0;

describe('the simulator', () => {
  it.each(PLANTED)('notices that $name', { timeout: TIMEOUT_MS }, async ({ patches, shownBy }) => {
    const [last] = (await weather(patches, [shownBy, ...SEEDS], isHarm)).slice(-1);
    expect(last?.findings).not.toEqual([]);
    expect(last && isHarm(last)).toBe(true);
  });

  it('finds nothing in the same seeds without them', { timeout: TIMEOUT_MS }, async () => {
    const seeds = SEEDS.slice(0, 4);
    const reports = await weather([], seeds);
    expect(reports.map(({ seed, findings }) => ({ seed, findings }))).toEqual(
      seeds.map((seed) => ({ seed, findings: [] })),
    );
  });

  it('leaves out the steps that a failure does not need', { timeout: TIMEOUT_MS }, async () => {
    const final = PLANTED.find(({ name }) => name.includes('taken as final'));
    if (!final) throw new Error('This mistake is no longer planted.');
    const [report] = (await weather(final.patches, [final.shownBy, ...SEEDS], ({ failed }) => failed, 150_000)).slice(
      -1,
    );
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
