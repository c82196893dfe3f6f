import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string, type: ProductType): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);
const severitiesOf = (text: string, type: ProductType, audience: string): readonly string[] =>
  reportOf(text, type)
    .warnings.filter((one) => one.audience === audience)
    .map(({ severity }) => severity);

describe('what is in doubt behind a claim of absence warns whom it would concern (method M2.7.18)', () => {
  it.each([
    ['leave_on', '✓ free from parabens Methylisothiazolinone, Aqua, Glycerin', 'al_skin'],
    ['leave_on', '✓ free from parabens Methylisothiazolinone, Aqua, Glycerin', 'eczema'],
    ['leave_on', '✓ free from parabens Linalool, Parfum, Limonene, Aqua', 'al_fragrance'],
    ['leave_on', 'Aqua, Glycerin. Without silicones Parfum, Citral', 'al_fragrance'],
    ['leave_on', 'free from parabens Retinol, Aqua, Glycerin', 'preg'],
    ['leave_on', '0% parabens Formaldehyde, Aqua', 'everyone'],
    ['leave_on', 'free from parabens Tea Tree Oil, Aqua', 'cat'],
    ['leave_on', 'free from parabens Peanut Oil, Milk, Aqua', 'al_food(peanut)'],
    ['leave_on', 'free from parabens Peanut Oil, Milk, Aqua', 'al_food(milk)'],
    ['household', 'no phosphates Sodium Hypochlorite, Limonene', 'child'],
    ['household', 'no phosphates Sodium Hypochlorite, Limonene', 'asthma'],
    ['food', 'no colours Liquorice, Grapefruit, Alcohol', 'preg'],
    ['food', 'no colours Liquorice, Grapefruit, Alcohol', 'cyp3a4'],
    ['food', 'no colours Liquorice, Grapefruit, Alcohol', 'hypertension'],
  ] as const)('%s, %s: %s', (type, text, audience) => {
    const severities = severitiesOf(text, type, audience);
    expect(severities).toContain('WARNING');
    expect(severities).not.toContain('CRITICAL');
  });

  it.each([
    ['leave_on', 'Aqua, Glycerin. Free from parabens, silicones and perfume.', 'al_fragrance'],
    ['leave_on', 'Aqua, Glycerin, without retinol', 'preg'],
    ['food', 'Rice, water. No alcohol, colours or preservatives.', 'preg'],
  ] as const)('tells nothing of what is denied: %s, %s: %s', (type, text, audience) => {
    expect(severitiesOf(text, type, audience)).toEqual([]);
  });

  it('says that it is unclear, and lowers no score', () => {
    const text = 'Aqua, Glycerin. Without silicones Methylisothiazolinone';
    const report = reportOf(text, 'leave_on');
    expect(report.score).toBe(100);
    expect(report.confidence.value).toBeLessThan(0.75);
    for (const { message } of report.warnings) expect(message).toContain('may');
  });
});
