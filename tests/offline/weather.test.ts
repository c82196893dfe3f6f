import { describe, expect, it } from 'vitest';
import { PullAnswer } from '#domain/sync/wire.ts';
import { Person } from '../api/person.ts';
import { startApp, WITH_LABEL } from '../api/start-app.ts';
import { Phone, unwrap } from './phone.ts';
import { FATE, type Fate, refusal } from './test-network.ts';

/** A generator that gives the same numbers for the same seed (Lehmer, 48271 mod 2^31 - 1). */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
};

const WEATHER: readonly Fate[] = [
  FATE.up,
  FATE.up,
  FATE.down,
  FATE.answerLost,
  FATE.captive,
  async () => refusal(500, 'INTERNAL'),
  async () => refusal(503, 'BUSY', { 'retry-after': '1' }),
  // It arrives twice.
  async (_path, _init, go) => {
    await go();
    return go();
  },
];

/** Sixty random steps of one phone and a second device of the account, under a network that does what it likes. */
async function live(seed: number): Promise<void> {
  const roll = dice(seed);
  const app = await startApp({ tier: 'family' });
  const phone = new Phone(app);
  const { user } = await phone.signUp();
  const second = new Person(app);
  second.cookie = phone.network.cookie;
  const expected = new Map<string, number>();
  let opNumber = 0;
  const elsewhere = async (id: string, delta: number): Promise<boolean> => {
    opNumber += 1;
    const opId = `01900000-0000-7000-8000-${String(opNumber).padStart(12, '0')}`;
    const type = 'inventory.adjust';
    const op = {
      opId,
      userId: user.id,
      type,
      v: 1,
      entityId: id,
      payload: { delta },
      baseRev: null,
      createdAt: app.now(),
    };
    const reply = await second.post('/api/sync/push', { deviceId: second.deviceId, ops: [op] });
    return JSON.stringify(reply.body).includes('"status":"applied"');
  };

  for (let step = 0; step < 60; step += 1) {
    phone.network.fate = WEATHER[roll(WEATHER.length)] ?? FATE.up;
    phone.clock.advance(roll(4) * 1000);
    const ids = [...expected.keys()];
    const id = ids[roll(ids.length || 1)];
    const delta = roll(5) + 1;
    switch (id === undefined ? 0 : roll(6)) {
      case 0: {
        const made = phone.client.newId();
        unwrap(await phone.client.perform('inventory.add', made, { productId: WITH_LABEL.id, quantity: delta }));
        expected.set(made, delta);
        break;
      }
      case 1:
      case 2:
        if (id === undefined) break;
        unwrap(await phone.client.perform('inventory.adjust', id, { delta }));
        expected.set(id, (expected.get(id) ?? 0) + delta);
        break;
      case 3:
        if (id !== undefined && (await elsewhere(id, delta))) expected.set(id, (expected.get(id) ?? 0) + delta);
        break;
      case 4:
        if (roll(3) === 0) await phone.restart();
        else phone.client.syncNow();
        break;
      case 5:
        phone.clock.advance(roll(90) * 1000);
        break;
    }
    if (roll(2) === 0) await phone.settled();
  }

  phone.network.fate = FATE.up;
  for (let round = 0; round < 10; round += 1) {
    phone.clock.advance(16 * 60_000);
    await phone.sync();
  }
  const shown = new Map((await phone.db.inventory.toArray()).map((item) => [item.id, item.quantity]));
  const pulled = PullAnswer.parse((await second.get('/api/sync/pull')).body);
  const told = pulled.changes.flatMap((change) => (change.entity === 'inventory' && change.data ? [change.data] : []));
  await app.close();
  expect(new Set(await phone.outbox()), `seed ${seed}: everything was answered`).toEqual(new Set(['acked']));
  expect(new Map(told.map((item) => [item.id, item.quantity])), `seed ${seed}: nothing lost or doubled`).toEqual(
    expected,
  );
  expect(shown, `seed ${seed}: the phone shows what the server holds`).toEqual(expected);
}

describe('sixty steps under a network that does what it likes', () => {
  it.each([1, 2, 3])('lose nothing and count nothing twice (seed %i)', live, 60_000);
});
