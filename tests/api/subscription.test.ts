import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { CALLS } from '#domain/contract/calls.ts';
import { entitlementsOf, isEntitled } from '#domain/plans/entitlements.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import type { Report } from '#domain/safety/report.ts';
import { newPerson, type Person } from './person.ts';
import { op, push } from './queue.ts';
import { type RunningApp, startApp, WITH_LABEL } from './start-app.ts';

let app: RunningApp;
let maya: Person;
/** A product of the household with CRITICAL warnings, and the answer about it on the largest plan. */
let critical: string;
let onLargest: unknown;
beforeAll(async () => {
  app = await startApp();
  maya = await newPerson(app);
  const made = await maya.post(CALLS.createManual.path, {
    name: 'Night cream',
    brand: '',
    ingredients: ['Sodium Hypochlorite', 'Formaldehyde', 'Retinol'],
  });
  expect(made.status).toBe(201);
  critical = (made.body as { productId: string }).productId;
  grant('family');
  onLargest = (await maya.get(`/api/products/${critical}`)).body;
});
afterAll(() => app.close());

const grant = (tier: Tier) => app.db.prepare('UPDATE households SET tier = ? WHERE id = ?').run(tier, maya.householdId);

const GROUP = { about: '', kind: 'invitation', symbol: 'people', yourName: 'Noor' };

const addressOf = ({ path }: Call) => path.replace('{id}', WITH_LABEL.id);
const GATED = Object.entries<Call>(CALLS).filter(([, { entitlement }]) => entitlement !== undefined);
/** Calls that give CRITICAL warnings, recalls, the emergency card, the data export and the deletion of an account. */
const NEVER = [
  'product',
  'report',
  'recalls',
  'recallNotices',
  'helpNumbers',
  'notifications',
  'accountExport',
  'askForExport',
  'exportFile',
  'deletionPreview',
  'deleteAccount',
  'pull',
  'push',
] as const;

describe.each(Tier.options)('%s', (tier) => {
  test.each(GATED)('%s is enforced (product P6.10)', async (_, call) => {
    grant(tier);
    const reply = await maya.send(call.method, addressOf(call));
    // The plan is checked before the body.
    const passed = call.body ? 422 : 200;
    if (call.entitlement && isEntitled(tier, call.entitlement)) return expect(reply.status).toBe(passed);
    expect(reply).toMatchObject({ status: 402, body: { error: 'PLAN_REQUIRED' } });
    expect((reply.body as { message: string }).message).toMatch(/part of the \w+ plan\.$/);
  });

  test('the answer is the row that the server enforces (product P6.10)', async () => {
    grant(tier);
    expect((await maya.get('/api/subscription')).body).toEqual({
      tier,
      status: 'active',
      entitlements: entitlementsOf(tier),
      payments: false,
      offersPlans: true,
    });
  });

  test('the report is that of every plan, with its CRITICAL warnings, and recalls are told (product P6.3)', async () => {
    grant(tier);
    const { body } = await maya.get(`/api/products/${critical}`);
    const { warnings } = (body as { report: Report }).report;
    expect(warnings.filter(({ severity }) => severity === 'CRITICAL')).not.toEqual([]);
    expect(body, 'as on the largest plan').toEqual(onLargest);
    expect((await maya.get('/api/recalls')).status).toBe(200);
  });

  test('another household is made where the plan holds several (product P6.10, P6.21)', async () => {
    const ida = await newPerson(app);
    app.db.prepare('UPDATE households SET tier = ? WHERE id = ?').run(tier, ida.householdId);
    const reply = await ida.post('/api/households', { name: 'Cabin' });
    if (isEntitled(tier, 'severalHouseholds')) return expect(reply.status).toBeLessThan(300);
    expect(reply).toMatchObject({ status: 402, body: { error: 'PLAN_REQUIRED' } });
  });
});

test('a smaller plan takes no group away, and starts none beside it (product P6.34)', async () => {
  const noor = await newPerson(app);
  const start = (name: string) => noor.post('/api/groups', { ...GROUP, name });
  const inside = async () => (await noor.get('/api/groups')).body as { yours: unknown[]; more: string };
  const onPlan = (tier: Tier) =>
    app.db.prepare('UPDATE households SET tier = ? WHERE id = ?').run(tier, noor.householdId);
  onPlan('unlimited');
  expect((await start('First')).status).toBe(201);
  const second = await start('Second');
  expect(second.status).toBe(201);
  expect(await inside()).toMatchObject({ more: 'yes' });
  onPlan('free');
  expect(await start('Third')).toMatchObject({ status: 402, body: { error: 'PLAN_REQUIRED' } });
  expect(await inside()).toMatchObject({ yours: [{}, {}], more: 'plan' });
  const { id } = second.body as { id: string };
  const change = await noor.send('PATCH', `/api/groups/${id}`, { about: 'Still ours' });
  expect(change.status, 'what is there is still changed').toBe(204);
});

test('no call by which something is told that is never behind a plan asks for one (product P6.3)', () => {
  expect(GATED.length).toBeGreaterThan(0);
  expect(GATED.map(([name]) => name).filter((name) => NEVER.some((never) => never === name))).toEqual([]);
});

test('GET /api/subscription/usage counts scans and people of one household (product P6.11)', async () => {
  const [anna, ben] = [await newPerson(app), await newPerson(app)];
  await push(anna, [op(anna, 'member.create', { name: 'Ida', ageGroup: 'child', pregnant: false })]);
  await anna.post('/api/scan', { barcode: '2000000000015' });
  expect((await anna.get('/api/subscription/usage')).body).toEqual({ scansThisMonth: 1, familyMembers: 1 });
  expect((await ben.get('/api/subscription/usage')).body).toEqual({ scansThisMonth: 0, familyMembers: 0 });
});

test('where every new household has the largest plan, nothing is offered (product P6.11)', async () => {
  const own = await startApp({ tier: 'family' });
  try {
    const body = (await (await newPerson(own)).get('/api/subscription')).body;
    expect(body).toMatchObject({ tier: 'family', offersPlans: false });
  } finally {
    await own.close();
  }
});
