import { describe, expect, it } from 'vitest';
import { pictureOf } from '#domain/scanning/picture.ts';
import { doubled, halved, sharpened, smearedUpright, viewsOf } from '#domain/scanning/views.ts';
import { blankFrame, drawnFrame } from '../../support/drawn-frame.ts';

describe('pictures put differently', () => {
  it('keep their size, or take twice or half of it', () => {
    const picture = pictureOf(blankFrame(10, 6));
    for (const [changed, width, height] of [
      [doubled(picture), 20, 12],
      [halved(picture), 5, 3],
      [sharpened(picture), 10, 6],
      [smearedUpright(picture, 4), 10, 6],
    ] as const) {
      expect(changed).toMatchObject({ width, height });
      expect(new Set(changed.luma()), 'an even picture stays as it is').toEqual(new Set([200]));
      expect(new Set(changed.rgba())).toEqual(new Set([200, 255]));
    }
  });

  it('lose grain along upright bars, and no bar', () => {
    const smeared = smearedUpright(pictureOf(drawnFrame('1'.repeat(10), 4, 200)), 4);
    const luma = (x: number) => smeared.luma()[60 * smeared.width + x] ?? 0;
    expect(luma(4 * 16)).toBeLessThan(90);
    expect(luma(8)).toBeGreaterThan(150);
  });

  it('double between pixels by their distance', () => {
    const frame = blankFrame(2, 1, 0);
    frame.data.fill(160, 4, 7);
    expect([...doubled(pictureOf(frame)).luma()]).toEqual([0, 40, 120, 160, 0, 40, 120, 160]);
  });

  it('are made once', () => {
    const view = viewsOf(pictureOf(blankFrame(4, 4)));
    expect(view('sharpened doubled')).toBe(view('sharpened doubled'));
  });
});
