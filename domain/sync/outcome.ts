import type { ProblemCode } from '../problem.ts';
import type { EntityName } from './entity.ts';
import type { NextRow, Outcome, Row, World } from './world.ts';

/** The operation took effect and leaves these rows; none where it changed nothing. */
export const applied = (...rows: NextRow[]): Outcome => ({ status: 'applied', rows, counts: false });

/** The operation can never take effect. */
export const rejected = (code: ProblemCode, message: string, fields?: Readonly<Record<string, string>>): Outcome => ({
  status: 'rejected',
  problem: fields ? { code, message, fields } : { code, message },
});

/** Somebody else's change stands against it: the row stays, the person is told. */
export const conflict = (message: string): Outcome => ({
  status: 'conflict',
  problem: { code: 'CONFLICT', message },
});

/** The row of the world, where it is one of this entity. */
export const rowOf = <N extends EntityName>(world: World, entity: N): Row<N> | null =>
  world.row?.entity === entity ? (world.row as Row<N>) : null;

/** Whether another device changed something after the revision that the person was looking at. */
export const changedSince = (foreignRev: number | undefined, baseRev: number | null): boolean =>
  foreignRev !== undefined && baseRev !== null && foreignRev > baseRev;
