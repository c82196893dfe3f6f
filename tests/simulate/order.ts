import type { PlanName } from './plans.ts';
import type { Trouble } from './servers.ts';

/** The task of one simulator process. */
export interface Order {
  readonly plan: PlanName;
  /** One server on a file, or several on a PostgreSQL. */
  readonly engine: 'sqlite' | 'postgres';
  /** File of the compiled knowledge. */
  readonly pack: string;
  /** Folder for databases, best in memory. */
  readonly folder: string;
  /** Operations to be saved in each seed. */
  readonly ops: number;
  readonly seeds: readonly number[];
  /** How long to spend on shortening a failing seed; 0 for not at all. */
  readonly shrinkMs: number;
  readonly stopAtFirst: boolean;
}

/** How one seed ended: one line of what such a process prints. */
export interface Report {
  readonly seed: number;
  readonly ops: number;
  readonly lost: number;
  readonly doubled: number;
  readonly diverged: number;
  readonly troubles: Readonly<Record<Trouble, number>>;
  readonly failed: boolean;
  readonly findings: readonly string[];
  /** The steps left after shortening, and what happened in them. */
  readonly steps: readonly number[];
  readonly diary: readonly string[];
}
