import { beforeAll, describe, expect, it } from 'vitest';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { type IndexEntry, searchIndex } from '#web/workers/ingredients/search-index.ts';
import { suggest } from '#web/workers/ingredients/suggest.ts';

const MOST = 4;

describe('names that may have been meant', () => {
  const knowledge = knowledgePack();
  let index: readonly IndexEntry[];
  beforeAll(async () => {
    index = await searchIndex(knowledge, async () => undefined);
  });
  const texts = (reading: string) => suggest(reading, MOST, knowledge, index).map(({ text }) => text.toLowerCase());
  const names = (reading: string) => suggest(reading, MOST, knowledge, index).map(({ text, name }) => name ?? text);

  it.each([
    ['Parfurn', 'parfum'],
    ['Phenoxyethano1', 'phenoxyethanol'],
    ['Cetearyl Alcohoi', 'cetearyl alcohol'],
    ['Methylisothiazolinome', 'methylisothiazolinone'],
  ])('%s: what was misread comes first', (reading, meant) => {
    expect(texts(reading)[0]).toBe(meant);
  });

  it.each([
    ['Zuckar', 'zucker', 'Sugar'],
    ['Sonnenblumenoel1', 'sonnenblumenol', null],
    ['huile de tournesoI', 'huile de tournesol', null],
    ['azucer', 'azucar', 'Sugar'],
  ])('%s: in its own language', (reading, meant, name) => {
    const plain = texts(reading).map((text) => text.normalize('NFKD').replace(/\p{M}/gu, ''));
    expect(plain[0]).toContain(meant.slice(0, 5));
    if (name !== null) expect(names(reading)[0]).toBe(name);
  });

  it('offers nothing for a name that is known: no rice for perfume', () => {
    expect(suggest('Parfum', MOST, knowledge, index)).toEqual([]);
    expect(suggest('', MOST, knowledge, index)).toEqual([]);
    expect(suggest('  ,;', MOST, knowledge, index)).toEqual([]);
  });

  it('completes what is being typed', () => {
    expect(texts('phenoxyeth').some((text) => text.startsWith('phenoxyethanol'))).toBe(true);
    expect(suggest('sodium lau', MOST, knowledge, index)).toHaveLength(MOST);
  });
});
