import { lazy } from 'react';

const outcome = () => import('./result/scan-outcome.tsx');
const sweep = () => import('./result/sweep.tsx');

/** The result of a code that was read. Not needed to open the camera, so loaded separately. */
export const ScanOutcome = lazy(async () => ({ default: (await outcome()).ScanOutcome }));

/** The choice between several codes in one picture. */
export const Sweep = lazy(async () => ({ default: (await sweep()).Sweep }));

const openKnowledge = async () => (await import('#web/reports/engine.ts')).engine.version();

/** Preloads both and opens the engine before the first code is read. Whatever fails is tried again when needed. */
export function fetchResultParts(): void {
  for (const part of [outcome, sweep, openKnowledge]) part().catch(() => undefined);
}
