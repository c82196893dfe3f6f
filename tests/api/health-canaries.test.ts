import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeNotice } from '#api/recalls/store.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { eventually } from '../offline/phone.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { op, push } from './queue.ts';
import { CODE_WITH_LABEL, type RunningApp, startApp } from './start-app.ts';

// Health words, names and addresses reach only the household's own screens: no log line, no mail to others, no push
// message and no usage event (products P3.6, P13.1, P15.4; docs/security.md).

let app: RunningApp;
let mail: MailServer;
let service: PushService;
beforeAll(async () => {
  [mail, service] = [await startMailServer(), await startPushService()];
  app = await startApp({
    tier: 'family',
    supportEmail: 'help@example.org',
    smtp: { url: mail.url, from: 'shelf@example.org' },
    pushServices: service.services,
  });
});
afterAll(async () => {
  await app.close();
  await mail.close();
  await service.close();
});

const EMAIL = 'canary-address@example.org';
/** The vocabulary's words for a condition and an allergy, and words that the person typed. */
const HEALTH = ['canary-allergen', 'asthma', 'epilepsy', 'fragrance', 'pregnan'];
const PERSONAL = ['canary-user', 'Canaryfirst', 'Canarylast', 'canary-child', 'canary-pet', 'canary-note', EMAIL];
const ALL = [...HEALTH, ...PERSONAL];

const found = (text: string, canaries = ALL): string[] =>
  canaries.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()));

/** A person who entered all of it and whose phone receives push messages. */
async function canary(): Promise<Person> {
  const person = new Person(app);
  const names = { username: 'canary-user', firstName: 'Canaryfirst', lastName: 'Canarylast' };
  const { body } = await person.post('/api/register', { email: EMAIL, password: PASSWORD, ...names });
  const { id, householdId } = body as { id: string; householdId: string };
  Object.assign(person, { userId: id, householdId, email: EMAIL });
  const member = op(person, 'member.create', { name: 'canary-child', ageGroup: 'adult', pregnant: true });
  const element = (kind: string, value: string) =>
    op(person, 'member.addElement', { kind, value }, { entityId: member.entityId });
  const item = { productId: `0${CODE_WITH_LABEL}`, quantity: 1, fields: { notes: 'canary-note' } };
  const results = await push(person, [
    member,
    element('allergen', 'canary-allergen'),
    element('allergyType', 'fragrance'),
    element('condition', 'asthma'),
    element('condition', 'epilepsy'),
    op(person, 'pet.create', { type: 'cat', name: 'canary-pet' }),
    op(person, 'inventory.add', item),
    op(person, 'preferences.set', { key: 'analyticsConsent', value: 'granted' }, { entityId: 'analyticsConsent' }),
  ]);
  expect(results.map(({ status, message }) => [status, message])).toEqual(results.map(() => ['applied', undefined]));
  const { endpoint, keys } = service.subscribe();
  await person.send('PUT', '/api/push/subscription', { endpoint, keys, expirationTime: null, replaces: null });
  return person;
}

test('health, names and addresses stand in no log line, no letter to others, no push and no event', async () => {
  const person = await canary();
  await eventually(() => expect(app.db.prepare('SELECT count(*) FROM unmatched_products').pluck().get()).toBe(0));

  // Everything that makes the server write or send something: a partner, a recall, a question, an invalid request, a
  // wrong password, a forgotten one.
  const { token } = (await person.post('/api/household/invitations')).body as { token: string };
  const partner = await newPerson(app);
  expect((await partner.post('/api/invitations/accept', { token })).status).toBe(200);
  const byMail = op(partner, 'preferences.set', { key: 'notifyByMail', value: true }, { entityId: 'notifyByMail' });
  expect((await push(partner, [byMail])).map(({ status }) => status)).toEqual(['applied']);
  const notice = aNotice({ gtins: [`0${CODE_WITH_LABEL}`], reason: 'It may trigger asthma.' });
  await app.database.writes.run((tx) => storeNotice(tx, notice, {}, app.now()));
  await person.post('/api/help/question', {
    name: 'Canaryfirst',
    email: EMAIL,
    question: 'canary-allergen and asthma?',
  });
  await person.post('/api/login', { email: EMAIL, password: 'canary-allergen' });
  await person.post('/api/password/forgot', { email: EMAIL });
  await person.post('/api/scan', { barcode: 'canary-allergen' });
  await person.post('/api/sync/push', { deviceId: 'canary-child', ops: [{ payload: 'asthma' }] });
  await person.get(`/api/photos/${createHash('sha256').update('canary-note').digest('hex')}`);
  await person.get('/api/products/search?q=canary-allergen');
  const event = {
    id: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    timestamp: new Date(app.now()).toISOString(),
  };
  const told = await person.post('/api/analytics/events', {
    events: [{ ...event, name: 'screen.viewed', properties: { screen: 'family_profiles', name: 'canary-child' } }],
  });
  expect(told.body).toEqual({ stored: 0, duplicates: 0, ignored: 1 });
  await person.post('/api/analytics/events', {
    events: [{ ...event, name: 'screen.viewed', properties: { screen: 'family_profiles' } }],
  });
  await eventually(() => expect(app.db.prepare('SELECT count(*) FROM unmatched_notices').pluck().get()).toBe(0));
  app.wait(61_000);
  await eventually(() => expect(service.taken.length).toBeGreaterThan(0));
  await eventually(() => expect(mail.taken.some(({ to }) => to.includes(partner.email))).toBe(true));
  await eventually(() => expect(mail.taken.some(({ to }) => to.includes(EMAIL))).toBe(true));

  expect(app.lines.join('').split('\n').length).toBeGreaterThan(20);
  expect(found(app.lines.join(''))).toEqual([]);
  for (const { to, text } of mail.taken) {
    // A mail to the person contains their address; no mail contains health data.
    expect([to, found(text, to.includes(EMAIL) ? HEALTH : ALL)]).toEqual([to, []]);
  }
  for (const { text, headers } of service.taken) expect(found(`${text} ${JSON.stringify(headers)}`)).toEqual([]);
  const events = app.db.prepare('SELECT * FROM analytics_events').all();
  expect(events.length).toBeGreaterThan(0);
  expect(found(JSON.stringify(events), [...ALL, person.userId, person.householdId])).toEqual([]);
});
