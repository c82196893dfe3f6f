import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledge } from './pack.ts';

const KNOWN = 'Aqua, Glycerin, Cetearyl Alcohol, Panthenol, Tocopherol, Squalane, Xanthan Gum, Sodium Hyaluronate';
const HARMLESS = 'Allantoin, Betaine, Caprylic/Capric Triglyceride';

const judged = (text: string): Report => assess({ text, types: ['leave_on'], forms: [], baby: false }, knowledge);
const with_ = (name: string): Report => judged(`${KNOWN}, ${name}, ${HARMLESS}`);

const isGreen = ({ score, confidence }: Report): boolean => (score ?? 0) >= 70 && confidence.value >= 0.75;
const saysAsFact = ({ warnings }: Report): boolean =>
  warnings.some(({ severity, unclear }) => severity === 'CRITICAL' && unclear !== true);

const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', y: 'у', i: 'і' };
const GREEK: Readonly<Record<string, string>> = { a: 'α', o: 'ο', i: 'ι', n: 'η' };

const DISGUISES: readonly (readonly [name: string, of: (name: string) => string])[] = [
  ['Cyrillic letters', (name) => name.replace(/[aeocpyi]/g, (letter) => CYRILLIC[letter] ?? letter)],
  ['Greek letters', (name) => name.replace(/[aoin]/g, (letter) => GREEK[letter] ?? letter)],
  ['one Cyrillic letter', (name) => name.replace(/[aeocp]/, (letter) => CYRILLIC[letter] ?? letter)],
  ['a prefix', (name) => `Nano${name.toLowerCase()}`],
  ['another prefix', (name) => `Bio${name.toLowerCase()}`],
  ['an ending', (name) => `${name.toLowerCase()}haltig`],
  ['a letter cut', (name) => name.slice(0, 4) + name.slice(5)],
  ['letters swapped', (name) => `${name.slice(0, 4)}${name[5]}${name[4]}${name.slice(6)}`],
  ['letters spelled out', (name) => [...name].join(' ')],
];
const GRAVE = ['Hydroquinone', 'Tretinoin', 'Formaldehyde', 'Betamethasone', 'Chloroform', 'Dichloromethane'];

describe('a grave name in a disguise is never green, and never told as a fact (method M2.1.13)', () => {
  it.each(DISGUISES)('%s', (_, disguise) => {
    for (const name of GRAVE) {
      const report = with_(disguise(name));
      expect(isGreen(report), disguise(name)).toBe(false);
      expect(saysAsFact(report), disguise(name)).toBe(false);
    }
  });

  it.each([
    'HYDROQUIN0NE',
    'Estardiol',
    'Tretinoi',
    'Estrdiol',
    'Merucry',
    'Hydr*quinone',
    'bleihaltig',
    'formaldehydhaltig',
    'Formaldehyde-releasing',
    'NanoHydroquinone',
  ])('%s', (printed) => {
    expect(isGreen(with_(printed))).toBe(false);
    expect(saysAsFact(with_(printed))).toBe(false);
  });

  it('beside the list too, in words that no name of the knowledge has', () => {
    for (const text of ['Estardiol', 'formaldehydhaltig', 'Hydroquіnone', 'Tretinoni']) {
      const report = judged(`Ingredients: ${KNOWN}, ${HARMLESS}.\n\nNote: developed by us, ${text}, for the night.`);
      expect(isGreen(report), text).toBe(false);
    }
  });
});

it('a sign inside of a word makes what is read of its parts a doubt (method M3.2.6)', () => {
  const report = judged('Aqua, Zinc Chlor!de, Glycerin');
  expect(saysAsFact(report)).toBe(false);
  expect(isGreen(report)).toBe(false);
});

describe('what is no disguise changes nothing', () => {
  it.each([
    // Two known words, harmless unknown words, and label words that are similar to grave names.
    'Sodium Acid',
    'Zorbexine Complex',
    'Niacinamid',
    'Formaldehyde-free Resin',
    'formaldehydfrei',
  ])('%s', (printed) => {
    expect(with_(printed).notes.join(' ')).not.toMatch(/grave/);
  });

  it('of two names one letter away food is the likelier in food', () => {
    const report = assess({ text: 'Semoline, water, salt', types: ['food'], forms: [], baby: false }, knowledge);
    expect(report.notes.join(' ')).not.toMatch(/grave/);
  });

  it('words of directions are no names', () => {
    const text = `Ingredients: ${KNOWN}, ${HARMLESS}.\n\nApplication: apply after opening (après ouverture), premières heures, guaranteed aquaculture.`;
    expect(isGreen(judged(text))).toBe(true);
    expect(judged(text).warnings.filter(({ severity }) => severity !== 'INFO' && severity !== 'CAUTION')).toEqual([]);
  });

  it('a word of one script stays a word of that script', () => {
    expect(judged('Вода, сахар, соль').notes.join(' ')).not.toMatch(/grave/);
  });
});
