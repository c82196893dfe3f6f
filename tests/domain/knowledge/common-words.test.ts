import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { knowledge } from '#tests/domain/safety/pack.ts';

const matchOf = (text: string) => matchLabel(readLabel(text), knowledge, 'food').ingredients[0];

describe('a lone everyday word is never a misreading', () => {
  it.each(['place', 'movie', 'winner', 'yarn', 'candle', 'museum', 'papel', 'lettera', 'livre', 'winners'])(
    '%s',
    (word) => {
      expect(matchOf(word)?.match.step).toBe('none');
    },
  );
});

it.each([
  ['limonee', 'Lemon'],
  ['Natriumcarbonaat', 'Sodium Bicarbonate'],
  ['bone meal', 'Blood Meal'],
])('%s is not %s', (text, other) => {
  expect(matchOf(text)?.name).not.toBe(other);
});

it('sodium carbonate is known by its Dutch name, and bone meal by its own', () => {
  expect(matchOf('Natriumcarbonaat')?.name).toBe('Sodium Carbonate');
  expect(matchOf('bone meal')?.name).toBe('Bone Meal');
});
