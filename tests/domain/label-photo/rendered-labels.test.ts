import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalOcr, startOcr } from '#api/reading/label-ocr.ts';
import { FURTHER_CONDITIONS, LABEL_CONDITIONS, renderedLabel } from '../../support/rendered-label.ts';

const LABEL =
  'Ingredients: Aqua, Cetearyl Alcohol, Glycerin, Behentrimonium Chloride, Prunus Amygdalus Dulcis Oil, Panthenol, ' +
  'Hydrolyzed Wheat Protein, Phenoxyethanol, Parfum, Citric Acid, Methylisothiazolinone, Hexyl Cinnamal, Linalool, ' +
  'Limonene, Potassium Sorbate, Sodium Benzoate, Tocopherol, Disodium EDTA, Benzyl Alcohol, CI 42090.';

/** Share of the words that must be read. A lower result fails. Raise the figure when the reader gets better. */
const RECALL: Readonly<Record<string, number>> = {
  plain: 0.95,
  'small type': 0.95,
  'tilt 5°': 0.95,
  'tilt 12°': 0.9,
  blur: 0.85,
  'low light': 0.88,
  glare: 0.95,
  shade: 0.95,
  'grey on colour': 0.9,
  curve: 0.95,
  'strong arc': 0.95,
  'from the side': 0.95,
  'white on red': 0.95,
  'on a dark table': 0.95,
};

const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [];

describe('labels made from numbers', () => {
  let ocr: LocalOcr;
  beforeAll(async () => {
    ocr = await startOcr();
  });
  afterAll(() => ocr.stop());

  const conditionsOf = { ...LABEL_CONDITIONS, ...FURTHER_CONDITIONS };
  const measured = Object.entries(conditionsOf).filter(([name]) => name in RECALL);

  it.each(measured)('%s: as much is read as before', async (name, conditions) => {
    const { text } = await ocr.read(await renderedLabel(LABEL, conditions, 5));
    const read = new Set(words(text));
    const found = words(LABEL).filter((word) => read.has(word)).length / words(LABEL).length;
    expect(found).toBeGreaterThanOrEqual(RECALL[name] ?? 1);
  });

  it('reads a page that lies on its side', async () => {
    const { data, width, height } = await renderedLabel(LABEL, LABEL_CONDITIONS.plain ?? never(), 5);
    const side = new Uint8ClampedArray(data.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        side.set(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), (x * height + (height - 1 - y)) * 4);
    const { text } = await ocr.read({ width: height, height: width, data: side });
    expect(text.toLowerCase()).toContain('methylisothiazolinone');
  });
});

function never(): never {
  throw new Error('The table has no plain condition.');
}
