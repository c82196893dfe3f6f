import { describe, expect, it } from 'vitest';
import { startBarDecoders } from '#api/reading/bar-decoders.ts';
import { type AimFault, NO_ADVICE, nextAdvice } from '#domain/scanning/aim.ts';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { createLiveCamera } from '#domain/scanning/live-camera.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import type { Decoder } from '#domain/scanning/reads.ts';
import { blankFrame } from '#tests/support/drawn-frame.ts';
import { HARD_CONDITIONS, hardScan } from '#tests/support/hard-scan.ts';
import { frameOfScene, shelfScene } from '#tests/support/shelf-scene.ts';

const MODULES = ean13Modules('4006381333931');
const GRAIN = 8;
const blind: Decoder = async () => [];

/** The advice after a second of frames that no decoder can read. */
async function advised(frames: (at: number) => Frame): Promise<AimFault | null> {
  const camera = createLiveCamera({ fast: blind, thorough: blind, second: blind });
  let told: AimFault | null = null;
  for (let at = 0; at < 12; at += 1) told = (await camera.look(frames(at))).aim;
  return told;
}

const lying = (module: number, left: number, height = 140, light = 1) =>
  shelfScene([{ modules: MODULES, left, top: 250, module, height }], light);
/** One frame, drawn once and returned on every call. */
function still(scene: Buffer): () => Frame {
  let frame: Frame | undefined;
  return () => {
    frame ??= frameOfScene(scene, GRAIN);
    return frame;
  };
}
const soft = HARD_CONDITIONS['strong blur'];
if (!soft) throw new Error('The table of conditions has changed.');
const OUT_OF_FOCUS = hardScan(MODULES, { ...soft, blur: 5 }, 7);
const MOVED = [0, 1, 2].map((step) => still(lying(5, 60 + step * 180)));

describe('what keeps a code from being read', () => {
  it.each([
    ['dark', still(lying(6, 200, 140, 0.12))],
    ['cut_off', still(lying(6, 900))],
    ['cut_off', still(lying(6, -400))],
    ['too_far', still(lying(1, 600, 50))],
    ['moving', (at: number) => MOVED[at % 3]?.() ?? blankFrame(8, 8)],
    ['blurred', () => OUT_OF_FOCUS],
  ] as const)('is said to be %s where it is', async (fault, frames) => {
    expect(await advised(frames)).toBe(fault);
  });

  it('is not guessed at: bars that stand well, and a table without any, get no advice', async () => {
    expect(await advised(still(lying(6, 200)))).toBeNull();
    expect(await advised(still(lying(3, 400)))).toBeNull();
    expect(await advised(still(shelfScene([])))).toBeNull();
  });

  it('is silent as soon as a code is read', async () => {
    const near = still(lying(6, 200));
    const decoders = await startBarDecoders();
    let frames = 0;
    const fast: Decoder = async (picture) => (frames++ < 7 ? [] : decoders.fast(picture));
    const camera = createLiveCamera({ fast, thorough: blind, second: blind });
    const told: (AimFault | null)[] = [];
    const far = still(lying(1, 600, 50));
    for (let at = 0; at < 8; at += 1) told.push((await camera.look(at < 7 ? far() : near())).aim);
    expect(told.at(-2)).toBe('too_far');
    expect(told.at(-1)).toBeNull();
  });
});

describe('advice', () => {
  it('changes only when three frames agree', () => {
    let advice = NO_ADVICE;
    const hears = (...faults: (AimFault | null)[]) => {
      for (const fault of faults) advice = nextAdvice(advice, fault);
      return advice.shown;
    };
    expect(hears('dark', 'dark')).toBeNull();
    expect(hears('dark')).toBe('dark');
    expect(hears('moving', null, 'moving', null)).toBe('dark');
    expect(hears(null, null)).toBeNull();
  });
});
