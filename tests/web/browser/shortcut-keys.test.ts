import { expect, it } from 'vitest';
import { keyPressed, SHORTCUTS } from '#web/browser/shortcut-keys.ts';

// Product P2.4.4.
it('takes one key at once, and two one after the other within a second', () => {
  expect(keyPressed(null, 'j', 0)).toEqual({ shortcut: 'next', first: null });
  const { shortcut, first } = keyPressed(null, 'g', 0);
  expect(shortcut).toBeNull();
  expect(keyPressed(first, 'i', 900).shortcut).toBe('goInventory');
  expect(keyPressed(first, 'i', 1_100).shortcut).toBeNull();
});

it('takes a key that completes no pair for itself', () => {
  const { first } = keyPressed(null, 'g', 0);
  expect(keyPressed(first, 'k', 10)).toEqual({ shortcut: 'previous', first: null });
  expect(keyPressed(first, 'q', 10)).toEqual({ shortcut: null, first: null });
});

it('has no key that is also the beginning of a pair, and none twice', () => {
  const keys = Object.values(SHORTCUTS).map((one) => one.keys as string);
  expect(new Set(keys).size).toBe(keys.length);
  for (const one of keys) expect(keys.filter((other) => other.startsWith(`${one} `))).toEqual([]);
});
