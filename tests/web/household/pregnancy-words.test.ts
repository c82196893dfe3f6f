import { expect, it } from 'vitest';
import { pregnancyWords } from '#web/features/household/pregnancy-words.ts';

// Product P2.9.7
it('asks about a pregnancy whose due date is past, and says nothing where there is none', () => {
  const maya = { pregnant: true, dueOn: '2027-02-20' };
  expect(pregnancyWords(maya, '2027-02-20')).toMatch(/^Due .*2027$/);
  expect(pregnancyWords(maya, '2027-02-21')).toContain('Is the baby born?');
  expect(pregnancyWords({ pregnant: false, dueOn: '2027-02-20' }, '2027-06-01')).toBe('');
  expect(pregnancyWords({ pregnant: true, dueOn: null }, '2099-01-01')).toBe('');
});
