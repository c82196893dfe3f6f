import { addDays } from '#domain/inventory/expiry.ts';
import { PUSH_MAX_OPS } from '#domain/sync/push-limits.ts';
import { Person } from '../api/person.ts';
import type { RunningApp } from '../api/start-app.ts';
import { type DemoOperation, SELF } from './demo-operation.ts';
import { demoId, demoOperations } from './household.ts';

const DAYS_AT_ONCE = 14;

/** The account of the demo household. */
export const DEMO = {
  email: 'demo@example.org',
  password: 'a shelf full of samples',
  username: 'demo',
  firstName: 'Maya',
};

async function moveIn(app: RunningApp): Promise<Person> {
  const person = new Person(app);
  const reply = await person.post('/api/register', DEMO);
  if (reply.status !== 201) throw new Error(`Registration answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  person.userId = (reply.body as { id: string }).id;
  return person;
}

/** Signs in again if the session has expired, as it does within the three years. */
async function signedIn(person: Person): Promise<void> {
  if ((await person.get('/api/user')).status === 200) return;
  const { email, password } = DEMO;
  const reply = await person.post('/api/login', { email, password });
  if (reply.status !== 200) throw new Error(`Signing in answered ${reply.status}.`);
}

/** Sends the operations of some days. @throws if one is refused */
async function sendDays(person: Person, deeds: readonly DemoOperation[], from: number): Promise<void> {
  for (let at = 0; at < deeds.length; at += PUSH_MAX_OPS) {
    const ops = deeds.slice(at, at + PUSH_MAX_OPS).map(({ type, entityId, payload }, index) => ({
      ...{ opId: demoId(7, from + at + index), userId: person.userId, type, v: 1, payload },
      entityId: entityId === SELF ? person.userId : entityId,
      ...{ baseRev: null, createdAt: person.app.now() },
    }));
    const reply = await person.post('/api/sync/push', { deviceId: person.deviceId, ops });
    const results = (reply.body as { results?: { opId: string; status: string; message?: string }[] }).results ?? [];
    const refused = results.find(({ status }) => status !== 'applied' && status !== 'duplicate');
    if (reply.status !== 200 || refused) {
      const deed = refused && deeds[at + results.indexOf(refused)];
      throw new Error(`Not taken: ${reply.status} ${refused?.message ?? ''} ${JSON.stringify(deed ?? reply.body)}`);
    }
  }
}

/**
 * Plays the three years of the demo household on a server whose clock can be moved.
 * @param today ISO date of the last day
 * @returns the account, and the number of its operations
 */
export async function fillHousehold(
  app: RunningApp,
  today: string,
  realPerArea?: number,
): Promise<{ person: Person; deeds: number }> {
  const deeds = demoOperations(today, realPerArea);
  const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
  app.wait(noon(deeds[0]?.day ?? today) - app.now());
  const person = await moveIn(app);
  for (let at = 0; at < deeds.length; ) {
    // The phone syncs every other week.
    const until = addDays(deeds[at]?.day ?? today, DAYS_AT_ONCE);
    let end = at;
    while (end < deeds.length && (deeds[end]?.day ?? '') < until) end += 1;
    app.wait(noon(deeds[end - 1]?.day ?? today) - app.now());
    await signedIn(person);
    await sendDays(person, deeds.slice(at, end), at);
    at = end;
  }
  return { person, deeds: deeds.length };
}
