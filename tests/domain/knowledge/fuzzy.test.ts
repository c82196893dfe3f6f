import { describe, expect, it } from 'vitest';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { mayBeOtherSubstance } from '#domain/knowledge/misreadings/confusable.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const read = (text: string) => matchLabel(readLabel(text), knowledgePack(), 'leave_on').ingredients[0];

describe('everyday words', () => {
  it.each('Monday Kirche scuola famille silence finestra langsam brother calle pubuliate'.split(' '))(
    '%s stays unknown',
    (word) => {
      for (const type of ['food', 'leave_on', 'household'] as const) {
        const [found] = matchLabel(readLabel(`Water, ${word}, citric acid`), knowledgePack(), type).ingredients.slice(
          1,
        );
        expect(found).toMatchObject({ id: null, match: { step: 'none' } });
      }
    },
  );

  it.each([
    ['Glcerin', 'glycerin'],
    ['Glyverin', 'glycerin'],
    ['Limonen e', 'limonene'],
    ['Glycerrin', 'glycerin'],
    ['Phenoxyethanl', 'phenoxyethanol'],
  ])('%s is still read as %s', (text, id) => {
    expect(read(text)?.id).toBe(id);
  });
});

describe('misread names', () => {
  it.each([
    ['Methylisothiazolin0ne', 'methylisothiazolinone'],
    ['Sodiurn Benzoate', 'sodium-benzoate'],
    ['Sodlum Hypochlorite', 'sodium-hypochlorite'],
    ['Sodiurn Hypochlorlte', 'sodium-hypochlorite'],
    ['Permethrln', 'permethrin'],
    ['Imidacloprld', 'imidacloprid'],
    ['Formaldehvde', 'formaldehyde'],
    ['Sod1um hydrox1de', 'sodium-hydroxide'],
    ['Cl 77891', 'titanium-dioxide'],
    ['E33O', 'citric-acid'],
    ['Dichloomethane', 'dichloromethane'],
    ['Alpha-Lipoic Acd', 'alpha-lipoic-acid'],
    ['Grlic', 'garlic'],
  ])('%s is read as a name and says so', (text, id) => {
    const found = read(text);
    expect(found).toMatchObject({ id, match: { step: 'fuzzy' } });
    expect(found?.readAs).not.toBeNull();
    expect(found?.match.confidence).toBeGreaterThanOrEqual(0.7);
    expect(found?.match.confidence).toBeLessThanOrEqual(0.89);
  });

  it('letters that are only parted otherwise are no misreading (method M3.2.13)', () => {
    expect(read('Benzalk onium Chloride')).toMatchObject({
      id: 'benzalkonium-chloride',
      match: { step: 'part', confidence: 0.9 },
    });
  });

  it.each([
    'Potassium Sorbitol',
    'Cocamide MDA',
    'Limonane',
    'Sodium Hypochlorate',
    'Polysorbate 29',
    'CI 77890',
    'mango',
    'Unpermethrin',
  ])('%s is not read as another substance', (text) => {
    expect(read(text)?.match.step).not.toBe('fuzzy');
  });
});

describe('mayDiffer', () => {
  it.each([
    ['potassium sorbate', 'potassium sorbitol'],
    ['ethanol', 'methanol'],
    ['limonene', 'limonine'],
    ['propane', 'propene'],
    ['propanone', 'propanol'],
    ['sodium sulfite', 'sodium sulfate'],
    ['sodium nitrite', 'sodium nitrate'],
    ['polysorbate 20', 'polysorbate 80'],
    ['dimethylamine', 'diethylamine'],
    ['modified starch', 'unmodified starch'],
    ['chlorite', 'perchlorite'],
    ['sodium chlorite', 'sodium hypochlorite'],
    ['propanol', 'isopropanol'],
    ['diethylene glycol', 'triethylene glycol'],
    ['ethylhexyl', 'methylhexyl'],
  ])('%s and %s', (a, b) => {
    expect(mayBeOtherSubstance(a, b)).toBe(true);
    expect(mayBeOtherSubstance(b, a)).toBe(true);
  });

  it('lets a slip inside a word pass', () => {
    expect(mayBeOtherSubstance('glycirin', 'glycerin')).toBe(false);
    expect(mayBeOtherSubstance('phenoxyethanl', 'phenoxyethanol')).toBe(false);
    expect(mayBeOtherSubstance('dichloomethane', 'dichloromethane')).toBe(false);
    expect(mayBeOtherSubstance('sodium metasilicae', 'sodium metasilicate')).toBe(false);
    expect(mayBeOtherSubstance('formaldehvde', 'formaldehyde')).toBe(false);
  });
});
