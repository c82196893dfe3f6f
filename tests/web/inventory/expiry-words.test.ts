import { describe, expect, it } from 'vitest';
import { expiryNote } from '#web/words/expiry-words.ts';

const today = '2026-11-21';
const item = (expiresOn: string | null, openedOn: string | null = null, periodAfterOpening: number | null = null) => ({
  expiresOn,
  openedOn,
  periodAfterOpening,
});

describe('expiryNote', () => {
  it('reads forward while there is time', () => {
    expect(expiryNote(item('2026-11-26'), today)).toEqual({ text: 'Use within 5 days', urgent: 'soon' });
    expect(expiryNote(item('2026-11-22'), today)?.text).toBe('Use by tomorrow');
    expect(expiryNote(item('2026-11-21'), today)?.text).toBe('Use today');
    expect(expiryNote(item('2027-03-03'), today)).toEqual({ text: 'Best before 3 Mar 2027', urgent: 'no' });
  });

  it('says when it is past, and which of the two dates it was', () => {
    expect(expiryNote(item('2026-11-20'), today)).toEqual({ text: 'Expired 20 Nov 2026', urgent: 'past' });
    expect(expiryNote(item(null, '2026-01-01', 6), today)).toEqual({
      text: 'Open too long since 1 Jul 2026',
      urgent: 'past',
    });
  });

  it('says nothing where no date is known', () => {
    expect(expiryNote(item(null, '2026-01-01'), today)).toBeNull();
  });
});
