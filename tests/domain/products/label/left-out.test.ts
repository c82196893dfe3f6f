import { describe, expect, it } from 'vitest';
import { describeNote } from '#domain/products/label/describe-note.ts';
import { onlyDescribes } from '#domain/products/label/describing-item.ts';
import { isFootnote, isMarked, reasonToLeaveOut } from '#domain/products/label/left-out.ts';
import { isNutritionLine } from '#domain/products/label/nutrition-item.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

// method M2.7.5
describe('reasonToLeaveOut', () => {
  it.each([
    ['a1b2-c3d4-e5f6-g7h8'],
    ['ufi: a1b2-c3d4-e5f6-g7h8'],
    ['ufi a1b2 c3d4 e5f6 g7h8'],
    ['12 m'],
    ['lot 12345/6'],
    ['f.i.l. 12345'],
    ['l12345ab67'],
    ['ingredients'],
    ['x'],
    ['**'],
  ])('%s names nothing', (name) => {
    expect(reasonToLeaveOut(name, false)).toBe('no_name');
  });

  it.each([
    ['e330'],
    ['330'],
    ['ci 77891'],
    ['c.i. 77891'],
    ['50-00-0'],
    ['200-001-8'],
    ['150d'],
    ['vitamin b12'],
    ['france'],
    ['sodium lauroyl methyl isethionate and coco betaine'],
    ['arome naturel de the vert'],
    ['e330 is that which they have used before'],
  ])('%s may be a name', (name) => {
    expect(reasonToLeaveOut(name, false)).toBeNull();
  });

  it.each([
    ['this is what you and your children can eat'],
    ['ce produit est pour vous et votre peau'],
    ['what the skin is'],
    ['must be used by children under twelve years'],
    ['average energy 1813 kj'],
  ])('%s is a sentence, or a line of a table', (name) => {
    expect(reasonToLeaveOut(name, false)).toBe('sentence');
  });

  it.each([['contains milk of goat with avoid and heat'], ['milk powder and this']])(
    '%s is in doubt, and stays',
    (name) => {
      expect(reasonToLeaveOut(name, false)).toBeNull();
    },
  );

  it('takes a place or a letter in a bracket for what it says of the name before it', () => {
    expect(reasonToLeaveOut('france', true)).toBe('no_name');
    expect(reasonToLeaveOut('d', true)).toBeNull();
    expect(reasonToLeaveOut('d', false)).toBe('no_name');
  });
});

describe('a mark', () => {
  it.each([
    ['*organic farming', false, false, true],
    ['† fair trade', false, false, true],
    ['(1) of natural origin', false, false, true],
    ['*glucose syrup', false, false, false],
    ['*glucose syrup', true, false, false],
    ['*from the alps', true, true, true],
    ['*glucose syrup*', true, true, false],
    ['glucose syrup', true, true, false],
  ])('%s (marks before: %s, opens a sentence: %s) explains one: %s', (text, marked, opens, expected) => {
    expect(isFootnote(text, marked, opens)).toBe(expected);
  });

  it('stands behind a name', () => {
    expect(['aloe*', 'aloe* (leaf)', 'sugar 5%*', 'sugar †'].every(isMarked)).toBe(true);
    expect(['*aloe', 'aloe', '* '].some(isMarked)).toBe(false);
  });
});

// method M2.7.6
describe('onlyDescribes', () => {
  it.each([
    ['pasteurised'],
    ['pasteurised and homogenised'],
    ['produit en france'],
    ['d’origine france'],
    ['aus deutschland'],
    ['pasteurisee'],
    ['gekochter'],
    ['congelados'],
    ['in varying proportions'],
    ['en proportion variable'],
  ])('%s says how or where from, and names nothing', (text) => {
    expect(onlyDescribes(text)).toBe(true);
  });

  it.each([
    ['milk'],
    ['pasteurised milk'],
    ['of the'],
    [''],
    ['raw'],
    ['hydrogenated'],
    ['pasteurised homogenised frozen chilled peeled sliced diced'],
    ['frozen frozen frozen frozen frozen frozen frozenfrozenfrozen frozen'],
  ])('%s is a name, says nothing, or is too long to be only that', (text) => {
    expect(onlyDescribes(text)).toBe(false);
  });
});

it('a line of a nutrition table holds no word that stands in none', () => {
  expect(['dont acides gras satures 0,4 g', 'kohlenhydrate', 'energie 1813 kj'].every(isNutritionLine)).toBe(true);
  expect(['sugar', 'fat 5 g', 'energie drink', `kcal ${'g '.repeat(90)}`].some(isNutritionLine)).toBe(false);
});

it('a note shows a stretch on one line, the beginning of a long one', () => {
  expect(describeNote({ reason: 'footnote', text: 'of\n  natural origin' })).toBe(
    'Read as a footnote: “of natural origin”',
  );
  const long = describeNote({ reason: 'torn', text: 'a '.repeat(200) });
  expect(long).toContain(`${'a '.repeat(80).trimEnd()}…`);
  expect(describeNote({ reason: 'footnote', text: 'a'.repeat(160) })).not.toContain('…');
});

describe('a nutrition table inside of a list (method M2.7.12)', () => {
  const namesOf = (label: string): string[] => readLabel(label).tokens.map(({ text }) => text);

  it.each([
    'Energy 250 kJ, Fat 3 g, of which saturates 1 g, Carbohydrate 10 g, of which sugars 5 g, Protein 4 g, Salt 0.1 g',
    'Fat 3 g, of which saturates 1 g, Carbohydrate 10 g, of which sugars 5 g, Protein 4 g, Salt 0.1 g',
    'Calories 150, Total Fat 7g, Saturated Fat 3g, Trans Fat 0g, Cholesterol 5mg, Sodium 100mg, Protein 2g',
    'Brennwert 250 kJ, Fett 3 g, davon gesättigte Fettsäuren 1 g, Kohlenhydrate 10 g, davon Zucker 5 g, Eiweiß 4 g, Salz 0,1 g',
    'Énergie 250 kJ, matières grasses 3 g, dont acides gras saturés 1 g, glucides 10 g, dont sucres 5 g, protéines 4 g, sel 0,1 g',
    'Energía 250 kJ, grasas 3 g, de las cuales saturadas 1 g, hidratos de carbono 10 g, azúcares 5 g, proteínas 4 g, sal 0,1 g',
    'Energia 250 kJ, grassi 3 g, di cui acidi grassi saturi 1 g, carboidrati 10 g, di cui zuccheri 5 g, proteine 4 g, sale 0,1 g',
    'Energie 250 kJ, vetten 3 g, waarvan verzadigd 1 g, koolhydraten 10 g, waarvan suikers 5 g, eiwitten 4 g, zout 0,1 g',
    'Energia 250 kJ, lípidos 3 g, dos quais saturados 1 g, hidratos de carbono 10 g, dos quais açúcares 5 g, sal 0,1 g',
    'Wartość energetyczna 250 kJ, tłuszcz 3 g, w tym kwasy tłuszczowe nasycone 1 g, węglowodany 10 g, w tym cukry 5 g, białko 4 g, sól 0,1 g',
    'Energi 250 kJ, fett 3 g, varav mättat fett 1 g, kolhydrat 10 g, varav sockerarter 5 g, protein 4 g, salt 0,1 g',
    'Energia 250 kJ, tuky 3 g, z toho nasýtené mastné kyseliny 1 g, sacharidy 10 g, z toho cukry 5 g, bielkoviny 4 g, soľ 0,1 g',
    'Energia 250 kJ, zsír 3 g, amelyből telített zsírsavak 1 g, szénhidrát 10 g, amelyből cukrok 5 g, fehérje 4 g, só 0,1 g',
    'Enerji 250 kJ, yağ 3 g, doymuş yağ 1 g, karbonhidrat 10 g, şekerler 5 g, protein 4 g, tuz 0,1 g',
    'Valoare energetică 250 kJ, grăsimi 3 g, din care acizi grași saturați 1 g, glucide 10 g, din care zaharuri 5 g, proteine 4 g, sare 0,1 g',
    'Energia 250 kJ, rasva 3 g, josta tyydyttynyttä 1 g, hiilihydraatit 10 g, josta sokereita 5 g, proteiini 4 g, suola 0,1 g',
    'Energi 250 kJ, fedt 3 g, heraf mættede fedtsyrer 1 g, kulhydrat 10 g, heraf sukkerarter 5 g, protein 4 g, salt 0,1 g',
    'Энергетическая ценность 250 кДж, жиры 3 г, насыщенные 1 г, углеводы 10 г, сахара 5 г, белки 4 г, соль 0,1 г',
  ])('is no ingredient: %s', (table) => {
    expect(namesOf(`Xolba, milk, ${table}, honey`)).toEqual(['Xolba', 'milk', 'honey']);
    expect(namesOf(table)).toEqual([]);
  });

  it.each([
    ['Water, sugar 5 g, salt 0.1 g', ['Water', 'sugar', 'salt']],
    ['Energy 250 kJ, Milk protein 5 g, Sugar, Iron 14 mg', ['Milk protein', 'Sugar', 'Iron']],
    ['Energy 250 kJ, Salt 0.1 g, Oats 5 g, Sugar 3 g', ['Oats', 'Sugar']],
  ])('takes no ingredient with its amount away: %s', (label, read) => {
    expect(namesOf(label)).toEqual(read);
  });
});
