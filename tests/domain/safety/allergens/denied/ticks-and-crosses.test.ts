import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const severityFor = (text: string, allergen: string): string | undefined =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.find(
    ({ audience }) => audience === `al_food(${allergen})`,
  )?.severity;

describe('ticks and crosses in one statement (method M2.7.14)', () => {
  it.each([
    'Contains: ✓ milk ✗ peanuts',
    'Rice, sugar. Contains: ✓ milk ✗ peanuts',
    'Rice, sugar. Enthält: Milch ✔, Erdnüsse ✘',
    'Enthält: Milch ✔, Erdnüsse ✘',
    'Rice. Contains: milk ✔ peanuts ✘ soy ✔',
    'Rice, sugar. Contient : ✅ lait ❌ arachides',
    'Rice. Contains: ✓ milk\n✗ peanuts\n✗ egg',
    'Rice, sugar. ❌ Peanuts ✅ Milk',
  ])('tell of what is ticked, and doubt what is crossed: %s', (text) => {
    expect(severityFor(text, 'milk')).toBe('CRITICAL');
    expect(severityFor(text, 'peanut')).toBe('WARNING');
  });

  it.each([
    'Rice, sugar. Contains: ✗ milk ✗ peanuts',
    'Rice, peanuts. Contains: ✓ milk ✗ peanuts',
    'Rice. Contains: peanuts ✗ milk ✓ soy',
    'Rice. Contains: ☒ peanuts ☐ milk',
    'Rice. Contains: ✓ peanuts ✗ egg. May contain ✗ peanuts ✓ milk',
  ])('leave what else is named, and signs that nobody can read, as they are: %s', (text) => {
    expect(severityFor(text, 'peanut')).toBe('CRITICAL');
  });
});
