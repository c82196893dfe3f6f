import { describe, expect, it } from 'vitest';
import { payloadVersion, type Upcasts, upcastOperation } from '#domain/sync/upcast.ts';
import { PullAnswer } from '#domain/sync/wire.ts';

/** A payload that was changed twice: pounds became grams, and a field was renamed. */
const UPCASTS: Upcasts = {
  'inventory.setCount': [
    ({ pounds, ...rest }) => ({ ...rest, grams: Number(pounds) * 454 }),
    ({ grams, ...rest }) => ({ ...rest, quantity: grams }),
  ],
};
const sent = (v: number, payload: unknown, type = 'inventory.setCount') => ({ opId: 'o', type, v, payload });

describe('an operation that an older page wrote', () => {
  it('is brought to the version of today, step by step', () => {
    expect(payloadVersion('inventory.setCount', UPCASTS)).toBe(3);
    expect(payloadVersion('inventory.adjust', UPCASTS)).toBe(1);
    expect(upcastOperation(sent(1, { pounds: 2, note: 'n' }), UPCASTS)).toEqual(sent(3, { quantity: 908, note: 'n' }));
    expect(upcastOperation(sent(2, { grams: 5 }), UPCASTS)).toEqual(sent(3, { quantity: 5 }));
  });

  it.each([
    ['of today', sent(3, { quantity: 1 })],
    ['of a newer page', sent(4, { weight: 1 })],
    ['of a type without steps', sent(1, { delta: 1 }, 'inventory.adjust')],
    ['of a type that reaches for the prototype', sent(1, {}, 'constructor')],
    ['with a version that is none', sent(0.5, {})],
    ['with no payload', sent(1, 'text')],
    ['that is no operation', 7],
  ])('is left alone %s', (_, value) => expect(upcastOperation(value, UPCASTS)).toBe(value));
});

describe('an answer of a newer server', () => {
  const pet = { entity: 'pet', id: 'p', rev: 1, seq: 1, deleted: false, data: { id: 'p', type: 'cat', name: 'Tom' } };
  const page = (changes: unknown[]) => ({ changes, count: changes.length, cursor: 'c', more: false, epoch: 'e' });

  it('keeps what is known of it: entities, values and keys', () => {
    const newer = [
      { ...pet, entity: 'garden', id: 'g' },
      { ...pet, id: 'q', data: { ...pet.data, type: 'dragon' } },
      { ...pet, shade: 'grey', data: { ...pet.data, favouriteFood: 'fish' } },
      null,
    ];
    const read = PullAnswer.parse({ ...page(newer), weather: 'fine' });
    expect(read.changes).toEqual([pet]);
    expect(read.count, 'so the phone knows that something was left out').toBe(4);
  });

  it('is read as ever where it comes from a server of before', () => {
    const { count: _count, ...older } = page([pet]);
    expect(PullAnswer.parse(older)).toMatchObject({ count: 0, revoked: false, protocol: 1 });
    expect(PullAnswer.safeParse({ ...older, changes: 'none' }).success).toBe(false);
  });
});
