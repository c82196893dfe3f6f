import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#domain/contract/account.ts';
import type { HouseholdAnswer } from '#domain/households/household-calls.ts';
import { newPerson, Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.21.4 and P2.21.5: a person's public name and picture.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'family' });
});
afterAll(() => app.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A square picture with the place where it was taken in its EXIF, as phones write it. */
const taken = (background: string) =>
  sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

async function upload(person: Person, bytes: Uint8Array): Promise<string> {
  const name = sha256(bytes);
  const reply = await fetch(`${app.url}/api/sync/blobs/${name}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', cookie: person.cookie, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
  expect(reply.status).toBe(200);
  return name;
}

const edit = (person: Person, payload: unknown) => op(person, 'profile.edit', payload, { entityId: person.userId });
const choose = (person: Person, to: string | null, from: string | null = null) =>
  edit(person, { picture: { from, to } });
const seen = (asking: Person, of: Person) =>
  fetch(`${app.url}/api/people/${of.userId}/picture`, { headers: { cookie: asking.cookie } });
const userOf = async (person: Person) => (await person.get('/api/user')).body as User;
const householdOf = async (person: Person) => (await person.get('/api/household')).body as HouseholdAnswer;

async function join(owner: Person, person: Person): Promise<void> {
  const { token } = (await owner.post('/api/household/invitations')).body as { token: string };
  expect((await person.post('/api/invitations/accept', { token })).status).toBe(200);
}

test('a name that was chosen stands for the name of the account, for the person and for their household', async () => {
  const [owner, partner] = [await newPerson(app), await newPerson(app)];
  await join(owner, partner);
  const account = await userOf(partner);
  expect(outcomes(await push(partner, [edit(partner, { displayName: { from: '', to: 'Aunt Rose' } })]))).toEqual([
    'applied',
  ]);
  expect(await userOf(partner)).toMatchObject({ firstName: 'Aunt', lastName: 'Rose', profileImageUrl: null });
  expect((await householdOf(owner)).adults.map(({ name }) => name)).toContain('Aunt Rose');
  await push(partner, [edit(partner, { displayName: { from: 'Aunt Rose', to: '' } })]);
  expect(await userOf(partner)).toEqual(account);
});

test('a picture waits for its bytes, and is given out without place and camera to whoever shares a household', async () => {
  const [owner, partner, stranger] = [await newPerson(app), await newPerson(app), await newPerson(app)];
  const bytes = await taken('red');
  const early = choose(partner, sha256(bytes));
  expect(outcomes(await push(partner, [early]))).toEqual(['retry BLOB_MISSING']);
  const name = await upload(partner, bytes);
  expect(outcomes(await push(partner, [early]))).toEqual(['applied']);
  expect((await userOf(partner)).profileImageUrl).toBe(`/api/people/${partner.userId}/picture?v=${name.slice(0, 12)}`);
  expect((await seen(owner, partner)).status, 'not yet of one household').toBe(404);
  // It was uploaded in the previous household, and follows its person to the next.
  await join(owner, partner);
  const answer = await seen(owner, partner);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const { exif, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([exif, width]).toEqual([undefined, 512]);
  expect((await seen(partner, partner)).status).toBe(200);
  expect((await householdOf(owner)).adults.find(({ id }) => id === partner.userId)?.picture).toBe(name);
  expect((await seen(stranger, partner)).status, 'somebody who knows the id').toBe(404);
  expect((await fetch(`${app.url}/api/people/${partner.userId}/picture`)).status).toBe(401);
  await owner.send('DELETE', `/api/household/adults/${partner.userId}`);
  expect((await seen(owner, partner)).status, 'no longer of one household').toBe(404);
});

test('a picture is replaced and removed, and a hash alone brings nobody else’s', async () => {
  const [person, thief] = [await newPerson(app), await newPerson(app)];
  const [first, second] = [await upload(person, await taken('blue')), await upload(person, await taken('green'))];
  await push(person, [choose(person, first)]);
  const before = Buffer.from(await (await seen(person, person)).arrayBuffer());
  await push(person, [choose(person, second, first)]);
  const after = Buffer.from(await (await seen(person, person)).arrayBuffer());
  expect(after.equals(before)).toBe(false);
  expect(outcomes(await push(thief, [choose(thief, second)]))).toEqual(['retry BLOB_MISSING']);
  expect((await seen(thief, thief)).status).toBe(404);
  await push(person, [choose(person, null, second)]);
  expect((await seen(person, person)).status).toBe(404);
  expect((await userOf(person)).profileImageUrl).toBeNull();
});

test('nobody edits the profile of somebody else, and a picture that is no hash is refused', async () => {
  const [person, other] = [await newPerson(app), await newPerson(app)];
  const theirs = op(person, 'profile.edit', { displayName: { from: '', to: 'X' } }, { entityId: other.userId });
  expect((await push(person, [theirs]))[0]?.status).toBe('rejected');
  expect((await push(person, [choose(person, 'https://example.org/a.jpg')]))[0]).toMatchObject({
    status: 'rejected',
    code: 'INVALID_INPUT',
  });
  expect((await person.get(`/api/people/${randomUUID()}/picture`)).status).toBe(404);
  expect((await new Person(app).get(`/api/people/${person.userId}/picture`)).status).toBe(401);
});
