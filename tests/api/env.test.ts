import { expect, test } from 'vitest';
import { BadEnvironmentError, readEnv } from '#api/env.ts';

test('everything has a default', () => {
  const { openFactsUrls, recallFeeds, pushServices, ...rest } = readEnv({ PORT: '', HOST: ' ' });
  expect(openFactsUrls.map(({ host }) => host)).toContain('world.openfoodfacts.org');
  expect(recallFeeds.map(({ id }) => id)).toContain('cpsc');
  expect(pushServices).not.toBeNull();
  expect(rest).toEqual({
    bucket: null,
    confirmFirst: false,
    firstAdministrator: null,
    port: 3000,
    host: null,
    productPictures: false,
    publicUrl: null,
    dataDir: './data',
    databaseUrl: null,
    backupDir: null,
    backupRecipient: null,
    defaultTier: 'free',
    rateLimitFactor: 1,
    trustedProxies: [],
    catalogueUpdates: [],
    vision: null,
    registration: 'open',
    relays: {},
    smtp: null,
    stripe: null,
    supportEmail: null,
    operator: { name: null, address: null, email: null, authority: null },
    indexing: false,
    metricsToken: null,
    embedding: false,
    pixelId: null,
    startsWithSignIn: false,
  });
});

test('live catalogues are turned off by an empty value', () => {
  expect(readEnv({ OPEN_FACTS_URLS: '' }).openFactsUrls).toEqual([]);
  expect(readEnv({ OPEN_FACTS_URLS: 'http://192.168.1.9, https://b.example/x' }).openFactsUrls).toHaveLength(2);
});

test('feeds of recall notices are named, moved, or turned off', () => {
  expect(readEnv({ RECALL_FEEDS: '' }).recallFeeds).toEqual([]);
  const feeds = readEnv({ RECALL_FEEDS: 'cpsc, fsa=https://mirror.example/fsa?x=1' }).recallFeeds;
  expect(feeds.map(({ id }) => id)).toEqual(['cpsc', 'fsa']);
  expect(feeds[1]?.url).toBe('https://mirror.example/fsa?x=1');
  expect(() => readEnv({ RECALL_FEEDS: 'cpsc, another' })).toThrow(/^RECALL_FEEDS must be one or more of cpsc, /);
  expect(readEnv({ RECALL_FEEDS: 'fsa=http://10.0.0.2/fsa' }).recallFeeds).toHaveLength(1);
  expect(() => readEnv({ RECALL_FEEDS: 'fsa=http://mirror.example/fsa' })).toThrow('=https://');
  const allows = (text: string | undefined, address: string) =>
    readEnv(text === undefined ? {} : { PUSH_SERVICES: text }).pushServices?.allows(new URL(address)) ?? null;
  expect(allows(undefined, 'https://fcm.googleapis.com/fcm/send/x')).toBe(true);
  expect(allows(undefined, 'https://example.org/x')).toBe(false);
  expect(allows('', 'https://fcm.googleapis.com/x')).toBeNull();
  expect(allows('*.push.apple.com, http://192.168.1.5:8080', 'http://192.168.1.5:8080/x')).toBe(true);
  expect(allows('*.push.apple.com', 'https://web.push.apple.com/x')).toBe(true);
  expect(allows('http://192.168.1.5:8080', 'http://192.168.1.5/x')).toBe(false);
  expect(() => readEnv({ PUSH_SERVICES: 'http://push.example.org' })).toThrow(/^PUSH_SERVICES must be hosts/);
});

test('the vision service: an address and a model; a key where it wants one; plain http only at home', () => {
  const given = { AI_BASE_URL: 'https://ai.example.com/v1', AI_MODEL: 'eyes-1', AI_API_KEY: 'sk-secret' };
  expect(readEnv(given).vision).toMatchObject({ model: 'eyes-1', apiKey: 'sk-secret' });
  for (const home of [
    'http://ollama:11434/v1',
    'http://192.168.1.9/v1',
    'http://box.local/v1',
    'http://[fd00::9]/v1',
  ]) {
    expect(readEnv({ AI_BASE_URL: home, AI_MODEL: 'eyes-1' }).vision).toMatchObject({ apiKey: null });
  }
  const message = (source: Record<string, string>) => {
    try {
      return String(readEnv(source).vision);
    } catch (error) {
      return error instanceof BadEnvironmentError ? error.message : 'another error';
    }
  };
  expect(message({ ...given, AI_MODEL: '' })).toContain('AI_MODEL');
  expect(message({ ...given, AI_BASE_URL: '' })).toContain('AI_BASE_URL');
  expect(message({ ...given, AI_BASE_URL: 'http://ai.example.com/v1' })).toContain('without https');
  expect(message({ ...given, AI_API_KEY: 'not a key' })).not.toContain('not a key');
});

test('values are read', () => {
  expect(
    readEnv({
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://Shelf.example.org/',
      DATA_DIR: '/var/lib/safeshelf',
      DEFAULT_TIER: 'family',
      RATE_LIMIT_FACTOR: '0.5',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      SUPPORT_EMAIL: 'help@example.org',
    }),
  ).toMatchObject({
    port: 8080,
    publicUrl: 'https://shelf.example.org',
    defaultTier: 'family',
    rateLimitFactor: 0.5,
    trustedProxies: ['10.0.0.0/8', '::1'],
  });
});

test.each([
  ['1000001', 1_000_001],
  ['1e9', 1e9],
  ['2.5E+3', 2500],
])('RATE_LIMIT_FACTOR=%s is read', (text, factor) => {
  expect(readEnv({ RATE_LIMIT_FACTOR: text }).rateLimitFactor).toBe(factor);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SUPPORT_EMAIL', 'help at example'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'shelf.example.org'],
  ['PUBLIC_URL', 'https://shelf.example.org/app'],
  ['PUBLIC_URL', 'ftp://shelf.example.org'],
  ['DEFAULT_TIER', 'gold'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['RATE_LIMIT_FACTOR', 'Infinity'],
  ['RATE_LIMIT_FACTOR', '1e999'],
  ['RATE_LIMIT_FACTOR', '-1'],
  ['OPEN_FACTS_URLS', 'ftp://catalogue.example'],
  ['OPEN_FACTS_URLS', 'http://catalogue.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['TRUSTED_PROXIES', 'proxy.example.org'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(BadEnvironmentError);
  expect(read).toThrow(
    new RegExp(`^${name} must .+, but it is "${value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}"\\.$`),
  );
});

test('mail needs a sender and a public address, and its password is never said again', () => {
  const given = { SMTP_URL: 'smtps://u:secret@mail.example.org', MAIL_FROM: 'Safeshelf <shelf@example.org>' };
  const whole = { ...given, PUBLIC_URL: 'https://shelf.example.org' };
  expect(readEnv(whole).smtp).toMatchObject({ from: given.MAIL_FROM });
  expect(readEnv(whole).smtp?.url.hostname).toBe('mail.example.org');
  expect(() => readEnv({ ...whole, MAIL_FROM: '' })).toThrow(/^MAIL_FROM must name the sender/);
  expect(() => readEnv(given)).toThrow(/^PUBLIC_URL must be set when SMTP_URL is/);
  for (const from of ['shelf', 'a@b@c', 'x\r\nBcc: <a@example.org>']) {
    expect(() => readEnv({ ...whole, MAIL_FROM: from })).toThrow(/^MAIL_FROM must be an address/);
  }
  const wrong = () => readEnv({ ...whole, SMTP_URL: 'https://u:secret@mail.example.org' });
  expect(wrong).toThrow(/^SMTP_URL must be an address/);
  expect(wrong).not.toThrow(/secret/);
});

test('plans are sold with every part of it set, and no key is said again (product P6.5)', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const whole = {
    ...{ ...keys, STRIPE_PRICES: 'starter=price_1, family=price_2', PUBLIC_URL: 'https://shelf.example.org' },
    STRIPE_API_URL: 'http://127.0.0.1:12111',
  };
  expect(readEnv(whole).stripe).toEqual({
    ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', prices: { starter: 'price_1', family: 'price_2' } },
    api: new URL('http://127.0.0.1:12111'),
  });
  expect(readEnv({ ...whole, STRIPE_API_URL: '' }).stripe?.api).toBeNull();
  expect(() => readEnv({ ...whole, PUBLIC_URL: '' })).toThrow(/^PUBLIC_URL must be set when STRIPE_SECRET_KEY is/);
  expect(() => readEnv(keys)).toThrow(/must be set together/);
  for (const prices of ['free=price_1', 'starter', 'starter=prod_1']) {
    expect(() => readEnv({ ...whole, STRIPE_PRICES: prices })).toThrow(/^STRIPE_PRICES must be one or more of/);
  }
  const wrong = () => readEnv({ ...whole, STRIPE_SECRET_KEY: 'pk_secret' });
  expect(wrong).toThrow(/^STRIPE_SECRET_KEY must be/);
  expect(wrong).not.toThrow(/pk_secret/);
});

test('the first administrator is named with a password, or not at all, and no password is said again (product P17.1)', () => {
  const named = { ADMIN_EMAIL: 'Root@example.org', ADMIN_PASSWORD: 'a gate in the old wall' };
  expect(readEnv(named).firstAdministrator).toEqual({ email: 'root@example.org', password: 'a gate in the old wall' });
  expect(() => readEnv({ ADMIN_EMAIL: 'root@example.org' })).toThrow(/must be set together/);
  expect(() => readEnv({ ...named, ADMIN_PASSWORD: 'short' })).toThrow(/^(?!.*short).*ADMIN_PASSWORD/);
});

test('whether addresses have to be confirmed is said with one of two words (product P2.2.16)', () => {
  expect(readEnv({ CONFIRM_EMAIL: 'required' }).confirmFirst).toBe(true);
  expect(readEnv({ CONFIRM_EMAIL: 'offered' }).confirmFirst).toBe(false);
  expect(() => readEnv({ CONFIRM_EMAIL: 'yes' })).toThrow(/CONFIRM_EMAIL must be offered or required/);
});
