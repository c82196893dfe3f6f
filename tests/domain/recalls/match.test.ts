import { describe, expect, it } from 'vitest';
import { noticeKeys, productKeys } from '#domain/recalls/index-keys.ts';
import { matchNotice } from '#domain/recalls/match.ts';
import { matchWords } from '#domain/recalls/match-words.ts';
import type { RecallNotice } from '#domain/recalls/notice.ts';
import { createNoticeIndex } from '#domain/recalls/notice-index.ts';
import { type OwnedProduct, tokeniseProduct } from '#domain/recalls/owned-product.ts';
import { createRarity } from '#domain/recalls/rarity.ts';
import { tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import { tokensOf } from '#domain/recalls/tokens.ts';
import { aNotice } from './a-notice.ts';

const CODE = '00815871011884';
const OTHER_CODE = '00076500722025';
const rarity = createRarity(new Map([['organic', 500]]), 1000);

const owned = (given: Partial<OwnedProduct>): OwnedProduct => ({
  gtin: null,
  brand: 'Acme',
  name: 'Smart Kettle 1.7 l',
  category: 'General',
  ...given,
});
const match = (notice: Partial<RecallNotice>, product: Partial<OwnedProduct>) =>
  matchNotice(tokeniseProduct(owned(product)), tokeniseNotice(aNotice(notice)), rarity);

describe('matching by barcode (product P11.2)', () => {
  it('affects a product whose code the notice names, whatever it is called', () => {
    const found = match({ gtins: [CODE] }, { gtin: CODE, brand: 'Unknown Brand', name: 'Rice cakes' });
    expect(found).toMatchObject({ verdict: 'affects', basis: 'gtin', evidence: { barcode: 'same' } });
  });

  it('leaves alone a product of the same name with another code', () => {
    expect(match({ gtins: [CODE] }, { gtin: OTHER_CODE })).toBeNull();
  });

  it('leaves alone what a withdrawn notice names', () => {
    expect(match({ gtins: [CODE], withdrawn: true }, { gtin: CODE })).toBeNull();
  });
});

describe('lot and date (product P11.3)', () => {
  const notice = { gtins: [CODE], lots: ['L2231', 'L 2232'] };

  it('says which lot to look for while none is known', () => {
    const found = match(notice, { gtin: CODE });
    expect(found).toMatchObject({ verdict: 'affects', evidence: { lot: 'check' } });
    expect(found && matchWords(aNotice(notice), found)).toStrictEqual({
      why: 'The notice names the barcode of your product.',
      decides: 'Look for the lot on the pack: L2231, L 2232.',
    });
  });

  it('takes a lot from the notes, however it is spaced', () => {
    expect(match(notice, { gtin: CODE, notes: 'Lot: L-2232' })?.evidence.lot).toBe('same');
  });

  it('ends with another lot where the source lists the lots, and stays open where they were read out of a text', () => {
    const other = { gtin: CODE, notes: 'lot L9999' };
    expect(match({ ...notice, lotsListed: true }, other)).toBeNull();
    expect(match(notice, other)).toMatchObject({ verdict: 'mayAffect', evidence: { lot: 'different' } });
  });

  it('only may affect a pack with another printed date', () => {
    const dates = [{ from: '2026-02-01', to: '2026-02-28' }];
    expect(match({ gtins: [CODE], dates }, { gtin: CODE, printedDay: '2026-02-14' })?.verdict).toBe('affects');
    expect(match({ gtins: [CODE], dates }, { gtin: CODE, printedDay: '2026-03-14' })?.verdict).toBe('mayAffect');
  });
});

describe('matching by name (product P11.4)', () => {
  it('affects a product of the brand that bears a model of the notice', () => {
    const found = match({ models: ['KT2000'] }, { name: 'Kettle KT-2000' });
    expect(found).toMatchObject({ verdict: 'affects', basis: 'brandModel' });
  });

  it('may affect a product of the same brand and name', () => {
    expect(match({}, {})).toMatchObject({ verdict: 'mayAffect', basis: 'brandName' });
  });

  it('finds no word inside another', () => {
    expect(
      match({ brands: ['Art'], products: ['Kettle'], title: 'Art Kettle' }, { brand: 'Smart', name: 'Kettle' }),
    ).toBeNull();
    expect(match({ products: ['Artist Paint'], title: 'Acme Artist Paint' }, { name: 'Art Paint Thinner' })).toBeNull();
  });

  it('takes no name of another brand, and no other name of the brand', () => {
    expect(match({}, { brand: 'Bolt' })).toBeNull();
    expect(match({}, { name: 'Waffle Iron' })).toBeNull();
  });

  it('takes no common word for a brand', () => {
    const notice = { brands: ['Organic'], title: 'Organic Kettle', products: ['Kettle'] };
    expect(match(notice, { brand: 'Unknown Brand', name: 'Organic kettle' })).toBeNull();
  });

  it('ends with another model, and with another size', () => {
    expect(match({ models: ['KT2000'] }, { name: 'Smart Kettle KT-3000' })).toBeNull();
    expect(match({ sizes: ['500 ml'] }, { name: 'Smart Kettle 1.7 l' })).toBeNull();
    expect(match({ sizes: ['1700 ml'] }, { name: 'Smart Kettle 1.7 l' })?.evidence.size).toBe('same');
  });

  it('reads two words as one, initials and plurals', () => {
    expect(
      match(
        { brands: ['Prada'], title: 'Prada Aftershave', products: ['Aftershave: Luna Rossa'] },
        { brand: 'Prada', name: 'Luna Rossa After Shave' },
      ),
    ).not.toBeNull();
    expect(tokensOf("H&M Children's Kettles, H-E-B Mattresses")).toStrictEqual([
      'hm',
      'children',
      'kettle',
      'heb',
      'mattress',
    ]);
  });
});

describe('plausibility (product P11.5)', () => {
  it('ends a match by name where the category cannot be meant, and none by barcode', () => {
    expect(match({ area: 'vehicle' }, { category: 'food_beverage' })).toBeNull();
    expect(match({ area: 'vehicle', gtins: [CODE] }, { category: 'food_beverage', gtin: CODE })).not.toBeNull();
  });

  it('concerns no home by a name that RASFF gives', () => {
    expect(match({ source: 'rasff' }, {})).toBeNull();
  });
});

describe('the index', () => {
  it('finds whatever the rule finds, without looking at the rest', () => {
    const index = createNoticeIndex();
    index.add(aNotice({ id: 'cpsc:1', gtins: [CODE] }));
    index.add(aNotice({ id: 'cpsc:2', brands: ['Cask'], title: 'Cask Kettle', models: ['KT2000'] }));
    index.add(aNotice({ id: 'cpsc:3', brands: ['Bolt'], title: 'Bolt Waffle Iron', products: ['Waffle Iron'] }));
    const ids = (product: Partial<OwnedProduct>) =>
      index.matches(tokeniseProduct(owned(product)), rarity).map(({ notice }) => notice.id);
    expect(ids({ gtin: CODE })).toStrictEqual(['cpsc:1']);
    expect(ids({ brand: 'Cask', name: 'Kettle KT2000' })).toStrictEqual(['cpsc:2']);
    expect(ids({ brand: 'Unknown Brand', name: 'Bolt waffle iron' })).toStrictEqual(['cpsc:3']);
    expect(ids({ brand: 'Corn Flakes Inc.' })).toStrictEqual([]);
  });

  it('forgets the earlier version of a notice', () => {
    const index = createNoticeIndex();
    index.add(aNotice({ gtins: [CODE] }));
    index.add(aNotice({ gtins: [OTHER_CODE], products: [], brands: [], title: 'x' }));
    expect(index.matches(tokeniseProduct(owned({ gtin: CODE })), rarity)).toStrictEqual([]);
  });

  it('shares a key wherever a name matches', () => {
    const keys = new Set(noticeKeys(tokeniseNotice(aNotice({}))));
    expect(productKeys(tokeniseProduct(owned({}))).some((key) => keys.has(key))).toBe(true);
  });
});
