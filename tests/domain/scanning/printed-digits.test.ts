import { expect, test } from 'vitest';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { pictureOf } from '#domain/scanning/picture.ts';
import { codeOfLine, readPrintedDigits, turnedStrips } from '#domain/scanning/printed-digits.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';

test.each([
  ['4 006381 333931', '04006381333931'],
  ['036000291452', '00036000291452'],
  ['9638 5074', '00000096385074'],
  // Printed as 8 digits under the bars of a UPC-E; they would also be a valid EAN-8.
  ['0 412449 8', '00041244000098'],
])('%s is the code %s', (line, gtin) => {
  expect(codeOfLine(line)).toBe(gtin);
});

test.each([
  ['a last digit that does not fit', '4006381333932'],
  ['too few digits', '400638133393'.slice(1)],
  ['more digits than a code has', '40063813339310'],
  ['other signs between them', '4006381-333931'],
  ['eight digits that may be two codes', '12345670'],
  ['nothing', ''],
  ['a number of a shop, not of a maker', '2000000000015'],
  ['what is left of an EAN-13 that lost a digit', '544900005838'],
  ['a number that was never given out', '1686195600264'],
])('%s: no code', (_, line) => {
  expect(codeOfLine(line)).toBeNull();
});

test('a code is suggested only where it is the only one, whichever way the picture lies', async () => {
  expect(await readPrintedDigits(async (quarters) => (quarters === 3 ? ['4 006381 333931', '17'] : []))).toBe(
    '04006381333931',
  );
  expect(await readPrintedDigits(async () => ['4006381333931', '5901234123457'])).toBeNull();
  expect(await readPrintedDigits(async () => ['4006381333931', '4 006381333931'])).toBe('04006381333931');
  expect(await readPrintedDigits(async () => [])).toBeNull();
});

test('the strips lie below the bars, with the bars taken away; without bars there are none', () => {
  const bars = pictureOf(drawnFrame(ean13Modules('4006381333931'), 3, 40));
  const strips = turnedStrips(bars, 0);
  expect(strips).toHaveLength(3);
  // Print that reached into the strip from above is replaced by paper.
  for (const strip of strips) expect(Math.min(...strip.luma().subarray(0, strip.width * 8))).toBeGreaterThan(150);
  expect(turnedStrips(pictureOf(blankFrame(300, 200)), 0)).toEqual([]);
});
