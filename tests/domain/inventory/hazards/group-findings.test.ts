import { describe, expect, it } from 'vitest';
import {
  byUrgency,
  dateFinding,
  type Finding,
  pairFinding,
  personFinding,
} from '#domain/inventory/hazards/findings.ts';
import { groupFindings, groupSteps } from '#domain/inventory/hazards/group-findings.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import type { Warning } from '#domain/safety/report.ts';
import { Dice } from '#tests/simulate/dice.ts';

const critical = (subject: string, family: string, ingredient = family): Warning => ({
  audience: 'dog',
  subject,
  severity: 'CRITICAL',
  ingredient,
  message: '',
  action: '',
  source: '',
  kind: 'access',
  family,
});
const of = (id: string, ...warnings: Warning[]): Finding[] => {
  const found = personFinding(id, null, warnings);
  return found ? [found] : [];
};
const shape = (findings: readonly Finding[]) =>
  groupFindings(findings).map(({ first, findings: all }) => [first.productIds[0], all.length]);

describe('findings that say the same stand in one card (product P2.11.11)', () => {
  it('of seven chocolates for one dog, whatever each calls its cocoa', () => {
    const seven = Array.from({ length: 7 }, (_, at) =>
      of(`chocolate ${at}`, critical('Rex', 'chocolate', `cocoa ${at}`)),
    );
    expect(shape([...seven.flat(), ...of('grapes', critical('Rex', 'grapes'))])).toEqual([
      ['chocolate 0', 7],
      ['grapes', 1],
    ]);
  });

  it('and not what warns somebody else, or of more', () => {
    const rex = critical('Rex', 'chocolate');
    expect(
      shape([...of('a', rex), ...of('b', critical('Ida', 'chocolate')), ...of('c', rex, critical('Rex', 'xylitol'))]),
    ).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]);
  });

  it('and so do all that are past their date', () => {
    const item = { id: 'x', productId: 'p', quantity: 1, expiresOn: '2026-01-01', openedOn: null } as InventoryItem;
    const past = [dateFinding(item, '2026-02-01'), dateFinding({ ...item, id: 'y' }, '2026-02-01')].filter(
      (one) => one !== null,
    );
    expect(shape(past)).toEqual([['p', 2]]);
  });

  const pair = (keys: string[], place: string | null, more: Partial<Interaction> = {}): Finding[] => {
    const found = pairFinding({
      keys,
      products: keys,
      places: keys.map(() => place),
      severity: 'CRITICAL',
      result: 'chlorine',
      message: keys.join(' and '),
      action: 'Keep them apart.',
      source: 'CLP',
      ...more,
    });
    return found ? [found] : [];
  };

  it('of a bleach and the acids beside it, with what must be kept apart from what', () => {
    const found = [...pair(['acid 1', 'bleach'], 'Bathroom'), ...pair(['acid 2', 'bleach'], 'bathroom ')];
    expect(groupFindings(found).map(({ findings, sides }) => [findings.length, sides])).toEqual([
      [2, { one: ['bleach'], other: ['acid 1', 'acid 2'] }],
    ]);
  });

  it('and not what stands elsewhere, gives another gas, or meets the home itself', () => {
    const found = [
      ...pair(['acid', 'bleach'], 'Bathroom'),
      ...pair(['acid', 'bleach 2'], 'Garage'),
      ...pair(['ammonia', 'bleach'], 'Bathroom', { result: 'chloramines' }),
      ...pair(['bleach'], 'Bathroom'),
      ...pair(['bleach 3'], 'Bathroom'),
    ];
    expect(groupFindings(found).map(({ findings }) => findings)).toEqual(found.map((one) => [one]));
  });

  it('so that each of many pairs, drawn by lot, is told once, and a card tells of no pair that was not found', () => {
    const dice = new Dice(7);
    for (let home = 0; home < 300; home += 1) {
      const keys = Array.from({ length: 2 + dice.roll(12) }, (_, at) => `product ${at}`);
      const found = keys.flatMap((one, at) =>
        keys.slice(at + 1).flatMap((other) => (dice.once(3) ? pair([one, other], 'Bathroom') : [])),
      );
      const groups = groupFindings(found);
      expect(groups.flatMap(({ findings }) => findings).toSorted(byUrgency)).toEqual(found.toSorted(byUrgency));
      for (const { first, findings, sides } of groups) {
        expect(first).toBe(findings[0]);
        const told = sides
          ? sides.one.flatMap((one) => sides.other.map((other) => [one, other].toSorted().join()))
          : [];
        const meant = findings.map(({ productIds }) => productIds.toSorted().join());
        expect(sides ? told.toSorted() : [meant.join()]).toEqual(meant.toSorted());
      }
    }
  });

  it('and under each heading what grouping its findings alone gives, however the home is drawn', () => {
    const dice = new Dice(11);
    const headingOf = (finding: Finding) =>
      finding.kind === 'pair' && finding.productIds.length > 1 && !finding.together
        ? 'apart'
        : (finding.place ?? 'nowhere');
    const item = { quantity: 1, expiresOn: '2026-01-01', openedOn: null } as InventoryItem;
    for (let home = 0; home < 300; home += 1) {
      const keys = Array.from({ length: 2 + dice.roll(8) }, (_, at) => `product ${at}`);
      // One place in two spellings, another place, and no place.
      const places = new Map(keys.map((key) => [key, dice.pick(['Sink', 'sink ', 'Garage', null])]));
      const placeOf = (key: string) => places.get(key) ?? null;
      const found = [
        ...keys.flatMap((one, at) =>
          keys
            .slice(at + 1)
            .flatMap((other) => (dice.once(2) ? pair([one, other], null, { places: [one, other].map(placeOf) }) : [])),
        ),
        ...keys.flatMap((key) => {
          const warned = personFinding(key, placeOf(key), [critical('Rex', dice.pick(['grapes', 'chocolate']))]);
          const past = dateFinding({ ...item, id: key, productId: key, place: placeOf(key) }, '2026-02-01');
          return [warned, past].filter((one) => one !== null);
        }),
      ].toSorted(byUrgency);
      const steps = groupSteps(found, headingOf);
      let step = steps.next();
      while (!step.done) step = steps.next();
      const titles = [...new Set(found.map(headingOf))];
      expect(step.value.headings).toEqual(
        titles.map((title) => ({ title, groups: groupFindings(found.filter((one) => headingOf(one) === title)) })),
      );
      expect(step.value.groups).toEqual(groupFindings([...found]));
    }
  });
});
