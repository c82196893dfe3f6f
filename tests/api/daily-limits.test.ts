import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Call } from '#domain/contract/call.ts';
import { CALLS, type CallName } from '#domain/contract/calls.ts';
import { newPerson, PASSWORD } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P10.13 and P10.15.

/** Why calls that change something need no daily limit. */
const BOUNDED: Readonly<Record<string, readonly CallName[]>> = {
  'an operation: its rows and its id are counted (P10.3, P10.4)': [
    ...(['push', 'scan', 'createManual', 'addInventory', 'helpQuestion', 'featureRequest'] as const),
    ...(['updateProfile', 'readNotification', 'readAllNotifications'] as const),
  ],
  'a picture: two hundred a day': ['extractBarcode', 'extractFromLabel', 'putBlob'],
  'has a limit of an hour or a day of its own': ['askForExport', 'changeEmail', 'askToConfirmEmail'],
  'changes one row that stands, or adds one of few that may': [
    ...(['renamePasskey', 'nameHousehold', 'showReferralName', 'switchHousehold', 'handOver'] as const),
    ...(['setRelay', 'subscribePush', 'offerContributions', 'changeGroup', 'setInGroup', 'setGroupRole'] as const),
    ...(['joinGroup', 'useGroupLink', 'setHelpful', 'markReview', 'hideEntry'] as const),
    ...(['markTip', 'showGroupOnLeaderboard'] as const),
  ],
  'happens once': ['claimReferral', 'appealDecision', 'deleteAccount', 'turnOffSecondStep'],
  'takes away': [
    ...(['endDevice', 'endOtherDevices', 'dropExport', 'removePasskey', 'revokeToken', 'revokeInvitation'] as const),
    ...(['removeAdult', 'revokeGroupLink', 'removeFromGroup', 'leaveGroup', 'deleteEntry'] as const),
    ...(['unsubscribePush', 'dropRelay', 'withdrawContribution', 'deleteTip', 'leaveLeaderboard'] as const),
  ],
  'keeps nothing, or one report of a product': ['report', 'assessList', 'mcp', 'beginPasskey'],
};

test('every call by which an account leaves something behind has a limit of a day, or is bounded otherwise [product P10.13]', () => {
  const changing = Object.entries<Call>(CALLS).filter(
    ([, { method, access }]) => method !== 'GET' && (access === 'user' || access === 'household'),
  );
  const bounded = Object.values(BOUNDED).flat();
  const limited = changing.filter(([, { perDay }]) => perDay !== undefined).map(([name]) => name);
  expect([...limited, ...bounded].sort()).toEqual(changing.map(([name]) => name).sort());
});

const using = async (app: RunningApp, work: () => Promise<void>) => {
  try {
    await work();
  } finally {
    await app.close();
  }
};

test('the 51st report of a day is refused until the day is over, for that account alone, also after a restart [product P10.13]', async () => {
  let app = await startApp({ rateLimitFactor: 1 });
  const [greedy, other] = [await newPerson(app), await newPerson(app)];
  const path = `/api/groups/entries/${randomUUID()}/report`;
  const report = (who: typeof greedy) => who.post(path, { reason: 'advertising' });
  const { path: declared, perDay } = CALLS.reportEntry;
  expect([declared, perDay]).toEqual(['/api/groups/entries/{id}/report', 50]);
  for (let at = 0; at < perDay; at += 1) expect((await report(greedy)).status).toBe(404);
  // Requests that the schema refuses do not count.
  expect((await other.post(path, { reason: 'no such reason' })).status).toBe(422);
  app.wait(60_000);
  const refused = await report(greedy);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(86_400 - 60)]);
  expect(refused.body).toMatchObject({ error: 'RATE_LIMITED', message: expect.stringContaining('tomorrow') });
  expect((await report(other)).status).toBe(404);
  const { dir } = app;
  const now = app.now();
  await app.close('as killed');
  app = await startApp({ rateLimitFactor: 1, dir });
  await using(app, async () => {
    app.wait(Math.max(0, now - app.now()));
    const ask = (cookie: string) =>
      fetch(app.url + path, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'advertising' }),
      });
    expect((await ask(greedy.cookie)).status).toBe(429);
    app.wait(86_400_000);
    expect((await ask(greedy.cookie)).status).toBe(404);
  });
});

test('of what happened to an account the last 5,000 are kept, and nothing of anybody else’s goes for it [product P10.15]', async () => {
  const app = await startApp();
  await using(app, async () => {
    const [greedy, other] = [await newPerson(app), await newPerson(app)];
    const rows = (userId: string) =>
      app.db.prepare<[string], number>('SELECT count(*) FROM audit_events WHERE user_id = ?').pluck().get(userId);
    const before = rows(other.userId);
    app.db
      .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
        INSERT INTO audit_events (at, kind, user_id) SELECT ? + i, 'signed_in', ? FROM n`)
      .run(app.now() - 1_000_000, greedy.userId);
    expect((await greedy.post('/api/login', { email: greedy.email, password: PASSWORD })).status).toBe(200);
    expect([rows(greedy.userId), rows(other.userId)]).toEqual([5000, before]);
    const [last] = app.db
      .prepare<[string], { kind: string; at: number }>(
        'SELECT kind, at FROM audit_events WHERE user_id = ? ORDER BY at DESC',
      )
      .all(greedy.userId);
    expect(last).toEqual({ kind: 'signed_in', at: app.now() });
  });
});
