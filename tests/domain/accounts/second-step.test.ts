import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECOVERY_BYTES, readCode, recoveryCode } from '#domain/accounts/second-step.ts';

// Product P2.2.14.

const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });

test('a recovery code is six groups of four, and no two byte strings share one', () => {
  expect(recoveryCode(new Uint8Array(RECOVERY_BYTES))).toBe('0000-0000-0000-0000-0000-0000');
  expect(recoveryCode(new Uint8Array(RECOVERY_BYTES).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      expect(recoveryCode(one) === recoveryCode(other)).toBe(one.every((byte, at) => byte === other[at]));
    }),
  );
});

test('it is read however it was written down: case, spaces, dashes, and letters for digits', () => {
  fc.assert(
    fc.property(bytes, fc.boolean(), (made, spaced) => {
      const shown = recoveryCode(made);
      const typed = shown
        .toLowerCase()
        .replaceAll('0', 'o')
        .replaceAll('1', 'i')
        .replaceAll('-', spaced ? ' ' : '');
      expect(readCode(typed)).toEqual({ kind: 'recovery', code: shown.replaceAll('-', '') });
    }),
  );
});

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['12345O', null],
  ['', null],
  ['U000-0000-0000-0000-0000-0000', null],
  ['0000-0000-0000-0000-0000-000', null],
])('"%s" is read as %j', (text, read) => {
  expect(readCode(text)).toEqual(read);
});
