import { describe, expect, it } from 'vitest';
import { lastDayOf } from '#domain/inventory/expiry.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { openingOf, packsOf } from '#domain/inventory/open-pack.ts';

const item = (over: Partial<InventoryItem> = {}): InventoryItem => ({
  id: 'a',
  productId: 'cream',
  quantity: 1,
  place: 'Bathroom',
  expiresOn: '2026-12-31',
  openedOn: null,
  periodAfterOpening: 6,
  notes: 'n',
  addedAt: 0,
  ...over,
});

describe('several packs with their own dates (product P2.8.12)', () => {
  it('part when one of them is opened, which never keeps longer for it', () => {
    const opening = openingOf(item({ quantity: 3 }), '2026-11-24');
    expect(opening).toEqual({
      kind: 'one',
      fields: { place: 'Bathroom', expiresOn: '2026-12-31', openedOn: '2026-11-24', periodAfterOpening: 6, notes: 'n' },
    });
    const opened = opening.kind === 'one' ? { ...item(), ...opening.fields } : item();
    expect(lastDayOf(opened)).toEqual({ day: '2026-12-31', cause: 'printed' });
  });

  it('are one entry while there is one', () => {
    expect(openingOf(item(), '2026-11-24')).toEqual({ kind: 'whole' });
  });

  it('stand with the one to use first in front, without those that are used up', () => {
    const packs = [
      item({ id: 'no date', expiresOn: null }),
      item({ id: 'late' }),
      item({ id: 'opened', openedOn: '2026-06-01' }),
      item({ id: 'gone', quantity: 0 }),
      item({ id: 'other', productId: 'soap' }),
    ];
    expect(packsOf('cream', packs, '2026-11-24').map(({ id }) => id)).toEqual(['opened', 'late', 'no date']);
  });
});
