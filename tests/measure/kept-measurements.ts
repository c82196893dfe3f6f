import { z } from 'zod';
import type { Figure, Measured } from '#domain/open-pages/measured.ts';

/** A measurement whose results are shown on the page /bench. */
interface KeptMeasurement extends Pick<Measured, 'id' | 'part'> {
  /** Arguments of `npm run measure`; `DATA` stands for the folder of the public files. */
  readonly args: readonly string[];
  /** @param result the last printed line, parsed */
  readonly read: (result: unknown) => readonly Figure[];
}

const count = new Intl.NumberFormat('en');
const of = (right: number, all: number): string => `${count.format(right)} of ${count.format(all)}`;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const Tally = z.object({
  right: z.number(),
  wrong: z.number(),
  coded: z.number(),
  falseReads: z.number(),
  blank: z.number(),
});
const Variants = z.object({ count: z.number(), right: z.number(), wrong: z.number() });
const Allergens = z.object({ declared: z.number(), told: z.number(), lowest: z.number() });
const Coverage = z.object({ weightedCoverage: z.number(), weightedCoverageClean: z.number() });
const Asked = z.object({ asked: z.number(), right: z.number() });
const Noise = z.record(z.string(), z.object({ told: z.number(), invented: z.number() }));
const Right = z.object({ right: z.number(), of: z.number() });

/** How much of the labels of a file is identified: over all labels, and over lists without misread letters. */
const coverage =
  (what: string): KeptMeasurement['read'] =>
  (result) => {
    const { weightedCoverage, weightedCoverageClean } = Coverage.parse(result);
    return [
      { what: `What is known about the ingredients of real ${what}, by weight`, measured: percent(weightedCoverage) },
      { what: `The same for lists without misread letters`, measured: percent(weightedCoverageClean) },
    ];
  };

/** In the order of the page. */
export const MEASUREMENTS: readonly KeptMeasurement[] = [
  {
    id: 'barcodes',
    part: 'scanner',
    args: ['barcodes', 'DATA/barcodes'],
    read: (result) => {
      const { right, wrong, coded, falseReads, blank } = z.object({ all: Tally }).parse(result).all;
      return [
        { what: 'Barcode photos read correctly', measured: of(right, coded) },
        { what: 'Read as a different code', measured: of(wrong, coded) },
        { what: 'A code seen in pictures without one', measured: of(falseReads, blank) },
      ];
    },
  },
  {
    id: 'code-variants',
    part: 'scanner',
    args: ['code-variants', 'DATA/barcodes', '--count', '2000', '--seed', '41127'],
    read: (result) => {
      const { count: pictures, right, wrong } = Variants.parse(result);
      return [
        { what: 'Codes deliberately turned, blurred, cut and damaged, read correctly', measured: of(right, pictures) },
        { what: 'Of these, read as a different code', measured: of(wrong, pictures) },
      ];
    },
  },
  {
    id: 'allergens',
    part: 'verdict',
    args: ['allergens', 'DATA'],
    read: (result) => {
      const { declared, told, lowest } = Allergens.parse(result);
      return [
        { what: 'Allergens declared on real labels, reported to somebody who has them', measured: of(told, declared) },
        { what: 'The allergen reported least often', measured: percent(lowest) },
      ];
    },
  },
  {
    id: 'hazards',
    part: 'verdict',
    args: ['hazards', 'DATA/regulations'],
    read: (result) => {
      const { asked, right } = Asked.parse((result as Record<string, unknown>)['Annex II by name, plant and group']);
      return [{ what: 'Names prohibited by EU cosmetics law, reported as such', measured: of(right, asked) }];
    },
  },
  {
    id: 'noise',
    part: 'verdict',
    args: ['noise', 'DATA/products'],
    read: (result) => {
      const noise = Noise.parse(result);
      const told = (share: number) => noise[`optical ${share}%`]?.told ?? Number.NaN;
      const invented = Object.values(noise).reduce((sum, one) => sum + one.invented, 0);
      return [
        { what: 'Critical substances still reported with one letter in a hundred misread', measured: percent(told(1)) },
        { what: 'With five letters in a hundred misread', measured: percent(told(5)) },
        { what: 'Labels, in six rounds, with an invented critical substance', measured: count.format(invented) },
      ];
    },
  },
  {
    id: 'cosmetics',
    part: 'verdict',
    args: ['coverage', 'DATA/products/obf_cosmetics_2024.csv', '--half', 'all'],
    read: coverage('cosmetics'),
  },
  {
    id: 'food',
    part: 'verdict',
    args: ['coverage', 'DATA/products/off_food_2019_sample.csv.gz', '--half', 'all', '--sample', '6000'],
    read: coverage('food in five languages'),
  },
  {
    id: 'areas',
    part: 'home',
    args: ['home-areas', 'tests/measure/home-areas/names.tsv'],
    read: (result) => {
      const { right, of: all } = Right.parse(result);
      return [{ what: 'Real names sorted into the right area of the home', measured: of(right, all) }];
    },
  },
  {
    id: 'dates',
    part: 'home',
    args: ['dates', 'DATA/dates'],
    read: (result) => {
      const { right, of: all } = Right.parse(result);
      return [{ what: 'Printed dates suggested correctly from a photo, for you to confirm', measured: of(right, all) }];
    },
  },
];
