import { describe, expect, it } from 'vitest';
import { applyOperation, type Row, type World } from '#domain/sync/apply-operation.ts';
import { Operation, type OperationType } from '#domain/sync/operation.ts';
import { NOW } from './operations.ts';

const USER = '01900000-0000-7000-8000-00000000000a';
const ID = '01900000-0000-7000-8000-000000000001';
const SHA = 'ab'.repeat(32);

const op = (type: OperationType, entityId: string, payload: unknown, over: object = {}) =>
  Operation.parse({ opId: ID, userId: USER, type, v: 1, entityId, payload, baseRev: null, createdAt: NOW, ...over });
const world = (row: object | null = null, over: Partial<World> = {}): World => ({
  row: row && ({ rev: 3, deleted: false, ...row } as Row),
  product: null,
  userId: USER,
  nowMs: NOW,
  ...over,
});
const rows = (operation: Operation, on = world()) => {
  const outcome = applyOperation(operation, on);
  return outcome.status === 'applied' ? outcome.rows : `${outcome.status} ${outcome.problem.code}`;
};

describe('what a person sets', () => {
  it('is one row a key, under the key', () => {
    const dark = op('preferences.set', 'theme', { key: 'theme', value: 'dark' });
    expect(rows(dark)).toEqual([
      { entity: 'preference', id: 'theme', deleted: false, data: { key: 'theme', value: 'dark' } },
    ]);
    expect(rows(op('preferences.set', 'sound', { key: 'theme', value: 'dark' }))).toBe('rejected INVALID_INPUT');
    expect(() => op('preferences.set', 'theme', { key: 'theme', value: 'pink' })).toThrow();
  });

  it('is read for good, at a time within what is believable', () => {
    const read = op('notification.read', `expires:${ID}:2026-12-01:7`, {}, { createdAt: NOW + 9e9 });
    expect(rows(read)).toMatchObject([{ entity: 'readMark', data: { readAt: NOW + 5 * 60_000 } }]);
    const before = { entity: 'readMark', id: read.entityId, data: { id: read.entityId, readAt: 1 } };
    expect(rows(read, world(before))).toEqual([]);
    expect(rows(op('notification.read', '../../etc', {}))).toBe('rejected INVALID_INPUT');
  });

  it('is a profile of their own only', () => {
    const edit = { displayName: { from: '', to: 'Maya' } };
    expect(rows(op('profile.edit', USER, edit))).toMatchObject([{ id: USER, data: { displayName: 'Maya' } }]);
    expect(rows(op('profile.edit', ID, edit))).toBe('rejected INVALID_INPUT');
    const known = { entity: 'profile', id: USER, data: { id: USER, displayName: 'Ada' } };
    expect(rows(op('profile.edit', USER, {}), world(known))).toMatchObject([{ data: { displayName: 'Ada' } }]);
  });
});

describe('pets and people', () => {
  const pet = { entity: 'pet', id: ID, data: { id: ID, type: 'cat', name: 'Tom' } };
  it('are edited field by field, and come back after a removal', () => {
    const rename = op('pet.edit', ID, { name: { from: 'Tom', to: 'Tomi' } });
    expect(rows(rename, world(pet))).toMatchObject([{ data: { type: 'cat', name: 'Tomi' } }]);
    expect(rows(rename)).toBe('rejected NOT_FOUND');
    expect(rows(rename, world({ ...pet, deleted: true }))).toBe('rejected GONE');
    expect(rows(op('pet.restore', ID, {}), world({ ...pet, deleted: true }))).toMatchObject([{ deleted: false }]);
    expect(rows(op('pet.restore', ID, {}), world(pet))).toEqual([]);
    const member = { entity: 'member', id: ID, deleted: true, data: { id: ID, name: 'Ada' } };
    expect(rows(op('member.restore', ID, {}), world(member))).toMatchObject([{ entity: 'member', deleted: false }]);
  });

  it('stay where somebody else changed them since: a pet that is gone hides warnings', () => {
    const remove = op('pet.delete', ID, {}, { baseRev: 2 });
    expect(rows(remove, world(pet, { foreignRev: 3 }))).toBe('conflict CONFLICT');
    expect(rows(remove, world(pet, { foreignRev: 2 }))).toMatchObject([{ deleted: true }]);
  });
});

describe('a label photo', () => {
  const add = op('labelPhoto.add', ID, { productId: '02000000000015', sha256: SHA });
  it('waits for its bytes, and is added once', () => {
    expect(rows(add, world(null, { photoStored: false }))).toBe('retry BLOB_MISSING');
    expect(rows(add, world(null, { photoStored: true }))).toMatchObject([
      { entity: 'labelPhoto', data: { sha256: SHA, addedBy: USER } },
    ]);
    const known = { entity: 'labelPhoto', id: ID, data: { id: ID, productId: '02000000000015', sha256: SHA } };
    expect(rows(add, world(known, { photoStored: false }))).toEqual([]);
    const other = op('labelPhoto.add', ID, { productId: '02000000000022', sha256: SHA });
    expect(rows(other, world(known))).toBe('rejected CONFLICT');
    expect(rows(op('labelPhoto.add', ID, { productId: 'nonsense-id', sha256: SHA }))).toBe('rejected INVALID_INPUT');
  });
});

describe('an edit of an entry', () => {
  const item = {
    entity: 'inventory',
    id: ID,
    data: { id: ID, productId: '02000000000015', quantity: 1, place: 'Attic', notes: 'theirs', expiresOn: null },
  };
  const edit = op('inventory.edit', ID, { notes: { from: '', to: 'mine' } }, { baseRev: 1 });
  const losers = (on: Partial<World>, operation = edit) => {
    const left = rows(operation, world(item, on));
    return Array.isArray(left) ? left.filter(({ entity }) => entity === 'history').map(({ data }) => data) : left;
  };

  it('keeps the value that it replaces unseen', () => {
    expect(losers({ deviceId: 'phone', foreignRev: 3 })).toMatchObject([
      { itemId: ID, field: 'notes', lost: 'theirs', won: 'mine', wonBy: USER, wonDevice: 'phone', at: NOW },
    ]);
  });

  it('keeps none where its author saw it, nobody else wrote it, or both wrote the same', () => {
    expect(losers({ deviceId: 'phone', foreignRev: 1 }), 'nobody else').toEqual([]);
    expect(losers({ foreignRev: 3 }), 'on the phone').toEqual([]);
    const seen = op('inventory.edit', ID, { notes: { from: 'theirs', to: 'mine' } }, { baseRev: 1 });
    expect(losers({ deviceId: 'phone', foreignRev: 3 }, seen)).toEqual([]);
    const same = op('inventory.edit', ID, { notes: { from: '', to: 'theirs' } }, { baseRev: 1 });
    expect(losers({ deviceId: 'phone', foreignRev: 3 }, same)).toEqual([]);
  });
});
