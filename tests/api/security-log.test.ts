import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../offline/phone.ts';
import { newPerson, Person } from './person.ts';
import { itemOf, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const logged = (): Record<string, unknown>[] =>
  app.lines
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('the log says why a call was refused', async () => {
  const person = await newPerson(app);
  const replies = [
    await new Person(app).get('/api/user'),
    await person.get('/api/photos/nonsense'),
    await person.post('/api/scan', { barcode: 5 }),
    await person.post('/api/scan', '{"__proto__":{"admin":true}}'),
  ];
  const codes = ['UNAUTHENTICATED', 'NOT_FOUND', 'INVALID_INPUT', 'INVALID_INPUT'];
  await eventually(() => {
    const lines = replies.map(({ headers }) =>
      logged().find((line) => line.event === 'request' && line.requestId === headers.get('x-request-id')),
    );
    expect(lines.map((line) => line?.problem)).toEqual(codes);
  });
});

test('a call that was carried out has no such word', async () => {
  const reply = await (await newPerson(app)).get('/api/user');
  await eventually(() => {
    const line = logged().find(({ requestId }) => requestId === reply.headers.get('x-request-id'));
    expect(line).toMatchObject({ event: 'request', status: 200 });
    expect(line).not.toHaveProperty('problem');
  });
});

test('an operation of another account that somebody sends is a security event', async () => {
  const [mine, theirs] = [await newPerson(app), await newPerson(app)];
  await push(mine, [itemOf(theirs)]);
  await eventually(() => {
    expect(logged()).toContainEqual(
      expect.objectContaining({ level: 'warn', event: 'security', kind: 'wrong_user', user: mine.userId }),
    );
  });
});
