import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createApi } from '#api/app.ts';
import type { Api } from '#api/deps.ts';
import { createLog } from '#api/log.ts';
import type { Engine } from '#api/products/reports.ts';
import { type Database, databaseOf, openConnections, type SqliteConnections } from '#db/database.ts';
import type { Db } from '#db/open.ts';
import { NO_WORDS } from '#domain/community/word-list.ts';
import type { Product } from '#domain/products/product.ts';
import type { World } from './event-loop.ts';

/** As cheap as the algorithm allows: what a password costs is measured elsewhere. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A request on its way, as a phone sent it. */
export interface Carried {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The address it comes from. */
  readonly from: string;
}

/** One life of the server's process. */
interface Life {
  readonly connections: SqliteConnections;
  /** Once it has brought its database up to date. */
  readonly api: Promise<Api>;
  readonly path: string;
}

/** The real application on a real database file, without a socket: it can be killed, also right after a commit. */
export class Server {
  private readonly world: World;
  private readonly engine: Engine;
  private readonly catalogue: readonly Product[];
  private readonly folder: string;
  private lives = 0;
  private current: Life | null = null;
  private commitsToLive = Number.POSITIVE_INFINITY;
  /** The clock of its machine, beside the true time. */
  clockErrorMs = 0;
  /** What it logged as an error. */
  readonly exceptions: string[] = [];

  constructor(world: World, engine: Engine, catalogue: readonly Product[], database: Buffer | null, parent: string) {
    this.world = world;
    this.engine = engine;
    this.catalogue = catalogue;
    this.folder = mkdtempSync(join(parent, 'server-'));
    const path = join(this.folder, '0.db');
    if (database) writeFileSync(path, database);
    this.current = this.begin(path);
  }

  private get life(): Life {
    if (!this.current) throw new Error('The server does not run yet.');
    return this.current;
  }

  /** The connection that it writes on. */
  get db(): Db {
    return this.life.connections.writer;
  }

  /** What it has written, for whoever looks at it from outside. */
  get database(): Database {
    return databaseOf(this.life.connections);
  }

  now = (): number => this.world.now() + this.clockErrorMs;

  private begin(path: string): Life {
    const connections = openConnections(path);
    this.watchCommits(connections.writer);
    const life: { current: Life | null } = { current: null };
    const api = createApi({
      connections,
      engine: this.engine,
      starter: this.catalogue,
      log: createLog((line) => {
        if (this.current !== life.current) return;
        this.exceptions.push(...line.split('\n').filter((one) => one.includes('"exception"')));
      }, this.now),
      clock: this.now,
      now: this.world.now,
      fatal: (error) => {
        throw error;
      },
      uploadsDir: `${this.folder}/uploads`,
      bucket: null,
      exportsDir: `${this.folder}/exports`,
      deletedAccounts: `${this.folder}/deleted-accounts`,
      searchFile: `${this.folder}/search.db`,
      packsDir: `${this.folder}/packs`,
      importsDir: `${this.folder}/imports`,
      webDir: this.folder,
      vision: null,
      supportEmail: null,
      homeUrl: 'http://localhost:3000',
      stripe: null,
      smtp: null,
      operator: { name: null, address: null, email: null, authority: null },
      testimonials: [],
      findWord: NO_WORDS,
      indexing: false,
      embedding: false,
      startsWithSignIn: false,
      drawPages: null,
      printer: null,
      registration: 'open',
      confirmFirst: false,
      helpNumbersFile: null,
      freeBytes: () => 1e12,
      publicUrl: null,
      defaultTier: 'family',
      rateLimitFactor: 1e6,
      trustedProxies: [],
      metricsToken: null,
      openFactsUrls: [],
      catalogueUpdates: [],
      recallFeeds: [],
      pushServices: null,
      relays: {},
      firstAdministrator: null,
      passwordCost: CHEAPEST,
    });
    life.current = { connections, api, path };
    return life.current;
  }

  /** Lets the process die right after a commit: what was written is on disk, nobody was told. */
  private watchCommits(db: Db): void {
    const prepare = db.prepare.bind(db) as (sql: string) => { run(): unknown };
    const watched = (sql: string) => {
      const statement = prepare(sql);
      if (sql !== 'COMMIT') return statement;
      return {
        run: () => {
          const done = statement.run();
          if (this.current?.connections.writer === db) {
            this.commitsToLive -= 1;
            if (this.commitsToLive <= 0) this.kill();
          }
          return done;
        },
      };
    };
    db.prepare = watched as unknown as Db['prepare'];
  }

  /** The process will be killed after this many more commits. */
  killAfterCommits(count: number): void {
    this.commitsToLive = count;
  }

  /**
   * The process is killed and started again. The files are taken as they lie, write-ahead log and all; whatever the old
   * process still does, it does to files that nobody reads again.
   */
  kill(): void {
    this.commitsToLive = Number.POSITIVE_INFINITY;
    this.lives += 1;
    const { path, connections, api } = this.life;
    const next = join(this.folder, `${this.lives}.db`);
    for (const part of ['', '-wal']) if (existsSync(path + part)) copyFileSync(path + part, next + part);
    this.current = this.begin(next);
    setImmediate(async () => {
      (await api).stop();
      connections.close();
      for (const part of ['', '-wal', '-shm']) rmSync(path + part, { force: true });
    });
  }

  /** Carries out a request. Null where the process was killed before it answered. */
  async carry(request: Carried): Promise<Response | null> {
    const life = this.life;
    const { method, path, headers, body, from } = request;
    const bytes = body === null ? null : Buffer.from(body);
    const incoming = Object.assign(Readable.from(bytes ? [bytes] : []), {
      method,
      headers: { host: 'localhost', ...headers, ...(bytes && { 'content-length': String(bytes.length) }) },
      socket: { remoteAddress: from },
    });
    const answer = await this.world.whileElsewhere(
      async () =>
        await (await life.api).app.fetch(new Request(`http://localhost${path}`, { method }), {
          incoming: incoming as unknown as IncomingMessage,
          outgoing: {} as never,
        }),
    );
    return this.current === life ? answer : null;
  }

  /** Everything written, as the bytes of one file. */
  snapshot(): Buffer {
    return this.db.serialize();
  }

  async close(): Promise<void> {
    (await this.life.api).stop();
    this.life.connections.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
