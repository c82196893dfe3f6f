import { expect, test } from 'vitest';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import { type CaptureStep, readCapture } from '#domain/scanning/capture.ts';
import { type CaptureView, captureView } from '#domain/scanning/capture-views.ts';
import { blankFrame } from '../../support/drawn-frame.ts';

const code = (text: string): Gtin => {
  const read = parseGtin(text);
  if (!read.ok) throw new Error(`${text} is no code`);
  return read.value;
};
const [ONE, TWO] = [code('4006381333931'), code('5901234123457')];

/** Fake vision that sees these codes and digits and records the steps. */
function eyes(bars: Partial<Record<CaptureView, readonly Gtin[]>>, digits: Gtin | null = null) {
  const steps: CaptureStep[] = [];
  const look = { bars: async (view: CaptureView) => bars[view] ?? [], digits: async () => digits };
  return { steps, read: (stronger: boolean) => readCapture(look, stronger, (step) => steps.push(step)) };
}

test('the still as it is counts at once, with all of its codes', async () => {
  const { steps, read } = eyes({ plain: [ONE, TWO] });
  expect(await read(true)).toEqual({ status: 'read', codes: [ONE, TWO], by: ['plain'] });
  expect(steps).toEqual(['plain']);
});

test('the brightened retry alone is a suggestion; another view that says the same makes it a read', async () => {
  expect(await eyes({ enhanced: [ONE] }).read(false)).toEqual({ status: 'suggested', code: ONE, by: 'enhanced' });
  const { steps, read } = eyes({ enhanced: [ONE], soft: [ONE] });
  expect(await read(false)).toEqual({ status: 'read', codes: [ONE], by: ['enhanced', 'soft'] });
  expect(steps).toEqual(['plain', 'enhanced', 'middle', 'soft']);
});

test('the printed digits are asked last, only by the stronger pass, and alone they only suggest', async () => {
  const plainly = eyes({}, ONE);
  expect(await plainly.read(false)).toEqual({ status: 'nothing' });
  expect(plainly.steps).toEqual(['plain', 'enhanced']);
  expect(await eyes({}, ONE).read(true)).toEqual({ status: 'suggested', code: ONE, by: 'digits' });
  expect(await eyes({ enhanced: [ONE] }, ONE).read(true)).toMatchObject({ status: 'read', codes: [ONE] });
});

test('views that disagree give nothing, until one code leads', async () => {
  expect(await eyes({ enhanced: [ONE], middle: [TWO] }).read(true)).toEqual({ status: 'nothing' });
  expect(await eyes({ enhanced: [ONE], middle: [TWO], soft: [TWO] }).read(true)).toMatchObject({ codes: [TWO] });
  expect(await eyes({ enhanced: [ONE, TWO], middle: [ONE, TWO] }).read(true)).toEqual({ status: 'nothing' });
});

test('contrast and brightness are raised as product P8.2 says; no view loses the shape of the picture', () => {
  const frame = blankFrame(40, 20, 140);
  expect(captureView(frame, 'enhanced').data[0]).toBe(Math.round((140 - 128) * 1.5 * 1.2 + 128 * 1.2));
  expect(captureView(frame, 'plain')).toBe(frame);
  for (const view of ['middle', 'soft'] as const) {
    const { width, height, data } = captureView(frame, view);
    expect([width, height, data.length, data[0]]).toEqual([40, 20, 3200, 140]);
  }
});
