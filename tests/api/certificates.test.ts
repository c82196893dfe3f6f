import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedText, OutgoingError } from '#api/outgoing/guarded-request.ts';

/** A self-signed certificate made for this test. Its key is used nowhere else. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgUYBxzo89MEnYErWp
zyCHMpb5Lu5vQQaiJAdbt3VVjvqhRANCAASUrmMmjs4FqJn8w5iLuXFRyY1kF8wd
AS1hwHT/LGPqcxwphEluGO3UN7fAi6RoVAj69+gobvqs0c2FcyWjhbYr
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUXmmeYtpPLXLS5RNbfJ3XTXLm3FIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDAxMjA0MloYDzIxMjYxMDMx
MDEyMDQyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASUrmMmjs4FqJn8w5iLuXFRyY1kF8wdAS1hwHT/LGPqcxwphEluGO3U
N7fAi6RoVAj69+gobvqs0c2FcyWjhbYro1MwUTAdBgNVHQ4EFgQUtuITkfm6Jrcr
riH3End7Wy5V8n0wHwYDVR0jBBgwFoAUtuITkfm6JrcrriH3End7Wy5V8n0wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiBU+JaYlNWsJoK9IMj8yVYU
EEPzDWqq9Q52kGU9UzL55wIgI+Vumfwt3fdYbNUU8Vhg5zNMfRZzACawZAoinmgq
/eQ=
-----END CERTIFICATE-----`;

let asked = 0;
const server = createServer({ key: KEY, cert: CERTIFICATE }, (_request, response) => {
  asked += 1;
  response.end('{}');
});
beforeAll(() => new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready)));
afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));

test('a host whose certificate nobody vouches for is told nothing, and the reason is named', async () => {
  const { port } = server.address() as AddressInfo;
  const limits = { timeoutMs: 5000, maxBytes: 1000 };
  const answer = guardedText({ method: 'GET', url: new URL(`https://127.0.0.1:${port}/`) }, limits);
  await expect(answer).rejects.toThrow(OutgoingError);
  await expect(answer).rejects.toThrow('127.0.0.1 could not be reached (DEPTH_ZERO_SELF_SIGNED_CERT).');
  expect(asked).toBe(0);
});
