import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { UsageFigures } from '#domain/analytics/admin-calls.ts';
import { newPerson, Person } from './person.ts';
import { op, outcomes, push } from './queue.ts';
import type { RunningApp } from './start-app.ts';

const DAY = 86_400_000;
/** The administrator of the server whose figures are requested. */
export const ADMINISTRATOR = { email: 'root@example.org', password: 'a gate in the old wall' };

/**
 * Requests figures as the administrator, with a new sign-in each time, because days pass in between.
 */
async function askFor(app: RunningApp) {
  const login = async (more: object) =>
    (await new Person(app).post('/api/admin/login', { ...ADMINISTRATOR, ...more })).body;
  const { secret } = ((await login({})) as { enrolment: { secret: string } }).enrolment;
  const codes = new TOTP({ secret: Secret.fromBase32(secret) });
  return async (days: string) => {
    app.wait(30_000);
    const { token } = (await login({ code: codes.generate({ timestamp: app.now() }) })) as { token: string };
    return new Person(app).get(`/api/admin/analytics?days=${days}`, { authorization: `Bearer ${token}` });
  };
}

/** A person, alone in a household, who consented. @param known an existing person */
async function agreeing(app: RunningApp, known?: Person): Promise<Person> {
  const person = known ?? (await newPerson(app));
  const set = op(
    person,
    'preferences.set',
    { key: 'analyticsConsent', value: 'granted' },
    { entityId: 'analyticsConsent' },
  );
  expect(outcomes(await push(person, [set]))).toEqual(['applied']);
  return person;
}

/** One visit: the start page and a number of scans. */
async function visit(app: RunningApp, person: Person, scans: number, more: readonly object[] = []): Promise<void> {
  const sessionId = randomUUID();
  const timestamp = new Date(app.now()).toISOString();
  const happened = [
    { name: 'screen.viewed', properties: { screen: 'dashboard' } },
    ...Array.from({ length: scans }, () => ({ name: 'product.scan_success', properties: {} })),
    ...more,
  ];
  const events = happened.map((one) => ({ id: randomUUID(), sessionId, timestamp, ...one }));
  const reply = await person.post('/api/analytics/events', { events });
  expect(reply.body).toMatchObject({ stored: events.length });
}

/**
 * Checks that figures are held back while too few people consent. With five, events from before, days with fewer than
 * five visits and events of few visits stay hidden.
 */
export async function expectFiguresWithheld(app: RunningApp): Promise<void> {
  const ask = await askFor(app);
  const figures = async (days: string) => UsageFigures.parse((await ask(days)).body);
  const nothing = { days: [], happened: { shown: [], leftOut: 0 }, screens: { shown: [], leftOut: 0 } };
  expect(await figures('30')).toEqual({ agreed: { accounts: 0, households: 0 }, ...nothing });
  expect((await ask('365')).status).toBe(400);

  const late = await newPerson(app);
  const first = await agreeing(app);
  for (let others = 0; others < 3; others += 1) await agreeing(app);
  for (let time = 0; time < 6; time += 1) await visit(app, first, 2);
  expect(await figures('30')).toEqual({ agreed: { accounts: 4, households: 4 }, ...nothing });
  // The fifth person has an older account and consents a day later: events until then are of one household only.
  app.wait(DAY);
  const fifth = await agreeing(app, late);
  expect(await figures('30')).toEqual({ agreed: { accounts: 5, households: 5 }, ...nothing });

  app.wait(DAY - (app.now() % DAY) + DAY / 2);
  const thin = new Date(app.now()).toISOString().slice(0, 10);
  for (let time = 0; time < 4; time += 1) await visit(app, first, 1);
  app.wait(DAY);
  const full = new Date(app.now()).toISOString().slice(0, 10);
  for (let time = 0; time < 6; time += 1) {
    const searched = { name: 'inventory.searched', properties: { found: 'none' } };
    await visit(app, time === 0 ? fifth : first, 3, time < 4 ? [searched] : []);
  }
  const seen = await figures('7');
  expect(seen.days).toEqual([
    { day: thin, visits: null, scans: null },
    { day: full, visits: 6, scans: 18 },
  ]);
  expect(seen.happened).toEqual({ shown: [{ name: 'product.scan_success', events: 18 }], leftOut: 1 });
  expect(seen.screens).toEqual({ shown: [{ screen: 'dashboard', visits: 10 }], leftOut: 0 });
  expect(JSON.stringify(seen)).not.toContain(first.userId);

  // A person who withdraws consent is no longer counted, and with fewer than five the figures end.
  const refused = op(
    fifth,
    'preferences.set',
    { key: 'analyticsConsent', value: 'refused' },
    { entityId: 'analyticsConsent' },
  );
  expect(outcomes(await push(fifth, [refused]))).toEqual(['applied']);
  expect(await figures('7')).toEqual({ agreed: { accounts: 4, households: 4 }, ...nothing });
}
