import { afterEach, beforeEach, expect, it } from 'vitest';
import { byUrgency } from '#domain/inventory/hazards/findings.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { Phone } from '#tests/offline/phone.ts';
import { REQUEST_OUTCOMES } from '#tests/offline/test-network.ts';
import { Dice } from '#tests/simulate/dice.ts';
import { noticeRow } from '#web/offline/recalls/notice-rows.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { checkHome } from '#web/product-view/check-home.ts';
import { keepHealth, readHealth, readKeptHealth } from '#web/product-view/health-read.ts';
import { type RunningApp, startApp } from '../../api/start-app.ts';
import { ENGINE_NOW, engineOf, HOME, moveIn } from './a-home.ts';
import { findingsFromFullReports } from './by-reports.ts';

let app: RunningApp;
let phone: Phone;
let entries: { readonly productId: string; readonly entryId: string }[];
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
  phone.network.fate = REQUEST_OUTCOMES.down;
  entries = [...(await moveIn(phone)).values()];
});
afterEach(() => app.close());

async function judgeAll(): Promise<void> {
  const ids = (await phone.db.inventory.toArray()).flatMap((item) => (isUsedUp(item) ? [] : item.productId));
  for (const product of await phone.db.products.bulkGet([...new Set(ids)]))
    if (product) await ensureReport(phone.db, product, engineOf(ENGINE_NOW));
}

/** A random edit by the household, the engine or the server. A refused edit counts too. */
async function anyEdit(dice: Dice): Promise<unknown> {
  const { productId, entryId } = dice.pick(entries);
  const { db, client } = phone;
  const [item, product] = [await db.inventory.get(entryId), await db.products.get(productId)];
  const edits: readonly (() => Promise<unknown>)[] = [
    () => client.perform('inventory.setCount', entryId, { quantity: dice.roll(3) }),
    () =>
      client.perform('inventory.edit', entryId, {
        place: { from: item?.place ?? null, to: dice.pick(['Sink', 'Garage', null]) },
      }),
    () =>
      client.perform('inventory.edit', entryId, {
        expiresOn: { from: item?.expiresOn ?? null, to: dice.pick(['2020-01-01', '2199-01-01', null]) },
      }),
    () => client.perform('inventory.delete', entryId, {}),
    () => client.perform('area.set', productId, { area: dice.pick(HOME_CATEGORIES) }),
    () =>
      client.perform('product.relabel', productId, {
        from: product?.ingredientsText ?? '',
        to: dice.pick(HOME)[2],
        origin: 'photo',
      }),
    () =>
      client.perform('member.create', client.newId(), {
        name: 'Mia',
        ageGroup: dice.pick(['infant', 'adult']),
        pregnant: dice.once(2),
      }),
    () => client.perform('pet.create', client.newId(), { name: 'Rex', type: dice.pick(['dog', 'cat']) }),
    async () => {
      const name = dice.pick(HOME)[0];
      const notice = aNotice({ id: `cpsc:${name}`, title: `Sample ${name}`, brands: ['Sample'], products: [name] });
      await db.notices.put(noticeRow(notice, false));
    },
    judgeAll,
  ];
  return dice.pick(edits)();
}

// Product P2.11.8, P2.11.14, P2.11.15.
it.each([1, 2, 3])('after any edits, what is kept of the home is what whole reports come to (lot %i)', async (seed) => {
  const dice = new Dice(seed);
  let shown = 0;
  for (let edit = 1; edit <= 30; edit += 1) {
    await anyEdit(dice);
    const [kept, now] = [await readKeptHealth(phone.db, ENGINE_NOW), await readHealth(phone.db)];
    if (kept) {
      shown += 1;
      expect(kept).toEqual(now.health);
    }
    if (dice.once(2)) await keepHealth(phone.db, now, ENGINE_NOW);
    if (edit % 6 > 0) continue;
    await judgeAll();
    const [found, whole] = [
      await checkHome(phone.db, ENGINE_NOW, true, new AbortController().signal),
      await findingsFromFullReports(phone.db),
    ];
    const sorted = found?.findings.toSorted(byUrgency) ?? [];
    expect(found?.lacking).toEqual([]);
    expect(sorted.filter(({ kind }) => kind !== 'recall')).toEqual(whole.findings);
    expect(sorted.flatMap(({ kind, id }) => (kind === 'recall' ? id : []))).toEqual(whole.recalled.map(({ id }) => id));
    expect((await readHealth(phone.db)).health).toEqual(whole.health);
  }
  expect(shown).toBeGreaterThan(0);
});
