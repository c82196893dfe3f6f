import { expect, it } from 'vitest';
import { type Gtin, parseGtin, type Symbology } from '#domain/products/gtin.ts';
import { createBallot, type Look } from '#domain/scanning/ballot.ts';
import type { WeighedRead, Weight } from '#domain/scanning/weigh.ts';

function gtinOf(digits: string): Gtin {
  const gtin = parseGtin(digits);
  if (!gtin.ok) throw new Error(`${digits} is no code`);
  return gtin.value;
}

const GOOD = gtinOf('4006381333931');
const OTHER = gtinOf('5449000000996');
const SHORT = gtinOf('96385074');

const read = (weight: Weight, gtin: Gtin = GOOD, symbology: Symbology = 'EAN-13'): WeighedRead => ({
  gtin,
  symbology,
  place: null,
  weight,
});
const short = (weight: Weight): WeighedRead => read(weight, SHORT, 'EAN-8');
const zxing = (view: string): Look => ({ family: 'zxing', view });
const zbar = (view: string): Look => ({ family: 'zbar', view });

/** The codes that are believed after these looks. */
function believedAfter(...looks: readonly (readonly [Look, ...WeighedRead[]])[]): Gtin[] {
  const ballot = createBallot();
  for (const [look, ...reads] of looks) ballot.add(look, reads);
  return ballot.believed().map(({ gtin }) => gtin);
}

it('believes one look where the picture bears it out without doubt, and none of a short code', () => {
  expect(believedAfter([zxing('a'), read('sure')])).toEqual([GOOD]);
  expect(believedAfter([zxing('a'), short('sure')])).toEqual([]);
  expect(believedAfter([zxing('a'), short('sure')], [zxing('b'), short('fits')])).toEqual([SHORT]);
});

it('believes one reader in two views where the picture bears it out', () => {
  expect(believedAfter([zxing('a'), read('fits')])).toEqual([]);
  expect(believedAfter([zxing('a'), read('fits')], [zxing('b'), read('fits')])).toEqual([GOOD]);
  expect(believedAfter([zxing('a'), read('fits')], [zxing('a'), read('fits')])).toEqual([]);
});

it('believes one reader without the picture only on many lines of three views, and of a long code', () => {
  expect(believedAfter([zbar('a'), read('unknown')], [zbar('b'), read('unknown')])).toEqual([]);
  const views = ['a', 'b', 'c'].map((view) => zbar(view));
  const all = (one: WeighedRead, looks = views) => believedAfter(...looks.map((look) => [look, one] as const));
  expect(all(read('steady'), views.slice(1))).toEqual([]);
  expect(all(read('steady'))).toEqual([GOOD]);
  expect(all(short('steady'))).toEqual([]);
});

it('believes readers of two makers, of a short code in three views', () => {
  expect(believedAfter([zxing('a'), read('unknown')], [zbar('b'), read('unknown')])).toEqual([GOOD]);
  expect(believedAfter([zxing('a'), short('unknown')], [zbar('b'), short('unknown')])).toEqual([]);
  expect(believedAfter([zxing('a'), short('fits')], [zbar('b'), short('unknown')])).toEqual([SHORT]);
});

it('never counts what the picture contradicts, neither for a code nor against another', () => {
  const contradicted = read('contradicted');
  expect(believedAfter([zxing('a'), contradicted], [zbar('b'), contradicted], [zbar('c'), contradicted])).toEqual([]);
  expect(believedAfter([zxing('a'), read('contradicted', OTHER)], [zbar('b'), read('sure')])).toEqual([GOOD]);
});

it('wants a lead before another reading of the same bars', () => {
  const rival = [zxing('a'), read('unknown', OTHER)] as const;
  expect(believedAfter(rival, [zbar('b'), read('sure')])).toEqual([]);
  expect(believedAfter(rival, [zbar('b'), read('sure')], [zxing('c'), read('unknown')])).toEqual([GOOD]);
  const fitting = [zxing('a'), read('fits', OTHER)] as const;
  const three = ['b', 'c', 'd'].map((view) => [zbar(view), read('sure')] as const);
  expect(believedAfter(fitting, ...three.slice(1))).toEqual([]);
  expect(believedAfter(fitting, ...three)).toEqual([GOOD]);
});

it('takes two codes that one look saw side by side for two codes', () => {
  expect(believedAfter([zxing('a'), read('sure'), read('sure', OTHER)])).toEqual([GOOD, OTHER]);
});

it('forgets a look as if it had never been', () => {
  const ballot = createBallot();
  ballot.add(zxing('a'), [read('sure')]);
  ballot.forget(zxing('a'));
  expect(ballot.believed()).toEqual([]);
});
