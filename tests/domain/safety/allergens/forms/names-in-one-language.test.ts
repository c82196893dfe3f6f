import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

/** The allergens that a label warns about: as they are if the food contains them, with `~` if it may. */
const told = (text: string): readonly string[] => [
  ...new Set(
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
      .flatMap(({ audience, severity }) => {
        const id = /^al_food\((.+)\)$/.exec(audience)?.[1];
        return id === undefined ? [] : [severity === 'CRITICAL' ? id : `~${id}`];
      }),
  ),
];

describe('words of a single language (method M6.2.8)', () => {
  it.each([
    ['voda, zelena (12%), sol', ['celery']],
    ['zelena (12%)', ['celery']],
    ['sukker, egghvit, salt', ['egg']],
    ['sukker, eggeplomme, salt', ['egg']],
    ['sukker, valle, salt', ['milk']],
    ['sovány tej', ['milk']],
    ['cukor, só. tej', ['milk']],
    ['cukor, tej és tojás', ['milk', '~egg']],
    ['voita', ['milk']],
    ['orasi', ['tree_nut']],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));

  it.each(['voda, zelena solata, sol', "Valle d'Aosta", 'w tej czekoladzie', 'voitan', 'orase'])(
    'but %s names none',
    (text) => expect(told(text)).toEqual([]),
  );

  it('soy sauce in Chinese and Japanese letters is mostly of wheat', () => {
    expect(told('砂糖、醤油、食塩')).toEqual(['soy', '~gluten', '~wheat']);
    expect(told('酱油')).toEqual(['soy', '~gluten', '~wheat']);
    expect(new Set(told('砂糖、かき醤油、食塩'))).toEqual(new Set(['soy', 'mollusc', '~gluten', '~wheat']));
  });
});

describe('milk beside a plant (method M6.2.8)', () => {
  it.each(['mleko kokosowe i krowie', 'kokosové a kravské mlieko', 'butter cocoa sugar', 'Kokosbuttercreme'])(
    '%s holds milk',
    (text) => expect(told(text)).toContain('milk'),
  );

  it.each(['mleko kokosowe', 'butter cocoa', 'kurczak z mlekiem kokosowym', 'Erdnussbuttercreme', 'mandula tej'])(
    '%s holds none',
    (text) => expect(told(text)).not.toContain('milk'),
  );

  it('butter of peanuts is no milk in Polish', () => {
    expect(told('woda, masło z orzeszków ziemnych')).toEqual(['peanut']);
    expect(told('cukier, masło z orzechami')).toEqual(['milk', 'tree_nut']);
  });
});

describe('"without" in Icelandic and Lithuanian (method M2.7.4)', () => {
  it.each([
    'Án glútens',
    'Án mjólkur',
    'vatn, salt. Án glútens.',
    'Be: pieno',
    'Be glitimo',
    'vanduo, druska. Be pieno.',
  ])('%s', (text) => expect(told(text)).toEqual([]));

  it.each([
    ['an egg', ['egg']],
    ['sugar, an almond', ['tree_nut']],
  ])('but the English words are none: %s', (text, expected) => expect(told(text)).toEqual(expected));
});

describe('a word of two languages', () => {
  it('"ovos" is eggs on a Portuguese label, and oats on a Slovak one', () => {
    expect(told('açúcar, ovos, sal')).toEqual(['egg']);
    expect(told('água, leite, sal. Contém ovos.')).toEqual(expect.not.arrayContaining(['gluten', '~gluten']));
    expect(told('Pode conter vestígios de ovos')).toEqual(['~egg']);
    expect(told('voda, cukor, ovos')).toContain('gluten');
    expect(told('voda, soľ. Obsahuje: ovos')).toContain('gluten');
    expect(new Set(told('ovos'))).toEqual(new Set(['egg', '~gluten']));
  });
});

/** Words for fish, milk, eggs, nuts and cereals that are specific to single languages. */
describe('foods of single languages', () => {
  it.each([
    ['fish', 'селёдка|горбуша|шпроты|анчоусы|скумрия|хамсия|lutfisk|rödspätta|ansjoser|fiskekaker|lohikeitto|silakat'],
    ['fish', 'šprotes|reņģes|šprotai|upėtakis|sandacz|ančovičky|sardinky|szardínia|pisztráng|levrek|çipura|alabalık'],
    ['fish', 'hamsii|scrumbie|știucă|σκουμπρί|slanik|kilu|かつお節|ちくわ|かまぼこ|vitello tonnato|jurel'],
    [
      'milk',
      'брынза|пломбир|катък|mesost|gräddfil|raejuusto|paniņas|pasukos|twarożek|žinčica|tejszínpor|τζατζίκι|кефира',
    ],
    ['egg', 'желток|жовток|жълтък|žloutky|bílky|žĺtky|tryniai|dzeltenums|albuș de ou|ασπράδι'],
    ['tree_nut', 'mleti orehi|језграсто воће|pekanové ořechy'],
    ['gluten', 'солод ячменный|krušne mrvice|galeta unu|manų kruopos|griș de grâu|面包糠|そうめん'],
    ['crustacean', 'えびせん|rakci|rejesalat|räksallad'],
    ['sulphite', 'метабисульфит натрия|disiřičitan sodný'],
    ['soy', '豆瓣酱'],
    ['sesame', 'すりごま'],
    ['peanut', 'фъстък'],
  ])('%s: %s', (allergen, names) => {
    for (const name of names.split('|')) expect([name, ...told(`${name}, E330`)]).toContain(allergen);
  });

  it.each(['sel gris', 'Raz el hanout', 'Loss, E330', 'lupinus albus', 'fregola sarda'])('but %s is none', (text) => {
    expect(told(text).filter((one) => one !== 'lupin')).toEqual(
      expect.not.arrayContaining(['gluten', 'milk', 'egg', 'fish']),
    );
  });
});
