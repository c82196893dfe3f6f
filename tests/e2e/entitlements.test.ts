import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { isEntitled } from '#domain/plans/entitlements.ts';
import { type Entitlement, Tier } from '#domain/plans/plan-schemas.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { showpiece } from './catalogue.ts';
import { layoutFaults } from './fits.ts';
import { addFamily, addSampleProducts, waitForSync } from './screens.ts';
import { post, postForAnswer } from './server-call.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

/** Two products that heat up when mixed: below CRITICAL, and without a gas. */
const HEATS = [
  { name: 'Oven Cleaner', brand: '', ingredients: ['Aqua', 'Sodium Hydroxide'], category: 'cleaning_products' },
  { name: 'Kettle Descaler', brand: '', ingredients: ['Aqua', 'Citric Acid'], category: 'cleaning_products' },
];

/**
 * Where a screen shows a feature of a plan, or says that another plan has it. Only administrators see priority support.
 */
interface Place {
  readonly path: string;
  readonly has: (page: Page) => ReturnType<Page['locator']>;
  readonly lacks: (page: Page) => ReturnType<Page['locator']>;
}
const note = (text: RegExp) => (page: Page) => page.locator('.notice').filter({ hasText: text });
const PLACES: Readonly<Record<Exclude<Entitlement, 'prioritySupport'>, Place>> = {
  advancedAnalysis: {
    path: '/exposure-ledger',
    has: (page) => page.getByRole('list', { name: 'Everybody' }),
    lacks: note(/For each person and pet.*Starter plan/),
  },
  recommendations: {
    path: '/home-health-score',
    has: (page) => page.getByText(/Looking for better products|goes from|would raise it/).first(),
    lacks: note(/swaps that raise this score most.*Starter plan/),
  },
  interactionWarnings: {
    path: '/hazard-detector',
    has: (page) => page.getByText('Together: heat, splashing'),
    lacks: note(/1 more pair at home, below CRITICAL.*Starter plan/),
  },
  environmentalData: {
    path: '/environmental-impact',
    has: (page) => page.getByRole('heading', { name: 'Lowest metric first' }),
    lacks: note(/water, soil and air.*Unlimited plan/),
  },
  exportReports: {
    path: `/product/${showpiece().product.id}`,
    has: (page) => page.getByRole('link', { name: 'Export this report (CSV)' }),
    lacks: note(/The report as a table, and as a PDF.*Unlimited plan/),
  },
  severalHouseholds: {
    path: '/household',
    has: (page) => page.getByRole('button', { name: 'Add a household' }),
    lacks: (page) => page.getByText('More households of your own are part of'),
  },
  premiumCommunity: {
    path: '/community',
    has: (page) => page.getByRole('button', { name: 'Start group', exact: true }),
    lacks: (page) => page.getByText('Starting more is a premium feature'),
  },
  apiAccess: {
    path: '/settings',
    has: (page) => page.getByText('Tokens for assistants and scripts'),
    lacks: (page) => page.getByText('Part of the Unlimited plan'),
  },
};
/**
 * The second screen of advanced analysis: the twelve-month score history of a category with enough products for a
 * score.
 */
const COURSE: Place = {
  path: '/category/personal_care',
  has: (page) => page.getByText(/ since .* The chart appears once the score changes|^As a table$/),
  lacks: note(/How the score changed over the last twelve months.*Starter plan/),
};

it('shows on each plan what it has, and names the plan of what it lacks (product P6.10, P6.31, P6.32, P6.33, P6.34)', async () => {
  const first = await stage.open();
  await signUp(first.page);
  await addFamily(first.context.request);
  await addSampleProducts(first.context.request, 60);
  for (const product of HEATS) {
    const { productId } = await postForAnswer(first.context.request, '/api/products/create-manual', product);
    await post(first.context.request, '/api/inventory', { productId });
  }
  await post(first.context.request, '/api/groups', {
    ...{ name: 'Bridge Street', about: '', kind: 'invitation', symbol: 'people', yourName: 'Noor' },
  });
  await waitForSync(first.page);
  const user = (await (await first.context.request.get('/api/user')).json()) as { householdId: string };
  const storageState = await first.context.storageState();
  const db = new Database(join(stage.server().dataDir, 'safeshelf.db'));
  try {
    // At home for forty days, so that the history has something to show.
    db.prepare('UPDATE inventory SET added_at = added_at - ?').run(40 * 24 * 3_600_000);
    for (const tier of Tier.options) {
      db.prepare('UPDATE households SET tier = ? WHERE id = ?').run(tier, user.householdId);
      const { page } = await stage.open({ storageState });
      await page.goto('/dashboard');
      await waitForSync(page);
      for (const [name, { path, has, lacks }] of [...Object.entries(PLACES), ['advancedAnalysis', COURSE] as const]) {
        await page.goto(path);
        if (name === 'premiumCommunity') await page.getByRole('button', { name: 'Start a group' }).click();
        const entitled = isEntitled(tier, name as Entitlement);
        await (entitled ? has : lacks)(page).first().waitFor();
        expect(await (entitled ? lacks : has)(page).count(), `${name} on ${tier}`).toBe(0);
        // On the largest plan nothing mentions other plans.
        if (tier === 'family') expect(await page.getByRole('link', { name: /plans|Upgrade/i }).count(), path).toBe(0);
        if (tier === 'free') expect([await violations(page), await layoutFaults(page, 100)], path).toEqual([[], []]);
      }
      await page.context().close();
    }
  } finally {
    db.close();
  }
});
