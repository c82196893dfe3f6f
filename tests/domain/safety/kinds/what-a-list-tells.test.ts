import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (type: ProductType, text: string, name = '', forms: readonly ProductForm[] = []): readonly string[] =>
  assess({ text, types: [type], forms, baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('beer and wine by their list (method M6.3.7, M1.4.6)', () => {
  it.each([
    ['', 'Water, barley malt, hops, yeast'],
    ['Helles', 'Brauwasser, Gerstenmalz, Hopfen'],
    ['Pils', 'Wasser, Gerstenmalz, Hopfen. Fett 0%, Zucker 0,0 g, Salz 0,01 g'],
    ['Domaine du Lac 2019', 'Grapes, sugar, acidity regulator: tartaric acid, preservative: sulphur dioxide'],
    ['', 'Raisins, saccharose, acide tartrique, sulfites'],
  ])('may hold alcohol: %s %s', (name, text) => expect(told('food', text, name)).toContain('WARNING preg'));

  it.each([
    ['', 'Wasser, Gerstenmalz, Hopfen 4.9% vol'],
    ['', 'Grape must, sulphites 11% vol'],
    ['', 'Sekt, Sulfite 11,5 % vol'],
  ])('states its strength behind the last item: %s %s', (name, text) =>
    expect(told('food', text, name)).toContain('CRITICAL preg'),
  );

  it.each([
    ['Karamalz Malztrunk', 'Wasser, Gerstenmalz, Zucker, Hopfen'],
    ['Pils', 'Wasser, Gerstenmalz, Hopfen. Alkoholfrei'],
    ['Beer 0.0', 'Water, barley malt, hops'],
    ['Raisins', 'Raisins, sulphites'],
    ['Grape jam', 'Grapes, sugar, citric acid, sulphites, pectin'],
    ['Bread', 'Wheat flour, barley malt, hops'],
  ])('holds none: %s: %s', (name, text) =>
    expect(told('food', text, name).filter((one) => one.endsWith(' preg'))).toEqual([]),
  );
});

describe('what is added behind "with" is there, whatever the food is free of (method M6.2.4)', () => {
  it.each([
    ['Dairy-free spread with buttermilk', 'CRITICAL al_food(milk)'],
    ['Vegan patty with egg white', 'CRITICAL al_food(egg)'],
    ['Eifreie Nudeln mit Eigelb', 'CRITICAL al_food(egg)'],
  ])('%s', (text, expected) => expect(told('food', text)).toContain(expected));

  it.each([
    ['Dairy-free pizza with vegan cheese', 'al_food(milk)'],
    ['Egg-free cake with dairy-free cream', 'al_food(milk)'],
  ])('%s', (text, allergen) => expect(told('food', text)).not.toContain(`CRITICAL ${allergen}`));
});

describe('a list of nothing but essential oils is an undiluted one (method M6.3.4)', () => {
  it.each([
    'Abies Sibirica Oil',
    'Citrus Aurantium Dulcis Peel Oil, Limonene, Linalool',
    'Mentha arvensis leaf oil',
    'Kampferöl',
  ])('%s', (text) => {
    expect(told('leave_on', text)).toContain('CRITICAL child');
    expect(told('leave_on', text)).toContain('CRITICAL cat');
  });

  it.each(['Cocos Nucifera Oil', 'Prunus Amygdalus Dulcis Oil, Lavandula Angustifolia Oil', 'Parfum, Limonene'])(
    '%s is none',
    (text) => expect(told('leave_on', text)).not.toContain('CRITICAL child'),
  );
});

it.each([
  ['Berberine HCl', 'preg'],
  ['Berberine HCl', 'child'],
  ['Senna leaf (Cassia angustifolia), peppermint', 'preg'],
  ['Sennesblätter, Fenchel', 'child'],
  ['Nattokinase, rice flour', 'anticoag'],
])('a supplement that is not for everyone (method M6.1): %s, %s', (text, audience) => {
  expect(told('food', text)).toContain(`WARNING ${audience}`);
  expect(told('food', text, '', ['supplement'])).toContain(`WARNING ${audience}`);
});

it.each(['Imprägnierspray Nano', 'Waterproofing spray for shoes'])(
  'fine drops of a water repellent are told to those with asthma (method M6.3): %s',
  (name) => {
    expect(told('household', '', name)).toContain('WARNING asthma');
    expect(told('household', '', name)).toContain('WARNING infant');
  },
);

describe('fava beans and mammals by their other names (method M6.1)', () => {
  it.each([
    'Farine de blé, farine de fèves, sel',
    'Broad bean flour',
    'Farina di fave',
    'Harina de habas',
    'Ful medames',
    'Tuinbonen, zout',
    'Veldbonenmeel',
  ])('fava: %s', (text) => expect(told('food', text)).toContain('CRITICAL g6pd'));

  it.each(['Calf liver', 'Kalbsleber, Salz', 'Schweineleber', 'Rinderleber', 'Schweineniere'])('mammal: %s', (text) =>
    expect(told('food', text)).toContain('CRITICAL alpha_gal'),
  );

  it.each(['Chicken liver', 'Geflügelleber', 'Foie gras de canard', 'Hühnerleber', 'Kidney beans'])(
    'no mammal: %s',
    (text) => expect(told('food', text)).not.toContain('CRITICAL alpha_gal'),
  );
});

describe('what is caustic, acid or thin at home (method M6.1)', () => {
  it.each([
    ['Low aromatic white spirit', 'CRITICAL child'],
    ['Acide chlorhydrique 23%', 'CRITICAL child'],
    ['Salzsäure 9 %', 'WARNING child'],
    ['Amidosulfonsäure 50 %', 'WARNING child'],
    ['Quicklime', 'CRITICAL child'],
    ['Branntkalk 90%', 'CRITICAL child'],
    ['Löschkalk', 'WARNING child'],
    ['Cement (Portland)', 'CRITICAL child'],
    ['Cement (Portland)', 'WARNING al_skin'],
    ['Alcali 13%', 'CRITICAL child'],
  ])('%s: %s', (text, expected) => expect(told('household', text)).toContain(expected));

  it.each([
    ['household', 'Water, hydrochloric acid 2%, perfume', 'CRITICAL child'],
    ['household', 'Water, alkalis <5%', 'CRITICAL child'],
    ['food', 'Water, calcium hydroxide', 'WARNING child'],
    ['leave_on', 'Aqua, Glycerin, Calcium Hydroxide', 'WARNING child'],
  ] as const)('%s: %s is not %s', (type, text, expected) => expect(told(type, text)).not.toContain(expected));
});

describe('supplements, sprouts, feed and latex by what they list (method M6.1, M6.3.13)', () => {
  it.each([
    ['Nattokinase 2000 FU', 'WARNING anticoag'],
    ['Natto extract', 'WARNING anticoag'],
    ['CBD isolate', 'WARNING cyp3a4'],
    ['Ascophyllum nodosum powder', 'WARNING thyroid'],
    ['Kelp (Ascophyllum nodosum) 150 mcg iodine', 'WARNING thyroid'],
    ['Sennosides', 'WARNING preg'],
    ['Kava', 'WARNING child'],
    ['Goldenseal', 'WARNING preg'],
    ['Berberis vulgaris bark extract', 'WARNING child'],
    ['Ksylitol', 'CRITICAL dog'],
  ])('%s: %s', (text, expected) => expect(told('food', text, '', ['supplement'])).toContain(expected));

  it.each(['Yerba mate', 'Mateblätter', 'Mate leaves (Ilex paraguariensis)'])('%s holds caffeine', (text) =>
    expect(told('food', text)).toContain('CAUTION preg'),
  );

  it('a bag of sprouts is eaten raw, a sprout in a mix is not', () => {
    expect(told('food', 'Mung bean sprouts')).toContain('WARNING immuno');
    expect(told('food', 'Mungbohnensprossen, Wasser')).toContain('WARNING preg');
    expect(told('food', 'Carrots, bean sprouts, cabbage')).not.toContain('WARNING immuno');
  });

  it("chocolate in a rabbit's treats, wherever it stands", () =>
    expect(told('pet_food', 'Hay, carrots, oats, wheat, chocolate drops')).toContain('WARNING small_mammal'));

  it('the INCI name of natural rubber', () =>
    expect(told('leave_on', 'Aqua, Rubber Latex')).toContain('CRITICAL latex'));
});

describe('the real thing in what is called vegan or free of it (method M6.2.4)', () => {
  it.each([
    ['Pâté vegan au lait entier', 'CRITICAL al_food(milk)'],
    ['Vegane Sauce à la crème fraîche', 'CRITICAL al_food(milk)'],
    ['Salsa vegana al formaggio', 'CRITICAL al_food(milk)'],
    ['Dairy-free spread containing buttermilk', 'CRITICAL al_food(milk)'],
    ['Dairy-free spread made using buttermilk', 'WARNING al_food(milk)'],
    ['Veganer Aufstrich (enthält Molke)', 'CRITICAL al_food(milk)'],
  ])('%s', (text, expected) => expect(told('food', text)).toContain(expected));

  it.each([
    ['Dessert vegan au lait de coco', 'al_food(milk)'],
    ['Fromage vegan au goût de beurre', 'al_food(milk)'],
    ['Dairy-free spread with buttery taste', 'al_food(milk)'],
    ['Vegan sausage with plant-based cheese', 'al_food(milk)'],
    ['Vegan mayonnaise with aquafaba instead of egg', 'al_food(egg)'],
    ['Vegan cookies contains traces of milk', 'al_food(milk)'],
    ["Absence d'arachide", 'al_food(peanut)'],
    ['Uova di muggine (pesce)', 'al_food(egg)'],
    ['Eiweißpulver (Erbse)', 'al_food(egg)'],
  ])('%s', (text, allergen) => expect(told('food', text)).not.toContain(`CRITICAL ${allergen}`));
});

describe('a steak is of beef where it says no more (method M3.1)', () => {
  it.each(['Steak', 'Beef steak', 'Rump steak, salt'])('%s', (text) =>
    expect(told('food', text)).toContain('CRITICAL alpha_gal'),
  );

  it.each([
    'Swordfish steak',
    'Tuna steak',
    'Tofu steak',
    'Cauliflower steak',
    'Turkey steak',
    'Steak de soja',
    'Steak végétal',
  ])('%s is none', (text) => expect(told('food', text)).not.toContain('CRITICAL alpha_gal'));
});

it.each([
  'Wasser, Zucker, Alkoholgehalt 0,5 % vol',
  'Water, sugar. With sweeteners',
  'Wasser, Aspartam, Mit Süßungsmitteln',
  'Agua, azúcar. Apto para celíacos',
  'Tuna, water. Drained weight 240 g',
  'Thunfisch, Wasser. Abtropfgewicht 240 g',
  'Water, sugar, Net 500 ml e',
  'Water, sugar, L 12345',
  'Agua, azúcar. Los alérgenos se indican en negrita',
  'Wasser, Zucker, Verpackt unter Schutzatmosphäre',
])('words that the law asks for name no ingredient (method M2.1.9): %s', (text) => {
  const { confidence } = assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
  expect(confidence.grade).toBe('A');
});
