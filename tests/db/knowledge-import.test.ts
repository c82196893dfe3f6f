import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compileKnowledge } from '#db/knowledge/compile.ts';
import { cosingInventory } from '#db/knowledge/import/cosing-inventory.ts';
import { offIdentities } from '#db/knowledge/import/off-identities.ts';
import { placeDrafts } from '#db/knowledge/import/place-drafts.ts';
import { readSources } from '#db/knowledge/read-sources.ts';
import { SourceIngredient } from '#db/knowledge/source-schema.ts';
import { readPack } from '#domain/knowledge/pack/pack-reader.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'safeshelf-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COSING = [
  '"File creation date: 18/06/2026"',
  '"Inventory of ingredients"',
  '"COSING Ref No","INCI name","INN name","Ph. Eur. Name","CAS No","EC No","Chem/IUPAC Name / Description",Restriction,Function,"Update Date"',
  '1,"ZYXWALLIA ROTUNDIFOLIA LEAF EXTRACT",,,,,"Extract of the leaves, invented for a test",,"ANTIOXIDANT, SKIN CONDITIONING - EMOLLIENT",12/06/2026',
  '2,"ZYXWIPARABEN (RED)",zyxwiparabenum,,"50-00-0 / 50-00-1",200-001-8,"A name for formaldehyde, invented",II/1,PRESERVATIVE,12/06/2026',
  '3,"ZYXWONE",,,,,,,"NOT REPORTED",12/06/2026',
  '4,WATER,aqua,,7732-18-5,231-791-2,,,SOLVENT,12/06/2026',
].join('\r\n');

const TAXONOMY = `
synonyms:en:fresh, raw

en:ingredient, ingredients
vegan:en:ignore

# comment:en:a food that harms dogs
en:zyxw onion
fr:oignon de zyxw
<en:onion

en:zyxw cabbage, zyxw kale
de:Zyxwkohl
nl:zyxwkool

nl:zyxwbrood
`;

const known = (id: string, name: string, more: object = {}): SourceIngredient =>
  SourceIngredient.parse({ id, name, functions: ['food_base'], checked: 'none', ...more });
const onion = known('onion', 'Onion', {
  audience: [{ who: 'dog', severity: 'CRITICAL', source: 'Veterinary consensus' }],
});
const formaldehyde = known('formaldehyde', 'Formaldehyde', {
  ...{ cas: ['50-00-0'], functions: ['preservative'] },
  facts: [{ class: 'CMR_1', source: 'CLP Annex VI 605-001-00-5', evidence: 'A' }],
});
const water = known('water', 'Water', { synonyms: ['Aqua'], functions: ['solvent'] });
const place = (file: Parameters<typeof placeDrafts>[0]) =>
  placeDrafts(file, [formaldehyde, onion, water], (one) => one.id === 'formaldehyde');

describe('the CosIng inventory', () => {
  it('gives names in words, our functions and checked numbers', () => {
    const { drafts, refused } = cosingInventory(COSING);
    expect(drafts.map(({ name }) => name)).toEqual([
      'Zyxwallia Rotundifolia Leaf Extract',
      'Zyxwiparaben (Red)',
      'Water',
    ]);
    expect(drafts[0]).toMatchObject({ functions: ['antioxidant', 'emollient'], numbers: [] });
    expect(drafts[1]).toMatchObject({ numbers: ['CAS 50-00-0', 'EC 200-001-8'], synonyms: ['Zyxwiparabenum'] });
    expect(refused).toEqual([{ what: 'ZYXWONE', why: 'neither function nor number' }]);
    expect(() => cosingInventory('a,b\n1,2')).toThrow(/COSING Ref No/);
  });

  it('never hides a hazard behind a new name: what bears a number of a hazard is a spelling of it', () => {
    const { text, made, hazardous } = place(cosingInventory(COSING));
    expect(place(cosingInventory(COSING)).text).toBe(text);
    expect([made, hazardous]).toEqual([1, 1]);
    expect(text.split('\n')).toEqual([
      'name\tfunctions\tnumbers\tsynonyms',
      'Formaldehyde\tpreservative\tCAS 50-00-0, EC 200-001-8\tZyxwiparaben (Red); Zyxwiparabenum',
      'Water\tsolvent\tCAS 7732-18-5, EC 231-791-2\t',
      'Zyxwallia Rotundifolia Leaf Extract\tantioxidant,emollient\t\t',
      '',
    ]);
  });
});

describe('the Open Food Facts taxonomy', () => {
  const expected = [
    'name\tfunctions\tnumbers\tsynonyms',
    'Onion\tfood_base\t\tZyxw onion; oignon de zyxw',
    'Zyxw cabbage\tfood_base\t\tzyxw kale; Zyxwkohl',
    '',
  ];

  it('is read as text; a food keeps what harms of what it is a kind of', () => {
    const { text, refused } = place(offIdentities(TAXONOMY));
    expect(text.split('\n')).toEqual(expected);
    expect(refused).toEqual([
      { what: 'ingredient', why: 'a word used in lists, not an ingredient' },
      { what: 'zyxwbrood', why: 'no name in en, fr, de, es or it' },
    ]);
  });

  it('is read as JSON to the same names', () => {
    const json = JSON.stringify({
      'en:zyxw-onion': { name: { en: 'zyxw onion', fr: 'oignon de zyxw' }, parents: ['en:onion'] },
      'en:zyxw-cabbage': {
        name: { en: 'zyxw cabbage', de: 'Zyxwkohl' },
        synonyms: { en: ['zyxw cabbage', 'zyxw kale'] },
      },
      'en:e330': { name: { en: 'E330 - Zyxwic acid' }, e_number: { en: '330' } },
    });
    const { text } = place(offIdentities(json));
    expect(text.split('\n')).toEqual([...expected.slice(0, 3), 'Zyxwic acid\t\tE330\t', '']);
  });
});

describe('npm run import', () => {
  const env = { ...process.env, DATA_DIR: folder };
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, ['--import', 'tsx', 'db/knowledge/import/identities.ts', ...args], {
      ...{ cwd: ROOT, env, encoding: 'utf8', stdio: 'pipe' },
    });

  it('writes the names beside the database, says what it refused, and the next pack holds them', () => {
    const file = join(folder, 'inventory.csv');
    writeFileSync(file, COSING);
    const said = run('cosing', file);
    expect(said).toContain('1 refused, neither function nor number: ZYXWONE');
    const path = join(folder, 'identities/cosing.tsv');
    const written = readFileSync(path, 'utf8');
    expect(written).toContain('Zyxwallia Rotundifolia Leaf Extract\tantioxidant,emollient');

    const sources = readSources(join(folder, 'identities'));
    expect(sources.imported).toMatchObject({ refused: [] });
    const pack = readPack(compileKnowledge(sources).bytes);
    expect(pack.idOfName('zyxwallia rotundifolia leaf extract')).toBe('zyxwallia-rotundifolia-leaf-extract');
    expect(pack.idOfName('zyxwiparaben (red)')).toBe('formaldehyde');
    expect(pack.idOfName('water')).toBe('water');
  }, 90_000);

  it('says what is wrong with a file of another kind', () => {
    const file = join(folder, 'other.csv');
    writeFileSync(file, 'a,b\n1,2\n');
    expect(() => run('cosing', file)).toThrow(/No header line begins with "COSING Ref No"/);
    expect(() => run('wikipedia', file)).toThrow(/Usage: npm run -s import -- cosing\|off-taxonomy FILE/);
  }, 60_000);
});
