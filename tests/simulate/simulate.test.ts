import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from './order.ts';
import type { PlanName } from './plans.ts';
import { type Players, startPlayers } from './start-players.ts';

const TIMEOUT_MS = 600_000;
/** Per seed. Hundreds of seeds with more operations are for the command. */
const OPERATIONS = 1000;

let players: Players;
beforeAll(async () => {
  players = await startPlayers();
}, TIMEOUT_MS);
afterAll(() => players.dispose());

async function play(plan: PlanName, ops: number, seeds: readonly number[]): Promise<Report[]> {
  const reports: Report[] = [];
  await players.play({ plan, engine: 'sqlite', ops, seeds, shrinkMs: 60_000, stopAtFirst: true }, (report) =>
    reports.push(report),
  );
  return reports;
}

/** What went wrong and what happened before it, short enough to read in a log. */
const wrong = (reports: readonly Report[]) =>
  reports.flatMap(({ seed, findings, diary }) =>
    findings.length > 0 ? [{ seed, findings: findings.slice(0, 5), diary: diary.slice(-60) }] : [],
  );

/**
 * Two worlds that nobody has seen before, in addition to the fixed ones. Each state of the code has its own: the seeds
 * come from the hash of its files, so that a failed run fails again. If git knows no hash, they are random.
 */
function freshSeeds(): [number, number] {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: 'pipe' }).trim();
    return [Number.parseInt(tree.slice(0, 7), 16), Number.parseInt(tree.slice(7, 14), 16)];
  } catch {
    return [randomInt(1_000, 2 ** 28), randomInt(1_000, 2 ** 28)];
  }
}

describe('whatever network, phones and server do', () => {
  it('nothing is lost, nothing counts twice, phones agree', { timeout: TIMEOUT_MS }, async () => {
    const fresh = freshSeeds();
    // Play a failure again with `--seeds`.
    console.log(`fresh seeds: ${fresh.join(', ')}`);
    const halves = [
      [1, fresh[0]],
      [6, fresh[1]],
    ];
    const reports = (await Promise.all(halves.map((seeds) => play('everything', OPERATIONS, seeds)))).flat();
    expect(wrong(reports)).toEqual([]);
    expect(reports).toHaveLength(4);
    for (const { ops } of reports) expect(ops).toBeGreaterThanOrEqual(OPERATIONS);
  });

  it('two devices of one household converge; no allergy is lost, no quantity wrong', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const reports = await play('two-devices', 1000, [1]);
    expect(wrong(reports)).toEqual([]);
    expect(reports[0]?.ops).toBeGreaterThanOrEqual(1000);
  });
});
