import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateNotices } from '#api/recalls/candidates.ts';
import { createCompare } from '#api/recalls/compare.ts';
import { storeNotice, wordCounts } from '#api/recalls/store.ts';
import { matchNotice } from '#domain/recalls/match.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { createNoticeIndex } from '#domain/recalls/notice-index.ts';
import { type OwnedProduct, tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { noticeRarity } from '#domain/recalls/rarity.ts';
import { type KnownNotice, tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import { aNotice } from '../domain/recalls/a-notice.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';

// The indices of the server and of the phone find everything that the rule finds when compared with every notice
// (product P11.13), and so does the comparison that loads word counts only when it needs them.

const CODES = ['00012345678905', '00076500722025'];
const WORD = fc.constantFrom('acme', 'bolt', 'cask', 'smart', 'kettle', 'after', 'shave', 'aftershave', 'cream');
const words = (least: number, most: number) =>
  fc.array(WORD, { minLength: least, maxLength: most }).map((list) => list.join(' '));

const NOTICE: fc.Arbitrary<Partial<RecallNotice>> = fc.record({
  title: words(1, 5),
  brands: fc.array(words(1, 2), { maxLength: 2 }),
  products: fc.array(words(1, 4), { maxLength: 2 }),
  models: fc.constantFrom([], ['KT2000']),
  gtins: fc.subarray(CODES),
  source: fc.constantFrom('cpsc', 'fsa', 'rasff'),
});
const OWNED: fc.Arbitrary<OwnedProduct> = fc.record({
  gtin: fc.constantFrom(null, ...CODES),
  brand: fc.oneof(fc.constant('Unknown Brand'), words(1, 2)),
  name: fc.tuple(words(1, 4), fc.constantFrom('', ' KT2000')).map((parts) => parts.join('')),
  category: fc.constant('General'),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('nothing that the rule finds is missing from what the indices find', async () => {
  const drawn = fc.sample(NOTICE, 200).map((given, at) => aNotice({ ...given, id: `cpsc:${at}`, number: String(at) }));
  const index = createNoticeIndex();
  for (const notice of drawn) {
    await database.writes.run((tx) => storeNotice(tx, notice, {}, 0));
    index.add(notice);
  }
  const known = drawn.map(tokeniseNotice);
  const everyWord = new Set(known.flatMap(({ all }) => [...all]));
  const rarity = noticeRarity(...(await wordCounts(database.reader, everyWord)));
  let found = 0;
  for (const owned of fc.sample(OWNED, 200)) {
    const product = tokeniseProduct(owned);
    const matching = (notices: readonly KnownNotice[]): string[] =>
      notices
        .filter((notice) => matchNotice(product, notice, rarity))
        .map(({ notice }) => notice.id)
        .sort();
    const byRule = matching(known);
    const candidates = new Set((await candidateNotices(database.reader, product)).map(({ id }) => id));
    expect(matching(known.filter(({ notice }) => candidates.has(notice.id)))).toEqual(byRule);
    const { match } = createCompare();
    const compared: string[] = [];
    for (const notice of known) {
      if (await match(database.reader, product, notice)) compared.push(notice.notice.id);
    }
    expect(compared.sort()).toEqual(byRule);
    expect(
      index
        .matches(product, rarity)
        .map(({ notice }) => notice.id)
        .sort(),
    ).toEqual(byRule);
    found += byRule.length;
  }
  expect(found).toBeGreaterThan(500);
});
