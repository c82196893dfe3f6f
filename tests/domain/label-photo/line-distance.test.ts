import { describe, expect, it } from 'vitest';
import { lineDistance } from '#domain/label-photo/line-distance.ts';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { type Frame, pictureOf } from '#domain/scanning/picture.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';
import { FURTHER_CONDITIONS, LABEL_CONDITIONS, LETTER_HEIGHTS, renderedLabel } from '../../support/rendered-label.ts';

const LIST =
  'Ingredients: Aqua, Glycerin, Cetearyl Alcohol, Dimethicone, Phenoxyethanol, Parfum, Linalool, Citric Acid, Benzyl Alcohol, Sodium Hydroxide, Tocopherol, Disodium EDTA. ';
/** Line height of a rendered label, in font sizes. */
const LINE = 1.35;
const SIDE = 480;

/** The middle of a frame, which is the part that the label camera analyses. */
function middle({ width, height, data }: Frame): Frame {
  const [wide, tall] = [Math.min(SIDE, width), Math.min(SIDE, height)];
  const [left, top] = [(width - wide) >> 1, (height - tall) >> 1];
  const out = new Uint8ClampedArray(wide * tall * 4);
  for (let y = 0; y < tall; y += 1) {
    const from = ((top + y) * width + left) * 4;
    out.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { width: wide, height: tall, data: out };
}

describe('the distance of lines', () => {
  const all = Object.entries({ ...LETTER_HEIGHTS, ...LABEL_CONDITIONS, ...FURTHER_CONDITIONS });
  it.each(all)('is found without laying the lines level: %s', async (_name, conditions) => {
    const label = await renderedLabel(LIST.repeat(4), conditions, 3);
    const found = lineDistance(pictureOf(middle(label)));
    // Seen from the side, the middle of a label appears smaller than its near edge.
    const printed = conditions.type * LINE * (1 - (conditions.lean ?? 0) / 2);
    expect(Math.abs(found - printed)).toBeLessThanOrEqual(1);
  });

  it('is 0 where there are no lines', () => {
    expect(lineDistance(pictureOf(blankFrame(480, 480, 180)))).toBe(0);
    expect(lineDistance(pictureOf(drawnFrame(ean13Modules('4006381333931'), 3)))).toBe(0);
  });
});
