import { describe, expect, it } from 'vitest';
import { brandKeys, followedIn, isNewsOfBrand, isSameBrand, namesBrand } from '#domain/recalls/brand-news.ts';
import { FOLLOWED_MOST, FollowedBrands } from '#domain/recalls/followed-brands.ts';
import { noticeKeys } from '#domain/recalls/index-keys.ts';
import { tokeniseNotice } from '#domain/recalls/tokenise-notice.ts';
import { aNotice } from './a-notice.ts';

// Product P11.14.
const named = (notice: Parameters<typeof aNotice>[0], ...brands: string[]): string | null =>
  followedIn(
    aNotice(notice),
    brands.map((name) => ({ name })),
  )?.name ?? null;

describe('a notice names a followed brand', () => {
  it.each([
    [['Acme'], 'acme'],
    [['ACME Foods, Inc.'], 'Acme'],
    [['Nestlé'], 'Nestle'],
    [['Other', 'Acme'], 'Acme'],
    [['H&M Hennes & Mauritz'], 'H&M'],
    [['dm Balea Med'], 'Balea'],
  ])('%j: %s', (brands, name) => expect(named({ brands }, name)).toBe(name));

  it('in its title where the source gives no brand', () => {
    expect(named({ brands: [], title: 'Acme recalls smart kettles' }, 'Acme')).toBe('Acme');
    expect(named({ brands: ['Other'], title: 'Acme recalls smart kettles' }, 'Acme')).toBeNull();
  });

  it.each([
    [['Smart'], 'Art'],
    [['Acme'], 'Acme Baby'],
    [['Balea'], 'Balance'],
    [['Anything'], 'The Company'],
  ])('not %j: %s', (brands, name) => expect(named({ brands }, name)).toBeNull());
});

it('every notice that names a brand is found by the keys of that brand', () => {
  for (const [brands, title, name] of [
    [['ACME Foods, Inc.'], 'Soup', 'Acme'],
    [[], 'Happy Cow recalls cheese', 'happy cow'],
  ] as const) {
    const notice = aNotice({ brands: [...brands], title });
    expect(followedIn(notice, [{ name }])).not.toBeNull();
    expect(noticeKeys(tokeniseNotice(notice))).toEqual(expect.arrayContaining(brandKeys(name)));
  }
});

it('news is what came or changed since the day, and still holds', () => {
  const since = { since: '2026-02-01' };
  expect(isNewsOfBrand(aNotice({ changedOn: '2026-01-31' }), since)).toBe(false);
  expect(isNewsOfBrand(aNotice({ changedOn: '2026-02-01' }), since)).toBe(true);
  expect(isNewsOfBrand(aNotice({ changedOn: '2026-02-02', withdrawn: true }), since)).toBe(false);
});

it('two spellings are one brand, and a name without a word of its own is none', () => {
  expect(isSameBrand("Lay's", 'LAYS')).toBe(true);
  expect(isSameBrand('Acme', 'Acme Baby')).toBe(false);
  expect(namesBrand('The Company')).toBe(false);
});

it('a list of brands is bounded, and each of them has a name and a day', () => {
  const one = { name: 'Acme', since: '2026-02-01' };
  const many = (count: number) => FollowedBrands.safeParse(Array.from({ length: count }, () => one)).success;
  expect([many(FOLLOWED_MOST), many(FOLLOWED_MOST + 1)]).toEqual([true, false]);
  for (const wrong of [{ name: 'A' }, { name: 'x'.repeat(41) }, { since: 'yesterday' }, { also: 1 }])
    expect(FollowedBrands.safeParse([{ ...one, ...wrong }]).success).toBe(false);
});
