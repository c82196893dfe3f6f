import { expect, test } from 'vitest';
import { OPERATION_PAYLOAD, type Operation, type OperationOf, type OperationType } from '#domain/sync/operation.ts';
import { correctedPayload, elementWords, payloadFields, shownValue } from '#web/features/not-sent/payload-fields.ts';
import { whyNotSent } from '#web/words/why-not-sent.ts';

const operation = <T extends OperationType>(type: T, payload: OperationOf<T>['payload']): Operation =>
  ({
    opId: '0197a000-0000-7000-8000-000000000001',
    userId: 'u',
    type,
    v: 1,
    entityId: '0197a000-0000-7000-8000-000000000002',
    payload,
    baseRev: null,
    createdAt: 0,
  }) as Operation;

const edited = (op: Operation, change: Readonly<Record<string, string>>) =>
  correctedPayload(
    op,
    payloadFields(op).map((field) => ({ ...field, value: change[field.path.join('.')] ?? field.value })),
  );

test('a corrected payload holds the change and everything else as it was, and is one the queue takes', () => {
  const edit = operation('inventory.edit', {
    place: { from: null, to: 'Shed' },
    expiresOn: { from: '2026-01-01', to: '2026-02-01' },
  });
  const corrected = edited(edit, { 'expiresOn.to': '2026-03-01' });
  expect(corrected).toEqual({
    place: { from: null, to: 'Shed' },
    expiresOn: { from: '2026-01-01', to: '2026-03-01' },
  });
  expect(OPERATION_PAYLOAD['inventory.edit'].safeParse(corrected).success).toBe(true);
  expect(edit.payload, 'the refused one is never changed').toMatchObject({ expiresOn: { to: '2026-02-01' } });
});

test('fields inside of fields, numbers and digits come back as what they were', () => {
  const add = operation('inventory.add', { productId: '02000000000015', quantity: 2, fields: { place: 'Shed' } });
  expect(edited(add, { quantity: '5', 'fields.place': 'Kitchen' })).toEqual({
    productId: '02000000000015',
    quantity: 5,
    fields: { place: 'Kitchen' },
  });
  const scan = operation('scan.create', { barcode: '123', mode: 'household', input: 'typed' });
  expect(edited(scan, { barcode: '2000 0000 0001 5' })).toMatchObject({ barcode: '2000000000015', input: 'typed' });
});

test('an emptied date is none, and nothing but a number is taken for one', () => {
  const edit = operation('inventory.edit', { expiresOn: { from: null, to: '2026-02-01' } });
  expect(edited(edit, { 'expiresOn.to': '' })).toEqual({ expiresOn: { from: null, to: null } });
  const count = operation('inventory.setCount', { quantity: 3 });
  expect(OPERATION_PAYLOAD['inventory.setCount'].safeParse(edited(count, { quantity: 'a few' })).success).toBe(false);
});

test('what is shown reads as words', () => {
  const member = operation('member.create', { name: 'Ida', ageGroup: 'infant', pregnant: false });
  expect(payloadFields(member).map(shownValue)).toEqual(['Ida', 'Under 12 months']);
  const less = operation('inventory.adjust', { delta: -2 });
  expect(payloadFields(less).map(shownValue)).toEqual(['\u22122']);
  expect(elementWords(operation('member.addElement', { kind: 'allergen', value: 'tree_nut' }))).toBe('Tree nuts');
  expect(payloadFields(operation('inventory.delete', {}))).toEqual([]);
});

test('why something was not sent is a sentence', () => {
  const error = (code: string, message: string) => ({ lastError: { status: 200, code, message, at: 0 } });
  expect(whyNotSent(error('CONFLICT', 'x'))).toMatch(/household changed it/);
  expect(whyNotSent(error('SOMETHING_NEW', 'The moon is full.'))).toBe('The moon is full.');
  expect(whyNotSent({ lastError: null })).toMatch(/waiting its turn/);
});
