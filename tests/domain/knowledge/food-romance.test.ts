import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodForm } from '#domain/knowledge/food/food-form.ts';
import { FORM_WORDS } from '#domain/knowledge/food/food-form-words.ts';
import { LINK_WORDS, ORIGIN_WORDS } from '#domain/knowledge/food/food-link-words.ts';
import { QUALITY_WORDS } from '#domain/knowledge/food/food-quality-words.ts';
import { matchLabel } from '#domain/knowledge/matching/match.ts';
import { normaliseName } from '#domain/knowledge/names/normalise.ts';
import { readLabel } from '#domain/products/label/read-label.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const form = (text: string) => foodForm(normaliseName(text), knowledgePack());
const ids = (text: string) =>
  matchLabel(readLabel(text), knowledgePack(), 'food').ingredients.map(({ id, classMatch }) => id ?? classMatch?.of);

describe('foods of Romance labels', () => {
  it.each([
    ['noisettes du Piémont déshuilées', 'hazelnut'],
    ['concentré protéique de lactosérum', 'milk'],
    ['beurre demi-sel d’Isigny AOP', 'butter'],
    ['pavés de cabillaud sauvage d’Islande', 'fish'],
    ['joues de porc confites', 'pork'],
    ['rillettes de canard des Landes', 'duck'],
    ['œufs de poules élevées en plein air catégorie A', 'egg'],
    ['farine de blé tendre remoulue T65', 'wheat-flour'],
    ['spaghettis cuits', 'wheat-flour'],
    ['gruau d’avoine toasté', 'oat-kernel-flour'],
    ['carne de cerdo ibérico picada', 'pork'],
    ['atún claro desmenuzado en aceite', 'fish'],
    ['mejillones en escabeche', 'molluscs'],
    ['formaggio Valtellina Casera DOP grattugiato', 'cheese'],
    ['granella di nocciole piemontesi', 'hazelnut'],
    ['polpa di granchio surgelata', 'crustaceans'],
    ['semola di grano duro rimacinata', 'wheat-flour'],
    ['moules de bouchot cuites', 'molluscs'],
    ['moutarde à l’ancienne de Dijon', 'mustard'],
    ['carne di manzo macinata', 'beef'],
    ['magere melkpoeder', 'milk'],
    ['byggmalt', 'barley'],
  ])('%s tells %s', (text, id) => {
    expect(ids(text)).toContain(id);
  });

  it.each([
    ['crème de marrons vanillée', 'milk'],
    ['lait de coco bio', 'milk'],
    ['beurre noisette', 'hazelnut'],
    ['pommes noisettes', 'milk'],
    ['protéines de pois non laitières', 'milk'],
    ['boulettes de dinde', 'pork'],
    ['julienne de légumes', 'fish'],
    ['fruits à coque', 'molluscs'],
  ])('%s tells no %s', (text, id) => {
    expect(ids(text)).not.toContain(id);
  });

  // Words that are also the name of a food ("café") are excluded.
  const bare = [...QUALITY_WORDS, ...FORM_WORDS, ...LINK_WORDS, ...ORIGIN_WORDS].filter((word) => form(word) === null);

  it('takes words of the closed lists alone for no food', () => {
    const named = (name: string): boolean => {
      const words = name.split(' ');
      return words.some((_, at) =>
        words
          .slice(at)
          .some((__, end) => knowledgePack().idOfName(words.slice(at, at + end + 1).join(' ')) !== undefined),
      );
    };
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bare), { minLength: 1, maxLength: 5 }), (words) => {
        const name = normaliseName(words.join(' '));
        fc.pre(!named(name));
        expect(foodForm(name, knowledgePack())).toBeNull();
      }),
      { numRuns: 600, seed: 9 },
    );
  });

  it('leaves words of Romance prose unknown, beside a food too', () => {
    const prose =
      `maison bonheur chaque matin famille plaisir tradition secret recette amour partage voyage histoire ciudad
      corazon familia alegria secreto cariño siempre mañana historia sabores tierra pueblo nonna tradizione famiglia segreto amore
      passione mattina storia piacere tavola città`
        .split(/\s+/)
        .filter((word) => form(`${word} apple`) === null);
    expect(prose.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...prose), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('lait', 'pommes', 'pollo', 'farina'),
        (words, food) => {
          expect(form(words.join(' '))).toBeNull();
          expect(form(`${words.join(' ')} ${food}`)).toBeNull();
        },
      ),
      { numRuns: 300, seed: 10 },
    );
  });
});
