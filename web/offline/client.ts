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

/** A store that screens read and follow; only the client writes it. */
export type Observable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Whether this phone can use its tables: another tab may hold them back, or have upgraded them already. */
export type StorageState = 'fine' | 'blocked' | 'upgraded_elsewhere';

/** Whether the browser promised to keep what is stored. */
export type Persistence = 'unknown' | 'granted' | 'refused';

/** Who is signed in on this phone. `signedIn` survives a cold start without signal; only a 401 or a logout ends it. */
export type SessionState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** The person logged out on this page: whatever asked for it says so and leads on. */
      readonly byPerson?: true;
    }
  | {
      readonly status: 'signedIn';
      readonly user: User;
      readonly db: AccountDb;
      readonly checkedAt: number | null;
      /** The server ended the session: everything is still readable and the queue waits for a new sign-in. */
      readonly needsSignIn: boolean;
      /** A newer page wrote the tables, or the server wants one: nothing is sent until the update is taken. */
      readonly outdated: boolean;
    };

/** What the network chip shows. `online` is known only from an answered request. */
export interface NetworkState {
  readonly status: 'online' | 'weak' | 'offline';
  /** Why the server does not answer: no network, no answer from our server, or an error of the server or of a proxy. */
  readonly trouble: 'none' | 'no_network' | 'no_answer' | 'server_error';
  /** The person chose to stay offline on this phone: nothing is sent but what they ask for. */
  readonly stayOffline: boolean;
  /** Operations on their way or waiting. */
  readonly queued: number;
  /** Operations that were refused or held back: the "not sent" count. */
  readonly notSent: number;
  /** When the server last answered, ms since 1970; null on a phone that never heard it. */
  readonly lastHeardAt: number | null;
  readonly syncing: boolean;
}

/** How a scan ended. `unreachable` is queued: its answer comes with the signal. */
export type ScanEnd =
  | { readonly status: 'identified'; readonly productId: string; readonly scanId: string }
  | { readonly status: 'needs_label'; readonly productId: string; readonly scanId: string }
  | { readonly status: 'unknown'; readonly gtin: string; readonly scanId: string; readonly message: string }
  | { readonly status: 'limit_reached'; readonly message: string }
  | { readonly status: 'unreachable'; readonly gtin: string; readonly scanId: string }
  | { readonly status: 'signed_out' };

/** A scan as it begins: written on this phone, with the product where the phone knows it. */
export interface StartedScan {
  readonly scanId: string;
  readonly gtin: string;
  readonly product: Product | null;
  /** Settles with the server's answer, or after `patienceMs` as `unreachable`. Never rejects. */
  readonly ended: Promise<ScanEnd>;
}

export type PayloadOf<T extends OperationType> = z.input<(typeof OPERATION_PAYLOAD)[T]>;

/** One of the operations that are written together. */
export type Step = {
  [T in OperationType]: {
    readonly type: T;
    readonly entityId: string;
    readonly payload: PayloadOf<T>;
    /** The revision the person was looking at, where a form was open for a while; the newest one otherwise. */
    readonly seenRev?: number | undefined;
  };
}[OperationType];

/** Everything screens may do with accounts, data and the network. Made once, in `web/client/started-client.tsx`. */
export interface Client {
  readonly session: Observable<SessionState>;
  readonly network: Observable<NetworkState>;
  readonly storage: Observable<StorageState>;
  readonly persistence: Observable<Persistence>;
  /** Opens the last account, starts syncing. */
  start(): Promise<void>;
  register(registration: Registration): Promise<Result<User>>;
  login(credentials: Credentials): Promise<Result<User>>;
  /** Signs in by another call that answers a person, such as that of a passkey. */
  signInBy(call: () => Promise<Result<User>>): Promise<Result<User>>;
  /**
   * Ends the session and removes the account's data from this phone. With a full queue (`queued` or `notSent` above 0)
   * the person chooses: send first, keep it on this phone locked to the account, or discard it; without a choice the
   * answer is CONFLICT. UNREACHABLE where the server could not be told.
   */
  logout(queue?: 'send' | 'keep' | 'discard'): Promise<Result<void>>;
  /**
   * Writes the visible change and its operation in one transaction, then wakes the sync. A form hands over the `rev` of
   * the row it opened with: what others wrote meanwhile is then not taken for seen.
   */
  perform<T extends OperationType>(
    type: T,
    entityId: string,
    payload: PayloadOf<T>,
    seenRev?: number,
  ): Promise<Result<{ opId: string }>>;
  /** As `perform`, for what a person saves at once and would miss a part of: all of it is written, or none. */
  performAll(steps: readonly Step[]): Promise<Result<{ opIds: string[] }>>;
  /** `symbology` where a decoder told it: an 8-digit code may be an EAN-8 or a UPC-E. */
  scan(input: {
    barcode: string;
    mode: ScanMode;
    input: ScanInput;
    symbology?: Symbology;
  }): Promise<Result<StartedScan>>;
  /**
   * Brings a product to this phone that it does not hold: from the server, or out of those that come with the app where
   * the server does not answer at once. Never rejects for what a network can do.
   */
  fetchProduct(id: string): Promise<FetchEnd>;
  /** Brings those of these products to this phone that come with the app. Asks no server. */
  takeProducts(ids: readonly string[]): Promise<void>;
  /** The products that come with the app. They are no rows of this phone until one of them is asked for. */
  firstPack(): Promise<readonly Product[]>;
  /**
   * Asks the server for what is kept in the tables of the open account: only while the session of the browser is that
   * account's. Never rejects; UNREACHABLE while the person stays offline. What is only shown: `server.ask`.
   */
  readonly askInAccount: Ask;
  /** Questions that only the server can answer: photos, reports, what this instance can do. */
  readonly server: ServerReads;
  /** Sends a refused or held operation once more. False where it is no longer one. */
  sendAgain(opId: string): Promise<boolean>;
  /**
   * Puts a corrected operation in the place of a refused or held one: same kind, same entry, a new id. What depended on
   * the old one depends on the new one.
   */
  replace(opId: string, payload: unknown): Promise<Result<{ opId: string }>>;
  /** Everything that has not reached the server, for a file. Null where nobody is signed in. */
  exportUnsent(): Promise<UnsentExport | null>;
  /** Drops a refused or held operation, after the person confirmed it. */
  discard(opId: string): Promise<boolean>;
  /**
   * Keeps a photo on this phone, on disk before it returns; an operation then names it by its hash, and it is uploaded
   * before that is sent. STORAGE_FULL, TOO_LARGE (8 MB) or UNSUPPORTED_MEDIA_TYPE where it cannot be kept.
   */
  keepPhoto(bytes: ArrayBuffer, mime: string): Promise<Result<{ sha256: string }>>;
  /** Drops a photo that no operation names, as when a capture was given up. */
  dropPhoto(sha256: string): Promise<void>;
  /** Sends nothing any more but what the person asks for, on this phone alone; off again, everything goes out. */
  setStayOffline(on: boolean): Promise<void>;
  /** Asks the browser not to evict what is stored. */
  persist(): Promise<void>;
  /** The id under which this phone sends the open account's changes. */
  deviceId(): Promise<string>;
  /** A fresh UUIDv7 for something made on this phone. */
  newId(): string;
  syncNow(): void;
}
