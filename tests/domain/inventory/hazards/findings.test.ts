import { describe, expect, it } from 'vitest';
import { hazardMarkRules } from '#domain/inventory/hazard-mark-rules.ts';
import {
  byUrgency,
  dateFinding,
  type Finding,
  pairFinding,
  personFinding,
  recallFinding,
  sortFindings,
} from '#domain/inventory/hazards/findings.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import type { Warning } from '#domain/safety/report.ts';

const item = (over: Partial<InventoryItem> = {}): InventoryItem => ({
  id: '01890000-0000-7000-8000-000000000001',
  productId: '02000000000015',
  quantity: 1,
  place: 'Bathroom',
  expiresOn: '2026-11-20',
  openedOn: null,
  periodAfterOpening: null,
  notes: '',
  addedAt: 0,
  ...over,
});
const pair = (over: Partial<Interaction> = {}): Interaction => ({
  keys: ['02000000000039', '02000000000015'],
  products: ['Bleach', 'Vinegar'],
  places: ['Bathroom', 'bathroom '],
  severity: 'CRITICAL',
  result: 'chlorine gas',
  message: '',
  action: '',
  source: '',
  ...over,
});
const warning = (severity: Warning['severity'], subject: string | null): Warning => ({
  audience: 'cat',
  subject,
  severity,
  ingredient: 'permethrin',
  message: '',
  action: '',
  source: '',
  kind: 'access',
});
const found = (...some: (Finding | null)[]): Finding[] => some.filter((one) => one !== null);
const recall = {
  id: 'https://example.org/recall/1',
  productId: '02000000000015',
  changedOn: '2026-01-05',
  message: '',
  action: '',
  maybe: false,
};

describe('what needs attention (product P2.11.8)', () => {
  it('is past its date from the day after, printed or since opening, while something is left', () => {
    expect(dateFinding(item(), '2026-11-20')).toBeNull();
    expect(dateFinding(item(), '2026-11-21')).toMatchObject({ kind: 'date', daysPast: 1, severity: 'CAUTION' });
    expect(dateFinding(item({ quantity: 0 }), '2026-11-21')).toBeNull();
    const opened = item({ expiresOn: null, openedOn: '2026-01-31', periodAfterOpening: 6 });
    expect(dateFinding(opened, '2026-08-01')).toMatchObject({ last: { day: '2026-07-31', cause: 'opened' } });
  });

  it('is a pair, together or apart, and never one that is only worth knowing', () => {
    expect(pairFinding(pair())).toMatchObject({ together: true, severity: 'CRITICAL' });
    expect(pairFinding(pair({ places: ['Bathroom', null] }))).toMatchObject({ together: false });
    expect(pairFinding(pair({ severity: 'INFO' }))).toBeNull();
  });

  it('is CRITICAL for somebody at home, and not for everyone', () => {
    expect(personFinding('p', null, [warning('CRITICAL', null), warning('WARNING', 'Miso')])).toBeNull();
    expect(personFinding('p', null, [warning('CRITICAL', 'Miso')])).toMatchObject({ kind: 'person' });
  });

  it('has ids that a mark may name, and another one when somebody else is concerned', () => {
    const all = found(
      dateFinding(item(), '2026-11-21'),
      pairFinding(pair()),
      pairFinding(pair({ keys: ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'] })),
      personFinding('02000000000015', null, [warning('CRITICAL', 'Miso')]),
      recallFinding(recall, null),
    );
    for (const { id } of all) {
      expect(id.length).toBeLessThanOrEqual(96);
      expect(hazardMarkRules.fitsId({ entityId: id } as Parameters<typeof hazardMarkRules.fitsId>[0])).toBe(true);
    }
    const cat = personFinding('p', null, [warning('CRITICAL', 'Miso')]);
    const both = personFinding('p', null, [warning('CRITICAL', 'Miso'), warning('CRITICAL', 'Ida')]);
    expect(cat?.id).not.toBe(both?.id);
    expect(pairFinding(pair({ keys: ['02000000000015', '02000000000039'] }))?.id).toBe(pairFinding(pair())?.id);
  });

  it('stands in the order of its urgency', () => {
    const apart = pairFinding(pair({ keys: ['a', 'b'], places: ['x', 'y'] }));
    const all = found(
      dateFinding(item(), '2026-11-21'),
      personFinding('p', null, [warning('CRITICAL', 'Miso')]),
      apart,
      pairFinding(pair()),
      recallFinding(recall, null),
      recallFinding({ ...recall, id: 'x', maybe: true }, null),
    );
    const order = [...all].sort(byUrgency).map((one) => `${one.kind} ${one.severity}`);
    expect(order).toEqual([
      'pair CRITICAL',
      'recall CRITICAL',
      'pair CRITICAL',
      'person CRITICAL',
      'recall CAUTION',
      'date CAUTION',
    ]);
  });
});

describe('what a household decided (product P2.11.6)', () => {
  const one = dateFinding(item(), '2026-11-21');
  const sorted = (mark: { state: 'open' | 'resolved' | 'snoozed'; until: string | null } | null, today: string) => {
    const { open, snoozed, resolved } = sortFindings(found(one), new Map(mark ? [[one?.id ?? '', mark]] : []), today);
    return [open.length, snoozed.length, resolved.length];
  };

  it('is open until it is resolved, and again when it is taken up', () => {
    expect(sorted(null, '2026-11-21')).toEqual([1, 0, 0]);
    expect(sorted({ state: 'resolved', until: null }, '2026-11-21')).toEqual([0, 0, 1]);
    expect(sorted({ state: 'open', until: null }, '2026-11-21')).toEqual([1, 0, 0]);
  });

  it('is put off until its day, and open from then on', () => {
    expect(sorted({ state: 'snoozed', until: '2026-11-28' }, '2026-11-27')).toEqual([0, 1, 0]);
    expect(sorted({ state: 'snoozed', until: '2026-11-28' }, '2026-11-28')).toEqual([1, 0, 0]);
  });
});
