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

/** Everything the server works with; clock and log are handed in. */
export interface Deps {
  /** The caller closes them, after {@link Api.release}. */
  readonly connections: Connections;
  readonly engine: Engine;
  /** What prints reports; null where nothing was built. */
  readonly printer: Printer | null;
  readonly starter: readonly Product[];
  readonly log: Log;
  readonly clock: () => number;
  /** Milliseconds that never go back, to measure work by; the system's where it is left out. */
  readonly now?: () => number;
  readonly fatal: (error: unknown) => void;
  /** Where uploaded pictures are kept: outside of everything that is served as a file. */
  readonly uploadsDir: string;
  /** A bucket that they are kept in instead; null where none is configured. */
  readonly bucket: Bucket | null;
  /** Where exports lie until they are fetched or too old. */
  readonly exportsDir: string;
  /** The file of accounts that were deleted. */
  readonly deletedAccounts: string;
  /** What the catalogue is searched by. */
  readonly searchFile: string;
  /** Where aisle packs lie. */
  readonly packsDir: string;
  /** Where the built page lies. */
  readonly webDir: string;
  /** Room on the disk of the database. */
  readonly freeBytes: () => number;
  readonly publicUrl: string | null;
  /** Where links in messages lead: the public address, or this machine's own where none is configured. */
  readonly homeUrl: string;
  /** How plans are paid for; null where they are granted. */
  readonly stripe: StripeConfig | null;
  /** How mail is sent; null where it lies in the outbox. */
  readonly smtp: SmtpConfig | null;
  /** Who may make an account. */
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
  /** Where fetched pictures of products lie; all of them can be fetched again. */
  readonly productPicturesDir: string;
  /** Sources of products whose changes are taken in each day. */
  readonly catalogueUpdates: readonly Subscription[];
  /** Where files of catalogues lie while they are imported. */
  readonly importsDir: string;
  /** Push services that phones may name; null where the operator allows none. */
  readonly pushServices: Destinations | null;
  /** Further services that people may be told by. */
  readonly relays: RelayHosts;
  /** Where recall notices are asked for. */
  readonly recallFeeds: readonly RecallFeed[];
  /** A service that looks at pictures; null where none is configured. */
  readonly vision: VisionConfig | null;
  /** Where people ask for help; null where the operator gave none. */
  readonly supportEmail: string | null;
  /** The file of confirmed numbers of poison centres; null where this instance has none. */
  readonly helpNumbersFile: string | null;
  /** Who answers for this server, as its legal pages say. */
  readonly operator: Operator;
  /** What people said, for the start page. */
  readonly testimonials: readonly Testimonial[];
  /** What the word lists of this server say to a text that others will read. */
  readonly findWord: FindWord;
  /** Whether search engines may know the open pages. */
  readonly indexing: boolean;
  /** Whether other sites may show products of this server. */
  readonly embedding: boolean;
  /** The operator's advertising pixel; null where there is none. */
  readonly pixelId: string | null;
  /** Whether visitors find the sign-in in place of a start page. */
  readonly startsWithSignIn: boolean;
  /** What draws the open pages; null where nothing was built. */
  readonly drawPages: (() => Promise<DrawPage>) | null;
  readonly passwordCost: PasswordCost;
  /** Who becomes the first administrator; null where the environment names nobody. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** How a backup is taken, and which there are; without it this instance takes none. */
  readonly backups?: Backups;
  /** Who may read the metrics; null where nobody is named: then nothing is counted. */
  readonly metricsToken: string | null;
  /** Room kept back for a full disk. */
  readonly ballast?: Ballast;
}

/** The server, ready to be put behind a socket. */
export interface Api {
  readonly app: App;
  /** From here on the instance says that it is not ready, and begins no job. */
  stop(): void;
  /** Gives back the jobs that are still under way, for the next process. Call it before the database is closed. */
  release(): Promise<void>;
}
