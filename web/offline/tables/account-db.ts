import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { GroupAnswer, GroupLine } from '#domain/groups/group-calls.ts';
import type { Post } from '#domain/groups/post-calls.ts';
import type { WorkedOut } from '#domain/inventory/hazards/outlook.ts';
import type { HealthDay } from '#domain/inventory/home-course.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { CriticalPart } from '#domain/safety/household/critical-for.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ENTITIES, EntityData, EntityName } from '#domain/sync/entities.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { PHONE_TABLES } from '#domain/sync/phone-tables.ts';
import { rescueOutbox } from '../queue/rescue.ts';
import type { StoredRisk } from './report-risks.ts';

/** The last schema that brought tables which belong to no entity. */
const OWN_TABLES_SINCE = 12;

/**
 * The schema of the tables: a new entity brings the next one (`phone.since`). A newer number on disk than here means:
 * read only, offer the update.
 */
export const SCHEMA_VERSION = Math.max(OWN_TABLES_SINCE, ...Object.values(PHONE_TABLES).map(({ since }) => since));

/** An entity row as the server last sent it. Operations of this phone since then are applied to it where it is shown. */
export interface ServerRow<T> {
  id: string;
  rev: number;
  /** Its place in the order of its owner. */
  seq: number;
  /** The owner, where it is not the one that the entity has: a product of the instance's catalogue. */
  scope?: 'instance';
  deleted: 0 | 1;
  /** Of a tombstone: what it held when it was last seen, so that a deletion can be taken back without signal. */
  data: T | null;
  /** 1 from the beginning of a pull of everything until it brings the row: what it does not bring is gone. */
  stale?: 0 | 1;
  /** The life of the server's database that `rev` and `seq` belong to; a restore begins a new one. */
  epoch: string;
}

/** A row as screens read it: the server's state with this phone's pending operations applied. */
export type Shown<T> = T & {
  id: string;
  /** 1 while an operation on it has not reached the server. */
  pending: 0 | 1;
  /** 1 where an operation on it was refused or held back. */
  notSent?: 1;
  /** The day of the aisle pack that a product was read from, where it was (ISO date). */
  packDay?: string;
  /** The server's revision that it is based on; none where the server has not sent the row yet. */
  rev?: number;
};

export type OutboxState = 'queued' | 'inflight' | 'held' | 'dead' | 'acked';

/** One queued operation. `n` is the send order; `opId` is the idempotency key. */
export interface OutboxEntry {
  n: number;
  opId: string;
  operation: Operation;
  entityId: string;
  deviceId: string;
  /** opIds that must be done first, and hashes of photos that must be uploaded first. */
  dependsOn: string[];
  state: OutboxState;
  leaseUntil: number;
  attempts: number;
  nextAttemptAt: number;
  lastError: {
    status: number | null;
    code: string;
    message: string;
    at: number;
    /** Of what was held back for the quota: the usage known then, so that it is not sent again under the same. */
    told?: string;
  } | null;
  /** `seq` of its commit, once acked. Kept 14 days for the case of a restored server. */
  seq: number | null;
  ackedAt: number | null;
}

/** A report the engine on this phone wrote. */
export interface StoredReport {
  productId: string;
  /** What it was computed from, so that a change of label or knowledge is noticed. */
  inputKey: string;
  report: Report;
  computedAt: number;
  /** What the same label gave under older knowledge or an older engine, where that was another answer. */
  previous?: { report: Report; until: number };
}

/**
 * What the home needs of one product. A row is written with its report and goes with any change of its product, in the
 * same transaction; what has no row is worked out from the report when it is needed. So a row that is here is true.
 */
export type StoredOutlook = WorkedOut['outlook'] & { readonly productId: string };

/** What may be critical in one product for somebody, whoever that is: a row beside its outlook, larger than that. */
export interface StoredCritical extends CriticalPart {
  readonly productId: string;
}

/** The bytes of a photo. Never a Blob or a File: Safari cannot store those reliably. */
export interface StoredPhoto {
  sha256: string;
  bytes: ArrayBuffer;
  mime: string;
  /** `kept` is on this phone alone; `uploaded` is on the server too; `refused` will not be sent. */
  state: 'kept' | 'uploaded' | 'refused';
  keptAt: number;
  uploadedAt: number | null;
}

/** A copy of an operation as it lay in the outbox before the tables were upgraded. */
export interface RescuedEntry {
  opId: string;
  /** The schema it was written under. */
  schema: number;
  entry: OutboxEntry;
}

/** An event of use that waits to be sent, after consent only. */
export interface AnalyticsRow {
  n: number;
  id: string;
  name: string;
  properties: Record<string, string | number | boolean>;
  sessionId: string;
  at: number;
  retryCount: number;
}

/** A recall notice, under the keys by which a product finds it. */
export interface StoredNotice {
  id: string;
  /** What a push names it by. */
  ref: string;
  publishedOn: string;
  keys: string[];
  notice: RecallNotice;
  /** Of everybody, or concerning something of this household: those stay. */
  own: 0 | 1;
}

/** A group that the person is in, as the server last told it. */
export interface StoredGroup {
  id: string;
  line: GroupLine;
  /** Null until it was opened. */
  group: GroupAnswer | null;
  /** The number of changes that the posts here belong to; null before the first came. */
  postsAt: number | null;
  /** Where posts go on that are not here; null where there are none. */
  older: string | null;
}

/** A post of a group, with the comments that came with it. */
export interface StoredPost extends Post {
  groupId: string;
}

/** A post or comment that has not reached the server. */
export interface WaitingEntry {
  id: string;
  groupId: string;
  groupName: string;
  /** The post it answers; null for a post. */
  onId: string | null;
  text: string;
  product: Post['product'];
  writtenAt: number;
  /** Why the server refused it; null while it waits. */
  refused: string | null;
}

/** Cursor, epoch, schema number, age of the data, the signed-in person. */
export interface MetaEntry {
  key: string;
  value: unknown;
}

/** The tables that screens read, one for each entity, under the names that the table of entities gives them. */
type ShownTables = {
  [N in EntityName as (typeof ENTITIES)[N]['phone']['name']]: Table<Shown<EntityData<N>>, string>;
};

/** The tables that belong to no entity. Whoever adds one raises `OWN_TABLES_SINCE`. */
const OWN_TABLES: Readonly<Record<string, string>> = {
  outbox: '++n, &opId, state, entityId, [state+nextAttemptAt]',
  server: '[entity+id], epoch',
  reports: 'productId',
  meta: 'key',
  photos: 'sha256, state',
  analytics: '++n, &id',
  outboxRescue: 'opId',
  risks: 'productId',
  healthDays: 'day',
  notices: 'id, *keys, ref, publishedOn',
  groups: 'id',
  groupPosts: 'id, [groupId+writtenAt]',
  groupWaiting: 'id, groupId',
  outlooks: 'productId',
  criticals: 'productId',
};

// The constructor declares the tables, so that each entity's is known by its name and its rows by their schema.
const Tables = Dexie as unknown as new (name: string, options: DexieOptions) => Dexie & ShownTables;

/** Everything the phone holds for one account. Opened by {@link openAccountDb}; never a singleton. */
export class AccountDb extends Tables {
  declare outbox: EntityTable<OutboxEntry, 'n'>;
  declare server: Table<ServerRow<unknown> & { entity: EntityName }, [string, string]>;
  declare photos: Table<StoredPhoto, string>;
  declare analytics: EntityTable<AnalyticsRow, 'n'>;
  declare outboxRescue: Table<RescuedEntry, string>;
  declare reports: Table<StoredReport, string>;
  declare risks: Table<StoredRisk, string>;
  declare outlooks: Table<StoredOutlook, string>;
  declare criticals: Table<StoredCritical, string>;
  declare healthDays: Table<HealthDay, string>;
  declare notices: Table<StoredNotice, string>;
  declare groups: Table<StoredGroup, string>;
  declare groupPosts: Table<StoredPost, string>;
  declare groupWaiting: Table<WaitingEntry, string>;
  declare meta: Table<MetaEntry, string>;

  readonly userId: string;

  constructor(userId: string) {
    // Strict: "saved on this phone" may be said only once the bytes are on disk.
    super(`safeshelf-${userId}`, { chromeTransactionDurability: 'strict' });
    this.userId = userId;
    const shown = Object.values(PHONE_TABLES).map(({ name, indexes }) => [name, indexes]);
    // The last schema alone: Dexie compares it with the tables on disk, whatever their number is. Each further one that is
    // declared would be read with all before it, at every start.
    this.version(SCHEMA_VERSION)
      .stores({ ...OWN_TABLES, ...Object.fromEntries(shown) })
      .upgrade(rescueOutbox);
  }
}

/** The table of one entity. */
export const shownTable = (db: AccountDb, entity: EntityName): Table<Shown<object>, string> =>
  db.table(PHONE_TABLES[entity].name);

/** The tables that an operation or a pull writes to, all in one transaction, with what was worked out of products. */
export const syncedTables = (db: AccountDb): Table[] => [
  db.outbox,
  db.server,
  ...Object.values(PHONE_TABLES).map(({ name }) => db.table(name)),
  db.risks,
  db.outlooks,
  db.criticals,
  db.photos,
  db.outboxRescue,
  db.meta,
];

/** The tables of one account. They open with their first use; see `open-account.ts` for the guarded way. */
export const openAccountDb = (userId: string): AccountDb => new AccountDb(userId);
