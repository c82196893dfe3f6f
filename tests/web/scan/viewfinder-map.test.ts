import { describe, expect, it } from 'vitest';
import { boxOf, hitFrame, isInReach, pictureFractionAt } from '#web/features/scan/camera/viewfinder-map.ts';

const LANDSCAPE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

describe('a place in the picture on the screen', () => {
  it('is scaled and cut as the picture is', () => {
    const place = [
      { x: 600, y: 300 },
      { x: 680, y: 300 },
      { x: 680, y: 420 },
      { x: 600, y: 420 },
    ] as const;
    // 720 pixels become 844: the picture is 1500 wide and cropped on both sides.
    const scale = 844 / 720;
    const box = boxOf(place, LANDSCAPE, PHONE);
    expect(box.width).toBeCloseTo(80 * scale);
    expect(box.height).toBeCloseTo(120 * scale);
    expect(box.left + box.width / 2).toBeCloseTo(195);
    expect(box.top).toBeCloseTo(300 * scale);
    expect(boxOf(place, LANDSCAPE, LANDSCAPE)).toEqual({ left: 600, top: 300, width: 80, height: 120 });
  });

  it('is never too small for a thumb', () => {
    const thin = [
      { x: 100, y: 50 },
      { x: 400, y: 50 },
      { x: 400, y: 52 },
      { x: 100, y: 52 },
    ] as const;
    expect(boxOf(thin, LANDSCAPE, LANDSCAPE)).toEqual({ left: 100, top: -9, width: 300, height: 120 });
    const upright = thin.map(({ x, y }) => ({ x: y, y: x })) as unknown as typeof thin;
    expect(boxOf(upright, LANDSCAPE, LANDSCAPE)).toEqual({ left: 29, top: 100, width: 44, height: 300 });
  });

  it('is in reach only where nothing stands before it', () => {
    const box = { left: 100, top: 200, width: 80, height: 44 };
    expect(isInReach(box, PHONE)).toBe(true);
    expect(isInReach({ ...box, top: 740 }, PHONE)).toBe(false);
    expect(isInReach({ ...box, left: -60 }, PHONE)).toBe(false);
  });

  it('is framed where it was read, unless the digits or the sheet would be in the way', () => {
    const box = { left: 100, top: 180, width: 150, height: 60 };
    expect(hitFrame(box, PHONE)).toEqual({ left: 86, top: 166, width: 178, height: 88 });
    expect(hitFrame({ ...box, top: 100 }, PHONE)).toBeNull();
    expect(hitFrame({ ...box, top: 330 }, PHONE)).toBeNull();
    expect(hitFrame({ ...box, left: -40, width: 500 }, PHONE)).toMatchObject({ left: 8, width: 374 });
  });

  it('goes back to the part of the picture under a finger', () => {
    expect(pictureFractionAt({ x: 195, y: 422 }, LANDSCAPE, PHONE)).toEqual({ x: 0.5, y: 0.5 });
    expect(pictureFractionAt({ x: 0, y: 0 }, LANDSCAPE, LANDSCAPE)).toEqual({ x: 0, y: 0 });
    expect(pictureFractionAt({ x: 5000, y: -3 }, LANDSCAPE, PHONE)).toEqual({ x: 1, y: 0 });
  });
});
