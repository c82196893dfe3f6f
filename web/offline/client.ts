import type { z } from 'zod';
import type { StoreApi } from 'zustand/vanilla';
import type { Credentials, Registration, User } from '#domain/contract/account.ts';
import type { Result } from '#domain/problem.ts';
import type { Symbology } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { ScanInput, ScanMode } from '#domain/scanning/scan.ts';
import type { OPERATION_PAYLOAD, OperationType } from '#domain/sync/operation.ts';
import type { UnsentExport } from './queue/unsent-export.ts';
import type { AccountDb } from './tables/account-db.ts';
import type { FetchEnd } from './transport/fetch-product.ts';
import type { Ask } from './transport/reply.ts';
import type { ServerReads } from './transport/server-reads.ts';

/** A store that screens read and subscribe to; only the client writes it. */
export type Observable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Whether this phone can use its tables: another tab may block them, or have upgraded them already. */
export type StorageState = 'fine' | 'blocked' | 'upgraded_elsewhere';

/** Whether the browser promised not to evict stored data. */
export type Persistence = 'unknown' | 'granted' | 'refused';

/** Who is signed in on this phone. `signedIn` survives an offline cold start; only a 401 or a logout ends it. */
export type SessionState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** The person logged out on this page; the caller confirms it and navigates on. */
      readonly byPerson?: true;
    }
  | {
      readonly status: 'signedIn';
      readonly user: User;
      readonly db: AccountDb;
      readonly checkedAt: number | null;
      /** The server ended the session: data can still be read, and the queue waits for a new sign-in. */
      readonly needsSignIn: boolean;
      /** A newer version wrote the tables, or the server requires one: nothing is sent until the app is updated. */
      readonly outdated: boolean;
    };

/** What the network chip shows. Only an answered request makes it `online`. */
export interface NetworkState {
  readonly status: 'online' | 'weak' | 'offline';
  /** Why the server does not answer: no network, no answer from our server, or an error of the server or of a proxy. */
  readonly trouble: 'none' | 'no_network' | 'no_answer' | 'server_error';
  /** The person chose to stay offline on this phone: nothing is sent except on their request. */
  readonly stayOffline: boolean;
  /** Operations waiting or being sent. */
  readonly queued: number;
  /** Operations that were refused or held back: the "not sent" count. */
  readonly notSent: number;
  /** When the server last answered, ms since 1970; null if it never did on this phone. */
  readonly lastHeardAt: number | null;
  readonly syncing: boolean;
}

/** How a scan ended. `unreachable` means it is queued and will be answered when the network is back. */
export type ScanEnd =
  | { readonly status: 'identified'; readonly productId: string; readonly scanId: string }
  | { readonly status: 'needs_label'; readonly productId: string; readonly scanId: string }
  | { readonly status: 'unknown'; readonly gtin: string; readonly scanId: string; readonly message: string }
  | { readonly status: 'limit_reached'; readonly message: string }
  | { readonly status: 'unreachable'; readonly gtin: string; readonly scanId: string }
  | { readonly status: 'signed_out' };

/** A started scan: stored on this phone, with the product if the phone knows it. */
export interface StartedScan {
  readonly scanId: string;
  readonly gtin: string;
  readonly product: Product | null;
  /** Resolves with the server's answer, or after `PATIENCE_MS` of scan.ts as `unreachable`. Never rejects. */
  readonly ended: Promise<ScanEnd>;
}

export type PayloadOf<T extends OperationType> = z.input<(typeof OPERATION_PAYLOAD)[T]>;

/** One of several operations written together. */
export type Step = {
  [T in OperationType]: {
    readonly type: T;
    readonly entityId: string;
    readonly payload: PayloadOf<T>;
    /** The revision the person was looking at, if a form was open for a while; otherwise the newest one. */
    readonly seenRev?: number | undefined;
  };
}[OperationType];

/** Everything screens may do with accounts, data and the network. Created once, in `web/client/started-client.tsx`. */
export interface Client {
  readonly session: Observable<SessionState>;
  readonly network: Observable<NetworkState>;
  readonly storage: Observable<StorageState>;
  readonly persistence: Observable<Persistence>;
  /** Opens the last account and starts syncing. */
  start(): Promise<void>;
  register(registration: Registration): Promise<Result<User>>;
  login(credentials: Credentials): Promise<Result<User>>;
  /** Signs in through another call, such as that of a passkey. */
  signInBy(call: () => Promise<Result<User>>): Promise<Result<User>>;
  /**
   * Ends the session and removes the account's data from this phone. If the queue is not empty (`queued` or `notSent`
   * above 0) the person chooses: send it first, keep it on this phone locked to the account, or discard it. Without a
   * choice the result is CONFLICT. UNREACHABLE if the server could not be reached.
   */
  logout(queue?: 'send' | 'keep' | 'discard'): Promise<Result<void>>;
  /**
   * Writes the visible change and its operation in one transaction, then wakes the sync. A form passes the `rev` its
   * row had when it was opened, so that later changes by others do not count as seen.
   */
  perform<T extends OperationType>(
    type: T,
    entityId: string,
    payload: PayloadOf<T>,
    seenRev?: number,
  ): Promise<Result<{ opId: string }>>;
  /** Like `perform`, for several changes that belong together: all are written, or none. */
  performAll(steps: readonly Step[]): Promise<Result<{ opIds: string[] }>>;
  /** `symbology` if a decoder reported it: an 8-digit code may be an EAN-8 or a UPC-E. */
  scan(input: {
    barcode: string;
    mode: ScanMode;
    input: ScanInput;
    symbology?: Symbology;
  }): Promise<Result<StartedScan>>;
  /**
   * Loads a product this phone does not have: from the server, or from those that ship with the app if the server does
   * not answer at once. Never rejects because of the network.
   */
  fetchProduct(id: string): Promise<FetchEnd>;
  /** Copies those of these products that ship with the app into the tables. Does not ask the server. */
  takeProducts(ids: readonly string[]): Promise<void>;
  /** The products that ship with the app. They are not in this phone's tables until one of them is requested. */
  firstPack(): Promise<readonly Product[]>;
  /**
   * Asks the server for data to be stored in the open account's tables, and only while the browser's session belongs to
   * that account. Never rejects; UNREACHABLE while the person stays offline. For data that is only shown: `server.ask`.
   */
  readonly askInAccount: Ask;
  /** Questions that only the server can answer: photos, reports, what this instance can do. */
  readonly server: ServerReads;
  /** Sends a refused or held operation again. False if it is no longer refused or held. */
  sendAgain(opId: string): Promise<boolean>;
  /**
   * Replaces a refused or held operation with a corrected one: same type, same entity, new id. Operations that depended
   * on the old one then depend on the new one.
   */
  replace(opId: string, payload: unknown): Promise<Result<{ opId: string }>>;
  /** Everything that has not reached the server, for a file. Null if nobody is signed in. */
  exportUnsent(): Promise<UnsentExport | null>;
  /** Drops a refused or held operation, after the person confirmed it. */
  discard(opId: string): Promise<boolean>;
  /**
   * Stores a photo on this phone, on disk before it returns. An operation then refers to it by its hash, and the photo
   * is uploaded before that operation. STORAGE_FULL, TOO_LARGE (8 MB) or UNSUPPORTED_MEDIA_TYPE if it cannot be stored.
   */
  keepPhoto(bytes: ArrayBuffer, mime: string): Promise<Result<{ sha256: string }>>;
  /** Deletes a photo that no operation refers to, as when a capture was cancelled. */
  dropPhoto(sha256: string): Promise<void>;
  /** When on, this phone sends only what the person asks for; when turned off again, everything waiting is sent. */
  setStayOffline(on: boolean): Promise<void>;
  /** Asks the browser not to evict stored data. */
  persist(): Promise<void>;
  /** The id under which this phone sends the open account's changes. */
  deviceId(): Promise<string>;
  /** A fresh UUIDv7 for something created on this phone. */
  newId(): string;
  syncNow(): void;
}
