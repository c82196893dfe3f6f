import { describe, expect, it } from 'vitest';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { PlacedRead } from '#domain/scanning/reads.ts';
import {
  COOL_DOWN_MS,
  choiceOf,
  type HandledAt,
  renewCoolDowns,
  type Sighting,
  updateSightings,
} from '#domain/scanning/sweep.ts';

function code(digits: string): PlacedRead {
  const read = parseGtin(digits);
  if (!read.ok) throw new Error(`${digits} is no code`);
  return { gtin: read.value, symbology: 'EAN-13', place: null };
}
const A = code('4006381333931');
const B = code('5449000000996');
const NONE: HandledAt = new Map<Gtin, number>();

/** The sightings after these frames at their times. */
const seenAfter = (...frames: readonly (readonly [at: number, codes: readonly PlacedRead[]])[]): readonly Sighting[] =>
  frames.reduce<readonly Sighting[]>((seen, [at, codes]) => updateSightings(seen, codes, at), []);

describe('codes before the camera', () => {
  it('takes one that stands alone at once', () => {
    expect(choiceOf(seenAfter([0, [A]]), false, NONE, 0)).toEqual({ kind: 'take', gtin: A.gtin });
  });

  it('leaves two to the person, also where single frames miss one of them', () => {
    expect(choiceOf(seenAfter([0, [A, B]]), false, NONE, 0)).toEqual({ kind: 'choose' });
    expect(choiceOf(seenAfter([0, [A, B]], [500, [B]]), false, NONE, 500)).toEqual({ kind: 'choose' });
  });

  it('waits a little for another that seems to be there, and no longer', () => {
    expect(choiceOf(seenAfter([0, [A]]), true, NONE, 0)).toEqual({ kind: 'none' });
    expect(choiceOf(seenAfter([0, [A]], [200, [A, B]]), false, NONE, 200)).toEqual({ kind: 'choose' });
    expect(choiceOf(seenAfter([0, [A]], [450, [A]]), true, NONE, 450)).toEqual({ kind: 'take', gtin: A.gtin });
  });

  it('takes the one on which the camera stays, but never one that has left the picture too', () => {
    const panned = seenAfter([0, [A, B]], [700, [B]], [1300, [B]]);
    expect(choiceOf(panned, false, NONE, 1300)).toEqual({ kind: 'take', gtin: B.gtin });
    const gone = seenAfter([0, [A]], [400, [A, B]], [1300, []]);
    expect(gone.map(({ gtin }) => gtin)).toEqual([A.gtin, B.gtin]);
    expect(choiceOf(seenAfter([0, [A]], [400, [A, B]], [1700, []]), false, NONE, 1700)).toEqual({ kind: 'none' });
    expect(choiceOf(seenAfter([0, [B]], [400, [A]], [1300, []]), false, NONE, 1300)).toEqual({ kind: 'none' });
  });

  it('keeps the place of a code that a frame saw without telling where', () => {
    const corner = { x: 1, y: 2 };
    const placed: PlacedRead = { ...A, place: [corner, corner, corner, corner] };
    expect(seenAfter([0, [placed]], [100, [A]])[0]?.place).toEqual(placed.place);
  });
});

describe('a code that was dealt with', () => {
  it('is not taken again before it was out of sight for the cool-down', () => {
    let dealt: HandledAt = new Map([[A.gtin, 0]]);
    const staying = seenAfter([3000, [A]]);
    dealt = renewCoolDowns(dealt, staying, 3000);
    expect(choiceOf(staying, false, dealt, 3000)).toEqual({ kind: 'none' });
    // Still before the camera: every sighting restarts its cool-down.
    dealt = renewCoolDowns(dealt, seenAfter([6500, []]), 6500);
    expect(choiceOf(seenAfter([6500, [A]]), false, dealt, 6500)).toEqual({ kind: 'none' });
    const over = 3000 + COOL_DOWN_MS;
    dealt = renewCoolDowns(dealt, [], over);
    expect(choiceOf(seenAfter([over, [A]]), false, dealt, over)).toEqual({ kind: 'take', gtin: A.gtin });
  });

  it('cools down by itself: another is taken, and both are shown together', () => {
    const dealt: HandledAt = new Map([[A.gtin, 0]]);
    expect(choiceOf(seenAfter([600, [B]]), false, dealt, 600)).toEqual({ kind: 'take', gtin: B.gtin });
    expect(choiceOf(seenAfter([600, [A, B]]), false, dealt, 600)).toEqual({ kind: 'choose' });
  });
});
