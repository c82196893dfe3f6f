import type { EntityData, EntityName } from './entities.ts';
import type { OutcomeOf, Surroundings } from './rule.ts';

/** A row as it stands before an operation. */
export interface Row<N extends EntityName = EntityName> {
  readonly entity: N;
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly data: EntityData<N>;
}

/** Everything an operation may look at. */
export interface World extends Surroundings {
  /** The row the operation names, tombstones included. */
  readonly row: Row | null;
}

/** A row as the operation leaves it, without `rev` and `seq`, which only the server gives. */
export type NextRow = {
  [N in EntityName]: { entity: N; id: string; deleted: boolean; data: EntityData<N> };
}[EntityName];

/** How an operation ended. */
export type Outcome = OutcomeOf<NextRow>;
