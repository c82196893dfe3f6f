import { Dexie, type ObservabilitySet } from 'dexie';
import type { Client } from '#web/offline/client.ts';
import { createClient } from '#web/offline/create-client.ts';
import { drainOnce } from '#web/offline/sync/drain.ts';
import { type AccountDb, openAccountDb } from '#web/offline/tables/account-db.ts';
import type { Locks, Send } from '#web/offline/transport/ports.ts';
import { BrowserLocks } from '../offline/test-locks.ts';
import { BrowserStorage, type PageStorage } from './browser-storage.ts';
import { CATALOGUE } from './catalogue.ts';
import { currentPage, enterPage } from './current-page.ts';
import type { Dice } from './dice.ts';
import { DeviceClock, type World } from './event-loop.ts';

/** How the requests of a page travel. */
export type SendFrom = (page: Page) => Send;

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/** A page, or the service worker, for as long as its process lives. */
export class Page {
  readonly device: Device;
  readonly clock: DeviceClock;
  readonly storage: PageStorage;
  dead = false;
  readonly whenKilled: (() => void)[] = [];

  constructor(device: Device) {
    this.device = device;
    this.clock = new DeviceClock(device.world, device.clockErrorMs);
    this.storage = device.storage.forPage(this);
  }

  send: Send = (path, init) => (this.dead ? never() : this.device.sendFrom(this)(path, init));

  /** Makes whatever runs next count as this page's. */
  enter(): void {
    enterPage(this);
  }

  /** The process ends in the middle of whatever it is doing. */
  kill(): void {
    this.dead = true;
    this.clock.stop();
    this.storage.kill();
    for (const undo of this.whenKilled) undo();
    this.device.locks.forget(this);
    this.device.pages = this.device.pages.filter((page) => page !== this);
  }
}

/** A page with the app in it. */
export class Tab extends Page {
  readonly client: Client;

  constructor(device: Device) {
    super(device);
    this.enter();
    this.client = createClient({
      send: this.send,
      clock: this.clock,
      random: { fraction: () => device.dice.fraction(), bytes: (count) => device.idBytes(count) },
      locks: this.locks(),
      events: null,
      guessOffline: false,
      persist: async () => true,
      sendInBackground: async () => {},
      firstPack: async () => CATALOGUE,
      mayBeSignedIn: () => device.hint !== '',
    });
  }

  private locks(): Locks {
    const locks = this.device.locks.forPage(this);
    const alive = <T>(run: () => Promise<T>): Promise<T> => (this.dead ? never() : run());
    return {
      kept: true,
      exclusive: (name, run) => alive(() => locks.exclusive(name, run)),
      shared: (name, run) => alive(() => locks.shared(name, run)),
      ifAvailable: (name, run) => alive(() => locks.ifAvailable(name, run)),
    };
  }

  /** The account signed in here. */
  get account(): string | null {
    const session = this.client.session.getState();
    return session.status === 'signedIn' ? session.user.id : null;
  }

  get db(): AccountDb | null {
    const session = this.client.session.getState();
    return session.status === 'signedIn' ? session.db : null;
  }
}

/** A phone: storage, cookies and a clock that outlive its pages. */
export class Device {
  readonly name: string;
  readonly world: World;
  /** Random numbers of the current step. */
  dice: Dice;
  readonly clockErrorMs: number;
  readonly sendFrom: SendFrom;
  readonly storage: BrowserStorage;
  readonly locks = new BrowserLocks();
  pages: Page[] = [];
  /** The session cookie, and the cookie that scripts can see. */
  cookie = '';
  hint = '';
  /** Bytes for the next ids, if another phone must make the same ids. */
  nextIdBytes: Uint8Array[] = [];

  constructor(name: string, world: World, dice: Dice, clockErrorMs: number, sendFrom: SendFrom) {
    this.name = name;
    this.world = world;
    this.dice = dice;
    this.clockErrorMs = clockErrorMs;
    this.sendFrom = sendFrom;
    this.storage = new BrowserStorage(name);
  }

  idBytes = (count: number): Uint8Array => this.nextIdBytes.shift() ?? this.dice.bytes(count);

  get tabs(): Tab[] {
    return this.pages.filter((page) => page instanceof Tab);
  }

  /** Opens the app. */
  async open(): Promise<Tab> {
    const tab = new Tab(this);
    this.pages.push(tab);
    tab.client.start().catch((error: unknown) => {
      if (!tab.dead) throw error;
    });
    await this.world.quiet();
    return tab;
  }

  /** The browser wakes the service worker to send the outbox. */
  async wakeWorker(): Promise<void> {
    const worker = new Page(this);
    this.pages.push(worker);
    worker.enter();
    const ended = () => {
      this.pages = this.pages.filter((page) => page !== worker);
    };
    drainOnce(worker.send).then(ended, (error: unknown) => {
      ended();
      if (!worker.dead) throw error;
    });
    await this.world.quiet();
  }

  /** Reads what the phone holds of an account, through a page of its own. */
  async look<T>(userId: string, read: (db: AccountDb) => Promise<T>): Promise<T> {
    const page = new Page(this);
    page.enter();
    const db = openAccountDb(userId);
    try {
      return await read(db);
    } finally {
      db.close();
    }
  }
}

const NOBODYS = {
  open() {
    throw new Error('Storage was opened outside of every page.');
  },
};

/** Makes Dexie open the storage of the page that is running, and notify no page of changes after it was killed. */
export function installPageStorage(): void {
  const { storagemutated } = Dexie.on;
  type Listener = (parts: ObservabilitySet) => void;
  const heardAs = new WeakMap<Listener, Listener>();
  const subscribe = storagemutated.subscribe.bind(storagemutated);
  storagemutated.subscribe = (listener: Listener) => {
    const page = currentPage();
    if (!(page instanceof Page)) return subscribe(listener);
    // A browser notifies only its own pages.
    const own = `@${page.device.name}/`;
    const heard = (parts: ObservabilitySet) => {
      for (const part in parts) if (part.includes(own)) return listener(parts);
    };
    page.whenKilled.push(() => storagemutated.unsubscribe(heard));
    heardAs.set(listener, heard);
    return subscribe(heard);
  };
  const unsubscribe = storagemutated.unsubscribe.bind(storagemutated);
  storagemutated.unsubscribe = (listener: Listener) => unsubscribe(heardAs.get(listener) ?? listener);
  Object.defineProperty(Dexie.dependencies, 'indexedDB', {
    get: () => {
      const page = currentPage();
      return page instanceof Page ? page.storage : NOBODYS;
    },
  });
}
