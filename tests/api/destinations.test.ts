import { expect, test } from 'vitest';
import { createDestinations } from '#api/outgoing/destinations.ts';
import { guardedRequest, OutgoingError } from '#api/outgoing/guarded-request.ts';

const within = createDestinations(['push.example.org', '*.notify.example.net']);

test.each([
  ['https://push.example.org/send', true],
  ['https://PUSH.example.org:443/send', true],
  ['https://push.example.org./send', true],
  ['https://eu.notify.example.net/', true],
  ['https://notify.example.net/', false],
  ['https://evilnotify.example.net/', false],
  ['https://push.example.org.evil.example/', false],
  ['http://push.example.org/', false],
  ['https://push.example.org:8443/', false],
  ['https://somebody@push.example.org/', false],
  ['https://192.0.2.1/', false],
  ['https://[::1]/', false],
])('%s may be entered by a person: %s', (address, allowed) => {
  expect(within.allows(new URL(address))).toBe(allowed);
});

const LIMITS = { timeoutMs: 1000, maxBytes: 1000 };

test('what is not on the list is not even resolved, and a name on it that leads home is refused', async () => {
  const resolved: string[] = [];
  const resolve = async (host: string) => {
    resolved.push(host);
    return [{ address: '192.168.1.1', family: 4 }];
  };
  const ask = (address: string, mayBePrivate?: true) => {
    const question = {
      method: 'POST',
      url: new URL(address),
      body: '{}',
      within,
      ...(mayBePrivate && { mayBePrivate }),
    };
    return guardedRequest({ ...question, method: 'POST' }, LIMITS, resolve);
  };
  await expect(ask('https://elsewhere.example.com/')).rejects.toThrow(OutgoingError);
  await expect(ask('https://push.example.org/', true)).rejects.toThrow(OutgoingError);
  expect(resolved).toEqual([]);
  await expect(ask('https://push.example.org/')).rejects.toThrow('is not on the public internet');
  expect(resolved).toEqual(['push.example.org']);
});
