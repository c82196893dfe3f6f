import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

/** The allergens that a label warns about: `!` if the food contains them, `~` if it may. */
const told = (text: string): readonly string[] => [
  ...new Set(
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
      .flatMap(({ audience, severity }) => {
        const id = /^al_food\((.+)\)$/.exec(audience)?.[1];
        return id === undefined ? [] : [`${severity === 'CRITICAL' ? '!' : '~'}${id}`];
      })
      .toSorted(),
  ),
];

it.each([
  ['tej, mandula nyomokban tartalmazhat', ['~milk', '~tree_nut']],
  ['cukor, só. tej, mandula nyomokban tartalmazhat', ['~milk', '~tree_nut']],
  ['cukor, só. tojást, tejet tartalmazhat', ['~egg', '~milk']],
  ['tej, tojás, szója előfordulhat benne', ['~egg', '~milk', '~soy']],
  ['süt, badem içerebilir', ['~milk', '~tree_nut']],
  ['şeker, tuz. süt, badem içerebilir', ['~milk', '~tree_nut']],
  ['süt, yumurta, badem eser miktarda bulunabilir', ['~egg', '~milk', '~tree_nut']],
])('a "may" behind the last name holds for the names of its sentence (method M2.7.24): %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  ['şeker, tuz, süt, badem içerebilir', ['!milk', '~tree_nut']],
  ['cukor, só, tejpor, mandula nyomokban tartalmazhat', ['!milk', '~tree_nut']],
  ['Összetevők: tej, cukor, nyomokban mogyorót tartalmazhat', ['!milk', '~tree_nut']],
  ['şeker, tuz. süt, badem içerir', ['!milk', '!tree_nut']],
])('but not for a list that it ends: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

it.each([
  '(süt, yumurta içermez)',
  'şeker, tuz (süt, yumurta içermez)',
  'şeker, tuz. süt, yumurta içermez',
  'Şeker, tuz. Süt, yumurta, badem içermez.',
  'tejet, tojást nem tartalmaz',
  'cukor, só (tejet, tojást nem tartalmaz)',
  'cukor, só. tejet, tojást nem tartalmaz',
])('nor is it there where the verb denies all of them: %s', (text) => expect(told(text)).toEqual([]));

it.each([
  ['çikolata (süt, fındık, gluten içermez)', ['!milk', '!tree_nut']],
  ['süt, fındık, gluten içermez', ['!milk', '!tree_nut']],
  ['ezme (fındık, süt, yumurta içermez)', ['!milk', '!tree_nut']],
  ['şeker, süt tozu, katkı maddesi içermez', ['!milk']],
  ['cukor, tejpor, tartósítószert nem tartalmaz', ['!milk']],
])('but a list may end in a claim of one of them: %s', (text, expected) => {
  expect(told(text)).toEqual(expect.arrayContaining(expected));
});
