import { setTimeout as pause } from 'node:timers/promises';
import { OpResult } from '#domain/sync/wire.ts';
import type { Account } from './account.ts';

/** Pause between two calls, within the limits on pushes and pulls. */
const CALM_MS = 800;
/** A person would have given up on an answer that takes longer. */
const PATIENCE_MS = 10_000;

/** What somebody else's phone experienced meanwhile. */
export interface BystanderFigures {
  readonly calls: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** Calls that were refused, aborted or not answered in time, and changes that were not accepted. */
  readonly refused: number;
  /** Whether the server still held the last change at the end. */
  readonly kept: boolean;
}

/** Uses the app like an unaware person: reads, changes their own name, and pulls. @param until clock time to stop */
export async function runBystander(other: Account, until: number): Promise<BystanderFigures> {
  const took: number[] = [];
  let refused = 0;
  let name = '';
  const rename = async (): Promise<Response> => {
    const to = `Quiet ${took.length}`;
    const payload = { displayName: { from: name, to } };
    const answer = await other.push([other.op('profile.edit', payload, { entityId: other.userId })]);
    if (answer.ok) {
      const [result] = OpResult.array().parse(((await answer.clone().json()) as { results: unknown }).results);
      if (result?.status === 'applied') name = to;
      else refused += 1;
    }
    return answer;
  };
  const calls = [
    () => other.get('/api/user'),
    () => other.get('/api/inventory'),
    rename,
    () => other.get('/api/sync/pull'),
  ];
  for (let at = 0; Date.now() < until; at += 1) {
    const began = performance.now();
    const late = pause(PATIENCE_MS, null, { ref: false });
    const answer = await Promise.race([calls[at % calls.length]?.().catch(() => null), late]);
    await answer?.arrayBuffer().catch(() => null);
    took.push(performance.now() - began);
    if (!answer?.ok) refused += 1;
    await pause(CALM_MS);
  }
  took.sort((a, b) => a - b);
  const rank = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  const held = await (await other.get('/api/sync/pull')).text();
  return {
    calls: took.length,
    ...{ p50: rank(0.5), p99: rank(0.99), slowest: took.at(-1) ?? 0 },
    refused,
    kept: name !== '' && held.includes(`"${name}"`),
  };
}
