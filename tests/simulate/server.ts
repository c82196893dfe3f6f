import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createApi } from '#api/app.ts';
import type { Api } from '#api/deps.ts';
import { createLog } from '#api/log.ts';
import type { Engine } from '#api/products/reports.ts';
import type { Database } from '#db/database.ts';
import { NO_WORDS } from '#domain/community/word-list.ts';
import type { Product } from '#domain/products/product.ts';
import type { World } from './event-loop.ts';
import type { AfterCommit, Attached, Place } from './place.ts';

/** As cheap as the algorithm allows, because the cost of a password is measured elsewhere. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A request in transit, as a phone sent it. */
export interface Carried {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The address it comes from. */
  readonly from: string;
}

/** One lifetime of the server's process. */
interface Life {
  readonly attached: Attached;
  /** Resolves once it has brought its database up to date. */
  readonly api: Promise<Api>;
}

/** The real application on a real database, called without a socket. It can be killed, even right after a commit. */
export class Server {
  private readonly world: World;
  private readonly engine: Engine;
  private readonly catalogue: readonly Product[];
  private readonly place: Place;
  private readonly committed: (by: Server) => ReturnType<AfterCommit>;
  private readonly folder: string;
  private current: Life | null = null;
  /** How far its machine's clock is from the true time. */
  clockErrorMs = 0;
  /** What it logged as an error. */
  readonly exceptions: string[] = [];

  /** @param committed asked at each of its commits */
  constructor(
    world: World,
    engine: Engine,
    catalogue: readonly Product[],
    place: Place,
    parent: string,
    committed: (by: Server) => ReturnType<AfterCommit>,
  ) {
    this.world = world;
    this.engine = engine;
    this.catalogue = catalogue;
    this.place = place;
    this.committed = committed;
    this.folder = mkdtempSync(join(parent, 'server-'));
    this.current = this.begin();
  }

  private get life(): Life {
    if (!this.current) throw new Error('The server does not run yet.');
    return this.current;
  }

  /** Its database, to inspect from outside what it has written. */
  async database(): Promise<Database> {
    return (await this.life.attached.connections).database();
  }

  now = (): number => this.world.now() + this.clockErrorMs;

  private begin(): Life {
    const life: { current: Life | null } = { current: null };
    const attached = this.place.attach(() => (this.current === life.current ? this.committed(this) : 'is told'));
    const api = this.start(attached, life);
    // A process that is killed while it starts fails to start, and nobody sends it requests.
    api.catch(() => undefined);
    life.current = { attached, api };
    return life.current;
  }

  private async start(attached: Attached, life: { current: Life | null }): Promise<Api> {
    return createApi({
      connections: await attached.connections,
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
      pixelId: null,
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
      productPictures: false,
      productPicturesDir: `${this.folder}/product-pictures`,
      catalogueUpdates: [],
      recallFeeds: [],
      pushServices: null,
      relays: {},
      firstAdministrator: null,
      passwordCost: CHEAPEST,
    });
  }

  /** Kills the process and starts it again. */
  kill(): void {
    const { attached, api } = this.life;
    attached.kill();
    this.current = this.begin();
    setImmediate(async () => {
      await api.then(
        ({ stop }) => stop(),
        () => undefined,
      );
      await attached.end();
    });
  }

  /** Carries out a request. Null if the process was killed before it answered. */
  async carry(request: Carried): Promise<Response | null> {
    const life = this.life;
    const { method, path, headers, body, from } = request;
    const bytes = body === null ? null : Buffer.from(body);
    const incoming = Object.assign(Readable.from(bytes ? [bytes] : []), {
      method,
      headers: { host: 'localhost', ...headers, ...(bytes && { 'content-length': String(bytes.length) }) },
      socket: { remoteAddress: from },
    });
    const answer = await this.world.whileElsewhere(async () => {
      try {
        return await (await life.api).app.fetch(new Request(`http://localhost${path}`, { method }), {
          incoming: incoming as unknown as IncomingMessage,
          outgoing: {} as never,
        });
      } catch (error) {
        // Killed before it had started.
        if (this.current !== life) return null;
        throw error;
      }
    });
    return this.current === life ? answer : null;
  }

  async close(): Promise<void> {
    const { attached, api } = this.life;
    (await api).stop();
    await attached.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
