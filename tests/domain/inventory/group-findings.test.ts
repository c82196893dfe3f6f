import { describe, expect, it } from 'vitest';
import { dateFinding, type Finding, personFinding } from '#domain/inventory/findings.ts';
import { groupFindings } from '#domain/inventory/group-findings.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Warning } from '#domain/safety/report.ts';

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

  it('while dates stand alone', () => {
    const item = { id: 'x', productId: 'p', quantity: 1, expiresOn: '2026-01-01', openedOn: null } as InventoryItem;
    const past = [dateFinding(item, '2026-02-01'), dateFinding({ ...item, id: 'y' }, '2026-02-01')].filter(
      (one) => one !== null,
    );
    expect(shape(past)).toHaveLength(2);
  });
});
