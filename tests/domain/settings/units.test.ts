import { describe, expect, test } from 'vitest';
import { typedKilograms, unitsOf, weightIn } from '#domain/settings/units.ts';

// Product P2.21.5.

describe('weights', () => {
  test('are in pounds where the phone speaks the language of a region that uses them', () => {
    expect(['US', 'LR', 'MM', 'GB', 'DE', undefined].map(unitsOf)).toEqual([
      'imperial',
      'imperial',
      'imperial',
      'metric',
      'metric',
      'metric',
    ]);
  });

  test('read as they were typed, in either unit', () => {
    for (let tenths = 22; tenths <= 2646; tenths += 1) {
      const typed = tenths / 10;
      const kg = typedKilograms('imperial', String(typed), 1, 120);
      expect(kg, `${typed} lb`).not.toBeNull();
      expect(weightIn('imperial', kg ?? 0)).toBe(typed);
    }
    expect(typedKilograms('metric', ' 8,4 ', 1, 120)).toBe(8.4);
    expect(weightIn('imperial', 100)).toBe(220.5);
  });

  test('beyond the bounds, or none at all, are none', () => {
    for (const text of ['', ' ', 'ten', '0.9', '120.1', '-8', 'Infinity', '8.4.1']) {
      expect(typedKilograms('metric', text, 1, 120), text).toBeNull();
    }
    expect(typedKilograms('imperial', '2.1', 1, 120)).toBeNull();
    expect(typedKilograms('imperial', '264.7', 1, 120)).toBeNull();
  });
});
