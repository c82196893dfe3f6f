import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLanguageText, withLanguageNames } from '#db/knowledge/language-names.ts';
import { SourceIngredient } from '#db/knowledge/source-schema.ts';

const FOLDER = fileURLToPath(new URL('../../db/knowledge/languages/', import.meta.url));
const HEADER = 'name\tlanguage\tnames\n';

const ingredient = (id: string, name: string, synonyms: readonly string[] = []): SourceIngredient =>
  SourceIngredient.parse({ id, name, synonyms, checked: 'none' });

const nowhere = () => 'nowhere';

describe('a table of names by language', () => {
  it('reads names with their line, and leaves out what says where they are from', () => {
    expect(readLanguageText(`# from x\n${HEADER}Honey\tcs\tvčelí med; med květový\n`, 'x.tsv')).toEqual([
      { place: 'x.tsv:3', name: 'Honey', language: 'cs', names: ['včelí med', 'med květový'] },
    ]);
  });

  it.each([
    ['no header', 'Honey\tcs\tvčelí med\n', 'x.tsv:1: the first line has to be'],
    ['no names', `${HEADER}Honey\tcs\t ; \n`, 'x.tsv:2: name, language, names'],
    ['a fourth column', `${HEADER}Honey\tcs\tvčelí med\tx\n`, 'x.tsv:2: name, language, names'],
    ['another language', `${HEADER}Honey\txx\tvčelí med\n`, 'x.tsv:2: "xx" is not a language'],
  ])('is refused with %s', (_, text, message) => {
    expect(() => readLanguageText(text, 'x.tsv')).toThrow(message);
  });

  it('gives an ingredient names that are new, and refuses those of another', () => {
    const lines = readLanguageText(`${HEADER}Honey\tcs\tvčelí med; sirup; miel\nTar\tcs\tdehet\n`, 'x.tsv');
    const { ingredients, refused } = withLanguageNames(
      [ingredient('honey', 'Honey', ['miel']), ingredient('syrup', 'Syrup', ['sirup'])],
      lines,
      nowhere,
    );
    expect(ingredients.map(({ synonyms }) => synonyms)).toEqual([['miel', 'včelí med'], ['sirup']]);
    expect(refused).toEqual([
      { place: 'x.tsv:2', why: '"sirup" is also syrup (nowhere)' },
      { place: 'x.tsv:3', why: '"Tar" is not an ingredient' },
    ]);
  });
});

describe('our tables', () => {
  it.each(readdirSync(FOLDER))('%s says where its words are from, and is sorted', (file) => {
    const text = readFileSync(FOLDER + file, 'utf8');
    expect(text.split('\n')[0]).toMatch(/^# .{40}/);
    const keys = readLanguageText(text, file).map(({ name, language }) => `${name.toLowerCase()} ${language}`);
    expect(keys).toEqual([...new Set(keys)].sort());
  });
});
