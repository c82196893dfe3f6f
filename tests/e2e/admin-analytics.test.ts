import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { ADMIN_ENV, lookAtEveryWidth, signInAsAdmin } from './admin-page.ts';
import { PASSWORD, setStage } from './app.ts';
import { post } from './server-call.ts';

const DAY = 86_400_000;
const SCREENS = ['dashboard', 'dashboard', 'report', 'inventory', 'home_health', 'detector', 'settings'];
const stage = setStage([], ADMIN_ENV);

/** Writes ninety days of events as the server stores them, with more at weekends and one day with few. */
function fillEvents(db: Database.Database): void {
  const today = Math.floor(Date.now() / DAY) * DAY;
  const add = db.prepare('INSERT INTO analytics_events VALUES (?, ?, ?, ?, ?, ?)');
  for (let back = 0; back < 90; back += 1) {
    const day = today - back * DAY;
    const weekend = [0, 6].includes(new Date(day).getUTCDay());
    const visits = back === 10 ? 3 : 8 + (back % 5) * 2 + (weekend ? 9 : 0);
    for (let visit = 0; visit < visits; visit += 1) {
      const session = randomUUID();
      const put = (name: string, properties: object) =>
        add.run(randomUUID(), name, JSON.stringify(properties), session, day, day);
      put('screen.viewed', { screen: SCREENS[(visit + back) % SCREENS.length] });
      for (let scan = 0; scan <= visit % 3; scan += 1) put('product.scan_success', {});
      if (visit % 4 === 0) put('product.scan_failed', { reason: 'unknown' });
      if (visit % 3 === 0) put('product.viewed', {});
    }
  }
  add.run(randomUUID(), 'community.tip_shared', '{}', randomUUID(), today, today);
}

it('shows an administrator how the app is used by those who agreed, drawn and as tables, and says why nothing is shown (product P17.33)', async () => {
  const { page, context, watch } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  watch.expectStatus(401);
  await signInAsAdmin(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByText('Nobody has agreed yet').waitFor();
  await lookAtEveryWidth(page, 'analytics-nobody');

  for (let number = 0; number < 5; number += 1) {
    const person = { email: `person-${number}@example.org`, username: `Person ${number}`, firstName: 'Per' };
    await post(context.request, '/api/register', { ...person, password: PASSWORD });
  }
  const db = new Database(join(stage.server().dataDir, 'safeshelf.db'));
  try {
    fillEvents(db);
    const agree = db.prepare(
      `INSERT INTO preferences (user_id, id, rev, seq, changed_by, value)
       SELECT id, 'analyticsConsent', 1, 1, 'test', '"granted"' FROM users ORDER BY id LIMIT ? ON CONFLICT DO NOTHING`,
    );
    agree.run(4);
    await page.reload();
    await page.getByText('Too few to show').waitFor();
    expect(await page.getByRole('img', { name: /per day/ }).count()).toBe(0);
    agree.run(5);
    await page.reload();
    await page.getByText('Figures begin tomorrow').waitFor();
    db.prepare('UPDATE households SET created_at = ?').run(Date.now() - 200 * DAY);
  } finally {
    db.close();
  }

  await page.reload();
  await page.getByText('5 accounts').waitFor();
  const scans = page.getByRole('region', { name: 'Scans per day' });
  await scans.getByRole('img', { name: /scans on 29 of 30 days/ }).waitFor();
  await page.getByText('1 more kind was in fewer than 5 visits and is left out.').waitFor();
  await lookAtEveryWidth(page, 'analytics');
  await scans.getByText('As a table').click();
  expect(await scans.getByRole('row').count()).toBe(31);
  expect(await scans.getByRole('cell', { name: 'under 5 visits' }).count()).toBe(1);
  await page.getByRole('region', { name: 'Screens viewed' }).getByText('As a table').click();
  await lookAtEveryWidth(page, 'analytics-tables');

  await page.getByText('90 days', { exact: true }).click();
  await page
    .getByRole('img', { name: /of 90 days/ })
    .first()
    .waitFor();
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.getByText('7 days', { exact: true }).click();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await lookAtEveryWidth(page, 'analytics-offline');
  await context.setOffline(false);
  watch.expectUnreachable(false);
  // The page retries by itself when the signal is back, without "Try Again".
  await page
    .getByRole('img', { name: /of 7 days/ })
    .first()
    .waitFor();

  // The administrator session has ended on the server, but a member is signed in: the page leads to the sign-in.
  watch.expectStatus(403);
  await page.evaluate(() => sessionStorage.setItem('adminToken', `ssa_${'A'.repeat(43)}`));
  await page.getByText('30 days', { exact: true }).click();
  await page.waitForURL('**/admin/login');
});
