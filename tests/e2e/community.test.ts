import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { phoneRow } from './phone-tables.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

async function writeToGroup(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Write to the group' }).click();
  await page.getByLabel('Your post').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

// Product P22.3, P22.5, P22.10 and P22.11.
it('founds a group by invitation, shows on one open phone what happens on another, and is read and written to without a signal', async () => {
  const [noor, maya] = [await stage.open(), await stage.open()];
  await signUp(noor.page, 'Noor');
  await noor.page.goto('/community');
  await noor.page.getByRole('button', { name: 'Start a group' }).click();
  await noor.page.getByLabel('Group name').fill('Bridge Street parents');
  await noor.page.getByRole('button', { name: 'Start group' }).click();
  await noor.page.getByRole('heading', { name: 'Bridge Street parents', level: 1 }).waitFor();
  const groupId = noor.page.url().split('/').at(-1) ?? '';
  await noor.page.getByRole('tab', { name: 'Members' }).click();
  await noor.page.getByRole('button', { name: 'Invite someone' }).click();
  await noor.page.getByRole('button', { name: 'Create link' }).click();
  const link = (await noor.page.locator('p.select-all').textContent()) ?? '';
  await noor.page.getByRole('button', { name: 'Close' }).click();
  await noor.page.getByRole('tab', { name: 'Posts' }).click();

  // The invitation shows before she has an account, and again after signing up.
  await maya.page.goto(new URL(link).pathname);
  await maya.page.getByText('They never see your home').waitFor();
  expect(await violations(maya.page)).toEqual([]);
  await signUp(maya.page, 'Maya');
  await maya.page.goto(new URL(link).pathname);
  await maya.page.getByLabel('Your name in this group').fill('Maya B.');
  await maya.page.getByRole('button', { name: 'Join group' }).click();
  await maya.page.getByRole('heading', { name: 'Bridge Street parents', level: 1 }).waitFor();
  await untilInstalled(maya.page);

  await writeToGroup(noor.page, 'Which shampoo has no fragrance?');
  await maya.page.getByRole('article', { name: 'Post by Noor' }).getByText('Which shampoo').waitFor();
  expect(await violations(maya.page)).toEqual([]);

  maya.watch.expectUnreachable(true);
  await maya.context.setOffline(true);
  await maya.page.goto('/community');
  await maya.page.getByText('Which shampoo has no fragrance?').waitFor();
  // Product P25.1.
  await maya.page.getByText('Editors', { exact: true }).waitFor();
  await maya.page.getByRole('link', { name: 'Bridge Street parents' }).click();
  await maya.page.getByRole('button', { name: 'Comment', exact: true }).click();
  await maya.page.getByLabel('Your comment').fill('The one from the market.');
  await maya.page.getByRole('button', { name: 'Send', exact: true }).click();
  await maya.page.getByRole('article', { name: 'Comment not sent yet' }).waitFor();
  await maya.page.goto('/dashboard');
  await maya.context.setOffline(false);
  await noor.page.getByRole('list', { name: 'Comments on the post by Noor' }).getByText('from the market').waitFor();
  maya.watch.expectUnreachable(false);

  await maya.page.goto(`/community/groups/${groupId}`);
  const post = maya.page.getByRole('article', { name: 'Post by Noor' });
  await post.getByText('from the market').waitFor();
  await post.getByRole('button', { name: 'Helpful' }).click();
  await post.getByRole('button', { name: 'Helpful 1', pressed: true }).waitFor();
  // Deleted on another phone, the post disappears here without anybody touching this phone.
  await writeToGroup(noor.page, 'Soon gone');
  await maya.page.getByText('Soon gone').waitFor();
  await noor.page.getByRole('button', { name: 'More about the post by Noor' }).first().click();
  await noor.page.getByRole('button', { name: 'Delete' }).click();
  await noor.page.getByRole('button', { name: 'Delete' }).click();
  await maya.page.getByText('Soon gone').waitFor({ state: 'detached' });

  // While she is elsewhere, the post comes as a notification like the others (product P2.20.6).
  await maya.page.goto('/dashboard');
  await writeToGroup(noor.page, 'And for the dishes?');
  // New posts move nothing while she reads: they show only when she asks for them.
  const more = maya.page.getByRole('button', { name: /^Show \d new posts?$/ });
  const dishes = maya.page.getByText('And for the dishes?');
  await maya.page.goto('/community');
  await dishes.or(more).first().waitFor();
  if (!(await dishes.isVisible())) await more.click();
  await dishes.waitFor();
  await writeToGroup(noor.page, 'And for the floor?');
  await more.click();
  await maya.page.getByText('And for the floor?').waitFor();
  await maya.page.goto('/notifications');
  await maya.page.getByRole('link', { name: /Bridge Street parents/ }).click();
  await maya.page.getByRole('article', { name: 'Post by Noor' }).getByText('And for the dishes?').waitFor();

  expect(await phoneRow(maya.page, 'groups', groupId)).toMatchObject({ line: { name: 'Bridge Street parents' } });
  await maya.page.getByRole('tab', { name: 'About' }).click();
  // The stream may announce the group to this phone just as it leaves: fetching it then answers 404.
  maya.watch.expectStatus(404);
  await maya.page.getByRole('button', { name: 'Leave group' }).click();
  await maya.page.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click();
  await maya.page.getByRole('heading', { name: 'Ask families who know' }).waitFor();
  expect(await phoneRow(maya.page, 'groups', groupId)).toBeNull();
});
