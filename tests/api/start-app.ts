import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PasswordCost } from '#api/accounts/passwords/password-hash.ts';
import { createApi } from '#api/app.ts';
import type { Backups } from '#api/backups/room.ts';
import type { RelayHosts } from '#api/delivery/room.ts';
import type { VisionConfig } from '#api/env.ts';
import { createLog } from '#api/log.ts';
import type { SmtpConfig } from '#api/mail/smtp-carrier.ts';
import type { Destinations } from '#api/outgoing/destinations.ts';
import type { StripeConfig } from '#api/plans/room.ts';
import type { Engine } from '#api/products/reports.ts';
import type { RecallFeed } from '#api/recalls/source-list.ts';
import { createServer, listen } from '#api/server.ts';
import type { Bucket } from '#api/uploads/bucket-files.ts';
import type { Database } from '#db/database.ts';
import type { Db } from '#db/open.ts';
import type { RegistrationMode } from '#domain/accounts/registration.ts';
import { type FindWord, NO_WORDS } from '#domain/community/word-list.ts';
import type { Operator } from '#domain/open-pages/operator.ts';
import type { Testimonial } from '#domain/open-pages/testimonial.ts';
import type { Tier } from '#domain/plans/plan.ts';
import type { Product } from '#domain/products/product.ts';
import { drawPage } from '#web/drawn/open-pages.tsx';
import { openConnections } from './open-connections.ts';
import { testEngine } from './test-engine.ts';
import { testPrinter } from './test-printer.ts';

export interface AppOptions {
  readonly tier?: Tier;
  readonly rateLimitFactor?: number;
  readonly publicUrl?: string;
  readonly trustedProxies?: readonly string[];
  readonly metricsToken?: string;
  /** A bucket for pictures; by default they go into the folder. */
  readonly bucket?: Bucket;
  readonly starter?: readonly Product[];
  /** Live catalogues; none by default. */
  readonly openFactsUrls?: readonly URL[];
  readonly productPictures?: boolean;
  /** Feeds of recall notices; none by default. */
  readonly recallFeeds?: readonly RecallFeed[];
  /** Push services that phones may name; none by default. */
  readonly pushServices?: Destinations;
  /** Relays; none by default. */
  readonly relays?: RelayHosts;
  /** A vision service; none by default. */
  readonly vision?: VisionConfig;
  readonly supportEmail?: string;
  /** A mail server; without one, messages stay in the outbox. */
  readonly smtp?: SmtpConfig;
  /** The payment service; without one, plans are granted. */
  readonly stripe?: StripeConfig;
  readonly indexing?: boolean;
  readonly embedding?: boolean;
  readonly startsWithSignIn?: boolean;
  readonly pixelId?: string;
  readonly operator?: Operator;
  readonly testimonials?: readonly Testimonial[];
  readonly findWord?: FindWord;
  readonly registration?: RegistrationMode;
  readonly confirmFirst?: boolean;
  readonly firstAdministrator?: { readonly email: string; readonly password: string };
  /** How backups are taken; none by default. */
  readonly backups?: Backups;
  /** By default {@link CHEAP}. */
  readonly passwordCost?: PasswordCost;
  /** A folder that an earlier server left (see {@link RunningApp.close}); a new one by default. */
  readonly dir?: string;
  /** Address of a PostgreSQL database, migrated or not, to use instead of the engine in `TEST_ENGINE`. */
  readonly database?: string;
  /** By default the engine of this tree. */
  readonly engine?: Engine;
}

/** Long enough to be worth compressing. */
const FORM = 'a form of files'.repeat(100);

/** The lowest cost that OWASP recommends for argon2id. */
const CHEAP: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A server on a real socket with a real, migrated database in a folder of its own. */
export interface RunningApp {
  readonly url: string;
  readonly port: number;
  /** The connection that the server writes on, or on PostgreSQL a separate connection. */
  readonly db: Db;
  /** For the stores of a test; their writes and the server's take turns. */
  readonly database: Database;
  readonly dir: string;
  /** Log lines so far. */
  readonly lines: string[];
  /** Sets the free space of the disk. */
  leaveRoom(bytes: number): void;
  /** Moves the server's clock forwards. */
  wait(ms: number): void;
  now(): number;
  /** Stops the server. @param leave keeps the folder, with everything in progress left as after a kill */
  close(leave?: 'as killed'): Promise<void>;
}

const product = (over: Partial<Product> & Pick<Product, 'id' | 'name'>): Product => ({
  gtin: over.id,
  brand: 'Brand',
  size: null,
  category: 'personal_care',
  productType: 'rinse_off',
  forms: [],
  baby: false,
  ingredientsText: 'Aqua, Sodium Laureth Sulfate, Glycerin, Parfum',
  emoji: '🧴',
  sample: true,
  own: false,
  source: { name: 'Safeshelf sample', date: '2026-01-01', licence: null },
  ...over,
});

/** Codes from the range for in-store numbers, which no manufacturer uses. */
export const WITH_LABEL = product({ id: '02000000000015', name: 'Sample shower gel' });
export const WITHOUT_LABEL = product({ id: '02000000000022', name: 'Sample candle', ingredientsText: null });
export const UNKNOWN_CODE = '2000000000039';
export const CODE_WITH_LABEL = '2000000000015';
export const CODE_WITHOUT_LABEL = '2000000000022';

/** Starts a server; close it when done. Its clock moves only with {@link RunningApp.wait}. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const dir = options.dir ?? mkdtempSync(join(tmpdir(), 'safeshelf-api-'));
  const webDir = join(dir, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Safeshelf</title>');
  writeFileSync(join(webDir, 'open-page.html'), '<!doctype html><!--head--><!--body-->');
  writeFileSync(join(webDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webDir, 'sw.js'), `// worker\n${'self.x = 1;\n'.repeat(200)}`);
  writeFileSync(join(webDir, 'assets/app-1234.js'), `${'export const y = 1;\n'.repeat(200)}`);
  writeFileSync(join(webDir, 'app-files.form'), FORM);
  writeFileSync(join(webDir, 'app-files.form.br'), brotliCompressSync(FORM));
  writeFileSync(join(webDir, 'assets/reader-1234.wasm'), new Uint8Array([0, 97, 115, 109]));

  const connections = await openConnections(dir, options.database);
  const printer = testPrinter();
  let nowMs = Date.UTC(2026, 10, 21, 12);
  let freeBytes = 1e12;
  const lines: string[] = [];
  const api = await createApi({
    connections,
    engine: options.engine ?? testEngine(),
    starter: options.starter ?? [WITH_LABEL, WITHOUT_LABEL],
    log: createLog(
      (text) => lines.push(text),
      () => nowMs,
    ),
    clock: () => nowMs,
    fatal: (error) => {
      throw error;
    },
    uploadsDir: join(dir, 'uploads'),
    bucket: options.bucket ?? null,
    exportsDir: join(dir, 'exports'),
    deletedAccounts: join(dir, 'deleted-accounts'),
    searchFile: join(dir, 'search.db'),
    packsDir: join(dir, 'packs'),
    importsDir: join(dir, 'imports'),
    webDir,
    freeBytes: () => freeBytes,
    publicUrl: options.publicUrl ?? null,
    defaultTier: options.tier ?? 'free',
    rateLimitFactor: options.rateLimitFactor ?? 10_000,
    trustedProxies: options.trustedProxies ?? [],
    metricsToken: options.metricsToken ?? null,
    openFactsUrls: options.openFactsUrls ?? [],
    productPictures: options.productPictures ?? false,
    productPicturesDir: join(dir, 'product-pictures'),
    catalogueUpdates: [],
    recallFeeds: options.recallFeeds ?? [],
    pushServices: options.pushServices ?? null,
    relays: options.relays ?? {},
    vision: options.vision ?? null,
    supportEmail: options.supportEmail ?? null,
    homeUrl: 'https://shelf.example.org',
    stripe: options.stripe ?? null,
    smtp: options.smtp ?? null,
    operator: options.operator ?? { name: null, address: null, email: null, authority: null },
    testimonials: options.testimonials ?? [],
    findWord: options.findWord ?? NO_WORDS,
    indexing: options.indexing ?? false,
    embedding: options.embedding ?? false,
    startsWithSignIn: options.startsWithSignIn ?? false,
    pixelId: options.pixelId ?? null,
    drawPages: async () => drawPage,
    printer,
    firstAdministrator: options.firstAdministrator ?? null,
    ...(options.backups && { backups: options.backups }),
    registration: options.registration ?? 'open',
    confirmFirst: options.confirmFirst ?? false,
    helpNumbersFile: join(dir, 'help-numbers.json'),
    passwordCost: options.passwordCost ?? CHEAP,
  });
  const server = createServer(api.app);
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    get db() {
      return connections.look();
    },
    database: connections.database(),
    dir,
    lines,
    leaveRoom: (bytes) => {
      freeBytes = bytes;
    },
    wait: (ms) => {
      nowMs += ms;
    },
    now: () => nowMs,
    close: async (leave) => {
      api.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await printer.stop();
      if (!leave) await api.release();
      await connections.close();
      if (!leave) rmSync(dir, { recursive: true, force: true });
    },
  };
}
