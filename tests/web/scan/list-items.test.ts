import { describe, expect, it } from 'vitest';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { partsOf, readingsOf, textOf, withAdded } from '#web/features/scan/label/list/list-items.ts';
import { itemsOf } from '#web/features/scan/label/list/read-list-items.ts';

const reportOf = (text: string) =>
  assess({ text, ...guessProductType({ name: '', category: 'General', ingredientsText: text }) }, knowledgePack());

describe('the items of a list', () => {
  it('are the ingredients in their order, percentages and brackets kept', () => {
    const items = itemsOf('Ingredients: Aqua, Butter (milk, salt) 12%, Parfum.');
    expect(items.map(({ text }) => text)).toEqual(['Aqua', 'Butter (milk, salt) 12%', 'Parfum']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(textOf(items)).toBe('Aqua, Butter (milk, salt) 12%, Parfum');
  });

  it('keep what may be in it apart from what is', () => {
    const items = itemsOf('Aqua, Mica. May contain: CI 77491, CI 77492');
    expect(textOf(items)).toBe('Aqua, Mica. May contain: CI 77491, CI 77492');
    expect(itemsOf(textOf(items)).map(({ text }) => text)).toEqual(items.map(({ text }) => text));
  });
});

describe('what a label names behind its list', () => {
  const LABEL = 'Wheat flour, Sugar 12%, Salt. Contains: wheat. May contain traces of nuts and sesame.';

  it('stays with the list, as sentences behind it', () => {
    const items = itemsOf(LABEL);
    expect(items.map(({ text }) => text)).toEqual([
      'Wheat flour',
      'Sugar 12%',
      'Salt',
      'Contains: wheat',
      'May contain traces of nuts and sesame',
    ]);
    expect(itemsOf(textOf(items)).map(({ text }) => text)).toEqual(items.map(({ text }) => text));
  });

  it('warns as the label itself does: no allergen is lost on the way', () => {
    const audiences = (text: string) =>
      reportOf(text).warnings.map(({ audience, severity }) => `${audience} ${severity}`);
    const before = audiences(LABEL);
    expect(before.some((one) => one.startsWith('al_food(tree_nut)'))).toBe(true);
    expect(new Set(audiences(textOf(itemsOf(LABEL))))).toEqual(new Set(before));
    const german = 'Wasser, Zucker. Kann Spuren von Haselnüssen und Milch enthalten.';
    expect(new Set(audiences(textOf(itemsOf(german))))).toEqual(new Set(audiences(german)));
  });

  it('stays behind what is added', () => {
    const items = withAdded(itemsOf(LABEL), 'Yeast');
    expect(textOf(items)).toBe(
      'Wheat flour, Sugar 12%, Salt, Yeast. Contains: wheat. May contain traces of nuts and sesame',
    );
    expect(partsOf(items).list.map(({ text }) => text)).toEqual(['Wheat flour', 'Sugar 12%', 'Salt', 'Yeast']);
    expect(textOf(withAdded([], 'Aqua'))).toBe('Aqua');
  });
});

describe('how they were understood', () => {
  it('says what is known, read as another spelling, and unknown', () => {
    const items = itemsOf('Aqua, Phenoxyethano1, Zorbexine');
    const readings = readingsOf(items, reportOf(textOf(items)), []);
    expect(items.map(({ id }) => readings.get(id)?.state)).toEqual(['known', 'read_as', 'unknown']);
    expect(readings.get(items[1]?.id ?? 0)?.name).toBe('Phenoxyethanol');
  });

  it('marks words the reader was not sure of', () => {
    const items = itemsOf('Aqua, Citric Acid');
    const readings = readingsOf(items, reportOf(textOf(items)), ['Citric']);
    expect(items.map(({ id }) => readings.get(id)?.unsure)).toEqual([false, true]);
  });
});
