import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SourceAllergenForms } from '#db/knowledge/source-schema.ts';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import { home, knowledge, member } from '../pack.ts';

const FORMS = SourceAllergenForms.array().parse(
  JSON.parse(readFileSync(new URL('../../../../db/knowledge/allergen-forms.json', import.meta.url), 'utf8')),
);

/** The phrases before the names and the "and" between the last two, by language. */
const SAID: Readonly<Record<string, readonly [contains: string, may: string, and: string]>> = {
  cs: ['Obsahuje', 'Může obsahovat stopy', 'a'],
  sk: ['Obsahuje', 'Môže obsahovať stopy', 'a'],
  hu: ['Tartalmaz:', 'Tartalmazhat:', 'és'],
  pl: ['Zawiera', 'Produkt może zawierać', 'i'],
  ru: ['Содержит', 'Может содержать следы', 'и'],
  uk: ['Містить', 'Може містити', 'та'],
  bg: ['Съдържа', 'Може да съдържа следи от', 'и'],
  tr: ['İçerir:', 'Eser miktarda', 've'],
  fi: ['Sisältää', 'Saattaa sisältää', 'ja'],
  ro: ['Conține', 'Poate conține urme de', 'și'],
  no: ['Inneholder', 'Kan inneholde spor av', 'og'],
  sv: ['Innehåller', 'Kan innehålla spår av', 'och'],
  da: ['Indeholder', 'Kan indeholde spor af', 'og'],
  hr: ['Sadrži', 'Može sadržavati tragove', 'i'],
  sr: ['Садржи', 'Може садржати трагове', 'и'],
  mk: ['Содржи', 'Може да содржи траги од', 'и'],
  sl: ['Vsebuje', 'Lahko vsebuje sledi', 'in'],
  el: ['Περιέχει', 'Μπορεί να περιέχει ίχνη', 'και'],
  et: ['Sisaldab', 'Võib sisaldada', 'ja'],
  lv: ['Satur:', 'Var saturēt', 'un'],
  lt: ['Sudėtyje yra:', 'Gali turėti', 'ir'],
  is: ['Inniheldur', 'Getur innihaldið snefil af', 'og'],
};
/** Statements in languages without spaces are read differently and have tests of their own. */
const UNSPACED: readonly string[] = ['ja', 'zh'];

const report = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
const told = (text: string): readonly string[] =>
  report(text).warnings.map(({ severity, audience }) => `${severity} ${audience}`);
const verdictFor = (text: string, allergen: string) =>
  householdView(report(text), home([member('Mia', { allergyTypes: ['food'], allergens: [allergen] })])).verdict;

describe.each(
  FORMS.filter(({ language }) => !UNSPACED.includes(language)).map(({ language, forms }) => ({
    language,
    forms: Object.entries(forms),
  })),
)('statements in $language (method M6.2.21)', ({ language, forms }) => {
  const [contains = '', may = '', and = ''] = SAID[language] ?? [];

  it('has its words', () => expect([contains, may, and]).not.toContain(''));

  it('names every allergen by every form of the table', () => {
    const lost = forms.flatMap(([id, words]) =>
      words.split('|').filter((form) => !told(`Water, salt. ${contains} ${form}`).includes(`CRITICAL al_food(${id})`)),
    );
    expect(lost).toEqual([]);
  });

  it('tells possible traces as such', () => {
    const wrong = forms.flatMap(([id, words]) =>
      words.split('|').filter((form) => {
        const own = told(`Water, salt. ${may} ${form}`).filter((one) => one.endsWith(` al_food(${id})`));
        return own.length !== 1 || own[0] !== `WARNING al_food(${id})`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([', ', ' / ', '/', '; ', ' + ', ' · ', ',\n', ' & ', ` ${and} `])(
    'loses no name and tells no trace as contained where %j parts them',
    (separator) => {
      const names = forms.map(([, words]) => words.split('|')[0]).join(separator);
      const ids = forms.map(([id]) => id);
      const contained = told(`Water, salt. ${contains} ${names}`);
      expect(ids.filter((id) => !contained.includes(`CRITICAL al_food(${id})`))).toEqual([]);
      const traces = told(`Water, salt. ${may} ${names}`);
      expect(ids.filter((id) => !traces.includes(`WARNING al_food(${id})`))).toEqual([]);
      expect(traces.filter((one) => /^CRITICAL al_food/.test(one))).toEqual([]);
    },
  );

  it.each([', ', ' / ', '; ', ' + ', ' · ', ' & ', ` ${and} `])(
    'is never suitable where it holds a name that nobody knows, behind %j',
    (separator) => {
      const [first = ''] = forms.find(([id]) => id === 'milk' || id === 'crustacean')?.[1].split('|') ?? [];
      for (const names of [`${first}${separator}blorfen`, `blorfen${separator}${first}`])
        for (const said of [contains, may])
          expect(verdictFor(`Water, salt. ${said} ${names}`, 'lupin')).toBe('not_enough_known');
    },
  );
});

describe('a name in a statement that nobody knows (method M6.2.21)', () => {
  it.each([
    'Contains: blorfen',
    'Contains blorfen',
    'Contains milk and blorfen',
    'Contains milk, blorfen',
    'Contains:\nmilk\nblorfen',
    'Contains milk (blorfen)',
    'Enthält Milch und Blorfen',
    'Contient lait et blorfène',
    'Contiene leche y blorfeno',
    'Contiene latte e blorfene',
    'Bevat melk en blorfen',
    'Contém leite e blorfeno',
    'May contain milk blorfen',
    'May contain blorfen milk',
    'This product contains blorfen and milk',
    'Blorfent tartalmaz.',
    'Blorfen içerir.',
    'Kann Milch und Blorfen enthalten',
  ])('Rice, salt. %s', (statement) => {
    expect(verdictFor(`Water, salt. ${statement}`, 'soy')).toBe('not_enough_known');
  });

  it.each([
    'Contains no added sugar',
    'Contains 2% or less of: citric acid',
    'Contains caffeine',
    'Contains natural sweeteners',
    'Contains: 6 eggs',
    'Contains 20% fruit juice',
    'Contains naturally occurring sugars',
    'Contains live and active cultures',
    'Contains less sodium than regular chips',
    'CONTAINS BIOENGINEERED FOOD INGREDIENTS',
    'Contains a source of phenylalanine',
    'Contains sunflower seeds',
    'Contains one or more of the following: milk, egg',
    'Contient des édulcorants',
    'Enthält Süßungsmittel. Enthält eine Phenylalaninquelle',
    'Zawiera substancje słodzące',
    'Bevat zoetstoffen',
    'Does not contain blorfen',
    'Allergens: see ingredients in bold',
  ])('says nothing of "%s"', (statement) => {
    expect(verdictFor(`Water, salt. ${statement}`, 'soy')).toBe('suitable');
  });

  it.each([
    ['Bevat ei en vis', 'fish'],
    ['Bevat vis en ei', 'fish'],
    ['Bevat: gluten, ei en vis.', 'fish'],
    ['Kan sporen van pinda en vis bevatten', 'fish'],
    ['Tejet, tojást tartalmaz.', 'milk'],
    ['Halat tartalmaz', 'fish'],
    ['Dióféléket tartalmaz', 'tree nut'],
    ['Süt, yumurta içerir.', 'milk'],
    ['Voi sisältää maitoa & pähkinöitä', 'tree nut'],
    ['Milk ✓ Peanut ✗', 'milk'],
    ['Vsebuje ribe', 'fish'],
    ['Sadrži jaja i ribe', 'fish'],
  ])('%s is not suitable for %s', (statement, allergen) => {
    expect(verdictFor(`Water, salt. ${statement}`, allergen)).toBe('not_suitable');
  });
});

describe('possible traces are no ingredients, whatever parts their names (method M6.2.2)', () => {
  it.each([
    'Enthält möglicherweise Milch, Ei, Soja',
    'Processed on shared equipment with milk, egg, soy',
    'Not suitable for people allergic to milk, egg, soy',
    'Kann Milch. Ei. Soja enthalten',
    'Kann Milch\nEi\nSoja enthalten',
    'Eser miktarda süt, yumurta, soya içerebilir',
    'This product may contain milk, egg and soy',
    'Nyomokban tejet, tojást és szóját tartalmazhat',
  ])('%s', (statement) => {
    const all = told(`Water, salt. ${statement}`);
    for (const id of ['milk', 'egg', 'soy']) expect(all).toContain(`WARNING al_food(${id})`);
    expect(all.filter((one) => /^CRITICAL al_food/.test(one))).toEqual([]);
  });
});

describe('what a statement names beside allergens (method M6.2.21)', () => {
  it.each([
    ['Contains alcohol', 'preg', 'WARNING'],
    ['Enthält Alkohol', 'preg', 'WARNING'],
    ["Contient de l'alcool", 'preg', 'WARNING'],
    ['Contiene alcohol', 'preg', 'WARNING'],
    ['Contains fructose', 'hfi', 'CRITICAL'],
    ['Содержит фруктозу', 'hfi', 'CRITICAL'],
    ['Contains fava beans', 'g6pd', 'CRITICAL'],
    ['Contains liquorice', 'hypertension', 'WARNING'],
    ['May contain sulphites', 'asthma', 'WARNING'],
    ['Obsahuje xylitol', 'dog', 'CRITICAL'],
    ['Contains xylitol and sorbitol', 'dog', 'CRITICAL'],
    ['Contains aspartame', 'pku', 'CRITICAL'],
    ['Contains honey', 'infant', 'CRITICAL'],
  ])('%s warns %s', (statement, audience, severity) => {
    expect(told(`Water, salt. ${statement}`)).toContain(`${severity} ${audience}`);
  });

  it('leaves salt and other shares to the list', () => {
    expect(told('Water. Contains salt').filter((one) => /^WARNING (?:dog|bird|kidney)/.test(one))).toEqual([]);
  });

  it('reads two Hungarian statements without a point each for itself', () => {
    const all = told('Water, salt. Nyomokban tejet tartalmazhat A termék szóját tartalmaz');
    expect(all).toContain('CRITICAL al_food(soy)');
    expect(all).not.toContain('CRITICAL al_food(milk)');
  });

  it.each(['Contains no alcohol', 'Does not contain fructose', 'Ohne Alkohol'])('%s warns nobody', (statement) => {
    expect(told(`Water, salt. ${statement}`).filter((one) => /preg|hfi/.test(one))).toEqual([]);
  });
});

describe('letters and numbers of allergens (method M6.2.21)', () => {
  it.each(['Allergens: A, X', 'Alergeny: 1, 15', 'Obsahuje alergeny: 3, 22'])(
    '%s: not enough is known',
    (statement) => {
      expect(verdictFor(`Water, salt. ${statement}`, 'soy')).toBe('not_enough_known');
    },
  );
});

describe('whom a label says that it does not suit (method M6.2.19)', () => {
  it.each([
    ['Not suitable for coeliacs', 'coeliac'],
    ['Not suitable for people with coeliac disease due to manufacturing methods', 'coeliac'],
    ['Für Zöliakiebetroffene nicht geeignet', 'coeliac'],
    ['Ne convient pas aux cœliaques', 'coeliac'],
    ['Nevhodné pro celiaky', 'coeliac'],
    ['Nevhodné pre celiatikov', 'coeliac'],
    ['Nie jest odpowiedni dla osób chorych na celiakię', 'coeliac'],
    ['Nem alkalmas cöliákiás betegek számára', 'coeliac'],
    ['Не подходит для больных целиакией', 'coeliac'],
    ['Çölyak hastaları için uygun değildir', 'coeliac'],
    ['Ei sovellu keliaakikoille', 'coeliac'],
    ['Inte lämplig för personer med glutenintolerans', 'coeliac'],
    ['Nu este recomandat persoanelor cu intoleranță la gluten', 'coeliac'],
    ['Not suitable for lactose intolerant people', 'lactose'],
    ['Nevhodné pro osoby s intolerancí laktózy', 'lactose'],
    ['Nie jest wskazany dla osób z nietolerancją laktozy', 'lactose'],
    ['Not suitable for people with phenylketonuria', 'pku'],
    ['Nevhodné pro osoby s fenylketonurií', 'pku'],
    ['Не рекомендуется лицам с фенилкетонурией', 'pku'],
    ['Not suitable for people with galactosaemia', 'galact'],
    ['Not suitable for people with hereditary fructose intolerance', 'hfi'],
    ['Not suitable for diabetics', 'diabetes'],
    ['Nem ajánlott cukorbetegeknek', 'diabetes'],
    ['Not suitable for pregnant women', 'preg'],
    ['Not recommended during pregnancy', 'preg'],
    ['Nicht für Schwangere geeignet', 'preg'],
    ['Not recommended for children or pregnant or breast-feeding women', 'preg'],
    ['Für Kinder und schwangere oder stillende Frauen nicht empfohlen', 'preg'],
    ['Déconseillé aux enfants et aux femmes enceintes', 'preg'],
    ['Consult a doctor when taking anticoagulants', 'anticoag'],
  ])('%s', (statement, audience) => {
    const own = told(`Water, salt. ${statement}`).filter((one) => /^(?:WARNING|CRITICAL) /.test(one));
    expect(own.map((one) => one.split(' ')[1])).toContain(audience);
  });

  it.each([
    'Suitable for coeliacs. Not suitable for vegans',
    'Not suitable for vegans but suitable for coeliacs and diabetics',
    'Not suitable for children under three. Lactose free',
    'Nicht für die Mikrowelle geeignet. Für Diabetiker geeignet',
    'Not suitable for home freezing; fructose',
  ])('%s says nothing of them', (statement) => {
    const own = report(`Water, salt. ${statement}`).warnings.filter(({ family }) => family === 'said_unsuitable');
    expect(own).toEqual([]);
  });
});
