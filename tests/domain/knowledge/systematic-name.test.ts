import { describe, expect, it } from 'vitest';
import { compiledPack } from '#db/knowledge/compiled-pack.ts';
import { systematicForms } from '#domain/knowledge/chemistry/systematic-name.ts';
import { NameMatcher } from '#domain/knowledge/matching/match-name.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';

const matcher = new NameMatcher(readPack(compiledPack()), 'leave_on');

describe('the systematic names of one substance are one (method M3.1.12)', () => {
  it.each([
    ['Benzene-1,4-diol', 'hydroquinone'],
    ['Benzol-1,4-diol', 'hydroquinone'],
    ['p-Dihydroxybenzene', 'hydroquinone'],
    ['para-Dihydroxybenzene', 'hydroquinone'],
    ['Benzene-1,3-diol', 'resorcinol'],
    ['m-Dihydroxybenzene', 'resorcinol'],
    ['Benzene-1,2-diol', 'pyrocatechol'],
    ['Benzene-1,4-diamine', 'p-phenylenediamine'],
    ['Dibutylphthalat', 'dibutyl-phthalate'],
  ])('%s', (printed, id) => {
    expect((matcher.exactOrNumber(printed) ?? matcher.stem(printed))?.id).toBe(id);
  });

  it('moves locants and keeps them: other places are another substance', () => {
    expect(systematicForms(normaliseName('benzene-1,4-diol'))).toContain('1,4 benzenediol');
    expect(systematicForms(normaliseName('propan-2-ol'))).toContain('2 propanol');
    expect(systematicForms(normaliseName('butane-1,3-diol'))).toContain('1,3 butanediol');
    expect(systematicForms(normaliseName('butane-1,3-diol')).join(' ')).not.toContain('1,4');
  });

  it('has no form for a name without locants or groups', () => {
    for (const name of [
      'glycerin',
      'sodium chloride',
      'ci 77891',
      'peg 40 stearate',
      'polysorbate 20',
      'p anisic acid',
    ])
      expect(systematicForms(name), name).toEqual([]);
  });
});
