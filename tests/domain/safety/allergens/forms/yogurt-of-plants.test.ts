import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

type Told = 'contains' | 'may' | 'none';

const milkIn = (text: string, name = ''): Told => {
  const told = assess({ text, name, types: ['food'], forms: [], baby: false }, knowledge).warnings.filter(
    ({ audience }) => audience === 'al_food(milk)',
  );
  if (told.some(({ severity }) => severity === 'CRITICAL')) return 'contains';
  return told.some(({ severity }) => severity === 'WARNING') ? 'may' : 'none';
};

/** The name is reserved for milk: Regulation (EU) 1308/2013, Annex VII, Part III, point 2. */
describe('yogurt beside a plant (method M6.2.26)', () => {
  it.each([
    'yaourt framboise',
    'yaourt pêche',
    'yaourt noisette',
    'yaourt à la noix de coco',
    'yogur de mango',
    'Haselnussjoghurt',
    'Joghurt Kokos',
    'yogurt mango',
    'mansikkajogurtti',
    'süzme yoğurdu',
  ])('%s is of milk and tastes of the plant', (name) => {
    expect(milkIn(name)).toBe('contains');
    expect(milkIn(`sugar, ${name}, salt`)).toBe('contains');
  });

  it.each([
    'yogur de coco',
    'Kokosjoghurt',
    'Kokos Joghurt',
    'iogurte de coco',
    'yaourt coco',
    'jogurt kokosowy',
    'kokosový jogurt',
    'кокосовый йогурт',
    'γιαούρτι καρύδας',
    'hindistan cevizi yoğurdu',
    'kookosjogurtti',
    'coconut yogurt',
    'oat yogurt',
    'Mandeljoghurt',
    'Haferjoghurt',
    'yogurt di mandorla',
  ])('%s may be of milk or of the plant', (name) => {
    expect(milkIn(name)).toBe('may');
    expect(milkIn(`sugar, ${name}, salt`)).toBe('may');
  });

  it.each([
    'soy yogurt',
    'yaourt au soja',
    'yaourt soja',
    'yogurt di soia',
    'Sojajoghurt',
    'szójajoghurt',
    'sojajogurtti',
    'jogurt sojowy',
    'соевый йогурт',
    'soya yoğurdu',
    'yogur vegano de coco',
    'veganer Kokosjoghurt',
    'plant-based coconut yogurt',
    'coconut milk yogurt',
    'yofu',
  ])('%s is of plants', (name) => {
    expect(milkIn(name)).toBe('none');
    expect(milkIn(`sugar, ${name}, salt`)).toBe('none');
  });

  it.each([
    ['Kokosjoghurt, Zucker, Salz. Vegan.', ''],
    ['Kokosjoghurt, Zucker, Salz. 100 % vegan', ''],
    ['yogur de coco, azúcar. Apto para veganos.', ''],
    ['coconut yogurt, sugar. Dairy-free', ''],
    ['coconut yogurt, sugar', 'Vegan granola cup'],
  ])('what the label says of the whole product decides: %s', (text, name) => expect(milkIn(text, name)).toBe('none'));

  it.each([
    'vegane Gelatine, Kokosjoghurt, Zucker',
    'coconut yogurt, sugar. Not suitable for vegans.',
    'Kokosjoghurt, Zucker. Nicht vegan.',
  ])('but not what it says of something else: %s', (text) => expect(milkIn(text)).toBe('may'));
});

const critical = (name: string): readonly string[] =>
  assess({ text: `Wasser, ${name}, Salz`, types: ['food'], forms: [], baby: false }, knowledge)
    .warnings.filter(({ severity }) => severity === 'CRITICAL')
    .map(({ audience }) => audience);

/** One compound word that names two foods. */
describe('a compound of two allergens', () => {
  it.each([
    ['Lachsfrischkäse', ['fish', 'milk']],
    ['Senfbutter', ['mustard', 'milk']],
    ['Krebsbutter', ['crustacean', 'milk']],
    ['Weizenmilchbrei', ['gluten', 'wheat', 'milk']],
    ['hummersmör', ['crustacean', 'milk']],
    ['Haselnussjoghurt', ['tree_nut', 'milk']],
    ['Erdnussbutter', ['peanut']],
    ['jordnötssmör', ['peanut']],
    ['Cashewnoten', ['tree_nut']],
  ])('%s names %j', (name, allergens) => {
    const told = assess({ text: `Wasser, ${name}, Salz`, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter(({ severity }) => severity === 'CRITICAL')
      .flatMap(({ audience }) => /^al_food\((.+)\)$/.exec(audience)?.[1] ?? []);
    expect(new Set(told)).toEqual(new Set(allergens));
  });
});

describe('compounds of egg and of oats', () => {
  it.each(['Eierspätzle', 'Eiernudeln', 'Eiersalat', 'Eierlikör', 'Eierteigwaren'])('%s holds egg', (name) => {
    expect(critical(name)).toContain('al_food(egg)');
  });

  it('"Eierspätzle" is of wheat as "Spätzle" are', () => expect(critical('Eierspätzle')).toContain('al_food(wheat)'));

  it('"havredryck" is of oats', () => expect(critical('havredryck')).toContain('al_food(gluten)'));

  it.each(['Eierschwämmli', 'Eierfrucht', 'Eiertomaten'])('%s holds none', (name) => {
    expect(critical(name)).not.toContain('al_food(egg)');
  });
});

describe('cheese and milk beside nuts (method M6.2.26)', () => {
  it.each([
    'fromage noix',
    'formaggio noci',
    'queso nueces',
    'fromage de chèvre noix',
    'chocolat lait noisettes',
    'chocolat au lait amande',
  ])('%s is of milk', (name) => expect(milkIn(name)).toBe('contains'));
  it.each(['lait noisettes', 'latte nocciole', 'leche avellanas'])('%s may be milk with nuts', (name) =>
    expect(milkIn(name)).toBe('may'),
  );
  it.each([
    'fromage soja',
    'fromage de cajou',
    'fromage végétal',
    'lait de noisettes',
    "lait d'amande",
    'latte di mandorle',
  ])('%s is of plants', (name) => expect(milkIn(name)).toBe('none'));
});
