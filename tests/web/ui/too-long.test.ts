import { expect, it } from 'vitest';
import { tooLongMessage } from '#web/ui/form/too-long-message.ts';

it('says of a text that is too long by how much, and that nothing of it was cut (product P5.3)', () => {
  expect(tooLongMessage('The list', 'a'.repeat(20_000), 20_000)).toBeNull();
  expect(tooLongMessage('The list', 'a'.repeat(20_012), 20_000)).toBe(
    'The list is over the limit of 20,000 characters by 12. Nothing is lost: please shorten it.',
  );
});
