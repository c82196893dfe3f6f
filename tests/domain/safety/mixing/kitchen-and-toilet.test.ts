import { describe, expect, it } from 'vitest';
import { type Item, pair } from './home.ts';

const BLEACH: Item = ['Bleach', 'household', 'Water, Sodium Hypochlorite 4.5%'];
const DRAIN: Item = ['Drain opener', 'household', 'Sodium hydroxide 50%'];

describe('the juice of lemons is an acid of the kitchen, as vinegar is (method M7)', () => {
  it.each<Item>([
    ['Lemon juice', 'food', 'Lemon juice from concentrate, sulphites'],
    ['Lemon juice', null, null],
    ['Lime juice', 'food', 'Lime juice'],
    ['Zitronensaft', null, null],
    ['Jus de citron', 'food', null],
    ['Zumo de limón', 'food', 'Zumo de limón'],
    ['Succo di limone', null, null],
    ['Лимонный сок', 'food', null],
  ])('%s beside bleach', (...juice) => expect(pair(BLEACH, juice)).toBe('CRITICAL chlorine'));

  it('is too weak to boil beside a drain cleaner', () =>
    expect(pair(DRAIN, ['Lemon juice', 'food', 'Lemon juice'])).toMatch(/^CAUTION/));

  it.each<Item>([
    ['Lemonade', 'food', 'Water, Sugar, Lemon juice'],
    ['Lemon juice drink', 'food', 'Water, Sugar, Lemon juice'],
    ['Tuna in lemon juice', 'food', 'Tuna, Lemon juice'],
    ['Lemon juice cake', 'food', 'Flour, Sugar, Lemon juice'],
    ['Lemon juice hand cream', 'leave_on', 'Aqua, Glycerin'],
  ])('but not %s', (...other) => expect(pair(BLEACH, other)).toBe('none'));
});

describe('a toilet cleaner without a list may be an acid, by whatever name (method M7)', () => {
  it.each(
    'Toilet cleaner|Toilet duck|WC-Ente|Canard WC|Nettoyant WC|Pato WC|WC Net|WC čistič|Płyn do WC|Средство для унитаза'.split(
      '|',
    ),
  )('%s beside bleach', (name) => expect(pair(BLEACH, [name, null, null])).toBe('WARNING chlorine'));

  it.each(['Eau de toilette gel', 'Gel douche eau de toilette', 'Gel WC Javel'])('but not %s', (name) =>
    expect(pair(BLEACH, [name, null, null])).toBe('none'),
  );
});

describe('acids of the kitchen and of descalers by their names in other languages (method M7)', () => {
  it.each(
    'Eddik|Ξύδι|Лимонная кислота|Limon tuzu|Kwasek cytrynowy|Citronsyra|Kalkfjerner|Kalkborttagning|Kireç çözücü|Антинакипин|Средство от накипи|Antikal'.split(
      '|',
    ),
  )('%s beside bleach', (name) => expect(pair(BLEACH, [name, null, null])).toBe('CRITICAL chlorine'));
});
