import type { EntityData, EntityName } from './entities.ts';
import type { OutcomeOf, RuleContext } from './rule.ts';

/** A row in its state before an operation. */
export interface Row<N extends EntityName = EntityName> {
  readonly entity: N;
  readonly id: string;
  readonly rev: number;
  readonly deleted: boolean;
  readonly data: EntityData<N>;
}

/** Everything an operation may read. */
export interface World extends RuleContext {
  /** The row the operation names, including a tombstone; null if there is none. */
  readonly row: Row | null;
}

/** A row after an operation, without `rev` and `seq`, which only the server assigns. */
export type NextRow = {
  [N in EntityName]: { entity: N; id: string; deleted: boolean; data: EntityData<N> };
}[EntityName];

/** The outcome of an operation. */
export type Outcome = OutcomeOf<NextRow>;
