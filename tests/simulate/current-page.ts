import { IDBTransaction } from 'fake-indexeddb';

/** The page of some device that is running at the moment. Storage opened meanwhile belongs to it. */
let current: object | null = null;

const owners = new WeakMap<object, object>();

export const currentPage = (): object | null => current;

export function enterPage(page: object | null): void {
  current = page;
}

/** Records the owner of a connection. Whatever its events start runs in that page, whichever page made the change. */
export function ownConnection(connection: object, page: object): void {
  owners.set(connection, page);
}

interface Startable {
  readonly db: object;
  _start(): void;
}

/** Makes every event of a transaction arrive in the page that began it. */
export function installPageEvents(): void {
  const prototype = IDBTransaction.prototype as unknown as Startable;
  const start = prototype._start;
  prototype._start = function (this: Startable) {
    const page = owners.get(this.db);
    if (page) current = page;
    start.call(this);
  };
}
