import type { Connections } from '#db/database.ts';
import type { RegistrationMode } from '#domain/accounts/registration.ts';
import type { FindWord } from '#domain/community/word-list.ts';
import type { DrawPage } from '#domain/open-pages/open-page.ts';
import type { Operator } from '#domain/open-pages/operator.ts';
import type { Testimonial } from '#domain/open-pages/testimonial.ts';
import type { Tier } from '#domain/plans/plan.ts';
import type { Product } from '#domain/products/product.ts';
import type { PasswordCost } from './accounts/room.ts';
import type { FirstAdministrator } from './administration/room.ts';
import type { Backups } from './backups/room.ts';
import type { Subscription } from './catalogue/room.ts';
import type { RelayHosts } from './delivery/room.ts';
import type { VisionConfig } from './env.ts';
import type { Ballast } from './health/room.ts';
import type { App } from './http/mount.ts';
import type { Log } from './log.ts';
import type { SmtpConfig } from './mail/smtp-carrier.ts';
import type { Destinations } from './outgoing/destinations.ts';
import type { StripeConfig } from './plans/room.ts';
import type { Printer } from './printing/room.ts';
import type { Engine } from './products/room.ts';
import type { RecallFeed } from './recalls/room.ts';
import type { Bucket } from './uploads/room.ts';

/** Everything the server works with. Clock and log are injected. */
export interface Deps {
  /** The caller closes them, after {@link Api.release}. */
  readonly connections: Connections;
  readonly engine: Engine;
  /** Prints reports; null if nothing was built. */
  readonly printer: Printer | null;
  readonly starter: readonly Product[];
  readonly log: Log;
  readonly clock: () => number;
  /** Monotonic milliseconds to measure work by; by default the system's. */
  readonly now?: () => number;
  readonly fatal: (error: unknown) => void;
  /** The folder of uploaded pictures, which must not be served. */
  readonly uploadsDir: string;
  /** A bucket for them instead; null if none is configured. */
  readonly bucket: Bucket | null;
  /** The folder of exports, each kept until it expires or is deleted. */
  readonly exportsDir: string;
  /** The ledger of deleted accounts. */
  readonly deletedAccounts: string;
  /** The search index of the catalogue. */
  readonly searchFile: string;
  /** The folder of aisle packs. */
  readonly packsDir: string;
  /** The folder of the built page. */
  readonly webDir: string;
  /** Free bytes on the disk of the database. */
  readonly freeBytes: () => number;
  readonly publicUrl: string | null;
  /** The base of links in messages: the public address, or this machine's own if none is configured. */
  readonly homeUrl: string;
  /** How plans are paid for; null if they are granted instead. */
  readonly stripe: StripeConfig | null;
  /** How mail is sent; null if it stays in the outbox. */
  readonly smtp: SmtpConfig | null;
  /** Who may create an account. */
  readonly registration: RegistrationMode;
  /** Whether an address has to be confirmed before anything else. */
  readonly confirmFirst: boolean;
  readonly defaultTier: Tier;
  readonly rateLimitFactor: number;
  readonly trustedProxies: readonly string[];
  /** Live catalogues to ask for codes that this instance does not know. */
  readonly openFactsUrls: readonly URL[];
  /** Whether pictures of products are fetched from the live catalogues, and shown. */
  readonly productPictures: boolean;
  /** The folder of fetched pictures of products; all of them can be fetched again. */
  readonly productPicturesDir: string;
  /** Sources of products whose changes are imported each day. */
  readonly catalogueUpdates: readonly Subscription[];
  /** The folder of catalogue files during their import. */
  readonly importsDir: string;
  /** Push services that phones may use; null if the operator allows none. */
  readonly pushServices: Destinations | null;
  /** Further services that can notify people. */
  readonly relays: RelayHosts;
  /** The feeds of recall notices. */
  readonly recallFeeds: readonly RecallFeed[];
  /** A service that reads pictures; null if none is configured. */
  readonly vision: VisionConfig | null;
  /** Where people ask for help; null if the operator gave no address. */
  readonly supportEmail: string | null;
  /** The file of confirmed numbers of poison centres; null if this instance has none. */
  readonly helpNumbersFile: string | null;
  /** The operator named on the legal pages. */
  readonly operator: Operator;
  /** Testimonials for the start page. */
  readonly testimonials: readonly Testimonial[];
  /** Checks a text that others will read against this server's word lists. */
  readonly findWord: FindWord;
  /** Whether search engines may index the open pages. */
  readonly indexing: boolean;
  /** Whether other sites may embed products of this server. */
  readonly embedding: boolean;
  /** The operator's advertising pixel; null if there is none. */
  readonly pixelId: string | null;
  /** Whether visitors get the sign-in instead of a start page. */
  readonly startsWithSignIn: boolean;
  /** Draws the open pages; null if nothing was built. */
  readonly drawPages: (() => Promise<DrawPage>) | null;
  readonly passwordCost: PasswordCost;
  /** Who becomes the first administrator; null if the environment names nobody. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** How backups are taken, and which ones exist. If left out, this instance takes none. */
  readonly backups?: Backups;
  /** The token for reading the metrics. Null means that nothing is measured. */
  readonly metricsToken: string | null;
  /** Reserved disk space for a full disk. */
  readonly ballast?: Ballast;
}

/** The server's app, ready to be attached to a socket. */
export interface Api {
  readonly app: App;
  /** From here on the instance reports that it is not ready, and starts no job. */
  stop(): void;
  /** Returns the jobs still under way to the queue, for the next process. Call it before the database is closed. */
  release(): Promise<void>;
}
