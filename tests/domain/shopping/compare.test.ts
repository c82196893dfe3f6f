import { describe, expect, it } from 'vitest';
import { compareProducts } from '#domain/shopping/compare.ts';
import { GOLDEN } from '../safety/golden-products.ts';
import { product } from '../safety/mixing/home.ts';
import { home, member } from '../safety/pack.ts';

const of = (key: string, text: string | null) => ({ key, report: product([key, 'household', text]).report });
const WATER = of('water', 'Water, Glycerin');
const SPRAY = of('spray', GOLDEN.G1.input.text);
const UNREAD = of('unread', 'Zorbexine, Quillonate, Vexaphrol, Water');
const NO_LIST = of('no list', null);
const NOBODY = home([]);
const places = (found: ReturnType<typeof compareProducts>) => found.map(({ key, place }) => [key, place]);

describe('products side by side (product P6.6)', () => {
  it('come with the better one first, however they are given', () => {
    expect(places(compareProducts([SPRAY, WATER], NOBODY))).toEqual([
      ['water', 1],
      ['spray', 2],
    ]);
    expect(compareProducts([SPRAY, WATER], NOBODY)).toEqual(compareProducts([WATER, SPRAY], NOBODY));
  });

  it('give no place to what is not known, and put it last: the unknown never wins', () => {
    expect(places(compareProducts([NO_LIST, UNREAD, SPRAY], NOBODY))).toEqual([
      ['spray', 1],
      ['no list', null],
      ['unread', null],
    ]);
    expect(places(compareProducts([UNREAD, { key: 'not made yet', report: null }], NOBODY))).toEqual([
      ['not made yet', null],
      ['unread', null],
    ]);
  });

  it('say for each of the household what was found, that nothing was, or that it is not known', () => {
    const family = home([member('Maya', { conditions: ['asthma'] })], ['cat']);
    const [first, , last] = compareProducts([NO_LIST, SPRAY, WATER], family);
    expect(first?.forEach.get('Maya')).toBe('nothing');
    expect(first?.forEach.get('the cat')).toBe('nothing');
    expect(last?.forEach.get('Maya')).toBe('unknown');
    expect(last).toMatchObject({ grade: null, shown: { score: null }, metrics: { child: null } });
    const spray = compareProducts([SPRAY], family)[0];
    expect(['CRITICAL', 'WARNING']).toContain(spray?.forEach.get('Maya'));
  });

  it('are five at the most', () => {
    const six = Array.from({ length: 6 }, (_, at) => ({ ...WATER, key: `water ${at}` }));
    expect(compareProducts(six, NOBODY)).toHaveLength(5);
  });
});
