import { expect, it } from 'vitest';
import { joinShots } from '#domain/label-photo/join-shots.ts';

it('lets what two photos share stand once', () => {
  expect(joinShots(['Aqua, Glycerin, Cetearyl Alcohol, Parfum,', 'Cetearyl Alcohol, Parfum, Linalool'])).toBe(
    'Aqua, Glycerin, Cetearyl Alcohol, Parfum, Linalool',
  );
});

it('does so where one of them misread a word, and keeps the first reading', () => {
  const first = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine,';
  expect(joinShots([first, 'Sodlum Laureth Sulfate, Cocamidopropyl Betaine, Limonene'])).toBe(`${first} Limonene`);
});

it('puts what shares nothing one after the other', () => {
  expect(joinShots(['Aqua, Glycerin', 'Parfum, Linalool'])).toBe('Aqua, Glycerin Parfum, Linalool');
  expect(joinShots(['', 'Aqua'])).toBe('Aqua');
});
