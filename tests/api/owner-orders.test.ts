import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStores } from '#api/stores.ts';
import { readCursor, writeCursor } from '#api/sync/cursor.ts';
import { pullChanges } from '#api/sync/pull.ts';
import type { Change } from '#domain/sync/entity.ts';
import { newPerson, type Person } from './person.ts';
import { itemOf, op, outcomes, pull, push, scanOf } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P9.10.
let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

const named = (person: Person, name: string) =>
  op(person, 'profile.edit', { displayName: { from: '', to: name } }, { entityId: person.userId });

/** Writes one row of several kinds. @returns their `seq` numbers */
async function live(person: Person): Promise<number[]> {
  const results = await push(person, [scanOf(person), itemOf(person), named(person, 'Maya'), itemOf(person)]);
  expect(outcomes(results)).toEqual(Array(4).fill('applied'));
  return results.flatMap(({ seq, changes }) => [seq ?? -1, ...changes.map((change) => change.seq)]);
}

describe('the order of commits', () => {
  test('counts by owner: the numbers of a household and of a person begin at 1 and leave none out', async () => {
    const person = await newPerson(app);
    // Scan and usage, entry, then the person's own name, and another entry. An operation's number is that of its own
    // row.
    expect(await live(person)).toEqual([1, 1, 2, 3, 3, 1, 1, 4, 4]);
  });

  test('of one household tells nothing of another: what one writes moves no number that the other sees', async () => {
    const [mine, theirs] = [await newPerson(app), await newPerson(app)];
    const alone = await live(mine);
    const before = await pull(mine);
    for (let at = 0; at < 5; at += 1) {
      await push(
        theirs,
        Array.from({ length: 20 }, () => itemOf(theirs)),
      );
      await push(theirs, [named(theirs, `Name ${at}`)]);
    }
    app.db.prepare("UPDATE households SET tier = 'starter' WHERE id = ?").run(theirs.householdId);
    expect(await pull(mine, before.cursor)).toEqual({ ...before, changes: [], count: 0 });
    expect(await pull(mine)).toEqual(before);
    expect(await live(theirs)).toEqual([102, 102, 103, 104, 104, 6, 6, 105, 105]);
    const [another] = await push(mine, [itemOf(mine)]);
    expect(another?.seq).toBe(Math.max(...alone) + 1);
  });

  test('an operation that changes nothing stands where its owner stands', async () => {
    const person = await newPerson(app);
    const add = itemOf(person);
    const again = { ...add, opId: randomUUID() };
    const results = await push(person, [add, named(person, 'Maya'), again]);
    expect(results.map(({ seq }) => seq)).toEqual([1, 1, 1]);
    expect(results[2]?.changes).toEqual([]);
  });
});

describe('a cursor', () => {
  test('goes on in each order by itself', async () => {
    const person = await newPerson(app);
    await live(person);
    const { cursor } = await pull(person);
    await push(person, [named(person, 'Noor')]);
    const name = await pull(person, cursor);
    expect(name.changes.map(({ entity, seq }) => [entity, seq])).toEqual([['profile', 2]]);
    await push(person, [itemOf(person)]);
    const entry = await pull(person, name.cursor);
    expect(entry.changes.filter(({ scope }) => !scope).map(({ entity, seq }) => [entity, seq])).toEqual([
      ['inventory', 5],
    ]);
    expect((await pull(person, entry.cursor)).changes).toEqual([]);
  });

  test.each([1, 2, 3, 7])('in pages of %i brings each row, and stands where one page would', async (limit) => {
    const person = await newPerson(app);
    await live(person);
    await push(person, [named(person, 'Noor'), op(person, 'pet.create', { type: 'cat', name: 'Tom' })]);
    const stores = createStores(app.database);
    const who = { userId: person.userId, householdId: person.householdId, tier: 'family' as const };
    const page = async (from: string | undefined, most?: number) => {
      const pulled = await pullChanges(stores, who, from, app.now(), most);
      if (!pulled.ok) throw new Error(pulled.problem.message);
      return pulled.value;
    };
    const seen: Change[] = [];
    let cursor: string | undefined;
    for (let more = true; more; ) {
      const next = await page(cursor, limit);
      // A page contains at least one row with its product.
      expect(next.changes.length).toBeLessThanOrEqual(Math.max(limit, 2));
      seen.push(...next.changes);
      ({ cursor, more } = next);
    }
    const whole = await page(undefined);
    // A later page may repeat a product that its rows refer to.
    const first = seen.filter(
      (one, at) => seen.findIndex(({ entity, id }) => entity === one.entity && id === one.id) === at,
    );
    expect(first).toEqual(whole.changes);
    expect(cursor).toBe(whole.cursor);
  });

  test('of before, with one number for all, stands at that place in the order of each owner', async () => {
    const person = await newPerson(app);
    await live(person);
    const epoch = app.db.prepare<[], string>('SELECT epoch FROM sync_state').pluck().get();
    const { changes, cursor } = await pull(person, `${epoch}:2:${person.householdId}`);
    expect(changes.filter(({ scope }) => !scope).map(({ entity, seq }) => [entity, seq])).toEqual([
      ['inventory', 3],
      ['inventory', 4],
    ]);
    expect((await pull(person, cursor)).changes).toEqual([]);
    const nameless = await pull(person, `${epoch}:2`);
    expect(nameless).toMatchObject({ changes, revoked: false });
    const left = await pull(person, `${epoch}:2:${randomUUID()}`);
    expect(left.revoked).toBe(true);
    expect(left.changes).toEqual((await pull(person)).changes);
  });

  test('of a household that the person has left begins anew, and says so', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)];
    await live(person);
    const { cursor } = await pull(person);
    app.db.prepare('UPDATE memberships SET household_id = ? WHERE user_id = ?').run(other.householdId, person.userId);
    const moved = await pull(person, cursor);
    expect(moved.revoked).toBe(true);
    expect(moved.changes.map(({ entity }) => entity)).not.toContain('inventory');
    expect(
      moved.changes.map(({ entity }) => entity),
      'what the person set comes with them',
    ).toContain('profile');
    expect((await pull(person, moved.cursor)).revoked).toBe(false);
  });

  test('is read back as it was written', () => {
    const places = [
      { owner: { kind: 'instance', id: 'instance' }, seq: 0 },
      { owner: { kind: 'household', id: randomUUID() }, seq: 999_999_999_999_999 },
      { owner: { kind: 'person', id: randomUUID() }, seq: 7 },
      { owner: { kind: 'group', id: randomUUID() }, seq: 8 },
    ] as const;
    const epoch = 'a'.repeat(32);
    expect(readCursor(writeCursor(epoch, places))).toEqual({ epoch, places, everywhere: 0 });
    for (const bad of ['', epoch, `${epoch}:street.x.1`, `${epoch}:person.x.1.2`, `${epoch}:person.x.-1`]) {
      expect(readCursor(bad), bad).toBeNull();
    }
  });
});
