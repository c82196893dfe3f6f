import { lazy } from 'react';

const outcome = () => import('./result/scan-outcome.tsx');
const sweep = () => import('./result/sweep.tsx');

/** What is shown of a code that was read. Not needed to open the camera, so fetched beside it. */
export const ScanOutcome = lazy(async () => ({ default: (await outcome()).ScanOutcome }));

/** What is shown of several codes in one picture. */
export const Sweep = lazy(async () => ({ default: (await sweep()).Sweep }));

const openKnowledge = async () => (await import('#web/reports/engine.ts')).engine.version();

/** Fetches both, and opens what judges, ahead of the first code. What fails is asked for again when it is needed. */
export function fetchResultParts(): void {
  for (const part of [outcome, sweep, openKnowledge]) part().catch(() => undefined);
}
