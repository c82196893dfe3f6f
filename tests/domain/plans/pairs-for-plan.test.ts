import { describe, expect, it, test } from 'vitest';
import { isEntitled } from '#domain/plans/entitlements.ts';
import { moreGroups } from '#domain/plans/own-groups.ts';
import { pairsForPlan } from '#domain/plans/pairs-for-plan.ts';
import { Tier } from '#domain/plans/plan-schemas.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';
import { MIXING_TEXTS, type MixingText, URINE_TEXTS } from '#domain/safety/mixing/mixing-texts.ts';
import { SEVERITIES, type Severity } from '#domain/safety/vocabulary.ts';

const pair = (result: string, severity: Severity, unclear = false): Interaction => ({
  keys: ['a', 'b'],
  products: ['A', 'B'],
  places: [null, null],
  severity,
  result,
  message: '',
  action: '',
  source: '',
  ...(unclear && { unclear: true }),
});

const RESULTS = [...Object.values(MIXING_TEXTS), ...Object.values(URINE_TEXTS)].map(({ result }) => result);
const EVERY = RESULTS.flatMap((result) =>
  SEVERITIES.flatMap((severity) => [pair(result, severity), pair(result, severity, true)]),
);
/** Outcomes that neither hurt the lungs nor cause a fire; all others are shown on every plan. */
const MILD: readonly MixingText[] = ['heat', 'oxygen', 'disinfectant_lost'];
const mild = MILD.map((key): string => MIXING_TEXTS[key].result);

describe.each(Tier.options)('pairs on %s (product P6.31)', (tier) => {
  const { told, held } = pairsForPlan(EVERY, isEntitled(tier, 'interactionWarnings'));

  it('tells each CRITICAL pair, each that gives off a gas, burns or explodes, and each that was not read clearly', () => {
    const never = EVERY.filter(
      ({ severity, result, unclear }) => severity === 'CRITICAL' || unclear || !mild.includes(result),
    );
    expect(told).toEqual(expect.arrayContaining(never));
  });

  it('counts what it does not tell, and keeps the order', () => {
    expect(told.length + held).toBe(EVERY.length);
    expect(held).toBe(tier === 'free' ? mild.length * (SEVERITIES.length - 1) : 0);
    expect(told).toEqual(EVERY.filter((one) => told.includes(one)));
  });
});

test('no outcome whose words tell of a gas, a vapour, lungs, fire or an explosion is held back (product P6.31)', () => {
  for (const { result, message } of Object.values(MIXING_TEXTS)) {
    if (!/\bgas(?:es)?\b|vapour|lungs|fire|explode/.test(`${result} ${message}`)) continue;
    expect(pairsForPlan([pair(result, 'INFO')], false), result).toEqual({ told: [pair(result, 'INFO')], held: 0 });
  }
});

test('one group of one’s own on every plan, several on the larger two, fifty in all (product P6.34, P22.1)', () => {
  const answers = Tier.options.map((tier) => [0, 1, 2].map((owned) => moreGroups(tier, owned, owned)));
  const one = ['yes', 'plan', 'plan'];
  const several = ['yes', 'yes', 'yes'];
  expect(answers).toEqual([one, one, several, several]);
  for (const tier of Tier.options) expect(moreGroups(tier, 0, 50)).toBe('no');
});
