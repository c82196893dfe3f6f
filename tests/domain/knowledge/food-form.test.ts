import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodForm } from '#domain/knowledge/food/food-form.ts';
import { FORM_WORDS } from '#domain/knowledge/food/food-form-words.ts';
import { LINK_WORDS, ORIGIN_WORDS } from '#domain/knowledge/food/food-link-words.ts';
import { QUALITY_WORDS } from '#domain/knowledge/food/food-quality-words.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const form = (text: string) => foodForm(normaliseName(text), knowledgePack());

describe('foodForm', () => {
  it.each([
    ['organic dried apple powder', 'apple'],
    ['expeller pressed high oleic sunflower oil', 'sunflower-oil'],
    ['pommes de terre surgelées en cubes', 'potato'],
    ['getrocknete Zwiebelwürfel', 'onion'],
    ['tomate en polvo de cultivo ecológico', 'tomato'],
    ['nocciole tostate italiane in granella', 'hazelnut'],
    ['Apfelsaftkonzentrat aus biologischem Anbau', 'apple'],
    ['farine de blé type 65', 'wheat-flour'],
    ['extrait de thé vert du Japon', 'tea'],
  ])('%s is a form of %s', (text, of) => {
    const found = form(text);
    const base = knowledgePack().ingredient(found?.of ?? '');
    expect(base?.id.includes(of) || found?.kept.includes(of)).toBe(true);
  });

  it.each([
    ['lait entier en poudre instantané bio', 'milk'],
    ['Magermilchpulver aus biologischer Landwirtschaft, sprühgetrocknet', 'milk'],
    ['roasted salted chopped cashew nut pieces', 'cashew-nut'],
    ['leche desnatada en polvo reconstituida', 'milk'],
    ['granella di nocciole tostate', 'hazelnut'],
    ['dried whole egg powder', 'egg'],
    ['organic stone ground whole wheat flour', 'wheat-flour'],
    ['huile de sésame vierge grillé', 'sesame'],
    ['preparado sabor vainilla con chocolate', 'cocoa'],
    ['getrocknetes Vollei aus Freilandhaltung', 'egg'],
  ])('%s keeps the facts of %s', (text, id) => {
    expect(form(text)?.kept).toContain(id);
  });

  it('keeps the facts of every food of a name', () => {
    const found = form('dried onion and garlic powder');
    expect([...(found?.kept ?? []), ...(found?.others ?? [])]).toEqual(expect.arrayContaining(['onion', 'garlic']));
  });

  it.each([
    ['organic coconut milk powder', 'milk'],
    ['beurre de cacahuète croquant', 'milk'],
    ['rice semolina fine', 'wheat-flour'],
    ['organic wheat glucose syrup', 'wheat-flour'],
    ['refined grape seed oil cold pressed', 'grapes'],
    ['natural grape flavour', 'grapes'],
    ['noix de muscade râpée', 'walnut'],
    ['smoked turkey ham slices', 'pork'],
    ['snow crab meat', 'meat'],
    ['morceaux de noix du brésil', 'walnut'],
    ['konzentriertes Erbsen Eiweiß', 'egg'],
    ['bouillon de bœuf rôti', 'bread'],
  ])('%s takes no facts from %s', (text, id) => {
    const found = form(text);
    expect([found?.of, ...(found?.kept ?? []), ...(found?.others ?? [])]).not.toContain(id);
  });

  it.each([
    ['crème crue de vache bio', 'unpasteurised-milk'],
    ['fromage au lait cru de brebis affiné', 'raw-milk-cheese'],
    ['partially hydrogenated palm and sunflower oil', 'partially-hydrogenated-oil'],
    ['huile de tournesol partiellement hydrogénée', 'partially-hydrogenated-oil'],
  ])('%s is told as %s', (text, id) => {
    expect(form(text)?.kept).toContain(id);
  });

  it.each([
    'organic rat poison',
    'store in a cool dry place',
    'conserver au frais et au sec',
    'may contain milk',
    'without sugar',
    'sans lait',
    'ohne Milch',
    'best before end see lid',
    'made in a factory',
    'powder',
    'organic',
    'France',
    'sodium hydroxide powder',
    'Steinkohlenteer',
    'Lampenöl',
    'Rattengift',
    'a perfect moment for the whole family',
    'Hergestellt für die Kunden',
    'il piacere della buona tavola',
    'con el cariño de siempre',
  ])('%s is no form of a food', (text) => {
    expect(form(text)).toBeNull();
  });

  it('leaves names with a word of no list unknown', () => {
    const closed = [...QUALITY_WORDS, ...FORM_WORDS, ...LINK_WORDS, ...ORIGIN_WORDS];
    const letters = fc.string({ unit: fc.constantFrom(...'bcdfghjklmnpqrtvwxz'), minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...closed), { maxLength: 5 }), letters, fc.nat(5), (words, noise, at) => {
        const name = [...words.slice(0, at), noise, ...words.slice(at), 'apple'].join(' ');
        expect(foodForm(name, knowledgePack())).toBeNull();
      }),
      { numRuns: 400, seed: 5 },
    );
  });

  it('leaves random words unknown', () => {
    const syllable = fc.constantFrom(...'zug vek dral plom stux wirg hont quap brif klaud jost nurv'.split(' '));
    const word = fc.array(syllable, { minLength: 3, maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(foodForm(words.join(' '), knowledgePack())).toBeNull();
      }),
      { numRuns: 600, seed: 6 },
    );
  });

  it('reads a name of 16 words at most and answers any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const found = form(text);
        if (found) expect(knowledgePack().ingredient(found.of)).toBeDefined();
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(form(Array(17).fill('apple').join(' '))).toBeNull();
  });
});
