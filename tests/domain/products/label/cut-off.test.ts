import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { assess } from '#domain/safety/engine.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const isName = (text: string): boolean => knowledge.idOfName(normaliseName(text)) !== undefined;
const cutOffs = (label: string): string[] =>
  readLabel(label, isName)
    .notes.filter(({ reason }) => reason === 'cut_off')
    .map(({ text }) => text);

describe('a label that is cut off (method M2.1.14)', () => {
  it.each([
    ['Aqua, Glycerin, Talc, Sodium Laur', 'Sodium Laur'],
    ['Aqua, Glycerin, Cetearyl', 'Cetearyl'],
    ['Aqua, Glycerin, Disodium', 'Disodium'],
    ['Aqua, Glycerin, Partially hydrogenated', 'Partially hydrogenated'],
    ['sugar, salt, wheat fl', 'wheat fl'],
    ['sugar, wheat flour, emulsifier (soya leci', 'emulsifier (soya leci'],
    ['sugar, salt, flour and', 'flour and'],
    ['sugar, salt, flour, contains', 'contains'],
    ['sugar, salt, wheat flou-', 'wheat flou-'],
    ['Zucker, Salz, Mehl, enthält', 'enthält'],
    // Words that do not belong to the name, a bare number, and a name joined to another one.
    [
      'salt, sugar, citric acid, disodium inosinate drafai and disodium guan',
      'disodium inosinate drafai and disodium guan',
    ],
    ['salt, sugar, partially hydrogenated 5 vegetable s', 'partially hydrogenated 5 vegetable s'],
  ])('%s', (label, end) => {
    expect(cutOffs(label)).toEqual([end]);
    const report = assess({ text: label, types: ['leave_on'], forms: [], baby: false }, knowledge);
    expect(shownRisk(report).band).not.toBe('green');
    expect(report.notes.join(' ')).toContain('seems to be cut off');
  });

  it.each([
    'Aqua, Glycerin, Sodium Chloride',
    'Aqua, Glycerin, Sodium Laur, Talc',
    'Aqua, Sodium, Glycerin',
    'sugar, salt, wheat flour',
    'sugar, salt, vitamin E',
    'sugar, salt, milk.',
    'sugar, salt, blorfinium',
    'sugar, wheat fl',
    'blorf, zaquet, rijva, limo',
    'sugar, sugar, limo',
    'sugar, salt, milk (blorf)',
    'sugar, salt, Methyl 2-((3-methyl)amino)benzoate',
  ])('%s is not', (label) => {
    expect(cutOffs(label)).toEqual([]);
  });

  it('is said of no whole list of the starter catalogue, and of most that lose half of their last word', () => {
    let halves = 0;
    let told = 0;
    for (const { ingredientsText: text } of starterCatalogue()) {
      if (text === null) continue;
      expect([text, ...cutOffs(text)]).toEqual([text]);
      const last = /^[\s\S]*,[^,]* (?=\p{L}{8,}$)/u.exec(text)?.[0];
      if (last === undefined) continue;
      halves += 1;
      if (cutOffs(text.slice(0, last.length + 4)).length > 0) told += 1;
    }
    expect(halves).toBeGreaterThan(20);
    expect(told / halves).toBeGreaterThan(0.5);
  });
});

describe('a label that begins inside of a bracket (method M2.1.14)', () => {
  it.each([
    ['sulfites), curry (coriandre, curcuma), sel, eau, huile', 'sulfites)'],
    ['of pure milk], sugar, salt, oil', 'of pure milk]'],
  ])('has lost what stood before: %s', (label, words) => {
    expect(cutOffs(label)).toEqual([words]);
  });

  it.each([
    'Milk (skimmed), sugar, salt',
    'a) sugar, b) salt, c) oil',
    '1) sugar 2) salt 3) oil',
    'Ingredients: milk), sugar, salt, oil',
    'Sugar, salt\nmilk), oil',
    `${'sugar and '.repeat(8)}milk), salt, oil`,
  ])('has not: %s', (label) => {
    expect(cutOffs(label)).toEqual([]);
  });

  it.each(['mascarpone, caffè, uova crude', 'sugar, rice, salmone crudo', 'Reis, Zucker, Lachs roh'])(
    'a short word that says how a food is is whole: %s',
    (text) => {
      const report = assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
      expect(report.notes.join(' ')).not.toContain('cut off');
    },
  );
});
