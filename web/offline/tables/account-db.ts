import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { GroupAnswer, GroupLine } from '#domain/groups/group-calls.ts';
import type { Post } from '#domain/groups/post-calls.ts';
import type { DerivedOutlook } from '#domain/inventory/hazards/outlook.ts';
import type { HealthDay } from '#domain/inventory/home-course.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import type { CriticalPart } from '#domain/safety/household/critical-for.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ENTITIES, EntityData, EntityName } from '#domain/sync/entities.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { PHONE_TABLES } from '#domain/sync/phone-tables.ts';
import { rescueOutbox } from '../queue/rescue.ts';
import type { StoredRisk } from './report-risks.ts';

/** The last schema version that added tables which belong to no entity. */
const OWN_TABLES_SINCE = 12;

/**
 * Schema version of the tables. A new entity raises it (`phone.since`). If the number on disk is higher, the tables are
 * read-only and the update is offered.
 */
export const SCHEMA_VERSION = Math.max(OWN_TABLES_SINCE, ...Object.values(PHONE_TABLES).map(({ since }) => since));

/** An entity row as the server last sent it. This phone's later operations are applied on top when it is shown. */
export interface ServerRow<T> {
  id: string;
  rev: number;
  /** Its place in its owner's sequence of changes. */
  seq: number;
  /** The owner, if it is not the entity's usual one: for a product of the instance's catalogue. */
  scope?: 'instance';
  deleted: 0 | 1;
  /** For a tombstone, the last known data, so that a deletion can be undone offline. */
  data: T | null;
  /** 1 from the start of a full pull until the pull brings the row. Rows it does not bring are deleted. */
  stale?: 0 | 1;
  /** The server database's epoch that `rev` and `seq` belong to; restoring a backup starts a new one. */
  epoch: string;
}

/** A row as screens read it: the server's state with this phone's pending operations applied. */
export type Shown<T> = T & {
  id: string;
  /** 1 while an operation on it has not reached the server. */
  pending: 0 | 1;
  /** 1 if an operation on it was refused or held back. */
  notSent?: 1;
  /** The day of the aisle pack that a product was read from, if it was (ISO date). */
  packDay?: string;
  /** The server revision it is based on; absent if the server has not sent the row yet. */
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
    /** If it was held back for the quota, the usage known then, so that it is not sent again while that is the same. */
    told?: string;
  } | null;
  /** `seq` of its commit, once acked. Kept 14 days in case the server is restored from a backup. */
  seq: number | null;
  ackedAt: number | null;
}

/** A report the engine on this phone wrote. */
export interface StoredReport {
  productId: string;
  /** Key of the inputs it was computed from, so that a change of label or knowledge is noticed. */
  inputKey: string;
  report: Report;
  computedAt: number;
  /** The report for the same label under older knowledge or an older engine, if it was different. */
  previous?: { report: Report; until: number };
}

/**
 * What the home needs of one product. A row is written with the report and deleted with any change of the product, in
 * the same transaction, so an existing row is always valid. If there is none, it is computed from the report on demand.
 */
export type StoredOutlook = DerivedOutlook['outlook'] & { readonly productId: string };

/** What may be CRITICAL in one product, for any person. Not part of its outlook, because it is larger. */
export interface StoredCritical extends CriticalPart {
  readonly productId: string;
}

/** The bytes of a photo. Never a Blob or a File: Safari cannot store those reliably. */
export interface StoredPhoto {
  sha256: string;
  bytes: ArrayBuffer;
  mime: string;
  /** `kept` is only on this phone; `uploaded` is also on the server; `refused` will not be sent. */
  state: 'kept' | 'uploaded' | 'refused';
  keptAt: number;
  uploadedAt: number | null;
}

/** A copy of an outbox entry from before the tables were upgraded. */
export interface RescuedEntry {
  opId: string;
  /** The schema version it was written under. */
  schema: number;
  entry: OutboxEntry;
}

/** A usage event waiting to be sent; stored only with consent. */
export interface AnalyticsRow {
  n: number;
  id: string;
  name: string;
  properties: Record<string, string | number | boolean>;
  sessionId: string;
  at: number;
  retryCount: number;
}

/** A recall notice, with the keys under which products find it. */
export interface StoredNotice {
  id: string;
  /** The short reference that push messages use for it. */
  ref: string;
  publishedOn: string;
  keys: string[];
  notice: RecallNotice;
  /** 1 if it concerns something of this household, 0 if it came with everyone's notices. */
  own: 0 | 1;
}

/** A group the person is in, as last fetched. */
export interface StoredGroup {
  id: string;
  line: GroupLine;
  /** Null until the group was opened. */
  group: GroupAnswer | null;
  /** The group's change counter when the posts here were fetched; null before that. */
  postsAt: number | null;
  /** Cursor of the older posts that are not here; null if there are none. */
  older: string | null;
}

/** A post of a group, with the comments sent along. */
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

/** A single value: cursor, epoch, schema version, age of the data, the signed-in person. */
export interface MetaEntry {
  key: string;
  value: unknown;
}

/** The tables that screens read, one per entity, named by the entity's `phone.name`. */
type ShownTables = {
  [N in EntityName as (typeof ENTITIES)[N]['phone']['name']]: Table<Shown<EntityData<N>>, string>;
};

/** The tables that belong to no entity. When adding one, raise `OWN_TABLES_SINCE`. */
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

// The constructor's type declares the tables: each is known by its entity's name, with its schema's row type.
const Tables = Dexie as unknown as new (name: string, options: DexieOptions) => Dexie & ShownTables;

/** Everything the phone stores for one account. Opened by {@link openAccountDb}; never a singleton. */
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
    // Strict: the app may say "saved on this phone" only once the bytes are on disk.
    super(`safeshelf-${userId}`, { chromeTransactionDurability: 'strict' });
    this.userId = userId;
    const shown = Object.values(PHONE_TABLES).map(({ name, indexes }) => [name, indexes]);
    // Only the latest version: Dexie compares it with the tables on disk, whatever their version. Each further one that
    // is declared would be processed, with all before it, at every start.
    this.version(SCHEMA_VERSION)
      .stores({ ...OWN_TABLES, ...Object.fromEntries(shown) })
      .upgrade(rescueOutbox);
  }
}

/** The table of one entity. */
export const shownTable = (db: AccountDb, entity: EntityName): Table<Shown<object>, string> =>
  db.table(PHONE_TABLES[entity].name);

/** The tables that an operation or a pull writes in one transaction, including what was derived from products. */
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

/** An account's tables. They open on first use; `open-account.ts` opens them with all checks. */
export const openAccountDb = (userId: string): AccountDb => new AccountDb(userId);
