import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { botanicForm } from '#domain/knowledge/plants/botanic-form.ts';
import { botanicGenus } from '#domain/knowledge/plants/botanic-genus.ts';
import { germanCompounds } from '#domain/knowledge/plants/botanic-german.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const pack = knowledgePack();
const form = (name: string) => botanicForm(normaliseName(name), pack);
const idOf = (name: string): string | undefined => pack.idOfName(normaliseName(name));

describe('botanicForm', () => {
  it.each([
    ['Buddleja Davidii Leaf Extract', 'buddleja davidii'],
    ['Buddleja Davidii Meristem Cell Culture', 'buddleja davidii'],
    ['Achillea Millefolium (Yarrow) Flower/Leaf/Stem Extract', 'achillea millefolium'],
    ['Achillea millefolium L. sprout extract', 'achillea millefolium'],
    ['Hydrolyzed Adansonia Digitata Seed Extract', 'adansonia digitata'],
    ['estratto di foglie di betulla', 'betula alba'],
    ['Extracto fluido de sauce blanco', 'salix alba'],
    ['extrait de feuilles de Betula Alba bio', 'betula alba'],
    ['Althaea Officinalis Root Powder', 'althaea officinalis'],
  ])('reads %s as made of %s', (name, plant) => {
    expect(form(name)?.of).toBe(idOf(plant));
  });

  it.each([
    ['Huile essentielle de lavande vraie', 'lavender oil'],
    ['Syzygium Aromaticum Leaf Oil', 'clove oil'],
    ['Citrus Sinensis (Sweet Orange) Peel Oil Expressed', 'orange peel oil'],
    ['Kamillenblütenextrakt', 'chamomile extract'],
  ])('finds for %s the entry %s of its own', (name, entry) => {
    expect(form(name)?.entry).toBe(idOf(entry));
  });

  it('does not take a pressed seed oil for the volatile oil of the plant', () => {
    const found = form('Rosa Moschata Seed Oil')?.entry ?? null;
    const facts = found === null ? [] : (pack.ingredient(found)?.facts ?? []);
    expect(facts.map((fact) => fact.class)).not.toContain('FRAG_ALLERGEN');
  });

  it('keeps the plants a culture was fed with', () => {
    expect(form('Lactobacillus/Soybean Ferment Extract')?.kept).toContain(idOf('soybean'));
    expect(form('Saccharomyces Ferment Lysate Filtrate')).toEqual({ entry: null, kept: [], of: null });
  });

  it.each([
    'Silica leaf',
    'Water oil',
    'Formaldehyde leaf extract',
    'Rosa Damascena qwertz oil',
    'leaf extract',
    'PEG-7',
  ])('leaves %s alone', (name) => expect(form(name)).toBeNull());
});

describe('botanicGenus', () => {
  it('knows an unlisted species of a listed genus, in a preparation only', () => {
    expect(botanicGenus('cedrus xanthocheila leaf extract', pack)).toEqual({
      id: pack.idOfName('cedrus'),
      named: false,
    });
    expect(botanicGenus('cedrus xanthocheila', pack)).toBeNull();
    expect(botanicGenus('qwertza xanthocheila leaf extract', pack)).toBeNull();
    expect(botanicGenus('cedrus qwxzt leaf extract', pack)).toBeNull();
  });

  it('knows every species of a genus that the law names, with or without a preparation', () => {
    const genus = { id: pack.idOfName('aristolochia'), named: true };
    expect(botanicGenus('aristolochia xanthocheila root extract', pack)).toEqual(genus);
    expect(botanicGenus('aristolochia xanthocheila', pack)).toEqual(genus);
    expect(botanicGenus('aristolochia root', pack)).toBeNull();
  });
});

describe('germanCompounds', () => {
  it('takes plant, part and preparation apart', () => {
    expect(germanCompounds('kamillenblutenextrakt')).toContainEqual(
      expect.objectContaining({ preparation: 'extrakt', part: 'bluten', plants: expect.arrayContaining(['kamille']) }),
    );
    expect(germanCompounds('kamille')).toEqual([]);
  });
});

describe('matchLabel with plants', () => {
  const one = (text: string) => matchLabel(readLabel(`Ingredients: ${text} •`), pack, 'leave_on').ingredients[0];

  it('lets an oil keep its facts behind the common name in its bracket', () => {
    const oil = one('Citrus Aurantium Dulcis (Orange) Peel Oil Expressed');
    expect(pack.ingredient(oil?.id ?? '')?.facts.map((fact) => fact.class)).toContain('FRAG_ALLERGEN');
  });

  it('keeps what the law prohibits in any preparation', () => {
    const plant = one('Atropa Belladonna Leaf Extract');
    expect(pack.ingredient(plant?.id ?? '')?.facts.map((fact) => fact.class)).toContain('PROHIBITED');
  });
});
