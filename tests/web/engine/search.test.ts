import { beforeAll, describe, expect, it } from 'vitest';
import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { knowledgeCounts } from '#web/workers/ingredients/knowledge-counts.ts';
import { search } from '#web/workers/ingredients/search.ts';
import { searchForm } from '#web/workers/ingredients/search-form.ts';
import { type IndexEntry, searchIndex } from '#web/workers/ingredients/search-index.ts';
import type { SearchFilters } from '#web/workers/ingredients/search-messages.ts';

let pack: Knowledge;
let index: readonly IndexEntry[];
let rests = 0;
beforeAll(async () => {
  pack = knowledgePack();
  index = await searchIndex(pack, () => {
    rests += 1;
    return Promise.resolve();
  });
});

const OPEN: SearchFilters = { level: null, purpose: null, audience: null, list: null };
const find = (text: string, filters: Partial<SearchFilters> = {}, limit = 20) =>
  search(index, { text, filters: { ...OPEN, ...filters }, limit });
const names = (text: string, filters: Partial<SearchFilters> = {}) => find(text, filters).hits.map(({ name }) => name);

describe('the search of the ingredient database', () => {
  it('puts the name itself first, then what begins with it', () => {
    expect(names('limonene')[0]).toBe('Limonene');
    const hits = find('sodium', {}, 30).hits;
    expect(hits.every(({ name }) => searchForm(name).startsWith('sodium'))).toBe(true);
  });

  it('puts what is met often before what is only a name', () => {
    expect(names('lim')[0]).toBe('Limonene');
  });

  it.each([
    ['METHYLISOTHIAZOLINONE', 'Methylisothiazolinone'],
    ['lejia', 'Sodium Hypochlorite'],
    ['Eau de Javel', 'Sodium Hypochlorite'],
    ['2682-20-4', 'Methylisothiazolinone'],
    ['E 330', 'Citric Acid'],
    ['e-330', 'Citric Acid'],
    ['INS 330', 'Citric Acid'],
    ['hypochlorite de sodium', 'Sodium Hypochlorite'],
  ])('finds %s', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  it('says by which spelling or number it was found, and nothing where the name tells', () => {
    expect(find('lejia').hits[0]).toMatchObject({ name: 'Sodium Hypochlorite', foundBy: 'lejía' });
    expect(find('2682-20-4').hits[0]?.foundBy).toBe('2682-20-4');
    expect(find('limonene').hits[0]?.foundBy).toBeNull();
  });

  it('finds words in another order, and nothing for nonsense', () => {
    expect(names('hypochlorite sodium')).toContain('Sodium Hypochlorite');
    expect(find('zorbexine quillonate')).toEqual({ total: 0, hits: [] });
  });

  it('counts what is beyond the limit', () => {
    const few = find('sodium', {}, 3);
    expect(few.hits).toHaveLength(3);
    expect(few.total).toBeGreaterThan(100);
  });

  it('filters by level, purpose, audience and list, together', () => {
    const { hits, total } = find('', { level: 'critical', purpose: 'preservative', list: 'annex_v' });
    expect(total).toBeGreaterThan(0);
    expect(hits.map(({ name }) => name)).toContain('Methylisothiazolinone');
    expect(hits.every(({ level, purpose }) => level === 'critical' && purpose.includes('preservative'))).toBe(true);
    expect(names('xyl', { audience: 'dog' })).toContain('Xylitol');
    expect(names('glycerin', { audience: 'dog' })).toEqual([]);
  });

  it('without a text shows the highest levels first', () => {
    const levels = find('', { purpose: 'disinfectant' }, 100).hits.map(({ level }) => level);
    const order = ['critical', 'high', 'moderate', 'low', 'none'];
    expect(levels).toEqual([...levels].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  it('gives other questions a turn while it reads the pack', () => {
    expect(rests).toBeGreaterThan(10);
  });
});

it('counts what the pack knows', () => {
  const counts = knowledgeCounts(pack, index);
  expect(counts.ingredients).toBe(pack.size);
  expect(counts.levels.reduce((sum, { count }) => sum + count, 0)).toBe(pack.size);
  expect(counts.lists.find(({ key }) => key === 'annex_ii')?.count).toBeGreaterThan(1000);
  expect(counts.audiences.find(({ key }) => key === 'cat')?.count).toBeGreaterThan(100);
  expect(counts.version).toBe(pack.version);
});
