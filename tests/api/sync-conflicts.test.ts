import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationType } from '#domain/sync/operation.ts';
import { newPerson, type Person } from './person.ts';
import { itemOf, op, outcomes, pull, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('conflicts', () => {
  const phones = [randomUUID(), randomUUID()] as const;
  const setUp = async () => {
    const person = await newPerson(app);
    const add = itemOf(person, 4);
    await push(person, [add], phones[0]);
    return { person, entityId: add.entityId };
  };
  const row = async (person: Person, id: string) => (await pull(person)).changes.find((change) => change.id === id);

  test('adjustments of two phones add up', async () => {
    const { person, entityId } = await setUp();
    const adjust = (delta: number) => op(person, 'inventory.adjust', { delta }, { entityId, baseRev: 1 });
    await push(person, [adjust(-1)], phones[0]);
    await push(person, [adjust(-2)], phones[1]);
    expect(await row(person, entityId)).toMatchObject({ data: { quantity: 1 } });
  });

  test('a deletion after somebody else’s change is a conflict, and the item stays', async () => {
    const { person, entityId } = await setUp();
    await push(person, [op(person, 'inventory.adjust', { delta: 1 }, { entityId, baseRev: 1 })], phones[0]);
    const remove = op(person, 'inventory.delete', {}, { entityId, baseRev: 1 });
    expect(outcomes(await push(person, [remove], phones[1]))).toEqual(['conflict CONFLICT']);
    expect(await row(person, entityId)).toMatchObject({ deleted: false });
  });

  test('a deletion after the own changes of the same phone is none', async () => {
    const { person, entityId } = await setUp();
    const adjust = op(person, 'inventory.adjust', { delta: 1 }, { entityId, baseRev: 1 });
    const remove = op(person, 'inventory.delete', {}, { entityId, baseRev: 1 });
    expect(outcomes(await push(person, [adjust, remove], phones[0]))).toEqual(['applied', 'applied']);
    expect(await row(person, entityId)).toMatchObject({ deleted: true, data: null });
    const late = op(person, 'inventory.adjust', { delta: 1 }, { entityId, baseRev: 1 });
    expect(outcomes(await push(person, [late], phones[1]))).toEqual(['rejected GONE']);
    await push(person, [op(person, 'inventory.restore', {}, { entityId })], phones[0]);
    expect(await row(person, entityId)).toMatchObject({ deleted: false, data: { quantity: 5 } });
  });

  test('an allergy that another phone added again stays', async () => {
    const person = await newPerson(app);
    const member = op(person, 'member.create', { name: 'Ada', ageGroup: 'child' });
    const { entityId } = member;
    const allergy = { kind: 'allergen', value: 'Pine nut' };
    const element = (type: OperationType, baseRev: number, value = allergy) =>
      op(person, type, value, { entityId, baseRev });
    await push(person, [member, element('member.addElement', 1)], phones[0]);
    await push(person, [element('member.addElement', 2)], phones[1]);
    const removed = await push(person, [element('member.removeElement', 2)], phones[0]);
    expect(outcomes(removed)).toEqual(['conflict CONFLICT']);
    expect(await row(person, entityId)).toMatchObject({ data: { allergens: ['Pine nut'] } });
    const seen = { kind: 'allergen', value: 'PINE NUT' };
    const again = await push(person, [element('member.removeElement', 3, seen)], phones[0]);
    expect(outcomes(again)).toEqual(['applied']);
    expect(await row(person, entityId)).toMatchObject({ data: { allergens: [] } });
  });
});
