import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReferralCode, referralCode, shownCode } from '#domain/referral/code.ts';
import { CLAIM_MS, mayClaim, referralRefusal } from '#domain/referral/referral.ts';

describe('a code (product P6.22)', () => {
  it('is read again as it was made, however somebody writes it down', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
        const code = referralCode(random);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        for (const written of [code, shownCode(code), code.toLowerCase(), ` ${code.slice(0, 3)}-${code.slice(3)}`]) {
          expect(readReferralCode(written)).toBe(code);
        }
      }),
    );
    expect(readReferralCode('oil1 2345')).toBe('01112345');
  });

  it.each(['', '7K2Q', '7K2QMT4XX', '7K2QMT4U', '7K2QMT4\u202e', '%00AAAAAA', 'ПК2QMT4X', 'A'.repeat(100_000)])(
    '%.12s is none',
    (text) => expect(readReferralCode(text)).toBeNull(),
  );
});

describe('what an account counts for (product P6.23)', () => {
  const facts = { broughtBy: 'ours', households: ['theirs'], before: new Set<string>(), sharesDevice: false };

  it.each([
    [{}, null],
    [{ households: ['theirs', 'ours'] }, 'own_household'],
    [{ sharesDevice: true }, 'same_device'],
    [{ before: new Set(['theirs']) }, 'loop'],
    [{ before: new Set(['somebody else']) }, null],
    [{ households: [] }, null],
  ])('%o: %s', (over, refusal) => expect(referralRefusal({ ...facts, ...over })).toBe(refusal));

  it('may be said for 14 days, once, before the first scan (product P6.22)', () => {
    const account = { madeAt: 1000, hasScanned: false, brought: false };
    expect(mayClaim(account, 1000 + CLAIM_MS - 1)).toBe(true);
    expect(mayClaim(account, 1000 + CLAIM_MS)).toBe(false);
    expect(mayClaim({ ...account, hasScanned: true }, 1000)).toBe(false);
    expect(mayClaim({ ...account, brought: true }, 1000)).toBe(false);
  });
});
