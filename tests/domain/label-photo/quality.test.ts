import { expect, it } from 'vitest';
import { photoFault } from '#domain/label-photo/quality.ts';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';
import { LABEL_CONDITIONS, renderedLabel } from '../../support/rendered-label.ts';

const PRINT = drawnFrame(ean13Modules('4006381333931'), 3);

/** The fault of a frame, judged without a larger picture of its middle. */
const alone = (frame: Frame) => photoFault(frame, frame);

it('finds nothing against sharp print in good light', () => {
  expect(alone(PRINT)).toBeNull();
});

it('says that it is dark, blurred or burnt out', () => {
  expect(alone(blankFrame(320, 240, 20))).toBe('dark');
  expect(alone(blankFrame(320, 240, 180))).toBe('blurred');
  const glare = { ...PRINT, data: PRINT.data.slice() };
  glare.data.fill(255, 0, glare.data.length / 10);
  expect(alone(glare)).toBe('glare');
});

it('takes white paper for paper', () => {
  const white = drawnFrame(ean13Modules('4006381333931'), 3);
  for (let at = 0; at < white.data.length; at += 1) if (white.data[at] === 200) white.data[at] = 255;
  expect(alone(white)).toBeNull();
});

it('says that print is too small before it says that it is blurred', async () => {
  const { plain } = LABEL_CONDITIONS;
  if (!plain) throw new Error('The table of conditions has changed.');
  const list = `${'Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool, Citric Acid, '.repeat(9)}`;
  const small = await renderedLabel(list, { ...plain, type: 8, blur: 1.1 }, 1);
  expect(photoFault(blankFrame(320, 240, 180), small)).toBe('small');
  const large = await renderedLabel(list, { ...plain, type: 11 }, 1);
  expect(photoFault(PRINT, large)).toBeNull();
});
