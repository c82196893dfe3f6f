import { describe, expect, it } from 'vitest';
import { CORRECTION, mergeFacts, STARTER } from '#domain/catalogue/merge-facts.ts';
import { listKey, offeredFacts, takenFacts } from '#domain/catalogue/review/contribution.ts';
import { differenceOf } from '#domain/catalogue/review/difference.ts';
import { uploadTable } from '#domain/catalogue/review/upload-table.ts';
import type { Product } from '#domain/products/product.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const ENTERED: Product = {
  ...{ id: '03017620422003', gtin: '03017620422003', name: 'Hair mist', brand: 'Cloud', size: null },
  ...{ category: 'personal_care', productType: 'leave_on', forms: ['spray'], baby: true, emoji: '📦' },
  ...{ ingredientsText: 'Aqua, Parfum', sample: false, own: true },
  source: { name: 'Entered by hand', date: '2026-11-01', licence: null },
};
const PHOTO: Product = { ...ENTERED, source: { name: 'Label photo', date: '2026-11-02', licence: null } };

describe('what a household offers to the catalogue (product P14.13)', () => {
  it('is what it entered or read off the pack, of a product that others can find', () => {
    expect(offeredFacts(ENTERED)).toMatchObject({ kind: 'entered', facts: { name: 'Hair mist', forms: ['spray'] } });
    expect(offeredFacts(PHOTO)).toMatchObject({ kind: 'photo', facts: { ingredientsText: 'Aqua, Parfum' } });
  });

  it.each([
    ['without a barcode', { id: '01900000-0000-7000-8000-000000000001', gtin: null }],
    ['with a number that a shop gave out', { id: '02000000000015', gtin: '02000000000015' }],
    ['without a list', { ingredientsText: null }],
    ['of the catalogue', { own: false }],
    ['with a list from elsewhere', { source: { name: 'Open Food Facts', date: '2026-01-01', licence: 'ODbL 1.0' } }],
  ])('is nothing of a product %s', (_what, over) => {
    expect(offeredFacts({ ...ENTERED, ...over })).toBeNull();
  });

  it('keeps forms and "for babies" where it is taken, and of a label photo of a known product the list alone', () => {
    const offered = offeredFacts(PHOTO);
    if (!offered) throw new Error('It is offered.');
    const whole = takenFacts(offered, false, 'review');
    expect(whole).toMatchObject({ name: 'Hair mist', forms: ['spray'], source: { name: 'Label photo, reviewed' } });
    const held = { ...whole, name: 'Mist', ingredientsText: 'Aqua', source: { ...whole.source, name: 'Known' } };
    const facts = takenFacts(offered, true, 'review');
    const { product } = mergeFacts(
      [
        { key: STARTER, facts: held },
        { key: CORRECTION, facts },
      ],
      PHOTO.id,
      PHOTO.gtin,
      Date.UTC(2026, 10, 27),
    );
    expect(product).toMatchObject({
      name: 'Mist',
      brand: 'Cloud',
      forms: ['spray'],
      baby: true,
      productType: 'leave_on',
    });
    expect(product).toMatchObject({ ingredientsText: 'Aqua, Parfum', source: { name: 'Label photo, reviewed' } });
  });

  it('is the same for lists that differ in case, accents, spaces and signs alone', () => {
    expect(listKey('Aqua,  Crème; PARFUM.')).toBe(listKey('aqua , creme, parfum'));
    expect(listKey('Milk 3%')).not.toBe(listKey('Milk 3'));
    expect(listKey('Aqua, Parfum')).not.toBe(listKey('Parfum, Aqua'));
  });
});

describe('what a reviewer sees and hands on (product P14.15, P14.16)', () => {
  it('shows what comes and what goes', () => {
    const judged = (product: Product) => ({ product, report: assessProduct(product, knowledgePack()) });
    const before = judged({ ...ENTERED, ingredientsText: 'Aqua, Limonene', forms: [] });
    const after = judged({ ...ENTERED, name: 'Mist' });
    const { fields, ingredients, warnings } = differenceOf(before, after);
    expect(fields).toEqual([
      { field: 'name', before: 'Hair mist', after: 'Mist' },
      { field: 'forms', before: '', after: 'spray' },
    ]);
    expect(ingredients).toEqual({ added: ['Parfum'], removed: ['Limonene'] });
    expect(warnings.added.length).toBeGreaterThan(0);
    expect(differenceOf(null, after).ingredients.added).toEqual(['Aqua', 'Parfum']);
  });

  it('writes a file for Open Food Facts, with cells that hold commas, quotes and lines kept whole', () => {
    const offered = offeredFacts({ ...ENTERED, name: 'Mist "light"', ingredientsText: 'Aqua, Parfum\nAlcohol' });
    if (!offered) throw new Error('It is offered.');
    expect(uploadTable([{ id: ENTERED.id, facts: offered.facts }])).toBe(
      'code,product_name,brands,quantity,ingredients_text\n3017620422003,"Mist ""light""",Cloud,,"Aqua, Parfum\nAlcohol"\n',
    );
  });
});
