import type { OpenedDatabase } from '#db/database.ts';
import type { UnitOfWork } from '#db/handles.ts';
import { reportingChangedTables } from '#db/written-tables.ts';
import type { Deps } from './deps.ts';
import { createKeyedCalls, type KeyedCalls } from './http/keyed-calls.ts';
import { createSpentLimits, type SpentLimits } from './http/spent-limits.ts';
import { createUploadRoom, type UploadLimiter } from './http/upload-limiter.ts';
import { createWorkBudget, type WorkBudget } from './http/work-budget.ts';
import { reviewWordFilter } from './reviews/review-word-filter.ts';
import { createStores, type Stores } from './stores.ts';

/** What every room builds on: the database with its stores, and the budgets that all calls share. */
export interface Floor {
  readonly database: OpenedDatabase;
  readonly stores: Stores;
  /** Monotonic milliseconds to measure work by. */
  readonly now: () => number;
  readonly work: WorkBudget;
  /** How much of each limit is used, including before a restart. */
  readonly spent: SpentLimits;
  /** Calls with an Idempotency-Key. */
  readonly keyed: KeyedCalls;
  /** Registers a listener that gets, after each write, the tables whose rows changed. */
  readonly onWritten: (told: (tables: ReadonlySet<string>) => void) => void;
  /** Limits how many pictures are processed at once. */
  readonly pictures: UploadLimiter;
}

/**
 * Creates the floor of one server.
 * @param followed whether changes of a table are reported to listeners
 * @param timed wraps the writes to time them; left out if nothing is measured
 */
export function createFloor(
  { connections, rateLimitFactor, clock, ...deps }: Deps,
  followed: (table: string) => boolean,
  timed?: (writes: UnitOfWork, now: () => number) => UnitOfWork,
): Floor {
  const now = deps.now ?? (() => performance.now());
  const work = createWorkBudget(rateLimitFactor, now);
  const opened = connections.database(now, work.spend);
  const listeners: ((tables: ReadonlySet<string>) => void)[] = [];
  const writes = reportingChangedTables(timed ? timed(opened.writes, now) : opened.writes, followed, (tables) => {
    for (const told of listeners) told(tables);
  });
  const onWritten: Floor['onWritten'] = (told) => void listeners.push(told);
  const keyed = createKeyedCalls({ ...opened, writes });
  const database = { ...opened, writes: keyed.writes };
  // Spending a limit is not an effect of the call, so it does not claim the call's idempotency key.
  const spent = createSpentLimits(writes);
  const pictures = createUploadRoom(rateLimitFactor, spent);
  const stores = createStores(database, clock, reviewWordFilter(deps.findWord), deps.stripe !== null);
  return { database, stores, now, work, spent, keyed, onWritten, pictures };
}
