import { describe, expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { isStreet } from '#domain/products/label/address.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { beginsOrder, isOrderWithObjects } from '#domain/products/label/order.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { assess } from '#domain/safety/engine.ts';
import { withoutDenials } from '#domain/safety/warnings/allergens/without-denials.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const isName = (text: string): boolean => knowledge.idOfName(normaliseName(text)) !== undefined;
const names = (label: string): string[] => readLabel(label, isName).tokens.map(({ text }) => text);
const notes = (label: string): string[] =>
  readLabel(label, isName).notes.map(({ reason, text }) => `${reason}: ${text}`);

describe('an order names no ingredient (method M2.7.9)', () => {
  it.each([
    'Do not mix with bleach',
    'Never mix with bleach, ammonia or vinegar',
    'Never feed with grapes, onions, chocolate',
    'Do not feed grapes, onions or chocolate',
    'Just add milk',
    'Add milk, eggs',
    'Mix with milk',
    'Ne pas mélanger avec du chlore',
    'No mezclar con lejía',
    'Non mescolare con candeggina',
    'Nicht mit Bleiche mischen',
    'Mit Milch aufgießen',
    'Ajouter du lait',
  ])('%s', (order) => {
    for (const join of ['. ', '\n']) {
      const label = `Sugar, salt${join}${order}`;
      expect([label, ...names(label)]).toEqual([label, 'Sugar', 'salt']);
      expect(notes(label).join(' ')).toContain(order.split(' ')[0]);
      expect(notes(label)).toHaveLength(1);
    }
  });

  it.each([
    'never frozen chicken breast',
    'nicht gehärtetes Palmfett',
    'nicht raffiniertes Öl',
    'mixed herbs',
    'mix of herbs',
    'added sugar',
    'dont lait',
    'heat treated flour',
  ])('%s is no order', (name) => {
    expect(beginsOrder(foldInPlace(name))).toBe(false);
    expect(isOrderWithObjects(foldInPlace(name))).toBe(false);
  });

  it('holds for four more things at most; a longer row is a list', () => {
    expect(names('Sugar, salt. Just add milk, eggs, butter, flour, rice, oats, barley')).toContain('oats');
    expect(names('Sugar, salt. Do not mix with bleach\nTalc, Mica')).toContain('Mica');
    expect(names('Just add milk, sugar, salt')).toContain('sugar');
  });

  it.each([
    ['Additives: lead', 'lead'],
    ['mixed nuts', 'nuts'],
    ['likely lead', 'lead'],
    ['Made in France Lead acetate', 'lead'],
  ])('%s is searched for %s all the same', (text, name) => {
    expect(withoutDenials(text)).toContain(name);
  });

  it.each(['Never feed with grapes', 'do not use with lead', 'Made in Lead, South Dakota', 'made in Lead'])(
    '%s says nothing of what is in it',
    (text) => {
      expect(withoutDenials(text)).not.toMatch(/grapes|lead/);
    },
  );
});

describe('addresses and origins (method M2.7.9)', () => {
  it.each([
    'Milk Street 4',
    '12 Milk Street',
    '12b Milk Lane',
    '4 rue du Lait',
    '9 chemin de Bretagne',
    'Milchstraße 4',
    'Milchweg 12',
    'Via Latte 166',
    'Calle Leche 4',
  ])('%s is a street, and the town behind it is none of the list', (street) => {
    expect(isStreet(foldInPlace(street))).toBe(true);
    expect(names(`Sugar, salt. ${street}, Blorfton`)).toEqual(['Sugar', 'salt']);
    expect(names(`Sugar, salt. ${street}, Milk`)).toContain('Milk');
  });

  it.each([
    'milk 4%',
    'Milk Street',
    'rue',
    'E 330',
    'Red 40',
    'vitamin B12',
    'Road dust 5%',
    '2 % lait',
    'PEG-40 Street',
  ])('%s is no street', (text) => {
    expect(isStreet(foldInPlace(text))).toBe(false);
  });

  it.each([
    'Origin: France',
    'Country of origin: Spain',
    "Pays d'origine : Espagne",
    'Herkunft: Deutschland',
    'Origen: España',
  ])('%s is set apart', (origin) => {
    for (const join of [', ', '. ', '\n']) expect(names(`Honey, salt${join}${origin}`)).toEqual(['Honey', 'salt']);
    expect(readLabel(`milk (${origin}), salt`).tokens[0]?.children).toEqual([]);
  });

  it('leaves what is no place behind "origin" in the list', () => {
    expect(names('Honey, salt, origin: lead').join(' ')).toContain('lead');
  });

  it.each(['Storage: cool, dry, dark', 'Lagerung: kühl, trocken', 'Conservation : au frais, au sec'])(
    '%s is no list that goes on',
    (storage) => {
      expect(names(`Sugar, salt. ${storage}`)).toEqual(['Sugar', 'salt']);
      expect(notes(`Sugar, salt. ${storage}`).join()).not.toContain('torn');
    },
  );

  it('judges a second list under its own heading', () => {
    const label = 'Day cream ingredients: Aqua, Glycerin\nNight cream ingredients: Aqua, Hydroquinone';
    expect(names(label)).toEqual(['Aqua', 'Glycerin', 'Aqua', 'Hydroquinone']);
    expect(readLabel(label).structure).toContain('Night cream ingredients:');
  });

  it('is green beside a place that is named as a metal', () => {
    const report = assess(
      { text: 'Aqua, Glycerin. Made in Lead, South Dakota', types: ['leave_on'], forms: [], baby: false },
      knowledge,
    );
    expect(report.confidence.grade).toBe('A');
    expect(report.warnings.filter(({ ingredient }) => ingredient === 'Lead')).toEqual([]);
  });
});
