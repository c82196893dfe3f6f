import { liveQuery } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberElement } from '#domain/households/household.ts';
import { byUrgency, type Finding } from '#domain/inventory/hazards/findings.ts';
import { deriveOutlook } from '#domain/inventory/hazards/outlook.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { Product } from '#domain/products/product.ts';
import { assess } from '#domain/safety/engine.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import { OUTLOOK_VERSION } from '#engine-version';
import { aNotice } from '#tests/domain/recalls/a-notice.ts';
import { Phone, unwrap } from '#tests/offline/phone.ts';
import { REQUEST_OUTCOMES } from '#tests/offline/test-network.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { matchRecalls } from '#web/offline/recalls/match.ts';
import { noticeRow } from '#web/offline/recalls/notice-rows.ts';
import { takeChanges } from '#web/offline/sync/take-changes.ts';
import { syncedTables } from '#web/offline/tables/account-db.ts';
import { clearStored } from '#web/offline/tables/clear-stored.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { checkHome } from '#web/product-view/check-home.ts';
import { keepHealth, readHealth, readKeptHealth } from '#web/product-view/health-read.ts';
import { type RunningApp, startApp } from '../../api/start-app.ts';
import { ENGINE_NOW, engineOf, HOME, moveIn } from './a-home.ts';
import { findingsFromFullReports } from './by-reports.ts';

const knowledge = knowledgePack();
let app: RunningApp;
let phone: Phone;
let entries: Awaited<ReturnType<typeof moveIn>>;
beforeEach(async () => {
  app = await startApp({ tier: 'family' });
  phone = new Phone(app);
  await phone.signUp();
  phone.network.fate = REQUEST_OUTCOMES.down;
  entries = await moveIn(phone);
});
afterEach(() => app.close());

const idOf = (name: string): string => entries.get(name)?.productId ?? '';
const entryOf = (name: string): string => entries.get(name)?.entryId ?? '';
const held = async (): Promise<readonly Product[]> => {
  const items = (await phone.db.inventory.toArray()).filter((item) => !isUsedUp(item));
  const products = await phone.db.products.bulkGet([...new Set(items.map(({ productId }) => productId))]);
  return products.filter((one) => one !== undefined);
};

async function look(versions = ENGINE_NOW) {
  const found = await checkHome(phone.db, versions, true, new AbortController().signal);
  if (!found) throw new Error('The look was left.');
  return found;
}

async function judge(products: readonly Product[], versions = ENGINE_NOW): Promise<void> {
  for (const product of products) await ensureReport(phone.db, product, engineOf(versions));
}

/** Expects, with everything at home judged, that the stored rows give the same findings as full reports. */
async function expectEqual(): Promise<readonly Finding[]> {
  const [found, whole] = [await look(), await findingsFromFullReports(phone.db)];
  expect(found.lacking).toEqual([]);
  expect(found.checked).toBe(found.total);
  const sorted = [...found.findings].sort(byUrgency);
  expect(sorted.filter(({ kind }) => kind !== 'recall')).toEqual(whole.findings);
  const ofRecalls = (findings: readonly Finding[]) =>
    findings.map(({ id, severity, productIds, place }) => ({ id, severity, productIds, place }));
  expect(ofRecalls(sorted.filter(({ kind }) => kind === 'recall'))).toEqual(ofRecalls(whole.recalled));
  expect(found.toKnow).toEqual(whole.toKnow);
  expect((await readHealth(phone.db)).health).toEqual(whole.health);
  return sorted;
}

/** The names of the products that a look could not check. */
const unchecked = async (versions = ENGINE_NOW): Promise<readonly string[]> => {
  const { lacking } = await look(versions);
  return (await phone.db.products.bulkGet([...lacking])).map((one) => one?.name ?? 'not here').sort();
};

const all = HOME.map(([name]) => name).sort();
const kinds = (findings: readonly Finding[]) => new Set(findings.map(({ kind }) => kind));

// Product P2.11.8, P2.11.14.
describe('a look through the home', () => {
  it('counts as checked what has a report, and finds in it what whole reports tell', async () => {
    expect(await unchecked()).toEqual(all);
    const some = (await held()).slice(0, 5);
    await judge(some);
    const partly = await look();
    expect([partly.checked, partly.total]).toEqual([5, HOME.length]);
    expect(await unchecked()).toEqual(all.filter((name) => !some.some((one) => one.name === name)));
    await judge(await held());
    expect(kinds(await expectEqual())).toEqual(new Set(['pair']));
  });

  it('tells the same when people and animals come, change and go', async () => {
    await judge(await held());
    const [mia, kim, cat, dog] = [1, 2, 3, 4].map(() => phone.client.newId()) as [string, string, string, string];
    const person = { ageGroup: 'adult', pregnant: false } as const;
    unwrap(await phone.client.perform('member.create', mia, { ...person, name: 'Mia', ageGroup: 'infant' }));
    unwrap(await phone.client.perform('pet.create', dog, { name: 'Rex', type: 'dog' }));
    expect(kinds(await expectEqual())).toContain('person');
    unwrap(await phone.client.perform('pet.create', cat, { name: 'Tom', type: 'cat' }));
    unwrap(await phone.client.perform('member.create', kim, { ...person, name: 'Kim' }));
    const add = async (element: MemberElement) => unwrap(await phone.client.perform('member.addElement', kim, element));
    await add({ kind: 'allergyType', value: 'food' });
    await add({ kind: 'allergen', value: 'milk' });
    await add({ kind: 'condition', value: 'coeliac' });
    const ofKim = (await expectEqual()).filter(
      (one) => one.kind === 'person' && one.warnings.some(({ subject }) => subject === 'Kim'),
    );
    expect(ofKim.map(({ productIds }) => productIds[0])).toContain(idOf('Milk Chocolate'));
    // Kiwi is not an allergen that labels must name by law, so only the full ingredient list contains it.
    await add({ kind: 'allergen', value: 'kiwi' });
    expect(
      (await expectEqual()).some((one) => one.kind === 'person' && one.productIds[0] === idOf('Fruit Salad')),
    ).toBe(true);
    unwrap(await phone.client.perform('member.removeElement', kim, { kind: 'allergen', value: 'kiwi' }));
    unwrap(await phone.client.perform('member.removeElement', kim, { kind: 'allergen', value: 'milk' }));
    await expectEqual();
    unwrap(await phone.client.perform('member.edit', kim, { name: { from: 'Kim', to: 'Kim Lee' } }));
    unwrap(await phone.client.perform('member.delete', mia, {}));
    unwrap(await phone.client.perform('pet.delete', dog, {}));
    await expectEqual();
  });

  it('forgets what an earlier label told the moment that it is corrected, here or elsewhere', async () => {
    await judge(await held());
    const before = await expectEqual();
    const bleach = idOf('Thick Bleach');
    expect(before.some(({ productIds }) => productIds.includes(bleach))).toBe(true);
    const from = (await phone.db.products.get(bleach))?.ingredientsText ?? '';
    unwrap(await phone.client.perform('product.relabel', bleach, { from, to: 'Aqua, Glycerin', origin: 'photo' }));
    expect(await unchecked()).toEqual(['Thick Bleach']);
    expect(await phone.db.risks.get(bleach), 'lists show no earlier score').toBeUndefined();
    await judge(await held());
    await expectEqual();
    // As a pull delivers it: with another name and kind.
    const chocolate = await phone.db.products.get(idOf('Milk Chocolate'));
    if (!chocolate) throw new Error('Not here.');
    const { pending: _, ...data } = chocolate;
    const id = phone.client.newId();
    await phone.db.products.put({ ...chocolate, id });
    unwrap(
      await phone.client.perform('inventory.add', phone.client.newId(), { productId: id, quantity: 1, fields: {} }),
    );
    await judge(await held());
    const told = { entity: 'product', id, rev: 1, seq: 1, deleted: false, scope: 'instance' } as const;
    await phone.db.transaction('rw', syncedTables(phone.db), async () =>
      takeChanges(
        phone.db,
        [{ ...told, data: { ...data, id, name: 'Drain opener, caustic', category: 'cleaning_products' } }],
        'life',
      ),
    );
    expect(await unchecked()).toEqual(['Drain opener, caustic']);
    await judge(await held());
    await expectEqual();
  });

  it('leaves alone what a synchronisation only wrote down again', async () => {
    await judge(await held());
    phone.network.fate = REQUEST_OUTCOMES.up;
    phone.clock.advance(60_000);
    await phone.sync();
    expect(await phone.outbox()).not.toContain('queued');
    expect(await unchecked()).toEqual([]);
    await expectEqual();
  });

  it('has nothing checked by an older engine or knowledge, and goes on telling what it found', async () => {
    await judge(await held());
    const before = await expectEqual();
    const next = { ...ENGINE_NOW, knowledge: 'knowledge of tomorrow' };
    expect(await unchecked(next)).toEqual(all);
    expect([...(await look(next)).findings].sort(byUrgency)).toEqual(before);
    await judge(await held(), next);
    expect(await unchecked(next)).toEqual([]);
  });

  it('follows what is used up, moved, dated or taken off', async () => {
    await judge(await held());
    unwrap(await phone.client.perform('inventory.setCount', entryOf('Thick Bleach'), { quantity: 0 }));
    await expectEqual();
    unwrap(await phone.client.perform('inventory.delete', entryOf('Toilet Descaler'), {}));
    unwrap(
      await phone.client.perform('inventory.edit', entryOf('Glass Cleaner'), { place: { from: 'Hall', to: 'Sink' } }),
    );
    unwrap(
      await phone.client.perform('inventory.edit', entryOf('Night Cream'), {
        expiresOn: { from: null, to: '2020-01-01' },
      }),
    );
    expect(kinds(await expectEqual())).toContain('date');
    unwrap(await phone.client.perform('inventory.setCount', entryOf('Thick Bleach'), { quantity: 2 }));
    await expectEqual();
  });

  it('tells of a recall that arrives, by its code, its name and a push', async () => {
    await judge(await held());
    const byName = aNotice({
      id: 'cpsc:9',
      title: 'Sample Night Cream',
      brands: ['Sample'],
      products: ['Night Cream'],
    });
    await phone.db.notices.put(noticeRow(byName, false));
    await phone.db.notices.put(noticeRow(aNotice({ id: 'cpsc:8' }), false));
    expect(kinds(await expectEqual())).toContain('recall');
    await phone.db.outlooks.clear();
    expect(kinds(await expectEqual())).toContain('recall');
  });
});

describe('a page that follows recalls', () => {
  it('hears of notices, of what comes home and of what is corrected, and not of each report', async () => {
    const told: string[][] = [];
    const following = liveQuery(() => matchRecalls(phone.db, phone.clock.now())).subscribe({
      next: ({ open }) => void told.push(open.map(({ product }) => product.name)),
      error: (reason: unknown) => expect.unreachable(String(reason)),
    });
    await vi.waitFor(() => expect(told.at(-1)).toEqual([]));
    await phone.settled();
    const before = told.length;
    await judge(await held());
    await phone.settled();
    expect(told.length).toBe(before);
    const notice = aNotice({ title: 'Sample Night Cream', brands: ['Sample'], products: ['Night Cream'] });
    await phone.db.notices.put(noticeRow(notice, false));
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['Night Cream']));
    unwrap(await phone.client.perform('inventory.delete', entryOf('Night Cream'), {}));
    await vi.waitFor(() => expect(told.at(-1)).toEqual([]));
    const another = phone.client.newId();
    const product = { brand: 'Sample', barcode: null, category: 'personal_care' as const, ingredients: ['Aqua'] };
    unwrap(await phone.client.perform('product.create', another, { ...product, name: 'Night Cream' }));
    unwrap(
      await phone.client.perform('inventory.add', phone.client.newId(), {
        productId: another,
        quantity: 1,
        fields: {},
      }),
    );
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['Night Cream']));
    following.unsubscribe();
  });
});

describe('the rows behind it', () => {
  it('are what their reports come to, and are worked out anew where an older page wrote them or wrote none', async () => {
    await judge(await held());
    const expected = (await held())
      .map((product) => {
        const report = { ...assess(inputOfProduct(product), knowledge), versions: ENGINE_NOW };
        return { productId: product.id, ...deriveOutlook(product, report, OUTLOOK_VERSION).outlook };
      })
      .sort((one, other) => (one.productId < other.productId ? -1 : 1));
    expect(await phone.db.outlooks.toArray()).toEqual(expected);
    await phone.db.outlooks.toCollection().modify({ rules: 'of an older page', judged: null });
    await phone.db.outlooks.delete(idOf('Thick Bleach'));
    await phone.db.criticals.clear();
    await expectEqual();
    expect(await phone.db.outlooks.toArray()).toEqual(expected);
  });

  it('are gone with what was stored, and nothing counts as checked then', async () => {
    await judge(await held());
    await clearStored(phone.db, phone.locks);
    expect(await phone.db.outlooks.count()).toBe(0);
    expect(await unchecked()).toEqual(all);
  });
});

// Product P2.11.15.
describe('the Home Health that is shown first', () => {
  it('is the one that was kept, until anything that it rests on changes', async () => {
    const kept = () => readKeptHealth(phone.db, ENGINE_NOW);
    const keep = async () => keepHealth(phone.db, await readHealth(phone.db), ENGINE_NOW);
    expect(await kept()).toBeNull();
    await judge((await held()).slice(1));
    await keep();
    expect(await kept()).toEqual((await readHealth(phone.db)).health);
    expect(await readKeptHealth(phone.db, { ...ENGINE_NOW, knowledge: 'another' })).toBeNull();
    const changes: readonly (() => Promise<unknown>)[] = [
      async () => judge((await held()).slice(0, 1)),
      () => phone.client.perform('inventory.setCount', entryOf('Spring Water'), { quantity: 0 }),
      () => phone.client.perform('area.set', idOf('Raisin Bread'), { area: 'pet_care' }),
      async () =>
        phone.client.perform('product.relabel', idOf('Night Cream'), {
          from: (await phone.db.products.get(idOf('Night Cream')))?.ingredientsText ?? '',
          to: 'Aqua',
          origin: 'photo',
        }),
    ];
    for (const change of changes) {
      await change();
      expect(await kept()).toBeNull();
      await keep();
      expect(await kept()).toEqual((await readHealth(phone.db)).health);
    }
  });
});
