import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinGroup, makeGroup } from '#domain/groups/group-calls.ts';
import { deleteEntry, type Entry, editEntry } from '#domain/groups/post-calls.ts';
import { refreshGroup } from '#web/offline/community/refresh.ts';
import { sendWritten, writeDownEntry } from '#web/offline/community/send-written.ts';
import { type RunningApp, startApp } from '../api/start-app.ts';
import { Dice } from '../simulate/dice.ts';
import { Phone, unwrap } from './phone.ts';
import { REQUEST_OUTCOMES } from './test-network.ts';

// Product P22.5 and P22.11: two members post, reply, edit and delete, without a signal half of the time, and some
// answers get lost. At the end both phones show the same, and everything reported as saved is there.

const STEPS = 45;

let app: RunningApp;
let phones: Phone[] = [];
beforeAll(async () => {
  app = await startApp({ tier: 'family', rateLimitFactor: 1000 });
  phones = [new Phone(app), new Phone(app)];
  for (const phone of phones) await phone.signUp();
  // Four days old: new accounts may write only ten entries an hour.
  app.wait(4 * 86_400_000);
});
afterAll(() => app.close());

/** The texts an entry may have at the end: several if an answer got lost, null if it may be deleted. */
type Expected = Map<string, { readonly by: Phone; texts: Set<string | null> }>;

async function startGroup(): Promise<string> {
  const [owner, member] = phones;
  const written = { name: 'Bridge Street', about: '', kind: 'open', symbol: 'child', yourName: 'Noor' } as const;
  const { id } = unwrap(await (owner as Phone).client.server.ask(makeGroup, { body: written }));
  unwrap(await (member as Phone).client.server.ask(joinGroup, { params: { id }, body: { yourName: 'Maya' } }));
  return id;
}
const entriesOf = async (phone: Phone, groupId: string): Promise<Entry[]> =>
  (await phone.db.groupPosts.toArray())
    .filter((post) => post.groupId === groupId)
    .flatMap((post) => [post, ...post.firstComments]);
/** The entries a phone shows, without the fields that depend on the viewer. */
const shownBy = async (phone: Phone, groupId: string) =>
  (await entriesOf(phone, groupId))
    .map(({ id, text, state, author, editedAt }) => ({ id, text, state, author: author?.id, editedAt }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
const sync = async (phone: Phone, groupId: string) => {
  await sendWritten(phone.client.askInAccount, phone.db);
  await refreshGroup(phone.client.askInAccount, phone.db, groupId);
};

async function step(dice: Dice, groupId: string, expected: Expected): Promise<void> {
  // Steps are far enough apart that nobody writes more than sixty entries an hour.
  app.wait(120_000);
  const phone = dice.pick(phones);
  const known = await entriesOf(phone, groupId);
  const own = known.filter(({ id, state }) => expected.get(id)?.by === phone && state === 'there');
  const posts = known.filter((entry) => 'comments' in entry);
  const what = dice.weighted({ post: 2, reply: 4, edit: 3, delete: 2, sync: 4, network: 4 });
  if (what === 'network') {
    phone.network.fate = dice.pick([
      REQUEST_OUTCOMES.up,
      REQUEST_OUTCOMES.up,
      REQUEST_OUTCOMES.down,
      REQUEST_OUTCOMES.answerLost,
    ]);
  } else if (what === 'sync') {
    await sync(phone, groupId);
  } else if (what === 'post' || what === 'reply') {
    const id = randomUUID();
    const text = `${what} ${expected.size}`;
    const onId = what === 'reply' && posts.length > 0 ? dice.pick(posts).id : null;
    const entry = { id, groupId, groupName: 'Bridge Street', onId, text, product: null, writtenAt: app.now() };
    await writeDownEntry(phone.db, entry);
    expected.set(id, { by: phone, texts: new Set([text]) });
  } else if (own.length > 0) {
    const { id } = dice.pick(own);
    const entry = expected.get(id);
    if (!entry) return;
    const text = what === 'edit' ? `edited ${dice.roll(1000)}` : null;
    const done =
      text === null
        ? await phone.client.askInAccount(deleteEntry, { params: { id } })
        : await phone.client.askInAccount(editEntry, { params: { id }, body: { text } });
    if (done.ok) entry.texts = new Set([text]);
    // The server may have received it anyway.
    else if (phone.network.fate === REQUEST_OUTCOMES.answerLost) entry.texts.add(text);
  }
}

test.each(Array.from({ length: 20 }, (_, at) => at + 1))('seed %s', async (seed) => {
  const dice = new Dice(seed);
  const groupId = await startGroup();
  const expected: Expected = new Map();
  for (let at = 0; at < STEPS; at += 1) await step(dice, groupId, expected);
  for (const phone of phones) phone.network.fate = REQUEST_OUTCOMES.up;
  for (const phone of phones) await sync(phone, groupId);
  for (const phone of phones) {
    await refreshGroup(phone.client.askInAccount, phone.db, groupId);
    expect(await phone.db.groupWaiting.toArray()).toEqual([]);
  }
  const [one, other] = phones as [Phone, Phone];
  const shown = await shownBy(one, groupId);
  expect(await shownBy(other, groupId)).toEqual(shown);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  const texts = new Map(shown.map(({ id, text, state }) => [id, state === 'deleted' ? null : text]));
  const wrong = [...expected].filter(([id, { texts: may }]) => !may.has(texts.get(id) ?? null));
  expect(wrong.map(([id, { texts: may }]) => ({ is: texts.get(id), may: [...may] }))).toEqual([]);
  expect([...texts.keys()].filter((id) => !expected.has(id))).toEqual([]);
});
