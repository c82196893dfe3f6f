import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createReviewDesk } from '#api/catalogue/room.ts';
import { createStores } from '#api/stores.ts';
import { groups, makeGroup } from '#domain/groups/group-calls.ts';
import { inviteToGroup, useGroupLink } from '#domain/groups/member-calls.ts';
import { type adminReports, appealDecision, reportEntry } from '#domain/groups/moderation-calls.ts';
import { joinLeaderboard, leaderboard } from '#domain/leaderboard/calls.ts';
import { checkDigit } from '#domain/products/gtin.ts';
import { productReviews } from '#domain/reviews/calls.ts';
import { refreshGroup } from '#web/offline/community/refresh.ts';
import { sendWritten, writeDownEntry } from '#web/offline/community/send-written.ts';
import { Person } from '../api/person.ts';
import { type RunningApp, startApp, WITH_LABEL } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

// Three households found a group by invitation, review a shampoo, correct its list and see the correction accepted; one
// of them is reported, hidden, and appeals. Each writes while its phone has no signal (product P22, P23, P14.13, P24).

const ADMIN = { email: 'root@example.org', password: 'a gate in the old wall' };
const body = '301762049999';
const id = `${body}${checkDigit(body)}`.padStart(14, '0');
const SHAMPOO = { ...WITH_LABEL, id, gtin: id, name: 'Mild shampoo', sample: false };

let app: RunningApp;
let secret = '';
beforeAll(async () => {
  app = await startApp({ starter: [SHAMPOO], tier: 'family', rateLimitFactor: 100, firstAdministrator: ADMIN });
  const login = (await new Person(app).post('/api/admin/login', ADMIN)).body as { enrolment: { secret: string } };
  secret = login.enrolment.secret;
});
afterAll(() => app.close());

const household = async (): Promise<Phone> => {
  const phone = new Phone(app);
  phone.firstPack = async () => [SHAMPOO];
  await phone.signUp();
  return phone;
};
/** Does something without a signal, then restores the signal. */
async function withoutSignal(phone: Phone, work: () => Promise<unknown>): Promise<void> {
  phone.network.fate = REQUEST_OUTCOMES.down;
  await work();
  phone.network.fate = REQUEST_OUTCOMES.up;
  phone.clock.advance(120_000);
  await phone.sync();
}
async function admin() {
  app.wait(30_000);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  const login = await new Person(app).post('/api/admin/login', { ...ADMIN, code });
  const bearer = { authorization: `Bearer ${(login.body as { token: string }).token}` };
  const send = (path: string, asked: object) => new Person(app).post(`/api/admin/${path}`, asked, bearer);
  const queue = async () =>
    (await new Person(app).get('/api/admin/reports', bearer)).body as z.infer<(typeof adminReports.answers)[200]>;
  return { send, queue };
}

test('three households, offline half of the time', async () => {
  const [noor, maya, tom] = [await household(), await household(), await household()];
  const about = { name: 'Bath shelf', about: 'What we wash with.', kind: 'invitation', symbol: 'child' } as const;
  const group = unwrap(await noor.client.server.ask(makeGroup, { body: { ...about, yourName: 'Noor' } })).id;
  const link = unwrap(await noor.client.server.ask(inviteToGroup, { params: { id: group }, body: { most: 2 } }));
  for (const [phone, yourName] of [
    [maya, 'Maya'],
    [tom, 'Tom'],
  ] as const) {
    unwrap(await phone.client.server.ask(useGroupLink, { body: { token: link.token, yourName } }));
  }
  const read = async (phone: Phone) => {
    unwrap(await refreshGroup(phone.client.askInAccount, phone.db, group));
    return (await phone.db.groupPosts.toArray()).map(({ id: post, text, state }) => ({ post, text, state }));
  };
  const write = (phone: Phone, text: string, onId: string | null = null) => {
    app.wait(1000);
    const entry = { id: phone.client.newId(), groupId: group, groupName: 'Bath shelf', onId, text, product: null };
    return writeDownEntry(phone.db, { ...entry, writtenAt: app.now() });
  };

  // Each of them reviews the shampoo without a signal.
  for (const [phone, stars] of [
    [noor, 4],
    [maya, 2],
    [tom, 5],
  ] as const) {
    const review = { stars, text: `Worth ${stars}`, about: null };
    await withoutSignal(phone, async () => unwrap(await phone.client.perform('review.post', SHAMPOO.id, review)));
    expect(await phone.outbox()).toEqual(['acked']);
  }
  const said = unwrap(await noor.client.server.ask(productReviews, { params: { id: SHAMPOO.id }, query: {} }));
  expect([said.counts, said.reviews.length]).toEqual([[0, 1, 0, 1, 1], 2]);

  // Maya corrects its list, an administrator accepts the correction, and the others receive it.
  const from = SHAMPOO.ingredientsText ?? '';
  const right = { from, to: 'Aqua, Limonene, Parfum', origin: 'photo' } as const;
  await withoutSignal(maya, async () => unwrap(await maya.client.perform('product.relabel', SHAMPOO.id, right)));
  const stores = createStores(app.database);
  const desk = createReviewDesk(stores);
  const [waiting] = await desk.waiting();
  expect(waiting?.contribution.facts.ingredientsText).toBe('Aqua, Limonene, Parfum');
  const accepted = await stores.writes.run((tx) => desk.accept(tx, waiting?.contribution.id ?? '', app.now()));
  expect(accepted.ok).toBe(true);
  const seen = await new Person(app).get(`/api/products/${SHAMPOO.id}`, { cookie: tom.network.cookie });
  expect(seen.body).toMatchObject({ product: { ingredientsText: 'Aqua, Limonene, Parfum' } });
  await maya.sync();
  await eventually(async () =>
    expect(JSON.stringify(await maya.db.server.toArray())).toContain('now in the catalogue'),
  );
  unwrap(await maya.client.server.ask(joinLeaderboard, { body: { name: 'Blue Door' } }));
  expect(unwrap(await maya.client.server.ask(leaderboard, { query: {} })).own.points).toBe(10);

  // Tom writes something rude without a signal; Noor reads it without one and reports it when she has one again.
  await withoutSignal(tom, () => write(tom, 'Only fools wash with that'));
  await eventually(async () => expect(await tom.db.groupWaiting.count()).toBe(0));
  const [rude] = await read(noor);
  expect(rude?.text).toBe('Only fools wash with that');
  const report = { reason: 'rude', words: 'He means Maya.' } as const;
  unwrap(await noor.client.server.ask(reportEntry, { params: { id: rude?.post ?? '' }, body: report }));
  const office = await admin();
  const [asked] = (await office.queue()).reports;
  expect(asked).toMatchObject({ words: 'He means Maya.', entry: { text: 'Only fools wash with that' } });
  const decided = await office.send(`reports/${asked?.id}/decision`, { decision: 'warn', why: 'Be kind', days: 1 });
  expect(decided.status).toBe(204);
  expect(await read(maya)).toMatchObject([{ text: '', state: 'hidden' }]);
  expect(await read(tom)).toMatchObject([{ text: 'Only fools wash with that', state: 'hidden' }]);
  expect(unwrap(await tom.client.server.ask(groups)).standing).toMatchObject({ decision: 'warn', why: 'Be kind' });

  // He appeals and the entry is shown again. Maya’s answer was waiting for a signal.
  unwrap(await tom.client.server.ask(appealDecision, { body: { text: 'I meant myself.' } }));
  const later = await admin();
  const [appeal] = (await later.queue()).appeals;
  expect(appeal?.text).toBe('I meant myself.');
  const answer = { text: 'We believe you.', lift: true };
  expect((await later.send(`appeals/${appeal?.id}/answer`, answer)).status).toBe(204);
  await withoutSignal(maya, () => write(maya, 'No offence taken', rude?.post));
  await sendWritten(maya.client.askInAccount, maya.db);
  for (const phone of [noor, maya, tom]) {
    expect(await read(phone)).toMatchObject([{ text: 'Only fools wash with that', state: 'there' }]);
    const [post] = await phone.db.groupPosts.toArray();
    expect(post?.firstComments).toMatchObject([{ text: 'No offence taken' }]);
  }
});
