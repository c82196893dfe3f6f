import { expect, it } from 'vitest';
import { cleanText } from '#domain/recalls/text/clean-text.ts';
import { gtinsIn } from '#domain/recalls/text/codes-in-text.ts';
import { printedDatesIn, readDay } from '#domain/recalls/text/days.ts';
import { hazardOf } from '#domain/recalls/text/hazard.ts';
import { lotsIn, modelKeysOf, modelsIn, sizeAmount, sizesIn } from '#domain/recalls/text/marks-in-text.ts';
import { titleParts } from '#domain/recalls/text/title-parts.ts';

it('reads barcodes out of a text, in one piece and in groups, and nothing whose check digit does not fit', () => {
  expect(gtinsIn('UPC:815871011884 NET WT; UPC 0 41449 00186 9; UPC:6-81131-32894-4')).toStrictEqual([
    '00815871011884',
    '00041449001869',
    '00681131328944',
  ]);
  expect(gtinsIn('UPC 8279120084732, 71059511812, dated 20240101 20240202')).toStrictEqual([]);
});

it('reads lots by their word, and takes no barcode and no date for one', () => {
  expect(lotsIn('Lot codes: KX2064 and KX2065; Best by 3/4/24')).toStrictEqual(['KX2064', 'KX2065']);
  expect(lotsIn('LOT 815871011884, exp. 12/31/2026')).toStrictEqual([]);
});

it('reads models by their word, and in a name where letters and digits stand together', () => {
  expect(modelsIn('with model numbers NS-RGFGSS1 and NS-RGFCGS2. A label')).toStrictEqual(['NSRGFGSS1', 'NSRGFCGS2']);
  expect(modelKeysOf('Kettle KT-2000 500ml 24ct 4-in-1 836098')).toStrictEqual(['KT2000', '836098']);
});

it('reads sizes and brings them to one unit', () => {
  expect(sizesIn('Salsa, 16 oz. jar, 0.5 l')).toStrictEqual(['16 oz', '0.5 l']);
  expect(sizeAmount('16 oz')?.amount).toBeCloseTo(453.59, 1);
  expect(sizeAmount('a jar')).toBeNull();
});

it.each([
  ['20260401', '2026-04-01'],
  ['2026-07-09T00:00:00', '2026-07-09'],
  ['04/14/2026', '2026-04-14'],
  ['16-09-2026 15:36:22', '2026-09-16'],
  ['March 26, 2026', '2026-03-26'],
  ['Oct 30, 2024', '2024-10-30'],
  ['Wed, 12 Nov 2025 09:14:00 EST', '2025-11-12'],
  ['02/30/2026', null],
  ['soon', null],
])('reads the day of %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

it('reads printed dates by their word only', () => {
  const text = 'Best by Dates of December 23, 2021 through January 8, 2022. Sold from 1/1/2021.';
  expect(printedDatesIn(text)).toStrictEqual([{ from: '2021-12-23', to: '2022-01-08' }]);
});

it('makes plain text of markup, entities and invisible signs', () => {
  expect(cleanText(' <p>Salt &amp; Pepper&nbsp;\u200b<b>crisps</b></p>\u0000 ', 100)).toBe('Salt & Pepper crisps');
  expect(cleanText('&lt;script&gt;alert(1)&lt;/script&gt;', 100)).toBe('alert(1)');
  expect(cleanText('a long text', 8)).toBe('a long…');
});

it('tells who recalls from what is recalled', () => {
  expect(titleParts('Acme Foods, LLC Recalls Pulled Pork Due to Salmonella')).toStrictEqual({
    firm: 'Acme Foods, LLC',
    product: 'Pulled Pork',
  });
  expect(titleParts('Acme Bassinets Recalled Due to Fall Hazard')).toStrictEqual({
    firm: null,
    product: 'Acme Bassinets',
  });
  expect(titleParts('FSIS Issues Public Health Alert for Ground Beef').firm).toBeNull();
});

it('takes the gravest hazard that the words name', () => {
  expect(hazardOf(['violates the standard, posing a risk of strangulation and a fall hazard'])).toBe('strangulation');
  expect(hazardOf(['présence de listéria'])).toBe('microbe');
  expect(hazardOf(['', 'Acme recalls'])).toBe('other');
});
