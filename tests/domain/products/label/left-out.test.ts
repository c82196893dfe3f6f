import { describe, expect, it } from 'vitest';
import { describeNote } from '#domain/products/label/describe-note.ts';
import { onlyDescribes } from '#domain/products/label/describing-item.ts';
import { isFootnote, isMarked, reasonToLeaveOut } from '#domain/products/label/left-out.ts';
import { isNutritionLine } from '#domain/products/label/nutrition-item.ts';

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
