import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { householdView } from '#domain/safety/household-view.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { home, knowledge, member } from '../pack.ts';

const reportOf = (text: string, type: ProductType = 'food') =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

const said = (text: string, audience: string, type: ProductType = 'food'): string =>
  reportOf(text, type).warnings.find((warning) => warning.audience === audience)?.message ?? '';

// method M6.2.18
describe('the name in a warning', () => {
  it.each([
    ['Oats, raisins, sugar', 'dog', 'Raisins (Grapes)'],
    ['Water, E951, citric acid', 'pku', 'E951 (Aspartame)'],
    ['Farine de blé, poudre de lait, sel', 'al_food(milk)', 'Poudre de lait (Milk)'],
  ])('is the one printed, and the one it is known by: %s', (label, audience, name) => {
    expect(said(label, audience)).toContain(name);
  });

  it.each([
    ['Oats, grapes, sugar', 'dog', 'Grapes'],
    ['Water, aspartame, citric acid', 'pku', 'Aspartame'],
  ])('is said once where the label prints it: %s', (label, audience, name) => {
    expect(said(label, audience)).toContain(name);
    expect(said(label, audience)).not.toContain('(');
  });

  it('is the same for the household, by the name of the dog', () => {
    const [warning] = householdView(reportOf('Oats, raisins, sugar'), home([member('Mia')], ['dog'])).warnings;
    expect(warning).toMatchObject({ ingredient: 'Grapes', printed: 'raisins' });
    expect(warning?.message).toContain('Raisins (Grapes)');
  });

  it('is the known one where the print was misread', () => {
    expect(said('Water, aspartarne, citric acid', 'pku')).not.toContain('aspartarne');
  });
});
