import { expect, it } from 'vitest';
import { needsRestore, sendCorrected } from '#web/features/not-sent/try-again.ts';
import { startApp, WITH_LABEL } from '../../api/start-app.ts';
import { Phone, unwrap } from '../../offline/phone.ts';
import { REQUEST_OUTCOMES } from '../../offline/test-network.ts';

it('a change of something that was removed meanwhile is corrected, and goes out after what it is about was put back', async () => {
  const app = await startApp({ tier: 'family' });
  const phone = new Phone(app);
  const { email } = await phone.signUp();
  const { client } = phone;
  const id = client.newId();
  unwrap(await client.perform('inventory.add', id, { productId: WITH_LABEL.id }));
  await phone.settled();
  phone.network.fate = REQUEST_OUTCOMES.down;
  unwrap(await client.perform('inventory.edit', id, { notes: { from: '', to: 'fist' } }));
  await phone.settled();
  // Keep the first phone's tables; the second phone is another browser with its own IndexedDB.
  const first = { db: phone.db };
  const other = new Phone(app);
  await other.client.start();
  await other.signIn(email);
  await other.settled();
  unwrap(await other.client.perform('inventory.delete', id, {}));
  await other.settled();

  phone.network.fate = REQUEST_OUTCOMES.up;
  await phone.sync();
  const [refused] = await first.db.outbox.where('state').equals('dead').toArray();
  if (!refused) throw new Error('The change was not refused.');
  expect(needsRestore(refused)).toBe(true);
  unwrap(await sendCorrected(client, refused, { notes: { from: '', to: 'first' } }));
  await phone.settled();
  expect(new Set(await phone.outbox())).toEqual(new Set(['acked']));
  await other.sync();
  expect(await other.db.inventory.get(id)).toMatchObject({ notes: 'first', pending: 0 });
  await app.close();
});
