import { expect, it } from 'vitest';
import type { Corners } from '#domain/label-photo/corners.ts';
import { guessCorners } from '#domain/label-photo/guess-corners.ts';
import { blankFrame } from '../../support/drawn-frame.ts';
import { FURTHER_CONDITIONS, LABEL_CONDITIONS, renderedLabel } from '../../support/rendered-label.ts';

const LIST =
  'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool, Citric Acid, Benzyl ' +
  'Alcohol, Sodium Benzoate, Potassium Sorbate, Tocopherol, Limonene, Geraniol, Citral, Disodium EDTA, CI 42090.';

const known = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('Nothing was found.');
  return value;
};

/** Slopes of the top and bottom sides of the frame, in degrees. Positive: downwards to the right. */
function rises([a, b, c, d]: Corners, width: number, height: number): [number, number] {
  const degrees = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    (Math.atan2((to.y - from.y) * height, (to.x - from.x) * width) * 180) / Math.PI;
  return [degrees(a, b), degrees(d, c)];
}

it('lays the frame along the lines of a tilted label, and leaves the empty paper out', async () => {
  const picture = await renderedLabel(LIST, known(LABEL_CONDITIONS['tilt 12°']), 8);
  const corners = known(guessCorners(picture));
  for (const degrees of rises(corners, picture.width, picture.height)) expect(Math.abs(degrees - 12)).toBeLessThan(2.5);
  expect(Math.max(...corners.map(({ x }) => x))).toBeLessThan(0.95);
});

it('finds that the lines of a pack seen from the side come together', async () => {
  const picture = await renderedLabel(LIST, known(FURTHER_CONDITIONS['from the side']), 8);
  const [above, below] = rises(known(guessCorners(picture)), picture.width, picture.height);
  expect(above - below).toBeGreaterThan(1);
});

it.each(['low light', 'shade', 'glare', 'strong arc'])('cuts no print off: %s', async (condition) => {
  const picture = await renderedLabel(LIST, known(LABEL_CONDITIONS[condition]), 8);
  const corners = guessCorners(picture);
  // The first and the last letter are 60 pixels from the edges of the drawn page.
  const [left, top] = [Math.min(...(corners ?? []).map(({ x }) => x)), Math.min(...(corners ?? []).map(({ y }) => y))];
  expect(left * picture.width).toBeLessThan(62);
  expect(top * picture.height).toBeLessThan(80);
});

it('leaves the table and the edges of the label out', async () => {
  const picture = await renderedLabel(LIST, known(FURTHER_CONDITIONS['on a dark table']), 8);
  const corners = known(guessCorners(picture));
  // The label starts 150 pixels from the edge of the photo, and its print 60 pixels further in.
  for (const { x, y } of corners) {
    expect(x * picture.width).toBeGreaterThan(150);
    expect(y * picture.height).toBeGreaterThan(150);
  }
  expect(Math.min(...corners.map(({ x }) => x)) * picture.width).toBeLessThan(230);
});

it('has no guess where no print stands out', () => {
  expect(guessCorners(blankFrame(640, 480, 180))).toBeNull();
});
