import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWordLists } from '#api/community/word-lists.ts';
import { WordLists, wordFinder } from '#domain/community/word-list.ts';
import { ReviewsAnswer } from '#domain/reviews/calls.ts';
import { TipsAnswer } from '#domain/tips/calls.ts';
import { addToGroup, posts, startGroup, write } from './group-people.ts';
import { newPerson, type Person } from './person.ts';
import { op, push, scanOf } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P22.12: what members write, on a server with word lists of its operators.

const PRODUCT = '02000000000015';
const SAYS = '“bunk” is on this server’s word list';

let app: RunningApp;
let groupId: string;
let noor: Person;
let tom: Person;
beforeAll(async () => {
  app = await startApp({
    rateLimitFactor: 100,
    findWord: wordFinder(WordLists.parse({ hold: ['bunk'], refuse: ['slurry'] })),
  });
  [noor, tom] = [await newPerson(app), await newPerson(app)];
  app.wait(4 * 86_400_000);
  groupId = await startGroup(noor);
  await addToGroup(groupId, noor, tom);
});
afterAll(() => app.close());

test('a post and a comment with a held word wait until a moderator has looked at them, and their author reads why', async () => {
  const post = await write(groupId, tom, 'Pure b\u043enk? No: BUNK.');
  expect(post.body).toMatchObject({ held: true });
  const state = async (who: Person) => (await posts(groupId, who)).find(({ id }) => id === post.id);
  expect(await state(tom)).toMatchObject({ state: 'held', why: expect.stringContaining(SAYS) });
  const ines = await newPerson(app);
  await addToGroup(groupId, noor, ines, 'Ines');
  expect(await state(ines)).toMatchObject({ state: 'held', text: '', why: null });
  expect((await noor.send('PUT', `/api/groups/entries/${post.id}/hidden`, { on: false, why: '' })).status).toBe(204);
  expect(await state(ines)).toMatchObject({ state: 'there' });
  const comment = await write(groupId, tom, 'bunk again', { onId: post.id });
  expect(comment.body).toMatchObject({ held: true });
});

test('an edit that brings a held word makes a post wait, and one that brings a refused word is not taken', async () => {
  const { id } = await write(groupId, tom, 'Fine');
  const edit = (text: string) => tom.send('PATCH', `/api/groups/entries/${id}`, { text });
  const refused = await edit('Now slurry');
  expect([refused.status, refused.body]).toMatchObject([422, { fields: { text: expect.stringContaining('slurry') } }]);
  expect((await edit('Now bunk')).status).toBe(204);
  expect((await posts(groupId, tom)).find((one) => one.id === id)).toMatchObject({ state: 'held', text: 'Now bunk' });
});

test('a post with a refused word is not taken, and says which', async () => {
  const { status, body } = await write(groupId, tom, 'Such SLURRY');
  expect([status, body]).toMatchObject([
    422,
    { error: 'INVALID_INPUT', fields: { text: expect.stringContaining('slurry') } },
  ]);
});

test('a tip with a held word waits, with a refused one it is not taken, and says in which field', async () => {
  const tip = {
    id: randomUUID(),
    area: 'laundry',
    audience: 'everyone',
    title: 'Soap',
    text: 'This is all bunk.',
    source: '',
  };
  expect((await tom.post('/api/tips', tip)).body).toMatchObject({ held: true });
  const seen = async (who: Person) => TipsAnswer.parse((await who.get('/api/tips')).body).tips;
  expect(await seen(tom)).toMatchObject([{ hidden: expect.stringContaining(SAYS) }]);
  expect(await seen(noor)).toEqual([]);
  const refused = await tom.post('/api/tips', { ...tip, id: randomUUID(), source: 'The slurry paper' });
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { fields: { source: expect.stringContaining('slurry') } },
  ]);
});

test('a review with a held word is hidden from others and says why to its author; one with a refused word is not taken', async () => {
  await push(tom, [scanOf(tom)]);
  const say = async (text: string) => {
    app.wait(1000);
    const sent = op(tom, 'review.post', { stars: 2, text, about: null }, { entityId: PRODUCT });
    return (await push(tom, [sent]))[0];
  };
  const read = async (who: Person) => ReviewsAnswer.parse((await who.get(`/api/products/${PRODUCT}/reviews`)).body);
  expect(await say('What slurry')).toMatchObject({
    status: 'rejected',
    code: 'INVALID_INPUT',
    message: expect.stringContaining('slurry'),
  });
  expect(await read(tom)).toMatchObject({ counts: [0, 0, 0, 0, 0], hidden: null });
  expect(await say('What bunk')).toMatchObject({ status: 'applied' });
  expect(await read(tom)).toMatchObject({ counts: [0, 0, 0, 0, 0], hidden: expect.stringContaining(SAYS) });
  expect((await read(noor)).reviews).toEqual([]);
  expect(await say('Good'), 'what waits is looked at first').toMatchObject({ status: 'applied' });
  expect((await read(noor)).reviews).toEqual([]);
});

test('the lists are read from their file; one that is wrong stops the start and names the place', () => {
  const file = join(app.dir, 'word-lists.json');
  expect(readWordLists(file)('bunk')).toBeNull();
  writeFileSync(file, '{"hold": ["bunk"]}');
  expect(readWordLists(file)('Bunk')).toEqual({ list: 'hold', word: 'bunk' });
  writeFileSync(file, '{"hold": ["bunk", "?"]}');
  expect(() => readWordLists(file)).toThrow(/word-lists\.json cannot be read \(hold\.1: This has no letters/);
});
