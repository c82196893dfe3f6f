import { describe, expect, test } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import type { FindingGroup } from '#domain/inventory/hazards/group-findings.ts';
import { assess } from '#domain/safety/engine.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import { alternativeFilter } from '#domain/safety/same-use.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { findingsOfShelf, type JudgedShelfItem } from '#web/features/demos/home/findings-of-shelf.ts';
import { firstShelf, HOME_LODGERS, newItem } from '#web/features/demos/home/shelf.ts';
import { householdOf } from '#web/features/demos/lodgers.ts';
import { SWAP_LODGERS as FOR_SWAPS, SWAP_PACKS } from '#web/features/demos/swap/packs.ts';
import { swapOf } from '#web/features/demos/swap/swap-of.ts';
import type { JudgedProduct } from '#web/features/demos/use-pack-reports.ts';

const TODAY = '2026-11-20';
const pack = starterCatalogue();
const known = new Map<string, JudgedProduct>();
const judged = (id: string): JudgedProduct => {
  const product = pack.find((one) => one.id === id) ?? expect.fail(`${id} does not come with the app`);
  const one = known.get(id) ?? { product, report: assess(inputOfProduct(product), knowledgePack()) };
  known.set(id, one);
  return one;
};

describe('the home to try (product P2.12.5)', () => {
  const shelf = firstShelf(TODAY).map((item): JudgedShelfItem => ({ ...judged(item.productId), item }));
  const look = (names: readonly string[], of = shelf) => findingsOfShelf(of, householdOf(new Set(names)), TODAY);
  const productsOf = (groups: readonly FindingGroup[], kind: FindingGroup['first']['kind']) =>
    groups.flatMap(({ findings }) => findings).flatMap((one) => (one.kind === kind ? one.productIds : []));

  test('has bleach and an acid in one place, first of all, until one is carried away', () => {
    const [first] = look([]);
    expect(first?.first).toMatchObject({ kind: 'pair', severity: 'CRITICAL', together: true, place: 'Under the sink' });
    const moved = shelf.map((one) =>
      one.product.name === 'Sample Thick Bleach' ? { ...one, item: { ...one.item, place: 'Garage' } } : one,
    );
    const pairs = look([], moved).filter(({ first: { kind } }) => kind === 'pair');
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(({ first: one }) => one.kind === 'pair' && one.together)).toEqual([]);
    const without = shelf.filter(({ product }) => product.name !== 'Sample Thick Bleach');
    expect(productsOf(look([], without), 'pair')).not.toContain('02000000100029');
  });

  test('says what is critical for whoever lives there, and for nobody else', () => {
    const spotOn = '02000000100180';
    expect(productsOf(look([]), 'person')).toEqual([]);
    expect(productsOf(look(['Miso']), 'person')).toContain(spotOn);
    expect(productsOf(look(['Rex']), 'person')).not.toContain(spotOn);
    expect(productsOf(look(['Jonas']), 'person')).toContain('00009800895007');
  });

  test('offers nobody to choose for whom nothing changes', () => {
    for (const { name } of HOME_LODGERS)
      expect([name, productsOf(look([name]), 'person').length > 0]).toEqual([name, true]);
  });

  test('has a product past its date, and one open for too long', () => {
    expect(productsOf(look([]), 'date').sort()).toEqual(['02000000100234', '05000127014084']);
  });

  test('puts what is added where its name and category say', () => {
    expect(newItem(judged('05410076764754').product).place).toBe('Personal Care');
  });
});

describe('the better one (product P2.12.6)', () => {
  const swapFor = (id: string, names: readonly string[]) => {
    const product = judged(id);
    const serves = alternativeFilter(product.product) ?? expect.fail(product.product.name);
    const others = pack.filter(serves).map((one) => judged(one.id));
    return { product, others, swap: swapOf(product, others, householdOf(new Set(names))) };
  };

  test('offers packs that are sold, each with one that is better', () => {
    for (const { id } of SWAP_PACKS) {
      const { product, others, swap } = swapFor(id, []);
      const { name, sample } = product.product;
      expect([name, sample, swap.found.length > 0, swap.others]).toEqual([name, false, true, others.length]);
      for (const { report, product: better } of swap.found) {
        expect([better.name, (report.score ?? 0) >= (product.report.score ?? 0) + 10]).toEqual([better.name, true]);
      }
    }
  });

  test('offers nobody to choose for whom nothing changes', () => {
    const told = (id: string, names: readonly string[]) => {
      const { swap } = swapFor(id, names);
      return JSON.stringify([swap.warnings, swap.found.map(({ key }) => key)]);
    };
    for (const { name } of FOR_SWAPS) {
      expect([name, SWAP_PACKS.some(({ id }) => told(id, [name]) !== told(id, []))]).toEqual([name, true]);
    }
  });

  test('leaves out what somebody who lives there should not have', () => {
    expect(swapFor('05410076764754', []).swap.found).toHaveLength(1);
    expect(swapFor('05410076764754', ['Nora']).swap.found).toHaveLength(0);
  });
});
