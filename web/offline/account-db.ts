import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Member, Pet } from '#domain/households/household.ts';
import type { Profile } from '#domain/households/profile.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { ReplacedValue } from '#domain/inventory/replaced-value.ts';
import type { Mistake } from '#domain/mistakes/mistake.ts';
import type { ReadMark } from '#domain/notifications/read-mark.ts';
import type { ScanUsage } from '#domain/plans/plan.ts';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import type { Scan } from '#domain/scanning/scan.ts';
import type { Preference } from '#domain/settings/preference.ts';
import type { EntityName } from '#domain/sync/entity.ts';
import type { Operation } from '#domain/sync/operation.ts';
import type { LabelPhoto } from '#domain/uploads/label-photo.ts';
import { rescueOutbox } from './rescue.ts';

/** Raised with every change of the tables below. A newer number on disk than here means: read only, offer the update. */
export const SCHEMA_VERSION = 3;

/** The state an entity row had when the server last spoke. What a person did since lies on top of it. */
export interface ServerRow<T> {
  id: string;
  rev: number;
  seq: number;
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
  /** The server's revision it rests on; none where the server has not told of it. */
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

/** Cursor, epoch, schema number, age of the data, the signed-in person. */
export interface MetaEntry {
  key: string;
  value: unknown;
}

/** Everything the phone holds for one account. Opened by {@link openAccountDb}; never a singleton. */
export class AccountDb extends Dexie {
  declare outbox: EntityTable<OutboxEntry, 'n'>;
  declare server: Table<ServerRow<unknown> & { entity: EntityName }, [string, string]>;
  declare products: Table<Shown<Product>, string>;
  declare scans: Table<Shown<Scan>, string>;
  declare inventory: Table<Shown<InventoryItem>, string>;
  declare members: Table<Shown<Member>, string>;
  declare pets: Table<Shown<Pet>, string>;
  declare usage: Table<Shown<ScanUsage>, string>;
  declare mistakes: Table<Shown<Mistake>, string>;
  declare profiles: Table<Shown<Profile>, string>;
  declare preferences: Table<Shown<Preference>, string>;
  declare readMarks: Table<Shown<ReadMark>, string>;
  declare history: Table<Shown<ReplacedValue>, string>;
  declare labelPhotos: Table<Shown<LabelPhoto>, string>;
  declare photos: Table<StoredPhoto, string>;
  declare analytics: EntityTable<AnalyticsRow, 'n'>;
  declare outboxRescue: Table<RescuedEntry, string>;
  declare reports: Table<StoredReport, string>;
  declare meta: Table<MetaEntry, string>;

  readonly userId: string;

  constructor(userId: string) {
    // Strict: "saved on this phone" may be said only once the bytes are on disk.
    super(`safeshelf-${userId}`, { chromeTransactionDurability: 'strict' });
    this.userId = userId;
    this.version(1).stores({
      outbox: '++n, &opId, state, entityId, [state+nextAttemptAt]',
      server: '[entity+id], epoch',
      products: 'id, name',
      scans: 'id, createdAt, productId',
      inventory: 'id, productId, addedAt',
      members: 'id',
      pets: 'id',
      usage: 'id',
      reports: 'productId',
      meta: 'key',
    });
    this.version(2).stores({ mistakes: 'id, reportedAt' });
    this.version(SCHEMA_VERSION)
      .stores({
        profiles: 'id',
        preferences: 'id',
        readMarks: 'id',
        history: 'id, itemId, at',
        labelPhotos: 'id, productId, sha256',
        photos: 'sha256, state',
        analytics: '++n, &id',
        outboxRescue: 'opId',
      })
      .upgrade(rescueOutbox);
  }
}

/** The tables that an operation or a pull writes to, all in one transaction. */
export const syncedTables = (db: AccountDb): Table[] => [
  db.outbox,
  db.server,
  db.products,
  db.scans,
  db.inventory,
  db.members,
  db.pets,
  db.usage,
  db.mistakes,
  db.profiles,
  db.preferences,
  db.readMarks,
  db.history,
  db.labelPhotos,
  db.photos,
  db.outboxRescue,
  db.meta,
];

/** The tables of one account. They open with their first use; see `open-account.ts` for the guarded way. */
export const openAccountDb = (userId: string): AccountDb => new AccountDb(userId);
