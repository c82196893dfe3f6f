import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

interface Entry {
  readonly entry: string;
  readonly names?: readonly string[];
  readonly says?: string;
  readonly unless?: string;
}
const LIST = JSON.parse(readFileSync(new URL('../../../db/knowledge/lists/clp.json', import.meta.url), 'utf8')) as {
  readonly entries: readonly Entry[];
};

/** The first name of every matching entry, which is the one a label would print. */
const namesOf = (fits: (one: Entry) => boolean): readonly string[] => [
  ...new Set(LIST.entries.filter(fits).flatMap((one) => (one.names ?? []).slice(0, 1))),
];

const judged = (type: ProductType, text: string): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

const cream = (name: string): string => `Aqua, Glycerin, ${name}, Cetyl Alcohol, Stearic Acid, Tocopherol`;
const food = (name: string): string => `Sugar, Water, ${name}, Salt`;

const isGreen = ({ score, confidence }: Report): boolean =>
  score !== null && score >= 70 && (confidence.grade === 'A' || confidence.grade === 'B');

/** Names with which a product is still green. */
const green = (names: readonly string[], type: ProductType, list: (name: string) => string): readonly string[] =>
  names.filter((name) => isGreen(judged(type, list(name))));

/**
 * Preservatives that Annex V of cosmetics law allows up to a limit, and that are judged by that limit. In rinse-off
 * products, methylisothiazolinone is another one.
 */
const ALLOWED_IN_COSMETICS: readonly string[] = ['glutaral', 'polyhexamethylene biguanide hydrochloride', 'PHMB'];
/** Nutrients that food is fortified with. */
const NUTRIENTS: readonly string[] = ['sodium selenite', 'ergocalciferol', 'colecalciferol'];
/** Preservatives whose abbreviations are ordinary words on food labels. */
const NAMED_AS_A_WORD: readonly string[] = ['octhilinone', '2-methylisothiazol-3(2H)-one'];
/** Streams that our own lists contain for a use in which they are sold refined (method M1.4.12). */
const SOLD_REFINED: ReadonlySet<string> = new Set([
  'Distillates (petroleum), hydrotreated middle',
  'Petrolatum',
  'Naphtha',
  'Solvent naphtha (petroleum), light aliph.',
  'Naphtha (petroleum), hydrotreated heavy',
  'Naphtha (petroleum), hydrotreated light',
  'stoddard solvent',
  'Solvent naphtha (petroleum), light arom.',
  'Distillates (petroleum), hydrotreated heavy paraffinic',
]);
/** Names that are split by their own commas in a list, so that parts of them are unknown. */
const TORN =
  /^(?:Extract (?:residues|oils) \(coal\)|Extracts \(petroleum\) heavy|Distillates \(coal\), liq|Hydrocarbons, C\d)|(?:intermediate boiling|cycloalkane-contg\.)$/;

it('what is fatal by its harmonised classification is never green on the body (method M1.4.11)', () => {
  const fatal = namesOf(({ says = '' }) => /\bH3[013]0\b/.test(says));
  expect(fatal.length).toBeGreaterThan(250);
  expect(green(fatal, 'leave_on', cream)).toEqual(ALLOWED_IN_COSMETICS);
  expect([...green(fatal, 'rinse_off', cream)].sort()).toEqual(
    ['2-methylisothiazol-3(2H)-one', ...ALLOWED_IN_COSMETICS].sort(),
  );
});

it('what is fatal by its harmonised classification is never green in food (method M1.4.9)', () => {
  const fatal = namesOf(({ says = '' }) => /\bH3[013]0\b/.test(says));
  expect(new Set(green(fatal, 'food', food))).toEqual(new Set([...NUTRIENTS, ...NAMED_AS_A_WORD]));
});

it('streams of coal and oil that cause cancer unless refined are never green where nobody states it (method M1.4.12)', () => {
  const all = namesOf(({ entry, unless = '' }) => /^64[89]-/.test(entry) && /H3[45]0/.test(unless));
  const streams = all.filter((name) => !SOLD_REFINED.has(name) && !TORN.test(name));
  expect(streams.length).toBeGreaterThan(400);
  expect(green(streams, 'leave_on', cream)).toEqual([]);
  expect(green(streams, 'food', food)).toEqual([]);
});
