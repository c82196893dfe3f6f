import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb';
import { ownConnection } from './current-page.ts';

/** Internals of a fake-indexeddb connection. Killing a page needs more than the public API. */
interface RawTransaction {
  readonly db: unknown;
  readonly mode: string;
  readonly _state: string;
  readonly _requests: readonly { readonly request: { dispatchEvent: unknown } }[];
  dispatchEvent: unknown;
  _abort(errorName: string | null): void;
}
interface RawConnection {
  readonly _rawDatabase: {
    transactions: RawTransaction[];
    connections: unknown[];
    processTransactions(): void;
  };
  _closePending: boolean;
  _closed: boolean;
  dispatchEvent: unknown;
}

const deaf = () => true;

/** One page's access to its browser's storage. A kill undoes what it had begun, and it gets no more events. */
export class PageStorage {
  private readonly factory: IDBFactory;
  private readonly device: string;
  private readonly page: object;
  private readonly requests: IDBOpenDBRequest[] = [];
  private readonly connections: RawConnection[] = [];
  private dead = false;

  constructor(factory: IDBFactory, device: string, page: object) {
    this.factory = factory;
    this.device = device;
    this.page = page;
  }

  // Dexie notifies all open databases of one name about a change, so names are kept apart by device, as browsers do.
  private readonly named = (name: string) => `${name}@${this.device}`;

  open(name: string, version?: number): IDBOpenDBRequest {
    if (this.dead) return new IDBOpenDBRequest();
    const request = this.factory.open(this.named(name), version);
    const connected = () => {
      ownConnection(request.result, this.page);
      this.connections.push(request.result as unknown as RawConnection);
    };
    request.addEventListener('upgradeneeded', connected);
    request.addEventListener('success', connected);
    this.requests.push(request);
    return request;
  }

  deleteDatabase(name: string): IDBOpenDBRequest {
    if (this.dead) return new IDBOpenDBRequest();
    const request = this.factory.deleteDatabase(this.named(name));
    this.requests.push(request);
    return request;
  }

  cmp(one: unknown, other: unknown): number {
    return this.factory.cmp(one, other);
  }

  databases(): Promise<IDBDatabaseInfo[]> {
    return this.factory.databases();
  }

  /** The page's process ends: open transactions are rolled back, connections closed, and no event reaches it. */
  kill(): void {
    this.dead = true;
    for (const request of this.requests) request.dispatchEvent = () => dropResult(request);
    for (const connection of new Set(this.connections)) drop(connection);
  }
}

/** A connection that opens too late for its page is closed at once. */
function dropResult({ readyState, error, result }: IDBOpenDBRequest): true {
  if (readyState === 'done' && !error && result) drop(result as unknown as RawConnection);
  return true;
}

function drop(connection: RawConnection): void {
  const raw = connection._rawDatabase;
  connection.dispatchEvent = deaf;
  for (const transaction of raw.transactions) {
    if (transaction.db !== connection || transaction._state === 'finished') continue;
    for (const { request } of transaction._requests) request.dispatchEvent = deaf;
    // The storage itself waits for the end of a version change. The page must not.
    if (transaction.mode !== 'versionchange') transaction.dispatchEvent = deaf;
    Object.assign(transaction, { onabort: null, onerror: null, oncomplete: null });
    transaction._abort(null);
    // Whatever waited for the transaction gets its turn.
    raw.processTransactions();
  }
  connection._closePending = true;
  connection._closed = true;
  raw.connections = raw.connections.filter((other) => other !== connection);
  raw.processTransactions();
}

/** The storage of one browser, which outlives its pages. */
export class BrowserStorage {
  private readonly factory = new IDBFactory();
  private readonly device: string;

  constructor(device: string) {
    this.device = device;
  }

  forPage = (page: object): PageStorage => new PageStorage(this.factory, this.device, page);

  /** The names of the databases that exist. */
  async names(): Promise<string[]> {
    return (await this.factory.databases()).map(({ name }) => (name ?? '').split('@')[0] ?? '');
  }
}
