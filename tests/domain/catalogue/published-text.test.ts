import { describe, expect, it } from 'vitest';
import { brandSpelling } from '#domain/catalogue/brand-spellings.ts';
import { publishedText } from '#domain/catalogue/published-text.ts';

describe('published texts (product P14.2)', () => {
  it.each([
    ['entities', 'Sugar &lt; 5 &amp; salt &quot;sea&quot;', 'Sugar < 5 & salt "sea"'],
    [
      'marks of allergens',
      'sugar, _milk_ powder, _soya_ lecithin (_gluten_)',
      'sugar, milk powder, soya lecithin (gluten)',
    ],
    ['an underscore inside a word', 'colour_1, salt', 'colour_1, salt'],
    ['line breaks inside a cell', 'sugar,\r\n salt,\n\n water', 'sugar, salt, water'],
    ['invisible characters', '\ufeffsu\u200egar\u0000', 'sugar'],
    ['two languages in one cell', 'EN: milk FR: lait', 'EN: milk FR: lait'],
    ['plain text', 'Aqua, Glycerin', 'Aqua, Glycerin'],
    ['space alone', ' \t ', ''],
  ])('%s', (_what, text, read) => {
    expect(publishedText(text, 200)).toBe(read);
  });

  it('cuts at a whole character', () => {
    expect(publishedText('ab😀', 3)).toBe('ab');
  });
});

describe('brands in their own spelling (product P14.5)', () => {
  it.each([
    ['LOREAL', "L'Oréal"],
    ["l'oreal paris", "L'Oréal Paris"],
    ['DM', 'dm'],
    ['Kit-Kat', 'KitKat'],
    ['Nestle,kit kat', 'Nestlé, KitKat'],
    ['Nestlé, NESTLE', 'Nestlé'],
    ['Grandma Green', 'Grandma Green'],
    ['', ''],
  ])('%s', (written, spelled) => {
    expect(brandSpelling(written)).toBe(spelled);
  });
});
