// Longer than 300 lines: it is the one list of all settings and their formats.
import { isIP } from 'node:net';
import { z } from 'zod';
import { RegistrationMode } from '#domain/accounts/registration.ts';
import { UPDATED_SOURCES } from '#domain/catalogue/updates/published-files.ts';
import { Email, NewPassword } from '#domain/contract/account.ts';
import type { Operator } from '#domain/open-pages/operator.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import type { FirstAdministrator } from './administration/room.ts';
import { type Subscription, subscriptionsOf } from './catalogue/room.ts';
import { PUSH_SERVICES, pushServicesOf, type RelayHosts, relayHostsOf } from './delivery/room.ts';
import { Address, isNetwork, Origin, Port } from './env-values.ts';
import type { SmtpConfig } from './mail/smtp-carrier.ts';
import type { Destinations } from './outgoing/destinations.ts';
import { isGuarded } from './outgoing/nearby.ts';
import type { StripeConfig } from './plans/room.ts';
import { STRIPE_VARIABLES, stripeOf } from './plans/stripe-variables.ts';
import { feedsOf, RECALL_FEEDS, type RecallFeed } from './recalls/room.ts';
import { type Bucket, bucketOf } from './uploads/room.ts';

/** A value in the environment that cannot be used. The message names the variable and is meant for the operator. */
export class BadEnvironmentError extends Error {
  override readonly name = 'BadEnvironmentError';
}

/** Where unknown codes are looked up unless the operator says otherwise. */
const OPEN_FACTS = ['openfoodfacts', 'openbeautyfacts', 'openpetfoodfacts', 'openproductsfacts'].map(
  (name) => new URL(`https://world.${name}.org`),
);

/** A text that a function parses; null means that it cannot. */
const readBy = <T>(read: (text: string) => T | null) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

/** A service that reads pictures, as the operator configured it. */
export interface VisionConfig {
  /** The base of an OpenAI-compatible API, such as https://api.example.com/v1. */
  readonly baseUrl: URL;
  readonly model: string;
  /** Null if the service needs none. */
  readonly apiKey: string | null;
}

const VARIABLES = {
  PORT: { schema: Port, must: 'be a whole number from 0 to 65535' },
  HOST: {
    schema: z.string().refine((text) => isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text)),
    must: 'be an IP address or a host name',
  },
  PUBLIC_URL: { schema: Origin, must: 'be an address such as https://shelf.example.org, without a path' },
  DATABASE_URL: {
    schema: z.string().refine((text) => URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)),
    must: 'be an address such as postgres://shelf:password@db.example.org/shelf',
  },
  DATA_DIR: { schema: z.string(), must: 'be a folder' },
  BACKUP_DIR: { schema: z.string(), must: 'be a folder' },
  BACKUP_RECIPIENT: {
    schema: z.string().regex(/^age1[0-9a-z]{58,2500}$/),
    must: 'be the public key that age-keygen writes, such as age1…; never the secret one',
  },
  PHOTOS_URL: {
    schema: z.string().transform((text, context) => {
      if (/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w./-]*)?$/.test(text)) return new URL(text);
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }),
    must: 'be a bucket such as s3://shelf-photos or s3://shelf-photos/family',
  },
  AWS_ACCESS_KEY_ID: { schema: z.string().regex(/^\S{1,200}$/), must: 'be a key without spaces' },
  AWS_SECRET_ACCESS_KEY: { schema: z.string().max(1000), must: 'be a key of at most 1,000 characters' },
  AWS_REGION: { schema: z.string().regex(/^[a-z0-9-]{1,40}$/), must: 'be a region such as eu-central-1' },
  AWS_ENDPOINT_URL: { schema: Address, must: 'be an address such as https://minio.example.org' },
  DEFAULT_TIER: { schema: Tier, must: `be one of ${Tier.options.join(', ')}` },
  ADMIN_EMAIL: { schema: Email, must: 'be an e-mail address such as maya@example.org' },
  ADMIN_PASSWORD: { schema: NewPassword, must: 'have 12 to 128 characters' },
  REGISTRATION: { schema: RegistrationMode, must: `be one of ${RegistrationMode.options.join(', ')}` },
  CONFIRM_EMAIL: { schema: z.enum(['offered', 'required']), must: 'be offered or required' },
  RATE_LIMIT_FACTOR: {
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?(e\+?\d+)?$/i)
      .transform(Number)
      .pipe(z.number().positive()),
    must: 'be a number above 0',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(z.string().refine(isNetwork)).min(1)),
    must: 'be IP addresses or networks (10.0.0.0/8), separated by commas',
  },
  METRICS_TOKEN: { schema: z.string().regex(/^[\x21-\x7e]{16,200}$/), must: 'be 16 to 200 characters without spaces' },
  OPERATOR_NAME: { schema: z.string().max(200), must: 'be a name of at most 200 characters' },
  OPERATOR_ADDRESS: { schema: z.string().max(500), must: 'be a postal address of at most 500 characters' },
  SUPERVISORY_AUTHORITY: {
    schema: z.string().max(300),
    must: 'be the name of an authority of at most 300 characters',
  },
  INDEXING: { schema: z.enum(['on', 'off']), must: 'be on or off' },
  START_PAGE: { schema: z.enum(['full', 'sign-in']), must: 'be full or sign-in' },
  EMBED: { schema: z.enum(['on', 'off']), must: 'be on or off' },
  PIXEL_ID: { schema: z.string().regex(/^\d{5,20}$/), must: 'be the number of a Meta pixel, 5 to 20 digits' },
  SUPPORT_EMAIL: {
    schema: z.email().max(254),
    must: 'be an e-mail address such as help@example.org',
  },
  SMTP_URL: {
    schema: z.string().transform((text, context) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return url;
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }),
    must: 'be an address such as smtps://user:password@mail.example.org:465',
  },
  MAIL_FROM: {
    schema: z.string().regex(/^(?:[^<>@\r\n]{1,100} )?<?[^\s<>@]{1,64}@[^\s<>@]{1,180}>?$/),
    must: 'be an address such as shelf@example.org or Safeshelf <shelf@example.org>',
  },
  ...STRIPE_VARIABLES,
  AI_BASE_URL: {
    schema: Address.refine(isGuarded),
    must: 'be an address such as https://api.example.com/v1; without https only on your own network',
  },
  AI_MODEL: { schema: z.string().max(200), must: 'be the name of a model' },
  AI_API_KEY: { schema: z.string().regex(/^[\x21-\x7e]{1,1000}$/), must: 'be a key without spaces' },
  OPEN_FACTS_URLS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(Address.refine(isGuarded)).max(8)),
    must: 'be addresses such as https://world.openfoodfacts.org, separated by commas, or empty; without https only on your own network',
  },
  PRODUCT_PICTURES: { schema: z.enum(['on', 'off']), must: 'be on or off' },
  PUSH_SERVICES: {
    schema: readBy(pushServicesOf),
    must: 'be hosts such as fcm.googleapis.com or *.push.apple.com, or addresses of your own, separated by commas, or empty',
  },
  MESSAGE_RELAYS: {
    schema: readBy(relayHostsOf),
    must: 'be one or more of ntfy, gotify and webhook, each with =https://…, separated by commas; without https only on your own network',
  },
  RECALL_FEEDS: {
    schema: readBy(feedsOf),
    must: `be one or more of ${RECALL_FEEDS.map(({ id }) => id).join(', ')}, each alone or with =https://…, or empty`,
  },
  CATALOGUE_UPDATES: {
    schema: readBy(subscriptionsOf),
    must: `be one or more of ${UPDATED_SOURCES.join(', ')}, each once, alone or with =https://…/`,
  },
} as const;

/** Variables whose values must not be printed. */
const SECRET: ReadonlySet<string> = new Set([
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'AI_API_KEY',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'AWS_SECRET_ACCESS_KEY',
]);

type Name = keyof typeof VARIABLES;
type Value<N extends Name> = z.output<(typeof VARIABLES)[N]['schema']>;

/** The configuration of the process. */
export interface Env {
  readonly port: number;
  /** Null listens on every address. */
  readonly host: string | null;
  /** The origin people open; null if it is not configured, in which case this machine's local names count. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** The PostgreSQL with all data; null for the SQLite file in the data folder. */
  readonly databaseUrl: string | null;
  /** The folder for backups; null for the folder `backups` of the data folder. */
  readonly backupDir: string | null;
  /** The public key to which backups are encrypted for download; null if they cannot be downloaded. */
  readonly backupRecipient: string | null;
  /** The bucket for pictures; null if they are in the data folder. */
  readonly bucket: Bucket | null;
  readonly defaultTier: Tier;
  readonly rateLimitFactor: number;
  readonly trustedProxies: readonly string[];
  /** Live catalogues; empty if the operator turned them off. */
  readonly openFactsUrls: readonly URL[];
  readonly productPictures: boolean;
  /** Feeds of recall notices; empty if the operator turned them off. */
  readonly recallFeeds: readonly RecallFeed[];
  /** Sources of products whose changes are imported each day; empty unless the operator names some. */
  readonly catalogueUpdates: readonly Subscription[];
  /** Push services that phones may use; null if the operator turned push off. */
  readonly pushServices: Destinations | null;
  /** Further services that can notify people. */
  readonly relays: RelayHosts;
  /** Null by default: no picture leaves this instance. */
  readonly vision: VisionConfig | null;
  readonly registration: RegistrationMode;
  /** Whether an address has to be confirmed before anything else. */
  readonly confirmFirst: boolean;
  /** Who becomes the first administrator; null if nobody is named. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** How plans are paid for; null if they are granted instead. */
  readonly stripe: StripeConfig | null;
  /** How mail is sent; null if letters stay in the outbox. */
  readonly smtp: SmtpConfig | null;
  /** The token for reading the metrics; null if there are no metrics. */
  readonly metricsToken: string | null;
  /** The operator named on the legal pages. */
  readonly operator: Operator;
  /** Whether search engines may index the open pages; off by default. */
  readonly indexing: boolean;
  /** Whether other sites may show cards and badges of products; off by default. */
  readonly embedding: boolean;
  /** The advertising pixel that is loaded for people who agreed to it; null, the default, for none. */
  readonly pixelId: string | null;
  /** Whether visitors get the sign-in instead of a start page. */
  readonly startsWithSignIn: boolean;
  /** Where people ask for help; null if the operator gave no address. */
  readonly supportEmail: string | null;
}

/**
 * Reads the configuration. A variable that is unset or empty gets its default.
 * @throws {BadEnvironmentError} one sentence that names the first wrong variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = <N extends Name>(name: N): Value<N> | undefined => {
    const text = source[name]?.trim();
    if (!text) return undefined;
    const { schema, must } = VARIABLES[name];
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data as Value<N>;
    // A secret is never printed, not even a wrong one.
    const found = SECRET.has(name) ? 'something else' : JSON.stringify(text);
    throw new BadEnvironmentError(`${name} must ${must}, but it is ${found}.`);
  };
  const baseUrl = read('AI_BASE_URL');
  const model = read('AI_MODEL');
  const apiKey = read('AI_API_KEY') ?? null;
  if (baseUrl && !model) throw new BadEnvironmentError('AI_MODEL must be set when AI_BASE_URL is.');
  if (read('INDEXING') === 'on' && !read('PUBLIC_URL')) {
    throw new BadEnvironmentError('PUBLIC_URL must be set when INDEXING is on: search engines need full addresses.');
  }
  if (!baseUrl && (model || apiKey !== null)) {
    throw new BadEnvironmentError('AI_BASE_URL must be set when AI_MODEL or AI_API_KEY is.');
  }
  const smtpUrl = read('SMTP_URL');
  const from = read('MAIL_FROM');
  const publicUrl = read('PUBLIC_URL') ?? null;
  if (smtpUrl && !from) throw new BadEnvironmentError('MAIL_FROM must name the sender when SMTP_URL is set.');
  if (smtpUrl && publicUrl === null) {
    throw new BadEnvironmentError('PUBLIC_URL must be set when SMTP_URL is: links in messages point there.');
  }
  const photos = read('PHOTOS_URL');
  const accessKeyId = photos && read('AWS_ACCESS_KEY_ID');
  const secretAccessKey = photos && read('AWS_SECRET_ACCESS_KEY');
  if (photos && !(accessKeyId && secretAccessKey)) {
    throw new BadEnvironmentError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when PHOTOS_URL is.');
  }
  const service = { region: read('AWS_REGION') ?? 'us-east-1', endpoint: read('AWS_ENDPOINT_URL') ?? null };
  const stripe = stripeOf({
    secretKey: read('STRIPE_SECRET_KEY'),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET'),
    prices: read('STRIPE_PRICES'),
    api: read('STRIPE_API_URL'),
    publicUrl,
  });
  if (typeof stripe === 'string') throw new BadEnvironmentError(stripe);
  const email = read('ADMIN_EMAIL');
  const password = read('ADMIN_PASSWORD');
  if ((email === undefined) !== (password === undefined)) {
    throw new BadEnvironmentError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  }
  return {
    firstAdministrator: email && password ? { email, password } : null,
    port: read('PORT') ?? 3000,
    host: read('HOST') ?? null,
    publicUrl,
    registration: read('REGISTRATION') ?? 'open',
    confirmFirst: read('CONFIRM_EMAIL') === 'required',
    stripe,
    smtp: smtpUrl && from ? { url: smtpUrl, from } : null,
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL') ?? null,
    backupDir: read('BACKUP_DIR') ?? null,
    backupRecipient: read('BACKUP_RECIPIENT') ?? null,
    bucket:
      photos && accessKeyId && secretAccessKey
        ? bucketOf({ url: photos, ...service, accessKeyId, secretAccessKey })
        : null,
    defaultTier: read('DEFAULT_TIER') ?? 'free',
    rateLimitFactor: read('RATE_LIMIT_FACTOR') ?? 1,
    metricsToken: read('METRICS_TOKEN') ?? null,
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    supportEmail: read('SUPPORT_EMAIL') ?? null,
    operator: {
      name: read('OPERATOR_NAME') ?? null,
      address: read('OPERATOR_ADDRESS') ?? null,
      email: read('SUPPORT_EMAIL') ?? null,
      authority: read('SUPERVISORY_AUTHORITY') ?? null,
    },
    indexing: read('INDEXING') === 'on',
    embedding: read('EMBED') === 'on',
    pixelId: read('PIXEL_ID') ?? null,
    startsWithSignIn: read('START_PAGE') === 'sign-in',
    vision: baseUrl && model ? { baseUrl, model, apiKey } : null,
    // For lists with a default: set but empty turns them off.
    pushServices: read('PUSH_SERVICES') ?? (source.PUSH_SERVICES === undefined ? PUSH_SERVICES : null),
    relays: read('MESSAGE_RELAYS') ?? {},
    recallFeeds: read('RECALL_FEEDS') ?? (source.RECALL_FEEDS === undefined ? RECALL_FEEDS : []),
    catalogueUpdates: read('CATALOGUE_UPDATES') ?? [],
    productPictures: read('PRODUCT_PICTURES') === 'on',
    openFactsUrls: read('OPEN_FACTS_URLS') ?? (source.OPEN_FACTS_URLS === undefined ? OPEN_FACTS : []),
  };
}

/** The base of links in messages. Without a public address they work only on this machine, as the operator can see. */
export const homeUrlOf = ({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
