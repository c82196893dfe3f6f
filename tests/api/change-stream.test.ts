import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '#api/log.ts';
import { createChangeSignals } from '#api/sync/change-signals.ts';
import { createChangeStreams } from '#api/sync/change-streams.ts';
import { addToGroup, startGroup, write } from './group-people.ts';
import { newPerson, type Person } from './person.ts';
import { itemOf, op, push } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { StreamListener } from './stream-listener.ts';

// Product P9.12.
let app: RunningApp;
let maya: Person;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  maya = await newPerson(app);
});
afterEach(() => app.close());

const pathOf = (deviceId: string) => `/api/sync/changes?deviceId=${deviceId}`;

const listen = (person: Person, deviceId: string = randomUUID()): Promise<StreamListener> =>
  StreamListener.open(app.url + pathOf(deviceId), { cookie: person.cookie });

const named = (person: Person, name: string) =>
  op(person, 'profile.edit', { displayName: { from: '', to: name } }, { entityId: person.userId });

describe('the stream of changes', () => {
  it('says where household and person stand, and that another phone wrote', async () => {
    const ear = await listen(maya);
    expect(ear.type).toBe('text/event-stream; charset=utf-8');
    expect(await ear.until(1)).toEqual(['0.0']);
    await push(maya, [itemOf(maya)]);
    expect((await ear.until(2)).at(-1)).toBe('1.0');
    await push(maya, [named(maya, 'Maya')]);
    expect((await ear.until(3)).at(-1)).toBe('1.1');
    await ear.close();
  });

  it('tells of many writes in a row once more, with the last numbers', async () => {
    const ear = await listen(maya);
    await ear.until(1);
    for (let at = 0; at < 8; at += 1) await push(maya, [itemOf(maya)]);
    while (ear.heard.at(-1) !== '8.0') await ear.until(ear.heard.length + 1);
    expect(ear.heard.length).toBeLessThan(8);
    await ear.close();
  });

  it('is silent about the own writes of a phone, and about other households', async () => {
    const other = await newPerson(app);
    const [own, another] = [await listen(maya, maya.deviceId), await listen(maya)];
    await Promise.all([own.until(1), another.until(1)]);
    await push(other, [itemOf(other)]);
    await push(maya, [itemOf(maya)]);
    expect(await another.until(2)).toEqual(['0.0', '1.0']);
    expect(own.heard).toEqual(['0.0']);
    await Promise.all([own.close(), another.close()]);
  });

  it('tells members of what happens in their groups, and nobody who went (product P22.10)', async () => {
    const [tom, stranger] = [await newPerson(app), await newPerson(app)];
    const groupId = await startGroup(maya);
    const [own, toms, other] = [await listen(maya), await listen(tom), await listen(stranger)];
    await Promise.all([own.until(1), toms.until(1), other.until(1)]);
    // A person who joins is notified on each of their phones, and so are the other members.
    await addToGroup(groupId, maya, tom);
    await Promise.all([own.until(2), toms.until(2)]);
    await write(groupId, maya, 'Which one?');
    expect((await toms.until(3)).at(-1)).not.toBe(toms.heard.at(-2));
    expect((await maya.post(`/api/groups/${groupId}/remove`, { userId: tom.userId })).status).toBe(204);
    expect((await toms.until(4)).at(-1)).toBe('0.0');
    await write(groupId, maya, 'Are you there?');
    await own.until(4);
    expect([toms.heard.length, other.heard]).toEqual([4, ['0.0']]);
    await Promise.all([own.close(), toms.close(), other.close()]);
  });

  it('ends with the session it began with', async () => {
    const ear = await listen(maya);
    await ear.until(1);
    const { cookie } = maya;
    expect((await maya.post('/api/logout', {})).status).toBeLessThan(300);
    const again = await newPerson(app);
    await push(again, [itemOf(again)]);
    app.db.prepare('UPDATE memberships SET household_id = ? WHERE user_id = ?').run(maya.householdId, again.userId);
    await push(again, [itemOf(again)]);
    await ear.ended();
    expect((await fetch(app.url + pathOf(randomUUID()), { headers: { cookie } })).status).toBe(401);
  });

  it('is open ten times for a person; a request that nobody reads takes no place', async () => {
    for (let at = 0; at < 12; at += 1) {
      const headers = { cookie: maya.cookie };
      expect((await fetch(app.url + pathOf(randomUUID()), { method: 'HEAD', headers })).status).toBe(200);
    }
    const ears = await Promise.all(Array.from({ length: 10 }, () => listen(maya)));
    expect(await maya.get(pathOf(randomUUID()))).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
    await ears[0]?.close();
    // It takes the server a moment to notice a closed connection.
    let ear: StreamListener | null = null;
    while (!ear) ear = await listen(maya).catch(() => null);
    await Promise.all([ear, ...ears.slice(1)].map((one) => one.close()));
  });

  it('ends, and says that the database is broken, where it cannot read', async () => {
    const broken = Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' });
    const told: unknown[] = [];
    const lines: string[] = [];
    const log = createLog((text) => lines.push(text), app.now);
    const none = async () => ({ ids: [], changes: 0 });
    const streams = createChangeStreams(() => Promise.reject(broken), none, createChangeSignals(), {
      log,
      fatal: (error) => told.push(error),
    });
    const who = { userId: maya.userId, householdId: maya.householdId, device: 'phone', isSignedIn: async () => true };
    const opened = streams.open(who);
    if (!opened.ok || !opened.value) throw new Error('No stream was opened.');
    expect((await opened.value.getReader().read()).done).toBe(true);
    expect(told).toEqual([broken]);
    expect(lines.join('')).toContain('malformed');
  });

  it('wants to know which phone listens', async () => {
    expect((await maya.get('/api/sync/changes')).status).toBe(400);
    expect((await maya.get(pathOf('7'))).status).toBe(400);
  });
});
