import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { environmentalData } from '#domain/safety/environmental-data.ts';
import { HAZARD_CLASSES } from '#domain/safety/hazard-classes.ts';
import { knowledge } from './pack.ts';

const reportOf = (text: string) =>
  assess({ text, types: ['household'], forms: [], baby: false, name: 'Cleaner' }, knowledge);

it('names what counts in the environmental metric, the gravest first, each with its sources (product P6.33)', () => {
  const report = reportOf('Aqua, Sodium Hypochlorite, Benzalkonium Chloride, Zinc Pyrithione, Parfum');
  const lines = environmentalData(report);
  expect(lines.length).toBeGreaterThan(1);
  const gravest = lines.map(({ entries }) => {
    expect(entries.every(({ sources }) => sources.length > 0 && new Set(sources).size === sources.length)).toBe(true);
    return Math.max(...entries.map((entry) => HAZARD_CLASSES.get(entry.class)?.points ?? 0));
  });
  expect(gravest).toEqual([...gravest].sort((one, other) => other - one));
  const facts = report.ingredients.flatMap((one) => one.facts.map((fact) => [one.name, fact.class, fact.source]));
  for (const { ingredient, entries } of lines) {
    for (const entry of entries) {
      for (const source of entry.sources) expect(facts).toContainEqual([ingredient, entry.class, source]);
    }
  }
  const counted = facts.filter(([, name = '']) => name === 'PFAS' || HAZARD_CLASSES.get(name)?.group === 'env');
  const told = lines.flatMap(({ entries }) => entries.flatMap(({ sources }) => sources)).length;
  expect(told, 'all that counts, each once').toBe(new Set(counted.map((one) => one.join(' '))).size);
});

it('says nothing of a list of which nothing is listed, and of a report without one', () => {
  expect(environmentalData(reportOf('Aqua'))).toEqual([]);
  expect(environmentalData(reportOf(''))).toEqual([]);
});
