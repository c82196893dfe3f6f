import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (name: string, type: ProductType, text: string | null = null): readonly string[] =>
  assess({ text, types: [type], forms: [], baby: false, name }, knowledge).warnings.map(
    (one) => `${one.audience} ${one.severity}`,
  );

describe('kinds known by name, with or without a list', () => {
  it.each<[string, ProductType, string]>([
    ['Ariel All-in-1 Pods laundry', 'household', 'child CRITICAL'],
    ['Waschmittel Kapseln', 'household', 'child CRITICAL'],
    ['Button cell CR2032', 'household', 'child CRITICAL'],
    ['Knopfzellen 4er Pack', 'household', 'dog CRITICAL'],
    ['Wasserperlen bunt', 'other', 'child CRITICAL'],
    ['E-liquid mint 20 mg', 'other', 'preg CRITICAL'],
    ['Tabac à rouler', 'other', 'cat CRITICAL'],
    ['Cannabis gummies', 'food', 'dog CRITICAL'],
    ['Peppermint essential oil', 'other', 'cat CRITICAL'],
    ['Lampenöl 1 l', 'household', 'child CRITICAL'],
    ['Gel hydroalcoolique 70%', 'leave_on', 'child WARNING'],
    ['Iron tablets 14 mg', 'food', 'child CRITICAL'],
    ['Riesling 12,5 % vol', 'food', 'preg CRITICAL'],
    ['Cerveza rubia', 'food', 'preg CRITICAL'],
    ['Popcorn salted', 'food', 'child WARNING'],
    ['Camembert de Normandie', 'food', 'preg WARNING'],
    ['Räucherlachs', 'food', 'immuno WARNING'],
    ['Reisdrink', 'food', 'child CAUTION'],
    ['Bouquet of lilies', 'other', 'cat CRITICAL'],
    ['Schneckenkorn', 'outdoor', 'dog CRITICAL'],
    ['Antihaft Pfanne 28 cm', 'other', 'bird CRITICAL'],
    ['Bougie parfumée vanille', 'household', 'bird WARNING'],
    ['Silica gel bag', 'other', 'child INFO'],
  ])('%s (%s): %s', (name, type, expected) => {
    expect(told(name, type)).toContain(expected);
  });

  it.each<[string, ProductType, string]>([
    ['Coffee pods intenso', 'food', 'child CRITICAL'],
    ['Niacinamide serum (nicotinamide)', 'leave_on', 'preg CRITICAL'],
    ['Shampoo with essential oils', 'rinse_off', 'cat CRITICAL'],
    ['Wine vinegar', 'food', 'preg CRITICAL'],
    ['Ginger beer alcohol free', 'food', 'preg CRITICAL'],
    ['Bière sans alcool 0,0 % vol', 'food', 'preg CRITICAL'],
    ['Lily of the valley eau de toilette', 'leave_on', 'cat CRITICAL'],
    ['Popcorn salt', 'food', 'child WARNING'],
    ['Water crackers', 'food', 'child WARNING'],
  ])('%s (%s) is none: not %s', (name, type, unexpected) => {
    expect(told(name, type)).not.toContain(unexpected);
  });

  it('appends the alcohol of a drink above 1.2% to what is scored, once', () => {
    const input = { text: 'Water, barley malt, hops', types: ['food'], forms: [], baby: false } as const;
    const report = assess({ ...input, name: 'Lager 4.9% vol' }, knowledge);
    expect(report.cap).toMatchObject({ value: 39 });
    expect(report.warnings.filter((one) => one.audience === 'preg')).toHaveLength(1);
    expect(assess({ ...input, name: 'Lager 0.5% vol' }, knowledge).cap).toBeNull();
    const pickles = { ...input, text: "Cornichons, vinaigre d'alcool 18%, sel" };
    expect(assess(pickles, knowledge).cap?.value ?? 100).toBeGreaterThan(39);
  });
});

describe('scent in the air and birds', () => {
  const bird = (text: string, forms: ProductForm[] = ['air'], name = ''): readonly string[] =>
    assess({ text, types: ['household'], forms, baby: false, name }, knowledge)
      .warnings.filter((one) => one.audience === 'bird')
      .map((one) => one.severity);

  it('a scented product in the air is a CAUTION', () => {
    expect(bird('Aqua, Parfum')).not.toContain('WARNING');
    expect(bird('Aqua, Parfum')).toContain('CAUTION');
  });

  it.each<[string, ProductForm[], string]>([
    ['Aqua, Parfum', ['spray', 'air'], ''],
    ['Lavandula Angustifolia Oil', ['air'], ''],
    ['Aqua, Melaleuca Alternifolia Leaf Oil', ['air'], ''],
    ['Aqua, Parfum', ['air'], 'Lavender essential oil'],
    ['Paraffin, Parfum', ['air'], 'Scented candle'],
    ['Parfum', ['air'], 'Plug-in refill'],
    ['Parfum', ['air'], 'Incense sticks'],
    ['Water, Butane, Parfum', ['spray'], ''],
  ])('%s %j %s stays a WARNING', (text, forms, name) => {
    expect(bird(text, forms, name)).toContain('WARNING');
  });
});

describe('drinks that are labelled as high in caffeine', () => {
  const child = (text: string | null, name = ''): readonly string[] =>
    assess({ text, types: ['food'], forms: [], baby: false, name }, knowledge)
      .warnings.filter((one) => one.audience === 'child' && one.ingredient === 'Caffeine')
      .map((one) => one.severity);
  const list = 'Water, sugar, caffeine';

  it.each([
    [`${list}. High caffeine content (32 mg/100 ml)`, ''],
    [`${list}. High caffeine content. Not recommended for children or pregnant women.`, ''],
    ['Wasser, Zucker, Koffein. Erhöhter Koffeingehalt (32 mg/100 ml)', ''],
    ['Eau, sucre, caféine. Teneur élevée en caféine', ''],
    ['Agua, azúcar, cafeína. Contenido elevado de cafeína', ''],
    ['Acqua, zucchero, caffeina. Tenore elevato di caffeina', ''],
    [list, 'Energy drink high in caffeine'],
    [null, 'Energy drink, high caffeine'],
  ])('%s %s: WARNING for a child, once', (text, name) => {
    expect(child(text, name)).toEqual(['WARNING']);
  });

  it('other caffeine stays a CAUTION', () => {
    expect(child(list, 'Cola')).toEqual(['CAUTION']);
    expect(child(`${list}. Caffeine content: 8 mg/100 ml`)).toEqual(['CAUTION']);
  });
});
