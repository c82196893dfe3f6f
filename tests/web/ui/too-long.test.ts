import { expect, it } from 'vitest';
import { tooLong } from '#web/ui/form/too-long.ts';

it('says of a text that is too long by how much, and that nothing of it was cut (product P5.3)', () => {
  expect(tooLong('The list', 'a'.repeat(20_000), 20_000)).toBeNull();
  expect(tooLong('The list', 'a'.repeat(20_012), 20_000)).toBe(
    'The list is over the limit of 20,000 characters by 12. Nothing is lost: please shorten it.',
  );
});
