import type { OpenedDatabase } from '#db/database.ts';
import type { UnitOfWork } from '#db/handles.ts';
import { tellingTables } from '#db/written-tables.ts';
import type { Deps } from './deps.ts';
import { createKeyedCalls, type KeyedCalls } from './http/keyed-calls.ts';
import { createSpentLimits, type SpentLimits } from './http/spent-limits.ts';
import { createUploadRoom, type UploadRoom } from './http/upload-room.ts';
import { createWorkBudget, type WorkBudget } from './http/work-budget.ts';
import { saidWords } from './reviews/said-words.ts';
import { createStores, type Stores } from './stores.ts';

/** What every room stands on: the database with its stores, and the budgets that all calls share. */
export interface Floor {
  readonly database: OpenedDatabase;
  readonly stores: Stores;
  /** Milliseconds that never go back, to measure work by. */
  readonly now: () => number;
  readonly work: WorkBudget;
  /** What was spent of each limit, also before a restart. */
  readonly spent: SpentLimits;
  /** Calls with an Idempotency-Key. */
  readonly keyed: KeyedCalls;
  /** Has somebody told, after each write, which tables have other rows. */
  readonly onWritten: (told: (tables: ReadonlySet<string>) => void) => void;
  /** How many pictures may be taken in at once. */
  readonly pictures: UploadRoom;
}

/**
 * Lays the floor of one server.
 * @param followed whether it is told when a table has other rows
 * @param timed the same writes, timed; left out where nobody measures them
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
  const writes = tellingTables(timed ? timed(opened.writes, now) : opened.writes, followed, (tables) => {
    for (const told of listeners) told(tables);
  });
  const onWritten: Floor['onWritten'] = (told) => void listeners.push(told);
  const keyed = createKeyedCalls({ ...opened, writes });
  const database = { ...opened, writes: keyed.writes };
  // A limit that is spent is no effect of the call that spends it.
  const spent = createSpentLimits(writes);
  const pictures = createUploadRoom(rateLimitFactor, spent);
  const stores = createStores(database, clock, saidWords(deps.findWord), deps.stripe !== null);
  return { database, stores, now, work, spent, keyed, onWritten, pictures };
}
