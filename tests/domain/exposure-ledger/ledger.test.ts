import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestLedgerSwap, type LedgerOption } from '#domain/exposure-ledger/best-swap.ts';
import { type LedgerEntry, ledgerOf } from '#domain/exposure-ledger/ledger.ts';
import { type LedgerProduct, routesOf, sourcesOf } from '#domain/exposure-ledger/sources.ts';
import { type Item, product } from '../safety/mixing/home.ts';
import { home, member } from '../safety/pack.ts';

const of = (item: Item): LedgerProduct => {
  const { key, type, forms, report } = product(item);
  return { key, type, forms, report };
};
const SHAMPOO = of(['Shampoo', 'rinse_off', 'Aqua, Sodium Laureth Sulfate, Methylisothiazolinone, Parfum']);
const FAMILY = home([member('Maya', { conditions: ['asthma'] })], ['cat']);

describe('what on a label concerns whom (product P2.13.1)', () => {
  it('is for people every ingredient that costs points, once, however many warnings name it', () => {
    const names = SHAMPOO.report.deductions.map(({ ingredient, name }) => name ?? ingredient);
    const maya = sourcesOf(SHAMPOO, FAMILY).get('Maya') ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(maya).toEqual(expect.arrayContaining(names));
    expect(new Set(maya).size).toBe(maya.length);
  });

  it('is for animals only what is made for them, and what a warning names for them', () => {
    expect(sourcesOf(SHAMPOO, FAMILY).get('cat')).toEqual([]);
    const spotOn = of(['Spot-on for dogs', 'pet_topical', 'Permethrin 50%']);
    expect(sourcesOf(spotOn, FAMILY).get('cat')?.length).toBeGreaterThan(0);
  });

  it('is nothing where no list is known', () => {
    expect(sourcesOf(of(['Soap', 'rinse_off', null]), FAMILY).get('Maya')).toEqual([]);
  });
});

describe('the ways a product reaches somebody (product P2.13.2)', () => {
  it.each([
    ['food', [], ['eaten']],
    ['household', ['spray'], ['skin', 'breathed']],
    ['leave_on', ['lip'], ['eaten', 'skin']],
    ['other', ['supplement'], ['eaten']],
  ] as const)('%s %j', (type, forms, routes) => {
    expect(routesOf({ ...SHAMPOO, type, forms })).toEqual(routes);
  });
});

it('counts one source for each substance on each label, the most first, traceable to the labels (product P2.13.1)', () => {
  const entry = (key: string, maya: string[], routes: LedgerEntry['routes']): LedgerEntry => ({
    key,
    routes,
    sources: new Map([['maya', maya]]),
  });
  const found = ledgerOf('maya', [
    entry('soap', ['parfum', 'limonene'], ['skin']),
    entry('spray', ['parfum'], ['skin', 'breathed']),
    entry('water', [], ['eaten']),
  ]);
  expect(found).toEqual({
    subject: 'maya',
    count: 3,
    lines: [
      { substance: 'parfum', products: ['soap', 'spray'], routes: ['skin', 'breathed'] },
      { substance: 'limonene', products: ['soap'], routes: ['skin'] },
    ],
  });
  expect(ledgerOf('nobody', [entry('soap', ['parfum'], [])])).toEqual({ subject: 'nobody', lines: [], count: 0 });
});

const SUBJECTS = ['maya', 'jonas', 'miso'];
const sources = fc
  .array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 }), {
    minLength: 3,
    maxLength: 3,
  })
  .map((lists) => new Map(lists.map((list, at): [string, string[]] => [SUBJECTS[at] ?? '', list])));

/** Tries every swap and recounts the whole ledger each time. */
function byTrying(entries: readonly LedgerEntry[], options: readonly LedgerOption[]) {
  const counts = (some: readonly LedgerEntry[]) => SUBJECTS.map((subject) => ledgerOf(subject, some).count);
  const before = counts(entries);
  const tried = options.flatMap(({ out, into }) => {
    if (!entries.some(({ key }) => key === out) || entries.some(({ key }) => key === into.key)) return [];
    const after = counts([...entries.filter(({ key }) => key !== out), { ...into, routes: [] }]);
    const fewer = before.map((count, at) => count - (after[at] ?? 0));
    const total = fewer.reduce((sum, one) => sum + one, 0);
    return total > 0 && fewer.every((one) => one >= 0) ? [{ out, into: into.key, total }] : [];
  });
  return tried.sort(
    (one, other) => other.total - one.total || (one.out + one.into < other.out + other.into ? -1 : 1),
  )[0];
}

it('finds the best swap that trying every one finds, in 1,000 homes of up to 20 products (product P2.13.3)', () => {
  const shelf = fc.array(sources, { minLength: 1, maxLength: 20 });
  const wishes = fc.array(fc.record({ out: fc.nat(21), into: fc.nat(25), sources }), { maxLength: 30 });
  fc.assert(
    fc.property(shelf, wishes, (held, wanted) => {
      const keyOf = (at: number) => String.fromCodePoint(97 + at);
      const entries = held.map((one, at): LedgerEntry => ({ key: keyOf(at), routes: [], sources: one }));
      const options = wanted.map(({ out, into, ...rest }) => ({
        out: keyOf(out),
        into: { key: keyOf(into), ...rest },
      }));
      // Each product has only one label.
      const once = options.filter((one, at) => options.findIndex(({ into }) => into.key === one.into.key) === at);
      const best = bestLedgerSwap(entries, once);
      const tried = byTrying(entries, once);
      expect(best && { out: best.out, into: best.into, total: best.total }).toEqual(tried ?? null);
    }),
    { numRuns: 1000 },
  );
});
