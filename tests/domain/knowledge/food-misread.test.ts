import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misreadFood } from '#domain/knowledge/food/food-misread.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const read = (text: string) => misreadFood(normaliseName(text), knowledgePack());

describe('misreadFood', () => {
  it.each([
    ['extrait de malt diorge', 'barley'],
    ['lait écrémé enpoudre', 'milk'],
    ['Vollmilchpulverk Kakaobutter', 'milk'],
    ['matiére graisse veqétale de palme', 'palm-oil'],
    ['tahini crème desesame', 'sesame'],
    ['fagioli secchi reidradati', 'beans'],
    ['du lactQse', 'milk'],
    ['copos de espefta integral', 'wheat-flour'],
  ])('%s is a reading of a form of %s', (text, id) => {
    const form = read(text)?.form;
    expect([form?.of, ...(form?.kept ?? [])]).toContain(id);
  });

  it.each([
    // "Sill", Swedish for herring, after "per".
    'persill séché',
    // One letter away from "rillettes".
    'billettes de riz',
    'galettes croustillantes',
    'organic rat poison',
    'crème solaire',
    'conserver au frais',
    // Two words are misspelt.
    'ecorze de citrom',
  ])('%s is no reading of a food with a fact', (text) => {
    expect(read(text)?.form.kept ?? []).not.toContain('fish');
    expect(read(text)?.form.kept ?? []).not.toContain('pork');
    if (!/persill/.test(text)) expect(read(text)).toBeNull();
  });

  it('reads no random word beside a food', () => {
    const syllable = fc.constantFrom(...'zug vek dral plom stux wirg hont quap brif klaud jost nurv'.split(' '));
    const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(word, fc.constantFrom('apple', 'lait', 'de soja', 'Mandeln', 'harina'), (noise, food) => {
        expect(read(`${noise} ${food}`)).toBeNull();
      }),
      { numRuns: 400, seed: 8 },
    );
  });
});
