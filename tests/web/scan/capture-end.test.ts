import { expect, test } from 'vitest';
import type { ExtractBarcodeAnswer } from '#domain/contract/answers.ts';
import { fail, succeed } from '#domain/problem.ts';
import { parseGtin } from '#domain/products/gtin.ts';
import type { CaptureResult } from '#domain/scanning/capture.ts';
import { endOfAi, endOfRegular } from '#web/features/scan/capture/capture-end.ts';

const read = parseGtin('4006381333931');
if (!read.ok) throw new Error('no code');
const code = read.value;
const NOTHING: CaptureResult = { status: 'nothing' };
const DIGITS: CaptureResult = { status: 'suggested', code, by: 'digits' };
const told = (barcode: string | null, confidence: number) =>
  succeed<ExtractBarcodeAnswer>({ success: barcode !== null, barcode, confidence, details: ['Seen.'] });

test('what was read on this phone needs nobody else', () => {
  const here: CaptureResult = { status: 'read', codes: [code], by: ['plain'] };
  expect(endOfRegular(here, false)).toEqual({ status: 'read', codes: [code] });
  expect(endOfAi(here, null)).toEqual({ status: 'read', codes: [code] });
});

test('nothing says what to do: the frame first, then AI mode', () => {
  expect(endOfRegular(NOTHING, false)).toMatchObject({ message: expect.stringContaining('align the barcode') });
  expect(endOfRegular(NOTHING, true)).toMatchObject({ message: expect.stringContaining('enabling AI mode') });
  expect(endOfRegular(DIGITS, true)).toMatchObject({ status: 'suggested', code });
});

test('the server makes it sure, or suggests, or contradicts', () => {
  expect(endOfAi(NOTHING, told('4006381333931', 0.95))).toEqual({ status: 'read', codes: [code] });
  expect(endOfAi(NOTHING, told('4006381333931', 0.6))).toMatchObject({ status: 'suggested', code, details: ['Seen.'] });
  expect(endOfAi(DIGITS, told('4006381333931', 0.5))).toMatchObject({ status: 'suggested', code });
  expect(endOfAi(DIGITS, told('5901234123457', 0.6))).toMatchObject({ status: 'failed' });
  expect(endOfAi(DIGITS, told(null, 0))).toMatchObject({ status: 'suggested', code });
});

test.each([
  ['nobody found anything', told(null, 0), 'AI could not find a barcode in the image', 'angle or lighting.'],
  ['no code at all', told('4006381333932', 0.95), 'Invalid barcode format detected. Please try again.', null],
  ['signed out', fail('UNAUTHENTICATED', 'x'), 'Please log in to use AI barcode scanning.', null],
  [
    'too many pictures',
    fail('RATE_LIMITED', 'Later.'),
    'AI extraction failed. Please try regular scanning mode.',
    'Later.',
  ],
  ['no signal', fail('UNREACHABLE', 'x'), 'AI could not find a barcode in the image', 'cannot be reached.'],
  ['staying offline', null, 'AI could not find a barcode in the image', 'it is set to stay offline.'],
])('%s', (_, asked, message, tip) => {
  const end = endOfAi(NOTHING, asked);
  expect(end).toMatchObject({ status: 'failed', message });
  if (end.status === 'failed' && tip !== null) expect(end.tip).toContain(tip);
  // What this phone saw is kept, whatever the server answers.
  if (asked === null || !asked.ok) expect(endOfAi(DIGITS, asked)).toMatchObject({ status: 'suggested', code });
});
