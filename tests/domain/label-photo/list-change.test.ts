import { expect, it } from 'vitest';
import { listDifference } from '#domain/label-photo/list-change.ts';

const lower = (name: string) => name.toLowerCase();

it('tells what came, what went and what changed its place', () => {
  const before = ['Aqua', 'Glycerin', 'Parfum', 'Limonene'];
  expect(listDifference(before, ['Aqua', 'Parfum', 'Glycerin', 'Linalool'], lower)).toEqual({
    added: ['Linalool'],
    removed: ['Limonene'],
    moved: ['Glycerin'],
  });
});

it('finds nothing where only the writing differs', () => {
  expect(listDifference(['AQUA', 'Parfum'], ['Aqua', 'parfum'], lower)).toEqual({ added: [], removed: [], moved: [] });
});
