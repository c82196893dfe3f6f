import { describe, expect, it } from 'vitest';
import type { HazardList, ListEntry, ListName } from '#db/knowledge/list-schema.ts';
import { readGroups } from '#db/knowledge/read-groups.ts';
import { readLists } from '#db/knowledge/read-lists.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const lists = new Map(readLists().map((list) => [list.list, list]));
const entriesOf = (name: ListName): HazardList['entries'] => lists.get(name)?.entries ?? [];

const reportOn = (text: string): Report =>
  assess({ text: `Ingredients: ${text}`, types: ['leave_on'], forms: [], baby: false }, knowledge);
const classes = (report: Report): string[] => report.ingredients.flatMap((one) => one.facts.map((fact) => fact.class));
const carries =
  (...wanted: readonly string[]) =>
  (text: string): boolean =>
    classes(reportOn(text)).some((name) => wanted.includes(name));
const isProhibited = (text: string): boolean => {
  const report = reportOn(text);
  return classes(report).includes('PROHIBITED') && report.score !== null && report.score <= 20;
};

const share = (texts: readonly string[], holds: (text: string) => boolean): number =>
  texts.filter(holds).length / texts.length;
const once = (texts: readonly string[]): string[] => [...new Set(texts)];

const annexTwo = entriesOf('annex-ii');
const binding = annexTwo.filter((one) => one.conditional === undefined);
const loose = annexTwo.filter((one) => one.conditional !== undefined);
// Commas separate ingredients on a label, so a systematic name with a comma cannot appear there.
const keys = (one: ListEntry): string[] => [
  ...one.cas,
  ...one.names.filter((name) => !name.includes(',')).map(normaliseName),
];
const bound = new Set(binding.flatMap(keys));

describe('Annex II', () => {
  it('prohibits by CAS number what it names without a condition', () => {
    const numbers = once(binding.flatMap((one) => one.cas));
    expect(numbers.length).toBeGreaterThan(1250);
    expect(share(numbers, isProhibited)).toBeGreaterThanOrEqual(0.99);
  });

  it('prohibits by INCI name what it names without a condition', () => {
    const names = once(binding.flatMap((one) => one.names.filter((name) => !/\p{Ll}/u.test(name))));
    expect(names.length).toBeGreaterThan(250);
    expect(share(names, isProhibited)).toBeGreaterThanOrEqual(0.95);
  });

  it('keeps 530 rows and more as conditional, and they prohibit nothing that is not curated so', () => {
    expect(new Set(loose.map((one) => one.entry)).size).toBeGreaterThan(530);
    // Nested brackets are read as separate ingredients; no label writes them.
    const texts = once(loose.flatMap(keys)).filter((text) => !bound.has(text) && !text.includes('(('));
    // Curated rows: the exception concerns another use or another compound.
    const curated = ['hydroquinone', 'hydrofluoric-acid', 'mercury', 'diethylene-glycol', 'gasoline'];
    // Group entries that name their exceptions: every other member is prohibited (db/knowledge/groups).
    const expanded = new Set(readGroups().map((group) => `CosIng II/${group.entry} (${group.name})`));
    const rowsBound = new Set(binding.map((one) => `CosIng II/${one.entry}`));
    const scored = texts.flatMap((text) =>
      reportOn(text).ingredients.filter((one) =>
        one.facts.some(
          (fact) => fact.class === 'PROHIBITED' && !rowsBound.has(fact.source) && !expanded.has(fact.source),
        ),
      ),
    );
    expect(scored.map((one) => one.id).filter((id) => !curated.includes(id ?? ''))).toEqual([]);
  });

  it('shows a conditional row on the ingredient', () => {
    const id = knowledge.idOfNumber('cas', '75-28-5');
    expect(knowledge.ingredient(id ?? '')?.conditional).toContain('II/464');
    expect(knowledge.ingredient('styrene-acrylates-copolymer')?.conditional).toContain('II/1725');
  });
});

describe('fragrance allergens of Annex III', () => {
  const allergens = entriesOf('annex-iii').filter((one) => one.facts.includes('FRAG_ALLERGEN'));
  const rows = once(allergens.map((one) => one.entry));

  it('are 81 rows', () => {
    expect(rows).toHaveLength(81);
  });

  it.each(rows)('III/%s raises the allergen and the warning by each label name', (row) => {
    const listed = allergens.filter((one) => one.entry === row);
    // Labels print the first name of each; group descriptions and names with a comma cannot appear on a label.
    const printed = once(listed.flatMap((one) => one.names.slice(0, 1))).filter((name) => !/,| and /.test(name));
    const names = printed.length > 0 ? printed : listed.flatMap((one) => one.cas);
    const raising = names.filter(
      (name) =>
        carries('FRAG_ALLERGEN')(name) && reportOn(name).warnings.some((one) => one.audience === 'al_fragrance'),
    );
    expect(raising.length, names.join(' | ')).toBeGreaterThan(0);
    expect(names.filter((name) => !raising.includes(name))).toEqual([]);
  });
});

describe('other lists', () => {
  it('raise Proposition 65 by CAS number and by name', () => {
    const listed = entriesOf('prop65').filter((one) => one.facts.length > 0);
    expect(share(once(listed.flatMap((one) => one.cas)), carries('P65'))).toBeGreaterThanOrEqual(0.99);
    expect(share(once(listed.flatMap((one) => one.names.slice(0, 1))), carries('P65'))).toBeGreaterThanOrEqual(0.9);
  });

  it('raise every number of endocrine List I', () => {
    const numbers = entriesOf('ed-list-1').flatMap((one) => one.cas);
    expect(numbers.filter((text) => !carries('ED_CONFIRMED', 'ED_ENV')(text))).toEqual([]);
  });

  it('raise every formaldehyde releaser of Annex V, and quaternium-15', () => {
    const names = entriesOf('annex-v').flatMap((one) => (one.facts.includes('FORMALDEHYDE_RELEASER') ? one.names : []));
    expect(names.length).toBeGreaterThan(9);
    const releases = carries('FORMALDEHYDE_RELEASER');
    for (const name of ['Quaternium-15', ...names.filter((one) => !one.includes(','))])
      expect(releases(name), name).toBe(true);
  });

  it('raise IARC groups, the Candidate List and CLP classes by CAS number', () => {
    const iarc = once(entriesOf('iarc').flatMap((one) => one.cas));
    expect(share(iarc, carries('IARC_1', 'IARC_2A', 'IARC_2B'))).toBeGreaterThanOrEqual(0.99);
    const clp = entriesOf('clp').filter((one) => one.facts.includes('CMR_1'));
    expect(share(once(clp.flatMap((one) => one.cas)), carries('CMR_1'))).toBeGreaterThanOrEqual(0.98);
  });

  it('give no part of a mixture what the mixture has', () => {
    const mixtures = entriesOf('clp').filter((one) => /^(?:reaction mass|mixture) of/i.test(one.names[0] ?? ''));
    expect(mixtures.length).toBeGreaterThan(10);
    for (const one of mixtures) expect(one.names).toHaveLength(1);
  });
});
