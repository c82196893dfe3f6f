import { describe, expect, it } from 'vitest';
import { usageOf } from '#domain/safety/exposure.ts';
import { reaches, unknownWeight, type Weights, weightsAt, weightsOf } from '#domain/safety/weights.ts';
import { made, mention } from '../made-item.ts';

// method M4.3.2, M4.3.3, M4.3.4, M4.3.5, M4.3.7, M4.3.8, M4.3.9, M4.3.10, M4.2.15.
const skin = usageOf('leave_on', [], false);
const house = usageOf('household', [], false);
const drain = usageOf('household', ['caustic'], false);
const plain = made();
const at = (position: number, of = plain, use = skin, more = {}): Weights =>
  weightsAt(of, mention(more), position, use);

describe('by percentage', () => {
  it.each([
    [10, 1, 0.9],
    [9.99, 0.8, 0.75],
    [25, 1, 1],
    [24.9, 1, 0.9],
    [5, 0.8, 0.75],
    [4.99, 0.8, 0.4],
    [1, 0.8, 0.4],
    [0.99, 0.5, 0.1],
    [0.1, 0.5, 0.1],
    [0.09, 0.35, 0.03],
    [0.01, 0.35, 0.03],
    [0.009, 0.2, 0.03],
  ])('%d%% weighs %d by dose and %d locally, at any place', (percent, dose, local) => {
    for (const position of [1, 20]) {
      const weights = at(position, plain, skin, { percent });
      expect(weights).toMatchObject({ dose, local, plain: dose, warningLocal: local, presence: 1, byPlace: false });
      expect(weights.main).toBe(percent >= 5);
      expect(weights.neat).toBe(percent >= 10);
      expect(weights.strong).toBe(percent >= 25);
      expect(weights.traceAmount).toBe(false);
    }
  });

  it('is not limited by what the ingredient is for', () => {
    expect(at(5, made({ functions: ['preservative'] }), skin, { percent: 12 })).toMatchObject({ dose: 1, local: 0.9 });
  });
});

describe('by place', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 0.6],
    [4, 0.8, 0.6],
    [5, 0.8, 0.25],
    [7, 0.8, 0.25],
    [8, 0.8, 0.08],
    [9, 0.6, 0.08],
    [15, 0.6, 0.08],
    [16, 0.45, 0.08],
  ])('place %d weighs %d by dose and %d locally', (position, dose, local) => {
    const weights = at(position);
    expect(weights).toMatchObject({ position, dose, local, plain: dose, warningLocal: local, byPlace: true });
    expect(weights.main).toBe(position <= 3);
    expect(weights.neat).toBe(position === 1);
  });

  it('is at most half by dose and a quarter locally where it is minor', () => {
    expect(at(1, plain, skin, { minor: true })).toMatchObject({ dose: 0.5, local: 0.25, main: false, neat: false });
    expect(at(16, plain, skin, { minor: true })).toMatchObject({ dose: 0.45, local: 0.08 });
  });

  it('is halved where it is optional', () => {
    expect(at(1, plain, skin, { optional: true })).toMatchObject({ presence: 0.5, dose: 0.5, local: 0.5, plain: 0.5 });
    expect(at(1, plain, skin, { optional: true, percent: 10 })).toMatchObject({
      presence: 0.5,
      dose: 0.5,
      local: 0.45,
    });
  });
});

describe('trace functions', () => {
  it.each(['preservative', 'enzyme', 'contaminant', 'surfactant_residue', 'optical_brightener'])(
    '%s weighs little at any place',
    (name) => {
      const of = made({ functions: [name] });
      expect(at(1, of)).toMatchObject({
        dose: 0.45,
        local: 0.08,
        plain: 1,
        traceAmount: true,
        main: false,
        neat: false,
      });
    },
  );

  it.each(['colorant', 'chelator'])('%s weighs little from the second place on', (name) => {
    const of = made({ functions: [name] });
    expect(at(1, of)).toMatchObject({ dose: 1, local: 1, warningLocal: 0.08 });
    expect(at(2, of)).toMatchObject({ dose: 0.45, local: 0.08, warningLocal: 0.08, main: false });
  });

  it.each(['solvent', 'bleach', 'disinfectant', 'propellant', 'ph_adjuster', 'repellent', 'skin_active'])(
    'a colorant that is also %s is none',
    (name) => {
      expect(at(3, made({ functions: ['colorant', name] })).dose).toBe(1);
    },
  );

  it('a scent is a trace unless the form says otherwise', () => {
    const of = made({ functions: ['fragrance'] });
    expect(at(1, of).dose).toBe(0.45);
    expect(at(1, of, usageOf('household', ['neat'], false)).dose).toBe(1);
    expect(at(1, of, usageOf('household', ['air'], false)).dose).toBe(1);
  });
});

describe('the further limit of the local weight', () => {
  it('bleach at home', () => {
    const of = made({ functions: ['bleach'] });
    expect(at(1, of, house)).toMatchObject({ local: 0.75, dose: 1, neat: false });
    expect(at(1, of, skin).local).toBe(1);
    expect(at(5, of, house).local).toBe(0.25);
  });

  it('a disinfectant that is neither solvent nor fragrance', () => {
    expect(at(1, made({ functions: ['disinfectant'] }), house).local).toBe(0.25);
    expect(at(1, made({ functions: ['disinfectant', 'solvent'] }), house).local).toBe(1);
    expect(at(1, made({ functions: ['bleach', 'disinfectant'] }), house).local).toBe(0.75);
  });

  it('a pH adjuster from the second place on, unless the product is caustic', () => {
    const of = made({ functions: ['ph_adjuster'] });
    expect(at(1, of, house).local).toBe(1);
    expect(at(2, of, house).local).toBe(0.25);
    expect(at(2, of, drain).local).toBe(1);
  });
});

it('a product used neat is main and neat at every place', () => {
  const neat = usageOf('household', ['neat'], false);
  expect(at(9, plain, neat)).toMatchObject({ main: true, neat: true });
  expect(at(9, plain, neat, { percent: 0.1 })).toMatchObject({ main: true, neat: true });
});

it('what stands more than once counts once, with the heaviest of each weight', () => {
  expect(weightsOf(plain, [], 1, skin)).toBeUndefined();
  const both = weightsOf(plain, [mention({ percent: 0.1 }), mention({ optional: true })], 4, skin);
  expect(both).toEqual({
    position: 4,
    presence: 1,
    dose: 0.5,
    local: 0.3,
    plain: 0.5,
    warningLocal: 0.3,
    main: false,
    neat: false,
    strong: false,
    traceAmount: false,
    byPlace: false,
  });
  expect(weightsOf(plain, [mention({ percent: 0.1 }), mention({ percent: 30 })], 4, skin)).toMatchObject({
    main: true,
    neat: true,
    strong: true,
  });
  const preserving = made({ functions: ['preservative'] });
  expect(weightsOf(preserving, [mention(), mention()], 4, skin)).toMatchObject({ traceAmount: true, byPlace: true });
  expect(weightsOf(preserving, [mention(), mention({ percent: 1 })], 4, skin)?.traceAmount).toBe(false);
});

it('an unknown name weighs by its place, and no percentage lowers that', () => {
  expect(unknownWeight(mention(), 1)).toBe(1);
  expect(unknownWeight(mention({ percent: 0.001 }), 1)).toBe(1);
  expect(unknownWeight(mention({ percent: 50 }), 16)).toBe(1);
  expect(unknownWeight(mention({ minor: true }), 1)).toBe(1);
  expect(unknownWeight(mention({ optional: true }), 16)).toBe(0.225);
});

it('a fact from a concentration on counts from that percentage', () => {
  const states = (from: number, percent: number | null, position = 5, use = skin): boolean =>
    reaches({ from, class: 'CORROSIVE' }, [mention({ percent })], position, use);
  expect([states(0, 0.1), states(5, 5), states(5, 4.9), states(5, 6)]).toEqual([true, true, false, true]);
  expect([states(9.9, null), states(10, null), states(10, null, 1), states(10, null, 5, drain)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(reaches({ from: 5, class: 'CORROSIVE' }, [mention({ percent: 1 }), mention({ percent: 7 })], 5, skin)).toBe(
    true,
  );
});

it('what the law does not permit from a concentration on counts by a stated percentage alone', () => {
  const forbidden = (percent: number | null, position = 1): boolean =>
    reaches({ from: 5.1, class: 'NOT_PERMITTED' }, [mention({ percent })], position, drain);
  expect([forbidden(null), forbidden(5), forbidden(5.1), forbidden(40, 9)]).toEqual([false, false, true, true]);
});
