import { isIP } from 'node:net';
import { z } from 'zod';
import { Tier } from '#domain/plans/plan.ts';

/** A value in the environment that cannot be used. The message names the variable and is meant for the operator. */
export class BadEnvironmentError extends Error {
  override readonly name = 'BadEnvironmentError';
}

const Port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65535));

const Origin = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** Where unknown codes are looked up unless the operator says otherwise. */
const OPEN_FACTS = ['openfoodfacts', 'openbeautyfacts', 'openpetfoodfacts', 'openproductsfacts'].map(
  (name) => new URL(`https://world.${name}.org`),
);

const Address = z.string().transform((text, context) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username) return url;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const VARIABLES = {
  PORT: { schema: Port, must: 'be a whole number from 0 to 65535' },
  HOST: {
    schema: z.string().refine((text) => isIP(text) !== 0 || /^[a-z0-9.-]+$/i.test(text)),
    must: 'be an IP address or a host name',
  },
  PUBLIC_URL: { schema: Origin, must: 'be an address such as https://shelf.example.org, without a path' },
  DATA_DIR: { schema: z.string(), must: 'be a folder' },
  DEFAULT_TIER: { schema: Tier, must: `be one of ${Tier.options.join(', ')}` },
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
  OPEN_FACTS_URLS: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.array(Address).max(8)),
    must: 'be addresses such as https://world.openfoodfacts.org, separated by commas, or empty',
  },
} as const;

type Name = keyof typeof VARIABLES;
type Value<N extends Name> = z.output<(typeof VARIABLES)[N]['schema']>;

/** The configuration of the process. */
export interface Env {
  readonly port: number;
  /** Null listens on every address. */
  readonly host: string | null;
  /** The origin people open; null while it is not configured: then the local names of this machine count. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly defaultTier: Tier;
  readonly rateLimitFactor: number;
  readonly trustedProxies: readonly string[];
  /** Live catalogues; empty where the operator turned them off. */
  readonly openFactsUrls: readonly URL[];
}

/**
 * Reads the configuration. A variable that is unset or empty has its default.
 * @throws {BadEnvironmentError} one sentence that names the first wrong variable
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const read = <N extends Name>(name: N): Value<N> | undefined => {
    const text = source[name]?.trim();
    if (!text) return undefined;
    const { schema, must } = VARIABLES[name];
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data as Value<N>;
    throw new BadEnvironmentError(`${name} must ${must}, but it is ${JSON.stringify(text)}.`);
  };
  return {
    port: read('PORT') ?? 3000,
    host: read('HOST') ?? null,
    publicUrl: read('PUBLIC_URL') ?? null,
    dataDir: read('DATA_DIR') ?? './data',
    defaultTier: read('DEFAULT_TIER') ?? 'free',
    rateLimitFactor: read('RATE_LIMIT_FACTOR') ?? 1,
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    // Set and empty says: ask nobody.
    openFactsUrls: read('OPEN_FACTS_URLS') ?? (source.OPEN_FACTS_URLS === undefined ? OPEN_FACTS : []),
  };
}
