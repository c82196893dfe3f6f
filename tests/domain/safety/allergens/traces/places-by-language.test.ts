import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const told = (text: string): readonly string[] => [
  ...new Set(
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
      .flatMap(({ audience, severity }) => {
        const id = /^al_food\((.+)\)$/.exec(audience)?.[1];
        return id === undefined ? [] : [severity === 'CRITICAL' ? id : `~${id}`];
      })
      .toSorted(),
  ),
];

/** Written from memory of real labels. */
it.each([
  'zahăr, sare. Produs într-o fabrică în care se utilizează lapte, ouă, nuci',
  'сахар, соль. Продукт произведён на предприятии, где используется молоко, яйца, орехи',
  'ζάχαρη, αλάτι. Παράγεται σε εργοστάσιο που επεξεργάζεται γάλα, αυγό, ξηρούς καρπούς.',
  'šećer, sol. Proizvedeno u pogonu u kojem se prerađuju mlijeko, jaja, orašasti plodovi',
  'шећер, со. Произведено у погону у коме се прерађују млеко, јаја, ораси',
  'sladkor, sol. Izdelano v obratu, kjer se predelujejo mleko, jajca, oreščki',
  'cukrus, druska. Pagaminta įmonėje, kurioje naudojami pienas, kiaušiniai, riešutai',
  'cukurs, sāls. Ražots uzņēmumā, kur tiek izmantoti piens, olas, rieksti',
  'suhkur, sool. Toodetud ettevõttes, kus käideldakse piima, mune, pähkleid',
  'cukor, soľ. Vyrobené v závode, kde sa spracúva mlieko, vajcia, orechy',
  'sokeri, suola. Valmistettu tehtaassa, jossa käsitellään maitoa, kananmunaa, pähkinöitä',
  'sykur, salt. Framleitt í verksmiðju þar sem unnið er með mjólk, egg, hnetur',
  'захар, сол. Произведено в предприятие, където се използват мляко, яйца, ядки',
  'цукор, сіль. Виготовлено на підприємстві, де використовується молоко, яйця, горіхи',
  'цукор, сіль. Вироблений на підприємстві, що переробляє молоко, яйця, горіхи',
  'цукор, сіль. Вироблено на лінії, де обробляються молоко, яйця, горіхи',
  'цукор, сіль. Виготовлено на обладнанні, де переробляють молоко, яйця, горіхи',
  'сахар, соль. Данный продукт может содержать молоко, яйца, орехи',
])('what is handled where a food is made may be in it (method M2.7.20): %s', (text) =>
  expect(told(text)).toEqual(['~egg', '~milk', '~tree_nut']),
);

it.each(['suhkur, sool. Ilma piimata, ilma munata', 'cukrus, druska. Sudėtyje nėra riešutų'])(
  '%s names what is absent',
  (text) => expect(told(text)).toEqual([]),
);

it.each([
  ['milk chocolate, made in Finland, egg', ['egg', 'milk']],
  ['piens, olas. Ražots Latvijā', ['egg', 'milk']],
  ['mléko, vejce. Vyrobeno v České republice', ['egg', 'milk']],
])('where it is made alone says nothing: %s', (text, expected) =>
  expect(told(text)).toEqual(expect.arrayContaining(expected)),
);
