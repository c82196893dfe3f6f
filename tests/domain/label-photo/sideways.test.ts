import { expect, it } from 'vitest';
import { liesSideways } from '#domain/label-photo/sideways.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { blankFrame } from '../../support/drawn-frame.ts';
import { FURTHER_CONDITIONS, LABEL_CONDITIONS, renderedLabel } from '../../support/rendered-label.ts';

const LIST =
  'Ingredients: Aqua, Cetearyl Alcohol, Glycerin, Behentrimonium Chloride, Prunus Amygdalus Dulcis Oil, Panthenol, ' +
  'Hydrolyzed Wheat Protein, Phenoxyethanol, Parfum, Citric Acid, Methylisothiazolinone, Hexyl Cinnamal, Linalool.';

function onItsSide({ width, height, data }: Frame): Frame {
  const side = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      side.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), (x * height + (height - 1 - y)) * 4);
  return { width: height, height: width, data: side };
}

const CONDITIONS = ['plain', 'tilt 12°', 'strong arc', 'blur', 'from the side'].flatMap((name) => {
  const condition = LABEL_CONDITIONS[name] ?? FURTHER_CONDITIONS[name];
  return condition ? [[name, condition] as const] : [];
});

it.each(CONDITIONS)('tells a page that lies on its side from one that does not: %s', async (_name, condition) => {
  const picture = await renderedLabel(LIST, condition, 5);
  expect(liesSideways(picture)).toBe(false);
  expect(liesSideways(onItsSide(picture))).toBe(true);
});

it('says nothing of a picture without lines, or with too few', () => {
  expect(liesSideways(blankFrame(640, 480, 180))).toBe(false);
  expect(liesSideways(blankFrame(640, 40, 180))).toBe(false);
});
