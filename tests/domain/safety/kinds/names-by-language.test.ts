import { describe, expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType, Severity } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const gravest = (text: string, type: ProductType, audience: string, medicine = false): Severity | undefined => {
  const told = assess({ text, types: [type], forms: [], baby: false, medicine }, knowledge).warnings.filter(
    (warning) => warning.audience === audience,
  );
  return (['CRITICAL', 'WARNING', 'CAUTION'] as const).find((one) => told.some(({ severity }) => severity === one));
};

describe('names in further languages are warned of as their English name is (method M3.1.1)', () => {
  it.each<[string, string, string]>([
    ['Парацетамол 500 мг', 'Paracetamol 500 mg', 'child'],
    ['Ибупрофен 200 мг', 'Ibuprofen 200 mg', 'preg'],
    ['Ibuprofeeni 400 mg', 'Ibuprofen 400 mg', 'dog'],
    ['Kyselina acetylsalicylová 500 mg', 'Aspirin 500 mg', 'asthma'],
    ['Síran železnatý 200 mg', 'Ferrous sulfate 200 mg', 'child'],
    ['Siarczan żelaza(II) 200 mg', 'Ferrous sulfate 200 mg', 'child'],
    ['Левотироксин натрия 50 мкг', 'Levothyroxine 50 mcg', 'child'],
  ])('medicine: %s as %s for %s', (text, english, audience) => {
    const told = gravest(english, 'other', audience, true);
    expect(told).toBeDefined();
    expect(gravest(text, 'other', audience, true)).toBe(told);
  });

  it.each<[string, string, string]>([
    ['Hydroxid sodný 98%', 'Sodium hydroxide 98%', 'child'],
    ['Гидроксид натрия', 'Sodium hydroxide', 'child'],
    ['Wodorotlenek sodu', 'Sodium hydroxide', 'child'],
    ['Sodyum hidroksit', 'Sodium hydroxide', 'child'],
    ['Kyselina chlorovodíková', 'Hydrochloric acid', 'asthma'],
    ['Suolahappo', 'Hydrochloric acid', 'asthma'],
    ['Podchloryn sodu', 'Sodium hypochlorite', 'asthma'],
    ['Chlornan sodný', 'Sodium hypochlorite', 'bird'],
    ['Roztok chlornanu sodného', 'Sodium hypochlorite', 'child'],
    ['Гипохлорит натрия', 'Sodium hypochlorite', 'child'],
    ['Nátrium-hipoklorit', 'Sodium hypochlorite', 'fish'],
    ['Υποχλωριώδες νάτριο', 'Sodium hypochlorite', 'asthma'],
    ['Kwas siarkowy', 'Sulfuric acid', 'child'],
    ['Svovlsyre', 'Sulfuric acid', 'child'],
    ['Čpavek', 'Ammonia', 'asthma'],
    ['Нашатырный спирт', 'Ammonia', 'asthma'],
    ['Kwas borowy', 'Boric acid', 'preg'],
    ['Борная кислота', 'Boric acid', 'preg'],
    ['Этиленгликоль', 'Ethylene glycol', 'dog'],
    ['Etilen glikol', 'Ethylene glycol', 'cat'],
    ['Метиловый спирт', 'Methanol', 'child'],
    ['Перметрин 40%', 'Permethrin 40%', 'cat'],
    ['Бродифакум 0,005%', 'Brodifacoum 0.005%', 'dog'],
    ['Brodifakum 0,005%', 'Brodifacoum 0.005%', 'child'],
    ['Glifosat', 'Glyphosate', 'dog'],
  ])('household: %s as %s for %s', (text, english, audience) => {
    const told = gravest(english, 'household', audience);
    expect(told).toBeDefined();
    expect(gravest(text, 'household', audience)).toBe(told);
  });

  it.each<[string, string, string]>([
    ['Včelí med', 'Honey', 'infant'],
    ['Med kvetový', 'Honey', 'infant'],
    ['Мёд натуральный цветочный', 'Honey', 'infant'],
    ['Çiçek balı', 'Honey', 'infant'],
    ['Virágméz', 'Honey', 'infant'],
    ['Miód wielokwiatowy', 'Honey', 'infant'],
    ['Miere de albine', 'Honey', 'infant'],
    ['Včelí med', 'Honey', 'al_food(bee_product)'],
    ['Syrové kravské mléko', 'Raw milk', 'preg'],
    ['Молоко сырое коровье', 'Raw milk', 'preg'],
    ['Mleko surowe', 'Raw milk', 'preg'],
    ['Mleko surowe', 'Raw milk', 'al_food(milk)'],
    ['Voda, líh, cukr', 'Water, ethanol, sugar', 'preg'],
    ['Спирт этиловый, вода', 'Ethanol, water', 'preg'],
    ['Su, etil alkol, şeker', 'Water, ethanol, sugar', 'child'],
    ['Zrnková káva', 'Coffee', 'dog'],
    ['Kahve çekirdeği', 'Coffee', 'dog'],
    ['Кофе натуральный жареный', 'Coffee', 'dog'],
    ['Kuru üzüm', 'Raisins', 'dog'],
    ['Rozinky', 'Raisins', 'dog'],
    ['Soğan', 'Onion', 'cat'],
    ['Часник', 'Garlic', 'cat'],
    ['Kakao kitlesi, şeker', 'Cocoa mass, sugar', 'dog'],
    ['Орехи макадамия', 'Macadamia nuts', 'al_food(tree_nut)'],
    ['Awokado', 'Avocado', 'bird'],
    ['Awokado', 'Avocado', 'al_food(latex_fruit)'],
    ['Ksylitol', 'Xylitol', 'dog'],
  ])('food: %s as %s for %s', (text, english, audience) => {
    const told = gravest(english, 'food', audience);
    expect(told).toBeDefined();
    expect(gravest(text, 'food', audience)).toBe(told);
  });
});

describe('a word that says how something was dried, roasted or ground hides no name (method M3.1.4)', () => {
  it.each<[string, string]>([
    ['Pörkölt földimogyoró, cukor', 'al_food(peanut)'],
    ['Cukier, suszona cebula', 'cat'],
    ['Cukr, sušená cibule', 'cat'],
    ['Kavrulmuş kahve, şeker', 'dog'],
    ['Café torrado e moído, açúcar', 'dog'],
  ])('%s for %s', (text, audience) => expect(gravest(text, 'food', audience)).toBe('CRITICAL'));
});

describe('plain foods are known', () => {
  it.each([
    ['Ryż biały', 'rice'],
    ['Pirinç', 'rice'],
    ['Jasminris', 'rice'],
    ['Witte rijst', 'rice'],
    ['Рис шлифованный', 'rice'],
    ['Doğal kaynak suyu', 'water'],
    ['Pramenitá voda', 'water'],
    ['Buckwheat groats', 'buckwheat'],
    ['Гречневая крупа', 'buckwheat'],
    ['Karabuğday', 'buckwheat'],
    ['Подсолнечное масло', 'sunflower-oil'],
  ])('%s is %s', (name, id) => expect(knowledge.idOfName(normaliseName(name))).toBe(id));

  // "Med" is "with" in three languages, and the letters "bal" occur in too many words.
  it.each(['med', 'bal'])('%s is no honey by itself', (word) => {
    expect(knowledge.idOfName(normaliseName(word))).toBeUndefined();
  });

  it('reads no pasteurised milk as raw milk', () => {
    expect(gravest('Pastöriserad mjölk, salt', 'food', 'preg')).toBeUndefined();
    expect(gravest('Pasterizované mléko, sůl', 'food', 'preg')).toBeUndefined();
    expect(gravest('Mleko pasteryzowane, sól', 'food', 'preg')).toBeUndefined();
  });
});

describe('names of further languages', () => {
  const told = (name: string | null, text: string | null) =>
    assess(
      { text, types: ['food'], forms: [], baby: false, ...(name === null ? {} : { name }) },
      knowledge,
    ).warnings.map(({ severity, audience }) => `${severity} ${audience}`);

  it.each(['hunang', 'Íslenskt hunang', 'Õiemesi', 'Eesti mesi', 'はちみつ', '純粋はちみつ', '蜂蜜', 'Medus'])(
    '%s is honey to an infant',
    (name) => {
      expect(told(name, null)).toContain('CRITICAL infant');
    },
  );

  it.each(['hunang', 'õiemesi', 'はちみつ', '蜂蜜'])('%s is honey in a list', (text) => {
    expect(told(null, text)).toContain('CRITICAL infant');
  });

  it.each([
    'Old Amsterdam 24 maanden',
    'Gouda 24 Monate gereift',
    'oude kaas',
    'lagrad ost 18 månader',
    'Beemster Royaal',
  ])('%s is an aged cheese', (name) => {
    expect(told(name, null)).toContain('WARNING maoi');
  });

  it.each(['jonge kaas', 'Prosciutto 24 mesi', 'Cheese puffs from 10 months', 'Käse 3 Monate'])(
    '%s is none',
    (name) => {
      expect(told(name, null)).not.toContain('WARNING maoi');
    },
  );
});
