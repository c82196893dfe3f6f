import { expect, test } from 'vitest';
import { breachOf } from '#tests/support/wire-watch.ts';

// Every browser test runs this check on its requests.
test('a request to anybody else, or with a field of a profile, is a breach (product P20.11)', () => {
  const at = (path: string) => `http://localhost:4000${path}`;
  const row = JSON.stringify({ ops: [{ type: 'member.create', payload: { name: 'Ida', ageGroup: 'infant' } }] });
  expect(breachOf({ url: at('/api/products/1'), body: '' })).toBeNull();
  expect(breachOf({ url: 'blob:http://localhost:4000/1', body: '' })).toBeNull();
  expect(breachOf({ url: 'https://fonts.example.org/a.woff2', body: '' })).toContain('asked elsewhere');
  expect(breachOf({ url: 'http://localhost.example.org/', body: '' })).toContain('asked elsewhere');
  expect(breachOf({ url: at('/api/sync/push'), body: row })).toBeNull();
  expect(breachOf({ url: at('/api/analytics'), body: row })).toBe(
    'profile field "ageGroup" on the wire: /api/analytics',
  );
  expect(breachOf({ url: at('/api/scan'), body: '{"kind":"condition","value":"asthma"}' })).toContain('on the wire');
});
