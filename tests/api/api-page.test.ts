import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiDocument, callsOf, requestOf } from '#domain/programs/api-document.ts';
import { newPerson, PASSWORD } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ tier: 'unlimited' });
});
afterAll(() => app.close());

test('every call that takes a token has an example, and answers to it as it stands (product P18.6)', async () => {
  const maya = await newPerson(app);
  const scopes = ['products', 'ingredients', 'shelf'];
  const made = await maya.post('/api/account/tokens', { name: 'Script', password: PASSWORD, scopes });
  const { token } = made.body as { token: string };
  const described = await fetch(`${app.url}/api/openapi.json`);
  const calls = callsOf(ApiDocument.parse(await described.json())).filter(({ scope }) => scope !== null);
  expect(calls.length).toBeGreaterThan(6);
  for (const call of calls) {
    const values = Object.fromEntries(call.parameters.map(({ name, example }) => [name, example ?? '']));
    const { url, ...request } = requestOf(call, values, call.body, token, app.url);
    const answered = await fetch(url, request);
    expect([call.id, answered.status, await answered.text()]).toEqual([call.id, 200, expect.stringMatching(/./)]);
  }
});
