import { describe, expect, it } from 'vitest';
import { compileKnowledge } from '#db/knowledge/compile.ts';
import { readSources } from '#db/knowledge/read-sources.ts';
import { SourceIngredient } from '#db/knowledge/source-schema.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';
import { assess } from '#domain/safety/engine.ts';

const sources = readSources();

describe('knowledge sources', () => {
  it('hold every ingredient of the first fact sheet, each fact with a citation', () => {
    expect(sources.ingredients.length).toBeGreaterThanOrEqual(657);
    const facts = sources.ingredients.flatMap((one) => one.facts);
    expect(facts.length).toBeGreaterThanOrEqual(1162);
    expect(facts.every((fact) => fact.source.length > 3)).toBe(true);
  });

  it('refuse a fact without a citation, an unknown class and a warning without a source', () => {
    const fact = { class: 'CMR_1', source: 'CLP Annex VI 605-001-00-5', evidence: 'A' };
    const one = { id: 'x', name: 'X', checked: 'none', facts: [fact] };
    expect(SourceIngredient.safeParse(one).success).toBe(true);
    expect(SourceIngredient.safeParse({ ...one, facts: [{ ...fact, source: ' ' }] }).success).toBe(false);
    expect(SourceIngredient.safeParse({ ...one, facts: [{ ...fact, class: 'CMR_9' }] }).success).toBe(false);
    const warning = { who: 'cat', severity: 'WARNING', source: '' };
    expect(SourceIngredient.safeParse({ ...one, audience: [warning] }).success).toBe(false);
  });

  it('grade level C for what rests on notification or literature alone', () => {
    const levels = new Map(sources.ingredients.flatMap((one) => one.facts).map((fact) => [fact.source, fact.evidence]));
    expect(levels.get('ECHA C&L notified')).toBe('C');
    expect(levels.get('Toxicology literature (pulegone)')).toBe('C');
    expect(levels.get('Prop 65 (cancer)')).toBe('B');
    expect(levels.get('IARC vol. 112')).toBe('B');
    expect(levels.get('CosIng V/57')).toBe('A');
    expect(levels.get('Reg (EU) 2022/63')).toBe('A');
  });
});

describe('names and identities', () => {
  const pack = readPack(compileKnowledge(sources).bytes);
  const idOf = (name: string): string | undefined => pack.idOfName(normaliseName(name));

  it('lead label words of other languages to the ingredient with the facts', () => {
    expect(idOf('farine de blé complet')).toBe('wheat-flour');
    expect(idOf('carbonate acide de sodium')).toBe('sodium-bicarbonate');
    expect(idOf('Zwiebelpulver')).toBe('onion');
    expect(idOf('sel nitrité')).toBe('sodium-nitrite');
    expect(idOf('Red 40 Lake')).toBe('allura-red-ac');
  });

  it.each(
    'sol sól bib vive ruban loup lieu lac bleu toma romano must most malta nux marc coque carré cancer ouvet TPP PES'.split(
      ' ',
    ),
  )('do not take "%s", an everyday word of another food or language, for an allergen or a hazard', (word) => {
    const found = pack.ingredient(idOf(word) ?? '');
    expect([found?.facts ?? [], found?.audience ?? []]).toEqual([[], []]);
  });

  it('do not hide a hazard behind a name without facts', () => {
    // The class pattern must apply to these names as it does to unlisted ones.
    const family = /perfluor|polyfluor|(?:^|[ /(])(?:peg|ppg|polysorbate) \d|(?<!m)eth \d|^polyquaternium \d/;
    const bare = sources.ingredients.filter((one) => one.facts.length === 0 && one.audience.length === 0);
    const hidden = bare
      .map((one) => one.name)
      .filter((name) => family.test(normaliseName(name)))
      .filter((name) => {
        const input = { text: `Ingredients: ${name}`, types: ['leave_on' as const], forms: [], baby: false };
        const classes = assess(input, pack).ingredients.flatMap((one) => one.facts.map((fact) => fact.class));
        return !classes.some((found) => ['PFAS', 'DIOXANE_TRACE', 'PERSISTENT'].includes(found));
      });
    expect(hidden).toEqual([]);
    for (const name of ['chestnut', 'buckwheat', 'coconut milk', 'white chocolate', 'beta-carotene']) {
      const found = pack.ingredient(idOf(name) ?? '');
      expect(found?.audience, name).toEqual([]);
    }
  });
});

describe('compileKnowledge', { timeout: 60_000 }, () => {
  it('gives the same bytes for the same sources', () => {
    const first = compileKnowledge(sources);
    const second = compileKnowledge(readSources());
    expect(second.version).toBe(first.version);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    expect(first.version).toMatch(/^[0-9a-f]{12}$/);
  });

  it('changes the version with one fact', () => {
    const [first, ...rest] = sources.ingredients;
    if (!first) throw new Error('no ingredients');
    const changed = { ...sources, ingredients: [{ ...first, note: 'another note' }, ...rest] };
    expect(compileKnowledge(changed).version).not.toBe(compileKnowledge(sources).version);
  });

  it('refuses a CAS number whose check digit does not fit', () => {
    const [first, ...rest] = sources.ingredients;
    if (!first) throw new Error('no ingredients');
    const wrong = { ...sources, ingredients: [{ ...first, cas: ['50-00-1'] }, ...rest] };
    expect(() => compileKnowledge(wrong)).toThrow(/50-00-1/);
  });

  it('decides which ingredient keeps a name that two claim, and says so', () => {
    const { conflicts } = compileKnowledge(sources);
    expect(conflicts).toContainEqual({ text: 'aroma', kept: 'flavouring', dropped: 'fragrance' });
  });

  it('gives an E number with a Roman part up to the ingredient that bears it without one', () => {
    const { bytes, conflicts } = compileKnowledge(sources);
    expect(readPack(bytes).idOfNumber('e', 'e500')).toBe('sodium-bicarbonate');
    expect(conflicts.some(({ text }) => text === 'e:e500')).toBe(false);
  });
});
