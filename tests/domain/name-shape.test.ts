import { expect, test } from 'vitest';
import { nameShape } from '#domain/accounts/name-shape.ts';

test.each([
  ['maya', 'Maya'],
  ['maya', 'mауа'],
  ['BOB', 'ВОВ'],
  ['paul', 'ρаuӏ'],
  ['Ivy', 'lvy'],
  ['ivy1', 'ivyl'],
  ['zoo', 'z00'],
  ['modern', 'rnodem'],
  ['william', 'vvilliam'],
  ['rene', 'René'],
  ['rene', 'ｒｅｎｅ'],
  ['anna lee', 'anna_lee'],
  ['anna', 'an\u200bna'],
])('%s and %s look alike [product P2.2.8]', (one, other) => {
  expect(nameShape(one)).toBe(nameShape(other));
});

test.each([
  ['maya', 'mara'],
  ['anna', 'anne'],
  ['bob', 'rob'],
  ['иван', 'игорь'],
  ['小明', '小红'],
])('%s and %s do not [product P2.2.8]', (one, other) => {
  expect(nameShape(one)).not.toBe(nameShape(other));
});
