import { describe, expect, it } from 'vitest';
import type { HomeProduct } from '#domain/safety/mixing/home-product.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { interactions, interactionsWith } from '#domain/safety/mixing/interactions.ts';
import { MIX_GROUPS } from '#domain/safety/mixing/mix-group.ts';
import { MIXING_ROWS } from '#domain/safety/mixing/rows.ts';
import { SUBSTANCES } from '#domain/safety/mixing/substances.ts';
import { Report } from '#domain/safety/report.ts';
import { GOLDEN } from '../golden-products.ts';
import { home, knowledge, member } from '../pack.ts';
import { type Item, product } from './home.ts';

const g1: HomeProduct = { ...product(['Demo spray', 'household', GOLDEN.G1.input.text]), place: 'kitchen' };
const bleach: HomeProduct = { ...product(['Thick bleach', 'household', GOLDEN.G5.input.text]), place: 'cellar' };
const vinegar = product(['Vinegar cleaner', 'household', 'Water, Acetic Acid, Alcohol Ethoxylate']);
const severities = (found: readonly Interaction[]): string =>
  found.map(({ severity, products }) => `${severity} ${products.join(' + ')}`).join('; ');

describe('the golden pairs', () => {
  it('G1 and G5: WARNING, chlorinated amines', () => {
    expect(interactions([g1, bleach])).toMatchObject([
      { severity: 'WARNING', result: expect.stringContaining('amines') },
    ]);
  });
  it('G5 and a vinegar cleaner: CRITICAL, chlorine', () => {
    expect(interactions([bleach, vinegar])).toMatchObject([{ severity: 'CRITICAL', result: 'chlorine' }]);
  });
  it('G1 and a vinegar cleaner: nothing', () => {
    expect(interactions([g1, vinegar])).toEqual([]);
  });
});

describe('what is told', () => {
  const [worst] = interactions([vinegar, bleach]);

  it('names both products, what is in them, where they are kept, what to do, and the source', () => {
    expect(worst?.message).toContain('Thick bleach (cellar)');
    expect(worst?.message).toContain('Vinegar cleaner');
    expect(worst?.message).toContain('Sodium Hypochlorite');
    expect(worst?.action).toMatch(
      /never together, never one straight after the other on the same surface, drain or toilet; rinse with water in between/,
    );
    expect(worst?.action).toMatch(/Keep them away.*leave, open a window, and call.*; do not add anything\./);
    expect(worst).toMatchObject({ keys: ['Vinegar cleaner', 'Thick bleach'], places: [null, 'cellar'] });
  });

  it('is the most severe row of a pair only, the most severe pair first', () => {
    expect(severities(interactions([g1, bleach, vinegar]))).toBe(
      'CRITICAL Thick bleach + Vinegar cleaner; WARNING Demo spray + Thick bleach',
    );
  });

  it('is checked from a stored report alone', () => {
    const stored = (one: HomeProduct): HomeProduct => ({
      ...one,
      report: Report.parse(JSON.parse(JSON.stringify(one.report))),
    });
    expect(interactions([g1, bleach, vinegar].map(stored))).toEqual(interactions([g1, bleach, vinegar]));
  });

  it('has at most three sentences, and fills every slot', () => {
    for (const { message, action } of interactions([g1, bleach, vinegar])) {
      expect(
        `${message} ${action}`.split(/\.(?: |$)/).filter((sentence) => sentence !== '').length,
      ).toBeLessThanOrEqual(3);
      expect(`${message}${action}`).not.toMatch(/[{}!]/);
    }
  });

  it('is nothing within one product, nor with itself', () => {
    expect(interactions([bleach])).toEqual([]);
    expect(interactionsWith(bleach, [bleach])).toEqual([]);
    const both = product(['Toilet cleaner', 'household', 'Water, Sodium Hypochlorite, Hydrochloric Acid 10%']);
    expect(interactions([both])).toEqual([]);
  });

  it('says "may" of what was not read clearly, and is then never CRITICAL', () => {
    const unclear = product(['Cleaner', 'household', 'Water, Sodlum Hypochlorlte, Soap']);
    expect(unclear.report.ingredients[1]?.match.step).toBe('fuzzy');
    const [found] = interactions([unclear, vinegar]);
    expect(found).toMatchObject({ severity: 'WARNING', unclear: true });
    expect(found?.message).toContain('may contain');
  });
});

describe('what depends on the household', () => {
  const nobody = home([]);

  it.each([
    ['a cat', home([], ['cat']), 'litter'],
    ['a hamster', home([], ['small_mammal']), 'litter'],
    ['an infant', home([member('Mia', { ageGroup: 'infant' })]), 'potty'],
    ['a small child', home([member('Mia', { ageGroup: 'child' })]), 'potty'],
  ] as const)('bleach in a home with %s: CAUTION', (_, household, place) => {
    expect(interactions([bleach], household)).toMatchObject([
      { severity: 'CAUTION', keys: ['Thick bleach'], result: expect.stringContaining(place) },
    ]);
    expect(interactionsWith(bleach, [], household)).toHaveLength(1);
  });

  it('bleach in a home with a dog and grown-ups: nothing', () => {
    expect(interactions([bleach], home([member('Ann')], ['dog']))).toEqual([]);
    expect(interactions([bleach], nobody)).toEqual([]);
  });

  it('sulfur dioxide is CRITICAL where somebody has asthma', () => {
    const acid = product(['Toilet descaler', 'household', 'Hydrochloric Acid 10%']);
    const sulphite = product(['Chlorine neutraliser', 'outdoor', 'Sodium Metabisulfite 95%']);
    expect(interactions([acid, sulphite])[0]?.severity).toBe('WARNING');
    expect(interactions([acid, sulphite], home([member('Tom', { conditions: ['asthma'] })]))[0]?.severity).toBe(
      'CRITICAL',
    );
  });

  it('phosgene needs heat, and says so', () => {
    const stripper = product(['Paint stripper', 'outdoor', 'Dichloromethane 80%']);
    const candle = product(['Scented candle', 'household', 'Paraffin']);
    expect(interactions([stripper, candle])).toMatchObject([{ severity: 'WARNING', needs: 'heat' }]);
    expect(interactions([stripper])).toEqual([]);
  });
});

describe('the tables', () => {
  it('know every ingredient they name', () => {
    for (const { ids } of SUBSTANCES) for (const id of ids) expect(knowledge.ingredient(id)?.id, id).toBe(id);
  });

  it('use every group, and cite a source in every row', () => {
    const used = new Set(MIXING_ROWS.flatMap(({ one, other }) => [one, other]));
    const helping = ['ACETIC', 'PERCARBONATE', 'ANIONIC', 'DRAIN', 'HYDROCHLORIC', 'SULFURIC'];
    for (const group of MIX_GROUPS) expect(used.has(group) || helping.includes(group), group).toBe(true);
    for (const { source } of MIXING_ROWS) expect(source.length).toBeGreaterThan(3);
  });
});

it('adding a product never removes a pair', () => {
  const items: readonly Item[] = [
    ['Thick bleach', 'household', GOLDEN.G5.input.text],
    ['Vinegar', 'food', 'Spirit vinegar'],
    ['Ammonia', 'household', 'Water, Ammonia 9%'],
    ['Oven cleaner', 'household', 'Sodium Hydroxide 5%'],
    ['Drain opener', 'household', null],
    ['Pool shock', 'outdoor', 'Calcium Hypochlorite 65%'],
    ['Brake fluid', 'outdoor', null],
    ['Salt', 'food', 'Salt'],
  ];
  const all = items.map((item) => product(item));
  for (let count = 1; count < all.length; count += 1) {
    const more = interactions(all.slice(0, count + 1));
    for (const one of interactions(all.slice(0, count))) expect(more).toContainEqual(one);
  }
});
