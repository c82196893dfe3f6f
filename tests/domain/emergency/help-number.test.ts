import { expect, it } from 'vitest';
import { confirmedNumbers, dialled, HelpNumber } from '#domain/emergency/help-number.ts';

const number = (over: Partial<HelpNumber> = {}): HelpNumber => ({
  kind: 'human',
  country: 'DE',
  name: 'Sample centre',
  phone: '+49 30 12345',
  hours: '24/7',
  confirmedOn: '2026-11-23',
  ...over,
});

// Product P12.2.
it('shows a number for a year from the day it was confirmed, and not a day longer', () => {
  const shown = (today: string) => confirmedNumbers([number()], today).length;
  expect(shown('2026-11-23')).toBe(1);
  expect(shown('2027-11-23')).toBe(1);
  expect(shown('2027-11-24')).toBe(0);
});

// The date on a phone and on its server may differ.
it('shows what was confirmed tomorrow elsewhere, and nothing of next week', () => {
  expect(confirmedNumbers([number({ confirmedOn: '2026-11-24' })], '2026-11-23')).toHaveLength(1);
  expect(confirmedNumbers([number({ confirmedOn: '2026-11-30' })], '2026-11-23')).toHaveLength(0);
});

it('dials digits and the plus of an international number', () => {
  expect(dialled('+49 30 19240')).toBe('tel:+493019240');
  expect(dialled('1-800-222-1222')).toBe('tel:18002221222');
});

it('takes no words for a number', () => {
  expect(HelpNumber.safeParse(number({ phone: 'call the hospital' })).success).toBe(false);
  expect(HelpNumber.safeParse(number({ phone: '112' })).success).toBe(true);
});
