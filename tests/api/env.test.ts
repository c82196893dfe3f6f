import { expect, test } from 'vitest';
import { BadEnvironmentError, readEnv } from '#api/env.ts';

test('everything has a default', () => {
  const { openFactsUrls, ...rest } = readEnv({ PORT: '', HOST: ' ' });
  expect(openFactsUrls.map(({ host }) => host)).toContain('world.openfoodfacts.org');
  expect(rest).toEqual({
    port: 3000,
    host: null,
    publicUrl: null,
    dataDir: './data',
    defaultTier: 'free',
    rateLimitFactor: 1,
    trustedProxies: [],
  });
});

test('live catalogues are turned off by an empty value', () => {
  expect(readEnv({ OPEN_FACTS_URLS: '' }).openFactsUrls).toEqual([]);
  expect(readEnv({ OPEN_FACTS_URLS: 'http://a.example, https://b.example/x' }).openFactsUrls).toHaveLength(2);
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
  ['TRUSTED_PROXIES', '10.0.0.0/40'],
  ['TRUSTED_PROXIES', 'proxy.example.org'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(BadEnvironmentError);
  expect(read).toThrow(
    new RegExp(`^${name} must .+, but it is "${value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}"\\.$`),
  );
});
