import type { ProblemCode } from '../problem.ts';
import type { RowAfter, RuleOutcome } from './rule.ts';

/** The operation took effect and results in these rows, the one it names first; none if it changed nothing. */
export const applied = (...rows: RowAfter[]): RuleOutcome => ({ status: 'applied', rows, counts: false });

/** The operation can never take effect. */
export const rejected = (
  code: ProblemCode,
  message: string,
  fields?: Readonly<Record<string, string>>,
): Extract<RuleOutcome, { status: 'rejected' }> => ({
  status: 'rejected',
  problem: fields ? { code, message, fields } : { code, message },
});

/** It conflicts with somebody else's change: the row stays, and the person is told. */
export const conflict = (message: string): RuleOutcome => ({
  status: 'conflict',
  problem: { code: 'CONFLICT', message },
});

/**
 * The photo's bytes must arrive first. Until then the operation waits, as after the server was restored from a backup.
 */
export const photoMissing = (): RuleOutcome => ({
  status: 'retry',
  problem: { code: 'BLOB_MISSING', message: 'The photo itself has not arrived yet. It will be sent again.' },
});

/** Whether another device changed something after the revision that the person was looking at. */
export const changedSince = (foreignRev: number | undefined, baseRev: number | null): boolean =>
  foreignRev !== undefined && baseRev !== null && foreignRev > baseRev;
