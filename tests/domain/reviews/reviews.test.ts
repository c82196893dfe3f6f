import { describe, expect, it } from 'vitest';
import { leaveOutLinks } from '#domain/link-text.ts';
import type { Product } from '#domain/products/product.ts';
import { householdKind, kindWords } from '#domain/reviews/household-kind.ts';
import type { Review } from '#domain/reviews/review.ts';
import { reviewRules } from '#domain/reviews/review-rules.ts';
import { meanStars, type StarCounts } from '#domain/reviews/stars.ts';
import type { RowAfter } from '#domain/sync/rule.ts';

// Product P23.1 to P23.3.

const NOW = 1_780_000_000_000;
const ID = '02000000000015';
const product = { id: ID } as Product;
const head = { opId: 'a', userId: 'b', entityId: ID, baseRev: null };

function post(row: Review | null, stars: number, text: string, at = NOW, deleted = false) {
  const operation = { ...head, type: 'review.post', payload: { stars, text, about: null }, createdAt: at } as const;
  const before = row && { id: ID, rev: 1, deleted, data: row };
  const outcome = reviewRules.operations['review.post'].apply(operation, {
    row: before,
    product,
    userId: 'b',
    nowMs: at,
  });
  if (outcome.status !== 'applied') throw new Error(outcome.status);
  return (outcome.rows[0] as RowAfter | undefined)?.data as Review | undefined;
}

describe('a review', () => {
  const first = post(null, 4, 'Works well');

  it('stands under its product, and names nobody', () =>
    expect(first).toEqual({
      ...{ id: ID, stars: 4, text: 'Works well', about: null },
      ...{ writtenAt: NOW, editedAt: null, earlier: [] },
    }));

  it('keeps what it said before when it is edited, five versions at most', () => {
    let review = first as Review;
    for (let at = 1; at <= 7; at += 1) review = post(review, 3, `Version ${at}`, NOW + at) as Review;
    expect(review).toMatchObject({ text: 'Version 7', writtenAt: NOW, editedAt: NOW + 7 });
    expect(review.earlier.map(({ text }) => text)).toEqual([6, 5, 4, 3, 2].map((at) => `Version ${at}`));
  });

  it('is not changed by the same words again', () =>
    expect(post(first as Review, 4, 'Works well', NOW + 9)).toBeUndefined());

  it('begins anew once it was taken back', () => {
    const again = post({ ...(first as Review), text: '' }, 2, 'Not any more', NOW + 5, true);
    expect(again).toMatchObject({ stars: 2, writtenAt: NOW + 5, editedAt: null, earlier: [] });
  });

  it('takes its words with it when it is taken back', () => {
    const operation = { ...head, type: 'review.withdraw', payload: {}, createdAt: NOW } as const;
    const row = { id: ID, rev: 2, deleted: false, data: first as Review };
    const outcome = reviewRules.operations['review.withdraw'].apply(operation, {
      row,
      product,
      userId: 'b',
      nowMs: NOW,
    });
    expect(outcome).toMatchObject({ status: 'applied', rows: [{ deleted: true, data: { text: '', earlier: [] } }] });
  });

  it('is of a product with a printed code', () => {
    const fits = (entityId: string) => reviewRules.fitsId({ ...head, entityId, createdAt: NOW, payload: {} });
    expect([ID, '02000000000016', '0197a4b2-0000-7000-8000-000000000000', ''].map(fits)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('web addresses', () => {
  it.each([
    ['Buy at https://shop.example.org/a?b=c now', 'Buy at (link left out) now'],
    ['see www.example.org', 'see (link left out)'],
    ['cheap-soap.shop has it', '(link left out) has it'],
    ['It costs 2.50 and lasts. Good!', 'It costs 2.50 and lasts. Good!'],
  ])('%s', (text, left) => expect(leaveOutLinks(text)).toBe(left));

  it('are left out once and for all', () => {
    const once = leaveOutLinks('https://a.example www.b.example c.com');
    expect(leaveOutLinks(once)).toBe(once);
  });
});

describe('what a household says of itself', () => {
  const household = (ages: string[], pets: ('dog' | 'cat')[]) =>
    householdKind({ members: ages.map((ageGroup) => ({ ageGroup })), pets: pets.map((type) => ({ type })) });

  it.each([
    [['adult', 'teen'], [], null],
    [['adult', 'infant'], ['cat'], 'a small child and a cat'],
    [['infant', 'child'], ['cat', 'dog', 'cat'], 'small children, a dog and a cat'],
    [['senior'], ['dog'], 'a dog'],
  ] as const)('%j with %j: %s', (ages, pets, words) => {
    const kind = household([...ages], [...pets]);
    expect(kind && kindWords(kind)).toBe(words);
  });
});

describe('the mean of the stars', () => {
  it.each([
    [[0, 0, 0, 0, 0], null],
    [[1, 2, 4, 7, 9], 3.9],
    [[1, 0, 0, 0, 0], 1],
  ] as const)('%j: %s', (counts, mean) => expect(meanStars(counts as StarCounts)).toBe(mean));
});
