import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TokenScope } from '#domain/accounts/token-calls.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { op, push } from './queue.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

let app: RunningApp;
let maya: Person;
beforeAll(async () => {
  app = await startApp({ tier: 'unlimited' });
  maya = await newPerson(app);
  const fields = { place: 'Bathroom', expiresOn: '2026-01-31', notes: 'good for Canary eczema' };
  await push(maya, [
    op(maya, 'inventory.add', { productId: WITH_LABEL.id, quantity: 2, fields }),
    op(maya, 'member.create', { name: 'Ida Canary', ageGroup: 'child', pregnant: false, allergens: ['Canaryweed'] }),
  ]);
});
afterAll(() => app.close());

async function tokenOf(scopes: TokenScope[]): Promise<string> {
  const made = await maya.post('/api/account/tokens', { name: 'Assistant', password: PASSWORD, scopes });
  expect(made.status).toBe(201);
  return (made.body as { token: string }).token;
}

/** An assistant that uses the protocol's own client library. */
async function assistant(token: string): Promise<Client> {
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  const client = new Client({ name: 'test', version: '1' });
  // The transport's session id may be undefined, which exactOptionalPropertyTypes does not accept for a missing one.
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit }) as Transport);
  return client;
}

/** The parsed text of a tool's answer. */
async function told(client: Client, name: string, asked: Record<string, unknown>): Promise<unknown> {
  const { content } = await client.callTool({ name, arguments: asked });
  const [first] = content as { text: string }[];
  return JSON.parse(first?.text ?? '');
}

const toolsOf = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

test('an assistant finds the tools that its token was made for, and no other works (product P18.5)', async () => {
  const narrow = await assistant(await tokenOf(['products', 'ingredients']));
  expect(await toolsOf(narrow)).toEqual(['look_up_product', 'assess_ingredients']);
  expect(await narrow.callTool({ name: 'what_is_at_home', arguments: {} })).toMatchObject({ isError: true });
  const wide = await assistant(await tokenOf(['shelf']));
  expect(await toolsOf(wide)).toEqual(['what_is_at_home']);
  for (const { annotations } of (await wide.listTools()).tools) expect(annotations?.readOnlyHint).toBe(true);
});

test('it looks up a product by code, id and words (product P18.5)', async () => {
  const client = await assistant(await tokenOf(['products']));
  const byCode = await told(client, 'look_up_product', { product: CODE_WITH_LABEL });
  expect(byCode).toMatchObject({
    product: { id: WITH_LABEL.id, name: WITH_LABEL.name, ingredientsText: WITH_LABEL.ingredientsText },
    report: { score: expect.any(Number), ingredientsTotal: 4, confidence: expect.any(String) },
  });
  expect(await told(client, 'look_up_product', { product: WITH_LABEL.id })).toEqual(byCode);
  expect(await told(client, 'look_up_product', { product: 'shower gel' })).toMatchObject({
    products: [{ id: WITH_LABEL.id, name: WITH_LABEL.name }],
  });
  expect(await told(client, 'look_up_product', { product: 'nothing is called so' })).toMatchObject({ products: [] });
});

test('it has a list judged, which is not kept (product P18.3, P18.5)', async () => {
  const client = await assistant(await tokenOf(['ingredients']));
  const judged = await told(client, 'assess_ingredients', { ingredients: 'Aqua, Parfum', type: 'rinse_off' });
  expect(judged).toMatchObject({ ingredientsTotal: 2, ingredients: [{ printed: 'Aqua' }, { printed: 'Parfum' }] });
  expect(await client.callTool({ name: 'assess_ingredients', arguments: { ingredients: '' } })).toMatchObject({
    isError: true,
  });
});

test('it asks what is at home by words, ingredient, score and date, and is told nothing of people (product P18.5)', async () => {
  const client = await assistant(await tokenOf(['shelf']));
  const home = (asked: Record<string, unknown>) => told(client, 'what_is_at_home', asked);
  const all = await home({});
  expect(all).toMatchObject({ found: 1, entries: [{ name: WITH_LABEL.name, quantity: 2, place: 'Bathroom' }] });
  expect(JSON.stringify(all)).not.toMatch(/canary/i);
  expect(await home({ ingredient: 'glycerin' })).toMatchObject({ found: 1, entries: [{ ingredient: ['Glycerin'] }] });
  for (const asked of [{ ingredient: 'milk' }, { words: 'candle' }, { scoreAtMost: 0 }]) {
    expect([asked, await home(asked)]).toEqual([asked, { found: 0, entries: [] }]);
  }
  expect(await home({ words: 'bathroom gel', scoreAtMost: 100, endsWithinDays: 3650 })).toMatchObject({ found: 1 });
});

test('without a live token of a plan with the API nothing is answered (product P18.2, P18.5)', async () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const token = await tokenOf(['products']);
  const ask = (body: unknown, bearer: string) =>
    new Person(app).post('/mcp', body, { authorization: `Bearer ${bearer}` });
  expect((await ask(call, token)).status).toBe(200);
  expect((await ask(call, 'ssk_unknown-unknown-unknown')).status).toBe(401);
  expect((await ask({ jsonrpc: '2.0', nothing: true }, token)).status).toBe(400);
  expect((await ask([call], token)).status).toBe(422);
  expect((await new Person(app).get('/mcp', { authorization: `Bearer ${token}` })).status).toBe(405);
  app.db.prepare("UPDATE households SET tier = 'starter' WHERE id = ?").run(maya.householdId);
  expect((await ask(call, token)).status).toBe(402);
  app.db.prepare("UPDATE households SET tier = 'unlimited' WHERE id = ?").run(maya.householdId);
});
