import { describe, expect, it } from 'vitest';
import type { CompiledFact } from '#domain/safety/compiled-ingredient.ts';
import { exposure, usageOf, vulnerableExposure } from '#domain/safety/exposure.ts';
import { routesHold } from '#domain/safety/routes.ts';
import { PRODUCT_TYPES, type ProductForm, type ProductType } from '#domain/safety/vocabulary.ts';
import { weightsAt } from '#domain/safety/weights.ts';
import { fact, made, mention } from '../made-item.ts';

// method M4.2.1, M4.2.2, M4.2.3, M4.2.4, M4.2.5, M4.2.6, M4.2.7, M4.2.8, M4.2.9, M4.2.10, M4.2.11, M4.2.12, M4.2.13,
// M4.2.14, M4.2.16, M4.2.17, M4.2.18, M4.2.19.
const compiled = (name: string, route: string | null = null): CompiledFact => {
  const [one] = made({ facts: [fact(name, { route })] }).facts;
  if (one === undefined) throw new Error(`There is no class ${name}.`);
  return one;
};
const exposed = (one: CompiledFact, type: ProductType, forms: readonly ProductForm[] = []): number =>
  exposure(one, usageOf(type, forms, false));

it.each<[string, string | null, readonly number[]]>([
  ['PROHIBITED', null, [1, 1, 0, 0, 0, 0, 0, 0]],
  ['MEDICINE', null, [1, 1, 1, 0, 0, 0, 0, 0]],
  ['MEDICINE_NAME', null, [1, 1, 1, 0, 0, 0, 0, 0]],
  ['CMR_1', null, [1, 0.6, 1, 0.7, 0.7, 1, 1, 0.8]],
  ['CMR_1', 'inhal', [0.15, 0.1, 0, 0.5, 0.5, 0.15, 0, 0.3]],
  ['CMR_1', 'oral', [0, 0, 1, 0, 0, 0, 1, 0.2]],
  ['CMR_1', 'cosmetic', [1, 0.6, 0, 0, 0, 0, 0, 0]],
  ['CMR_1', 'household', [0, 0, 0, 0.7, 0, 0, 0, 0]],
  ['ED_CONFIRMED', null, [1, 0.6, 1, 0.6, 0.6, 1, 1, 0.8]],
  ['RESP_SENS', null, [0.3, 0.2, 0, 0.9, 0.7, 0.3, 0, 0.5]],
  ['RESP_SENS', 'oral', [0.3, 0.2, 0, 0.9, 0.7, 0.3, 0, 0.5]],
  ['CORROSIVE', null, [0.2, 0.15, 0, 1, 1, 0.2, 0, 0.6]],
  ['ACUTE_TOXIC', null, [0.15, 0.1, 0, 0.8, 0.9, 0.2, 0, 0.5]],
  ['BANNED_FOOD', null, [0, 0, 1, 0, 0, 0, 1, 0.3]],
  ['AQ_1', null, [0.1, 0.2, 0.03, 0.2, 0.25, 0.1, 0.03, 0.15]],
])('%s by route %s has its row of the table', (name, route, row) => {
  expect(PRODUCT_TYPES.map((type) => exposed(compiled(name, route), type))).toEqual(row);
});

it('what harms children and animals has a row of its own', () => {
  expect(PRODUCT_TYPES.map((type) => vulnerableExposure(usageOf(type, [], false)))).toEqual([
    0.1, 0.1, 0, 0.8, 1, 1, 1, 0.4,
  ]);
});

it('what is not permitted counts in the type that its fact names', () => {
  expect(exposed(compiled('NOT_PERMITTED', 'household'), 'household')).toBe(1);
  expect(exposed(compiled('NOT_PERMITTED', 'household'), 'food')).toBe(0);
  expect(exposed(compiled('NOT_PERMITTED', 'cosmetic'), 'rinse_off')).toBe(1);
  expect(exposed(compiled('NOT_PERMITTED'), 'leave_on')).toBe(0);
});

describe('forms', () => {
  it.each(['spray', 'powder'] as const)('a %s that is not eaten is breathed in', (form) => {
    expect(exposed(compiled('RESP_SENS'), 'leave_on', [form])).toBe(1);
    expect(exposed(compiled('CMR_1', 'inhal'), 'leave_on', [form])).toBe(1);
    expect(exposed(compiled('CMR_1'), 'rinse_off', [form])).toBe(0.6);
    expect(exposed(compiled('RESP_SENS'), 'food', [form])).toBe(0);
  });

  it('what scents the air exposes more to fragrance, and to nothing else', () => {
    expect(exposed(compiled('FRAG_MIX'), 'household', ['air'])).toBe(1.5);
    expect(exposed(compiled('FRAG_MIX'), 'household')).toBeLessThan(1);
    expect(exposed(compiled('RESP_SENS'), 'household', ['air'])).toBe(0.9);
    expect(exposed(compiled('FRAG_MIX'), 'food', ['air'])).toBe(exposed(compiled('FRAG_MIX'), 'food'));
  });

  it.each(['lip', 'oral'] as const)('%s is swallowed in part', (form) => {
    expect(exposed(compiled('BANNED_FOOD'), 'leave_on', [form])).toBe(0.5);
    expect(exposed(compiled('CMR_1', 'oral'), 'leave_on', [form])).toBe(0.5);
    expect(exposed(compiled('BANNED_FOOD'), 'food', [form])).toBe(1);
    expect(exposed(compiled('CORROSIVE'), 'leave_on', [form])).toBe(0.2);
  });
});

const holding = (route: string, types: readonly ProductType[], forms: readonly ProductForm[] = []): readonly string[] =>
  types.filter((type) => {
    const use = usageOf(type, forms, false);
    return routesHold([route], use, weightsAt(made(), mention(), 9, use));
  });

it.each<[string, readonly ProductType[]]>([
  ['food', ['food', 'pet_food']],
  ['feed', ['pet_food']],
  ['top', ['leave_on', 'rinse_off', 'pet_topical']],
  ['pet', ['pet_topical']],
  ['house', ['household', 'outdoor', 'other']],
  ['oral', ['food', 'pet_food']],
  ['air', []],
  ['powder', []],
  ['supplement', []],
  ['caustic', []],
  ['main', []],
  ['neat', []],
  ['unheard of', []],
])('the route %s holds in %j', (route, types) => {
  expect(holding(route, PRODUCT_TYPES)).toEqual(types);
});

it.each<[string, ProductForm]>([
  ['air', 'spray'],
  ['air', 'air'],
  ['powder', 'powder'],
  ['oral', 'oral'],
  ['supplement', 'supplement'],
  ['caustic', 'caustic'],
  ['main', 'neat'],
  ['neat', 'neat'],
])('the route %s holds for the form %s', (route, form) => {
  expect(holding(route, ['leave_on'], [form])).toEqual(['leave_on']);
});

it('every route must hold; none is any', () => {
  const use = usageOf('food', [], false);
  const weights = weightsAt(made(), mention(), 1, use);
  expect(routesHold([], use, weights)).toBe(true);
  expect(routesHold(['food', 'main'], use, weights)).toBe(true);
  expect(routesHold(['food', 'caustic'], use, weights)).toBe(false);
});
