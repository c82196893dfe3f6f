import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { HARMLESS, type HarmlessGroup } from '../harmless-ingredients.ts';
import { knowledge } from '../pack.ts';

// Conditions for which the food itself is a concern; poison centres do not cover these.
const DIET = /^(?:al_food\(|coeliac|lactose|galact|hfi|alpha_gal|diabetes|histamine|latex|migraine)/;

const alone = ({ type }: HarmlessGroup, name: string): Report =>
  assess({ text: name, types: [type], forms: [], baby: false }, knowledge);
const inUse = ({ type }: HarmlessGroup, name: string): Report =>
  assess({ text: `Water, ${name}`, types: [type], forms: [], baby: true }, knowledge);

const alarms = ({ warnings }: Report): readonly string[] =>
  warnings
    .filter((one) => one.severity === 'CRITICAL' || one.severity === 'WARNING')
    .filter((one) => !DIET.test(one.audience))
    .map((one) => `${one.audience} ${one.severity} ${one.ingredient}`);

it('names at least two hundred', () => {
  expect(HARMLESS.reduce((sum, group) => sum + group.names.length, 0)).toBeGreaterThanOrEqual(200);
});

describe.each(HARMLESS.map((group) => [group.type, group.source, group] as const))('in %s (%s)', (_, __, group) => {
  it.each(group.names)('%s raises no alarm', (name) => {
    for (const report of [alone(group, name), inUse(group, name)]) {
      expect(alarms(report)).toEqual([]);
      expect(report.ingredients.map((one) => one.level).filter((level) => level !== 'none' && level !== 'low')).toEqual(
        [],
      );
      expect(report.cap).toBeNull();
    }
  });
});

it('what is said to stand in no list stands in none', () => {
  const listed = HARMLESS.filter(({ source }) => source.startsWith('No entry in CosIng')).flatMap((group) =>
    group.names.filter((name) => alone(group, name).ingredients.some((one) => one.facts.length > 0)),
  );
  expect(listed).toEqual([]);
});
