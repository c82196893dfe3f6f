import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { botanicForm } from '#domain/knowledge/plants/botanic-form.ts';
import { botanicGenus } from '#domain/knowledge/plants/botanic-genus.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const pack = knowledgePack();
const entries = pack.ids().flatMap((id) => pack.ingredient(id) ?? []);
const SUFFIXES = ['leaf extract', 'seed oil', 'flower water', 'fruit juice powder', 'root ferment filtrate'];
const suffix = fc.constantFrom(...SUFFIXES);
// Species names only; a few entries of the lists are named by a preparation or a sentence.
const SPECIES = /^[A-Z][a-z]+ [A-Za-z-]+$/;
// No plant, part or preparation starts like this.
const nonsense = fc
  .string({ unit: fc.constantFrom(...'aeioulnrstmcd'), minLength: 3, maxLength: 9 })
  .map((text) => `xq${text}`);

const holds = (id: string, name: string): boolean =>
  pack.ingredient(id)?.facts.some((fact) => fact.class === name) === true;

describe('plant patterns', () => {
  it('never know a name with a word that is in no list', () => {
    fc.assert(
      fc.property(fc.array(nonsense, { minLength: 1, maxLength: 3 }), suffix, (words, form) => {
        const name = normaliseName(`${words.join(' ')} ${form}`);
        expect(botanicForm(name, pack)).toBeNull();
        expect(botanicGenus(name, pack)).toBeNull();
        expect(botanicForm(normaliseName(`rosmarinus officinalis ${words.join(' ')} ${form}`), pack)).toBeNull();
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  it('know every plant of the identity files in a preparation', () => {
    const plants = entries.filter((one) => one.functions.includes('botanical') && SPECIES.test(one.name));
    expect(plants.length).toBeGreaterThan(1500);
    const missed = plants.filter((one) => botanicForm(normaliseName(`${one.name} sprout tincture`), pack) === null);
    expect(missed.map((one) => one.name)).toEqual([]);
  });

  it('never lose a prohibited, carcinogenic or allergenic name in a preparation', () => {
    const grave = entries.filter((one) =>
      one.facts.some(({ class: name }) => /^(?:PROHIBITED|CMR_1|IARC_1|ACUTE_FATAL|ALLERGEN_FOOD)/.test(name)),
    );
    expect(grave.length).toBeGreaterThan(800);
    const lost = grave.flatMap((one) =>
      SUFFIXES.slice(0, 1).flatMap((form) => {
        const found = botanicForm(normaliseName(`${one.name} ${form}`), pack);
        // Acceptable: not read at all, read as the substance itself, or as an entry that was judged for this very form.
        if (found === null || found.kept.includes(one.id) || found.entry !== null) return [];
        // "Anamirta cocculus L. (fruit)" is read as the plant, which the same row prohibits.
        if (one.facts.every((fact) => found.kept.some((id) => holds(id, fact.class)))) return [];
        return [`${one.name} ${form}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('do the same twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), suffix, (one, form) => {
        const name = normaliseName(`${one.name} ${form}`);
        expect(botanicForm(name, pack)).toEqual(botanicForm(name, pack));
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
