import { expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import type { Product } from '#domain/products/product.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { shareCard, shareText } from '#web/features/report/actions/share-card.ts';

const sample = (name: string): Product => {
  const found = starterCatalogue().find((product) => product.name === name);
  if (!found) throw new Error(`The starter catalogue holds no ${name}.`);
  return found;
};
const DAY = Date.parse('2026-11-23T12:00:00Z');
const cardOf = (product: Product) => shareCard(product, assessProduct(product, knowledgePack()), DAY);

it('P2.6.7: shares name, score, confidence, the warnings counted by severity, and the date', () => {
  const product = sample('Sample Disinfecting Spray');
  const card = cardOf(product);
  const text = shareText(card);
  expect(card.risk).toMatchObject({ score: 48, level: 'MODERATE' });
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Sample Disinfecting Spray',
    'Sample Home · 500 ml · Cleaning',
    'Score 48 of 100, MODERATE',
  ]);
  const { warnings } = assessProduct(product, knowledgePack());
  expect(card.counts.reduce((sum, { count }) => sum + count, 0)).toBe(warnings.length);
  for (const { severity, count } of card.counts) expect(text).toContain(`${count} ${severity}`);
  expect(text).toContain('not a statement of safety');
  expect(text).toContain('Assessed by Safeshelf on 23 Nov 2026');
});

it('P2.6.7: where too little is known a shared report says that unknown is not safe', () => {
  const unread = { ...sample('Miracle Shine Shampoo'), ingredientsText: 'Aqua, Glycerin, Zorbexine, Quuxolate' };
  expect(shareText(cardOf(unread))).toContain('Unknown is not safe: 2 of its 4 ingredients are not known here.');
  const none = shareText(cardOf(sample('Sample Water Filter Cartridge')));
  expect(none).toContain('No score');
  expect(none).toContain('Unknown is not safe: none of its ingredients has been checked.');
});
