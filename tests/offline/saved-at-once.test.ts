import { afterEach, beforeEach, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#web/features/household/member-draft.ts';
import { saveMember } from '#web/features/household/save-member.ts';
import { type RunningApp, startApp } from '../api/start-app.ts';
import { eventually, Phone, unwrap } from './phone.ts';

let app: RunningApp;
let phone: Phone;
let email: string;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  ({ email } = await phone.signUp());
});
afterEach(() => app.close());

const WHAT_MATTERS = { conditions: ['asthma' as const], allergens: ['milk', 'pine nut'] };
const IDA = { ...EMPTY_DRAFT, name: 'Ida', ageGroup: 'child' as const };

it('a person and what matters for them are saved together, and reach the server', async () => {
  const id = unwrap(await saveMember(phone.client, null, { ...IDA, ...WHAT_MATTERS }));
  expect(await phone.db.members.get(id)).toMatchObject(WHAT_MATTERS);
  await phone.settled();
  const other = new Phone(app);
  await other.signIn(email);
  await eventually(async () => expect(await other.db.members.get(id)).toMatchObject(WHAT_MATTERS));
});

it('where a part of it cannot be written nothing is, and saving again makes no second person', async () => {
  const tooMany = Array.from({ length: 101 }, (_, at) => `spice ${at}`);
  const refused = await saveMember(phone.client, null, { ...IDA, conditions: ['asthma'], allergens: tooMany });
  expect(refused).toMatchObject({ ok: false, problem: { code: 'INVALID_INPUT' } });
  expect(await phone.db.members.count()).toBe(0);
  expect(await phone.db.outbox.count()).toBe(0);
  unwrap(await saveMember(phone.client, null, { ...IDA, conditions: ['asthma'], allergens: tooMany.slice(1) }));
  expect((await phone.db.members.toArray()).map(({ name, conditions }) => ({ name, conditions }))).toEqual([
    { name: 'Ida', conditions: ['asthma'] },
  ]);
});
