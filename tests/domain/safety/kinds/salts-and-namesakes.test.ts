import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileKnowledge } from '#db/knowledge/compile.ts';
import { readSources } from '#db/knowledge/read-sources.ts';
import type { SourceIngredient } from '#db/knowledge/source-schema.ts';
import { WarningGroup } from '#db/knowledge/warning-groups.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import { type ProductForm, type ProductType, SEVERITIES } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const FOLDER = fileURLToPath(new URL('../../../../db/knowledge/warnings/', import.meta.url));
const GROUPS = readdirSync(FOLDER).flatMap((file) =>
  WarningGroup.array().parse(JSON.parse(readFileSync(FOLDER + file, 'utf8'))),
);
const sources = readSources();
const byId = new Map(sources.ingredients.map((one) => [one.id, one]));

const told = (text: string, type: ProductType, forms: readonly ProductForm[] = [], name = ''): readonly string[] =>
  assess({ text, types: [type], forms, baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

const routesOf = (routes: readonly string[]): string => [...routes].sort().join('+');

describe('whoever bears a name of a group of warnings is warned of (method M1.4.18)', () => {
  it.each(GROUPS.map((group) => [group.topic, group] as const))('%s', (_, group) => {
    for (const name of group.ingredients
      .flatMap((line) => line.split('|'))
      .filter((text) => !text.startsWith('CAS '))) {
      const one = byId.get(knowledge.idOfName(normaliseName(name)) ?? '');
      expect(one, name).toBeDefined();
      for (const { who, severity, routes } of group.audience) {
        const own = one?.audience.filter((entry) => entry.who === who && routesOf(entry.routes) === routesOf(routes));
        const graver = own?.some((entry) => SEVERITIES.indexOf(entry.severity) <= SEVERITIES.indexOf(severity));
        expect(graver, `${name}: ${severity} ${who} ${routesOf(routes)}`).toBe(true);
      }
    }
  });
});

const isTold = ({ audience }: SourceIngredient): boolean => audience.length > 0;

describe('one substance under two ids is warned of under both (method M1.4.18)', () => {
  it('no name and no number is claimed by two of which one is warned of', () => {
    const claimed = compileKnowledge(sources).conflicts.filter(({ kept, dropped }) => {
      const [a, b] = [byId.get(kept), byId.get(dropped)];
      return a !== undefined && b !== undefined && isTold(a) !== isTold(b);
    });
    expect(claimed).toEqual([]);
  });

  const warned = (who: string, route: string | null, { audience }: SourceIngredient): boolean =>
    audience.some((entry) => entry.who === who && (route === null || entry.routes.includes(route)));

  it.each<[string, RegExp, RegExp | null, string, string | null]>([
    ['iron salts', /^(?:ferrous|iron|ferric) (?!oxide|chloride|phosphate|dextran)/i, /nutrient/, 'child', 'supplement'],
    ['glycyrrhizates', /glycyrrhiz(?:ate|inate|in|ic acid)$/i, null, 'hypertension', 'food'],
    ['retinoids', /^(?:retinal|retinyl|retinol|hydroxypinacolone retin)(?!.*peptide)/i, /skin_active/, 'preg', 'top'],
    ['onions', /^allium /i, /botanical/, 'cat', 'food'],
    [
      'sulphites',
      /^(?:sodium|potassium|ammonium) (?:hydro|hydrogen |bi|metabi)?sul(?:f|ph)ite$/i,
      null,
      'asthma',
      'food',
    ],
  ])('%s', (_, named, does, who, route) => {
    const kin = sources.ingredients.filter(
      ({ name, functions }) => named.test(name) && (does === null || functions.some((one) => does.test(one))),
    );
    expect(kin.length).toBeGreaterThan(3);
    expect(kin.filter((one) => !warned(who, route, one)).map(({ name }) => name)).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['phosphates', /^E(?:33[89]|34[0-3]|45[012]|54[126])/],
    ['potassium salts', /^E(?:261|326|332|336|337|351|508|577|501|515)/],
  ])('%s of food, for the kidney', (_, number) => {
    const kin = sources.ingredients.filter(
      ({ name, eNumbers }) =>
        eNumbers.some((one) => number.test(one)) && (number.test('E338') || /potassium|tartar/i.test(name)),
    );
    expect(kin.length).toBeGreaterThan(6);
    expect(kin.filter((one) => !warned('kidney', 'food', one)).map(({ name }) => name)).toEqual([]);
  });
});

describe('labels that name a warned substance in another way', () => {
  it.each<[string, string, ProductType, ProductForm[], string]>([
    ['iron pills (M6.1.3)', 'ferrous gluconate', 'food', ['supplement'], 'CRITICAL child'],
    ['iron pills (M6.1.12)', 'Eisen(II)-gluconat', 'food', ['supplement'], 'CRITICAL dog'],
    ['iron pills (M6.1.39)', 'gluconate ferreux', 'food', ['supplement'], 'WARNING haemochromatosis'],
    ['iron pills (M6.1.3)', 'polysaccharide iron complex', 'food', ['supplement'], 'CRITICAL child'],
    ['PKU (M6.1.25)', 'makeutusaine E950, sisältää fenyylialaniinin lähteen', 'food', [], 'CRITICAL pku'],
    ['PKU (M6.1.25)', 'ζάχαρη, περιέχει πηγή φαινυλαλανίνης', 'food', [], 'CRITICAL pku'],
    ['hops (M6.1.12)', 'Hopfenpellets', 'food', [], 'CRITICAL dog'],
    ['grape acid (M6.1.12)', 'Kaliumhydrogentartrat', 'food', [], 'CRITICAL dog'],
    ['raw milk (M6.1.9)', "unpasteurised ewe's milk, salt", 'food', [], 'CRITICAL preg'],
    ['kidney (M6.1.32)', 'potassium salt, salt', 'food', [], 'WARNING kidney'],
    ['kidney (M6.1.32)', 'water, potassium lactate, carrots', 'food', [], 'WARNING kidney'],
    ['kidney (M6.1.32)', 'Water, cheese, phosphate salts', 'food', [], 'WARNING kidney'],
    ['kidney (M6.1.32)', 'flour, sodium aluminium phosphate', 'food', [], 'WARNING kidney'],
    ['PKU (M6.1.25)', 'Aqua, Sorbitol, Aspartame, Aroma', 'rinse_off', ['oral'], 'CRITICAL pku'],
    ['PKU (M6.1.25)', 'Sodium bicarbonate, aspartame', 'other', [], 'CRITICAL pku'],
    ['sulphites (M6.2.2)', 'sulphured apricots', 'food', [], 'CRITICAL al_food(sulphite)'],
    ['sulphites (M6.2.2)', 'Abricots secs (soufre)', 'food', [], 'CRITICAL al_food(sulphite)'],
    ['sulphites (M6.1.23)', 'dried apricots, preservative: sulphur', 'food', [], 'WARNING asthma'],
    ["St John's wort (M6.1.37)", 'Johanniskraut, Melisse', 'food', [], 'WARNING cyp3a4'],
    ["St John's wort (M6.1.35)", 'erva de são joão', 'food', [], 'WARNING anticoag'],
    ['liquorice (M6.1.31)', 'Sugar, ammonium glycyrrhizate', 'food', [], 'WARNING hypertension'],
    ['bitter oranges (M6.1.37)', 'Bitterorange, sugar', 'food', [], 'WARNING cyp3a4'],
    ['grapefruit (M6.1.37)', 'toranja', 'food', [], 'WARNING cyp3a4'],
    ['G6PD (M6.1.29)', 'beans (broad), water, salt', 'food', [], 'CRITICAL g6pd'],
    ['vitamin K (M6.1.35)', 'natto', 'food', [], 'WARNING anticoag'],
    ['retinoids (M6.1.10)', 'Aqua, Retinal, Glycerin', 'leave_on', [], 'WARNING preg'],
    ['vitamin A (M6.1.10)', 'huile de foie de morue', 'food', ['supplement'], 'WARNING preg'],
    ['mercury (M6.1.10)', 'espadarte', 'food', [], 'WARNING preg'],
    ['xylitol (M6.1.12)', 'Cacahuetes, azúcar de abedul, sal', 'food', [], 'CRITICAL dog'],
    ['xylitol (M6.1.12)', 'Melatonin 5 mg, xylitol, pectin', 'other', [], 'CRITICAL dog'],
    ['garlic (M6.1.14)', 'ramsons, chicken', 'pet_food', [], 'CRITICAL cat'],
    ['cannabis (M6.3.3)', 'Mehl, Cannabis, Butter', 'food', [], 'CRITICAL child'],
    ['grapes (M6.1.12)', 'dried vine fruits 12%, flour', 'food', [], 'CRITICAL dog'],
  ])('%s: %s', (_, text, type, forms, warning) => expect(told(text, type, forms)).toContain(warning));

  it('leaves hemp seed, the blossom of the orange and cosmetic sulphur as they were', () => {
    expect(told('hemp seed, oats', 'food')).not.toContain('CRITICAL child');
    expect(told('orange blossom water, sugar', 'food')).not.toContain('WARNING cyp3a4');
    expect(told('Aqua, Sulfur', 'leave_on').filter((one) => one.includes('sulphite'))).toEqual([]);
  });
});
