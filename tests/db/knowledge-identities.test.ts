import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { IDENTITY_HEADER } from '#db/knowledge/identity-line.ts';
import { joinIdentities } from '#db/knowledge/join-identities.ts';
import { joinLists } from '#db/knowledge/join-lists.ts';
import { ListEntry } from '#db/knowledge/list-schema.ts';
import { readIdentityText } from '#db/knowledge/read-identities.ts';
import { readSources } from '#db/knowledge/read-sources.ts';
import { SourceIngredient } from '#db/knowledge/source-schema.ts';
import { nameId } from '#domain/knowledge/names/name-id.ts';

const FOLDER = fileURLToPath(new URL('../../db/knowledge/identities/', import.meta.url));
const LONGEST_FILE = 1500;

const file = (...lines: string[]): string => [IDENTITY_HEADER, ...lines, ''].join('\n');
const read = (...lines: string[]) => readIdentityText(file(...lines), 'topic.tsv');
const shea = SourceIngredient.parse({
  ...{ id: 'shea-butter', name: 'Shea Butter', synonyms: ['Butyrospermum Parkii Butter', 'karité'] },
  ...{ functions: ['emollient'], cas: ['194043-92-0'], checked: 'none' },
});
const join = (...lines: string[]) => joinIdentities([shea], read(...lines), () => 'ingredients/cosmetics.json:7');

describe('an identity line', () => {
  it('gives a name, functions, numbers of every kind and synonyms', () => {
    const { lines, refused } = read(
      '# oils',
      'Rosemary Leaf Oil\tfragrance,skin_active\tCAS 8000-25-7, EC 283-291-9, taxon Rosmarinus officinalis\tRosmarinöl; huile de romarin',
      'Titanium White\t\tE171, CI 77891',
    );
    expect(refused).toEqual([]);
    expect(lines).toEqual([
      {
        ...{ place: 'topic.tsv:3', name: 'Rosemary Leaf Oil', functions: ['fragrance', 'skin_active'] },
        ...{ cas: ['8000-25-7'], ec: ['283-291-9'], eNumbers: [], ci: [], taxa: ['Rosmarinus officinalis'] },
        synonyms: ['Rosmarinöl', 'huile de romarin'],
      },
      {
        ...{ place: 'topic.tsv:4', name: 'Titanium White', functions: [], synonyms: [] },
        ...{ cas: [], ec: [], eNumbers: ['E171'], ci: ['77891'], taxa: [] },
      },
    ]);
  });

  it.each([
    ['Nobody\t\t\t', /neither function, number nor taxon/],
    ['Formaldehyde\tpreservative\tCAS 50-00-1\t', /not a CAS number/],
    ['Formaldehyde\tpreservative\tEC 200-001-9\t', /not an EC number/],
    ['Formaldehyde\tpreservative\t50-00-0\t', /not a number/],
    ['Glue\tsticky\t\t', /"sticky" is not a function/],
    ['Glue\tadhesive', /2 columns/],
    ['1\tadhesive\t\t', /not a name/],
  ])('is refused with its place: %s', (line, why) => {
    const { lines, refused } = read('Good\temollient\t\t', line);
    expect(lines.map(({ name }) => name)).toEqual(['Good']);
    expect(refused).toEqual([{ place: 'topic.tsv:3', why: expect.stringMatching(why) }]);
  });

  it('is not looked for in a file with another header', () => {
    expect(readIdentityText('name,functions\nA,b\n', 'x.tsv').refused[0]?.place).toBe('x.tsv:1');
  });
});

describe('identities joined to the ingredients', () => {
  it('make a new ingredient, or add to the one that has the name', () => {
    const { ingredients, account } = join(
      'Jojoba Oil\temollient\tCAS 61789-91-1\thuile de jojoba',
      'Butyrospermum Parkii Butter\temollient\t\tburro di karité; Karité',
    );
    expect(ingredients.map(({ id, synonyms, cas }) => [id, synonyms, cas])).toEqual([
      ['jojoba-oil', ['huile de jojoba'], ['61789-91-1']],
      ['shea-butter', [...shea.synonyms, 'burro di karité'], shea.cas],
    ]);
    expect(account).toMatchObject({ lines: 2, made: 1, extended: 1, names: 3, refused: [], elsewhere: [] });
  });

  it('refuse a name that two claim, naming both places', () => {
    const { account } = join(
      'Jojoba Oil\temollient\t\tjojobaöl; karité',
      'Liquid Wax\temollient\t\tJOJOBA-ÖL; jojobaoel; wax',
      'JOJOBA OIL\temollient\t\t',
      'Wax\temollient\t\t',
    );
    expect(account.refused).toEqual([
      { place: 'topic.tsv:4', why: '"JOJOBA OIL" is also jojoba-oil (topic.tsv:2)' },
      { place: 'topic.tsv:2', why: '"karité" is also shea-butter (ingredients/cosmetics.json:7)' },
      { place: 'topic.tsv:3', why: '"wax" is also wax (topic.tsv:5)' },
    ]);
  });

  it('take the same name in two files for one ingredient', () => {
    const files = [
      readIdentityText(file('Glycolic Acid\texfoliant\tCAS 79-14-1\tGlykolsäure'), 'cosmetic.tsv'),
      readIdentityText(file('Glycolic acid\tdescaler\t\tacide glycolique; hydroxyacetic acid'), 'cleaning.tsv'),
    ];
    const { ingredients, account } = joinIdentities(
      [],
      { lines: files.flatMap(({ lines }) => lines), refused: [] },
      () => 'nowhere',
    );
    expect(account).toMatchObject({ made: 1, extended: 1, refused: [] });
    expect(ingredients.map(({ name, synonyms, functions }) => [name, synonyms, functions])).toEqual([
      ['Glycolic Acid', ['Glykolsäure', 'acide glycolique', 'hydroxyacetic acid'], ['exfoliant']],
    ]);
  });

  it('leave a number with the ingredient that bears it', () => {
    const { ingredients, account } = join('Karite Oil\temollient\tCAS 194043-92-0\t');
    expect(ingredients.find(({ id }) => id === 'karite-oil')?.cas).toEqual([]);
    expect(account.elsewhere).toEqual([
      { place: 'topic.tsv:2', why: 'CAS 194043-92-0 of "Karite Oil" stays with shea-butter' },
    ]);
  });

  it('never share an id, however long the name', () => {
    const long = `Bis-${'hydroxyethoxypropyl '.repeat(5)}dimethicone`;
    expect(nameId(long)).not.toBe(nameId(`${long} copolymer`));
    expect(nameId(long).length).toBeLessThanOrEqual(60);
    expect(nameId('Bœuf haché')).toBe('boeuf-hache');
  });
});

describe('published lists joined to identities', () => {
  it('give their facts to the name on the label too, where the number leads to another ingredient', () => {
    const named = SourceIngredient.parse({ id: 'sodium-chlorate', name: 'Sodium Chlorate', checked: 'none' });
    const numbered = SourceIngredient.parse({ id: 'chlorate', name: 'Chlorate', cas: ['7775-09-9'], checked: 'none' });
    const entries = [
      ListEntry.parse({ entry: '017-005-00-9', names: ['sodium chlorate'], cas: ['7775-09-9'], facts: ['AQ_2'] }),
    ];
    const { ingredients } = joinLists([numbered, named], new Set(), [
      { list: 'clp', instrument: 'Reg (EC) 1272/2008', edition: 'ATP 20', entries },
    ]);
    expect(ingredients.map(({ id, facts }) => [id, facts.map((fact) => fact.class)])).toEqual([
      ['chlorate', ['AQ_2']],
      ['sodium-chlorate', ['AQ_2']],
    ]);
  });
});

describe('our identity files', () => {
  it('hold nothing that is refused', () => {
    expect(readSources().identities.refused).toEqual([]);
  });

  it('are sorted by name and of a length that can be reviewed', () => {
    for (const name of readdirSync(FOLDER).filter((one) => one.endsWith('.tsv'))) {
      const text = readFileSync(FOLDER + name, 'utf8');
      const names = readIdentityText(text, name).lines.map((line) => line.name.toLowerCase());
      expect(names, name).toEqual([...names].sort());
      expect(text.split('\n').length, name).toBeLessThanOrEqual(LONGEST_FILE + 1);
    }
  });
});
