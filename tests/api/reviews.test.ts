import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { ErrorBody } from '#domain/contract/error-body.ts';
import type { adminReviews } from '#domain/reviews/admin-calls.ts';
import { ReviewsAnswer } from '#domain/reviews/calls.ts';
import { newPerson, Person } from './person.ts';
import { op, outcomes, pull, push, scanOf } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P23.1 to P23.5, as seen from the phones of several people.

const ADMIN = { email: 'root@example.org', password: 'a gate in the old wall' };
const PRODUCT = '02000000000015';
const PATH = `/api/products/${PRODUCT}/reviews`;

let app: RunningApp;
let secret = '';
beforeAll(async () => {
  app = await startApp({ rateLimitFactor: 100, firstAdministrator: ADMIN });
  const { body } = await new Person(app).post('/api/admin/login', ADMIN);
  secret = (body as { enrolment: { secret: string } }).enrolment.secret;
});
afterAll(() => app.close());

async function bearer(): Promise<Record<string, string>> {
  app.wait(30_000);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.now() });
  const { body } = await new Person(app).post('/api/admin/login', { ...ADMIN, code });
  return { authorization: `Bearer ${(body as { token: string }).token}` };
}
const asked = async (headers: Record<string, string>) =>
  (await new Person(app).get('/api/admin/reviews', headers)).body as z.infer<(typeof adminReviews.answers)[200]>;

async function reviewer(stars: number, text: string): Promise<Person> {
  const person = await newPerson(app);
  await push(person, [scanOf(person)]);
  await post(person, stars, text);
  return person;
}
async function post(person: Person, stars: number, text: string, about: object | null = null) {
  app.wait(1000);
  const sent = op(person, 'review.post', { stars, text, about }, { entityId: PRODUCT });
  expect(outcomes(await push(person, [sent]))).toEqual(['applied']);
}
const read = async (person: Person, query = '') => ReviewsAnswer.parse((await person.get(PATH + query)).body);
/** The key of the review whose text contains these words. */
const keyOf = async (reader: Person, words: string) =>
  (await read(reader)).reviews.find(({ text }) => text.includes(words))?.key ?? 'none';
const texts = async (person: Person, query = '') => (await read(person, query)).reviews.map(({ text }) => text);

test('what one person posts, others read, with the counts and without its author’s home', async () => {
  const maya = await reviewer(4, 'Lathers well. See www.example.org');
  const noor = await reviewer(2, 'Strong scent');
  await post(noor, 3, 'Strong scent for hours', { smallChildren: 'one', pets: ['cat'] });
  const seen = await read(maya);
  expect(seen.counts).toEqual([0, 0, 1, 1, 0]);
  expect(seen.reviews).toMatchObject([
    {
      ...{ stars: 3, text: 'Strong scent for hours' },
      about: { smallChildren: 'one', pets: ['cat'] },
      earlier: [{ stars: 2, text: 'Strong scent' }],
    },
  ]);
  expect(await texts(noor)).toEqual(['Lathers well. See (link left out)']);
  // Only the name shows who wrote it.
  expect(JSON.stringify(seen)).not.toContain(noor.userId);
  // The row belongs to its author alone: another household's phone never pulls it.
  const own = (person: Person) =>
    pull(person).then(({ changes }) => changes.filter(({ entity }) => entity === 'review').length);
  expect([await own(maya), await own(noor)]).toEqual([1, 1]);

  expect(outcomes(await push(noor, [op(noor, 'review.withdraw', {}, { entityId: PRODUCT })]))).toEqual(['applied']);
  expect((await read(maya)).counts).toEqual([0, 0, 0, 1, 0]);
});

test('a review helps others once each; a mark is not carried over to a new one', async () => {
  const [author, reader] = [await reviewer(5, 'Good'), await newPerson(app)];
  const key = await keyOf(reader, 'Good');
  const mark = (who: Person, on: boolean) => who.send('PUT', `${PATH}/${key}/helpful`, { on });
  expect([(await mark(reader, true)).status, (await mark(reader, true)).status]).toEqual([204, 204]);
  const seen = async () => (await read(reader)).reviews.find((one) => one.key === key);
  expect(await seen()).toMatchObject({ helpful: 1, marked: true });
  expect((await read(author)).ownHelpful).toBe(1);
  expect((await mark(author, true)).status).toBe(409);
  expect((await reader.get(`${PATH}?order=helpful`)).body).toMatchObject({ reviews: [{ key }, {}] });
  await push(author, [op(author, 'review.withdraw', {}, { entityId: PRODUCT })]);
  expect((await mark(reader, true)).status).toBe(404);
  await post(author, 1, 'Buy my other soap');
  expect(await seen()).toMatchObject({ helpful: 0, marked: false });
});

test('a reported review is decided about once, hidden with the reason its author reads, and shown again', async () => {
  const [author, reader, other] = [
    await reviewer(1, 'My neighbour A. is a crook'),
    await newPerson(app),
    await newPerson(app),
  ];
  const key = await keyOf(reader, 'neighbour A.');
  const report = (who: Person, words = '') => who.post(`${PATH}/${key}/report`, { reason: 'private', words });
  expect([(await report(reader, 'Names somebody')).status, (await report(reader)).status]).toEqual([204, 204]);
  expect([(await report(other)).status, (await report(author)).status]).toEqual([204, 409]);
  const headers = await bearer();
  const { reported } = await asked(headers);
  expect(reported.map(({ text, reason }) => [text, reason])).toEqual([
    ['My neighbour A. is a crook', 'private'],
    ['My neighbour A. is a crook', 'private'],
  ]);
  const decide = (id: string, body: object) =>
    new Person(app).post(`/api/admin/reviews/reports/${id}/decision`, body, headers);
  const id = reported[0]?.id ?? '';
  expect((await decide(id, { decision: 'hide', why: 'Names a neighbour' })).status).toBe(204);
  expect((await decide(id, { decision: 'dismiss' })).status).toBe(404);
  expect((await asked(headers)).reported).toEqual([]);
  expect(await texts(reader)).not.toContain('My neighbour A. is a crook');
  expect((await read(author)).hidden).toBe('Names a neighbour');
  // Editing does not make it visible again.
  await post(author, 1, 'My neighbour B. is a crook');
  expect(await texts(reader)).not.toContain('My neighbour B. is a crook');

  const show = () => new Person(app).post(`/api/admin/reviews/${PRODUCT}/${author.userId}/show`, {}, headers);
  expect([(await show()).status, (await show()).status]).toEqual([204, 404]);
  expect(await texts(reader)).toContain('My neighbour B. is a crook');
});

test('who is suspended is read by nobody until then; who asked for deletion neither', async () => {
  const [author, leaving, reader] = [
    await reviewer(1, 'Rude words'),
    await reviewer(3, 'Leaving'),
    await newPerson(app),
  ];
  await reader.post(`${PATH}/${await keyOf(reader, 'Rude words')}/report`, { reason: 'rude' });
  const headers = await bearer();
  const { reported } = await asked(headers);
  const decision = { decision: 'suspend', why: 'Be kind', days: 7 };
  const path = `/api/admin/reviews/reports/${reported[0]?.id}/decision`;
  expect((await new Person(app).post(path, decision, headers)).status).toBe(204);
  await new Person(app).post(`/api/admin/reviews/${PRODUCT}/${author.userId}/show`, {}, headers);
  expect(await texts(reader)).not.toContain('Rude words');
  app.wait(8 * 86_400_000);
  expect(await texts(reader)).toContain('Rude words');

  expect(await texts(reader)).toContain('Leaving');
  app.db.prepare('UPDATE users SET deletes_at = ? WHERE id = ?').run(app.now() + 1e6, leaving.userId);
  expect(await texts(reader)).not.toContain('Leaving');
});

test('a product without a printed code, or that is not there, cannot be reviewed', async () => {
  const person = await newPerson(app);
  const sent = (entityId: string) => op(person, 'review.post', { stars: 3 }, { entityId });
  const results = await push(person, [sent('0197a4b2-0000-7000-8000-000000000000'), sent('09999999999994')]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  expect((await person.get('/api/products/09999999999994/reviews')).status).toBe(404);
  expect(ErrorBody.parse((await new Person(app).get(PATH)).body).error).toBe('UNAUTHENTICATED');
});
