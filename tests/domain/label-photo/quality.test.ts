import { expect, it } from 'vitest';
import { photoFault } from '#domain/label-photo/quality.ts';
import { ean13Modules } from '../../support/bar-modules.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';

const PRINT = drawnFrame(ean13Modules('4006381333931'), 3);

it('finds nothing against sharp print in good light', () => {
  expect(photoFault(PRINT)).toBeNull();
});

it('says that it is dark, blurred or burnt out', () => {
  expect(photoFault(blankFrame(320, 240, 20))).toBe('dark');
  expect(photoFault(blankFrame(320, 240, 180))).toBe('blurred');
  const glare = { ...PRINT, data: PRINT.data.slice() };
  glare.data.fill(255, 0, glare.data.length / 10);
  expect(photoFault(glare)).toBe('glare');
});

it('takes white paper for paper', () => {
  const white = drawnFrame(ean13Modules('4006381333931'), 3);
  for (let at = 0; at < white.data.length; at += 1) if (white.data[at] === 200) white.data[at] = 255;
  expect(photoFault(white)).toBeNull();
});
