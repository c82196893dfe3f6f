import { addDays } from '#domain/inventory/expiry.ts';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { type DemoOperation, SELF } from './demo-operation.ts';
import { MADE_UP, type MadeUpArea } from './made-up-products.ts';
import { type RealProduct, realProducts } from './real-products.ts';
import { shopScanOperations } from './seen-in-shops.ts';

/** Length of the history. */
const HISTORY_DAYS = 3 * 365;
/** Days that one pack lasts, by the product's index among the ten of its area; null: it is bought once. */
const PACES = [21, 35, 60, 90, null, 120, null, null, 180, null] as const;
const REAL_PER_AREA = 8;

/** A UUID derived from its arguments, so that it is the same in every run. */
export function demoId(kind: number, at: number): string {
  const tail = `${kind.toString(16).padStart(2, '0')}${at.toString(16).padStart(10, '0')}`;
  return `0190de30-0000-7000-8000-${tail}`;
}

const PEOPLE = [
  { name: 'Maya', ageGroup: 'adult', element: { kind: 'condition', value: 'asthma' } },
  { name: 'Tom', ageGroup: 'adult', element: { kind: 'condition', value: 'coeliac' } },
  { name: 'Jonas', ageGroup: 'school_child', element: null },
  { name: 'Ida', ageGroup: 'child', element: null },
] as const;

function peopleMoveIn(day: string): readonly DemoOperation[] {
  const members = PEOPLE.flatMap(({ name, ageGroup, element }, at): DemoOperation[] => {
    const entityId = demoId(1, at);
    return [
      { day, type: 'member.create', entityId, payload: { name, ageGroup, pregnant: false } },
      ...(element ? [{ day, type: 'member.addElement' as const, entityId, payload: element }] : []),
    ];
  });
  const answers = { hasYoungChildren: true, hasPets: true };
  return [
    ...members,
    { day, type: 'profile.answer', entityId: SELF, payload: answers },
    { day, type: 'pet.create', entityId: demoId(2, 0), payload: { name: 'Miso', type: 'cat' } },
  ];
}

/** The products of one area: real ones first, filled up with made-up ones. */
function productsOf(area: MadeUpArea, at: number, real: readonly RealProduct[], day: string) {
  return area.products.map((sample, index) => {
    const known = real[index];
    const id = known ? known.barcode.padStart(14, '0') : demoId(3, at * 10 + index);
    const { name, ingredients } = known ?? sample;
    const list = ingredients.split(', ').map((one) => one.slice(0, 200));
    const payload = { name, brand: known?.brand ?? 'Sample', barcode: known?.barcode ?? null, ingredients: list };
    const deed: DemoOperation = {
      day,
      type: 'product.create',
      entityId: id,
      payload: { ...payload, category: area.category },
    };
    return { id, name, deed, notes: known ? `Facts from ${known.source}, ODbL 1.0.` : '', index };
  });
}

/** The maker of one product changed its ingredient list two months ago: the household has the old and the new label. */
function newLabel(today: string): readonly DemoOperation[] {
  const area = MADE_UP.findIndex(({ place }) => place === 'Under the sink');
  const index = MADE_UP[area]?.products.findIndex(({ name }) => name === 'Sample multi surface cleaner') ?? -1;
  const list = ['Water', 'Coco-Glucoside', 'Citric Acid', 'Parfum', 'Limonene'];
  const product = { name: 'Sample multi surface cleaner', brand: 'Sample', barcode: null, ingredients: list };
  const payload = { ...product, category: 'cleaning_products' };
  return [{ day: addDays(today, -60), type: 'product.create', entityId: demoId(3, area * 10 + index), payload }];
}

/** The history of one product's packs over three years, up to the one at home today. */
function packsOf(
  product: { readonly id: string; readonly index: number; readonly notes: string },
  number: number,
  place: string,
  today: string,
): readonly DemoOperation[] {
  const deeds: DemoOperation[] = [];
  const pace = PACES[product.index] ?? null;
  const itemId = demoId(4, number);
  const first = addDays(today, pace === null ? -40 - number * 3 : -HISTORY_DAYS + number);
  const periodAfterOpening = product.index % 3 === 0 ? 12 : null;
  const expiresOn = addDays(today, (product.index - 2) * 45 + (number % 7));
  const fields = { place, periodAfterOpening, notes: product.notes };
  deeds.push({
    day: first,
    type: 'inventory.add',
    entityId: itemId,
    payload: { productId: product.id, quantity: 1, fields },
  });
  for (let pack = 1, day = first; pace !== null; pack += 1) {
    day = addDays(day, pace);
    if (day >= today) break;
    const how = pack % 9 === 0 ? 'thrown_away' : pack % 14 === 0 ? 'given_away' : 'used_up';
    const note = { itemId, productId: product.id, how, quantity: 1, endedOn: day, openedOn: null, expiresOn: null };
    deeds.push(
      { day, type: 'end.record', entityId: demoId(5, number * 100 + pack), payload: note },
      { day, type: 'inventory.adjust', entityId: itemId, payload: { delta: -1 } },
      { day, type: 'inventory.adjust', entityId: itemId, payload: { delta: 1 } },
    );
  }
  const opened =
    product.index % 3 === 0 ? { openedOn: { from: null, to: addDays(today, -30 * product.index - 20) } } : {};
  deeds.push({
    day: addDays(today, -1),
    type: 'inventory.edit',
    entityId: itemId,
    payload: { expiresOn: { from: null, to: expiresOn }, ...opened },
  });
  return deeds;
}

/**
 * Everything that the demo household did in three years, day by day: 90 products in nine areas, two children, a cat,
 * asthma and coeliac disease. Deterministic for a given day.
 * @param today ISO date of the last day
 * @param realPerArea how many real foods and cosmetics, if their data folder is next to the project
 */
export function demoOperations(today: string, realPerArea = REAL_PER_AREA): readonly DemoOperation[] {
  const start = addDays(today, -HISTORY_DAYS);
  const real = realProducts(realPerArea);
  const deeds: DemoOperation[] = [...peopleMoveIn(start)];
  for (const [at, area] of MADE_UP.entries()) {
    const known = area.category === 'food_beverage' ? real.food : area.category === 'personal_care' ? real.care : [];
    const home = HOME_CATEGORIES[at];
    for (const product of productsOf(area, at, known, start)) {
      deeds.push(product.deed);
      // Where the rule on names gives another area, the household has corrected it.
      if (home && homeCategory({ name: product.name, category: area.category }) !== home) {
        deeds.push({ day: start, type: 'area.set', entityId: product.id, payload: { area: home } });
      }
      deeds.push(...packsOf(product, at * 10 + product.index, area.place, today));
    }
  }
  const barcodes = [...real.food, ...real.care].map(({ barcode }) => barcode);
  deeds.push(...shopScanOperations(barcodes, { start, today }, { scan: (at) => demoId(8, at) }), ...newLabel(today));
  const [first, second] = [demoId(3, 60), demoId(3, 61)];
  deeds.push(
    { day: today, type: 'shopping.add', entityId: first, payload: { productId: first } },
    { day: today, type: 'shopping.add', entityId: second, payload: { productId: second, quantity: 2 } },
    { day: today, type: 'shopping.tick', entityId: second, payload: { by: 'hand' } },
    { day: today, type: 'shopping.add', entityId: demoId(6, 0), payload: { productId: null, name: 'Bananas' } },
  );
  // Sorted by day; within a day the order above is kept.
  return deeds
    .map((deed, place) => ({ deed, place }))
    .sort((one, other) =>
      one.deed.day < other.deed.day ? -1 : one.deed.day > other.deed.day ? 1 : one.place - other.place,
    )
    .map(({ deed }) => deed);
}
