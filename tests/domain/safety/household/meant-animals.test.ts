import { describe, expect, it } from 'vitest';
import { readSources } from '#db/knowledge/read-sources.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';

const knowledge = knowledgePack();
const { ingredients } = readSources();
const fed = (ingredient: string, name: string) =>
  assess({ text: `Chicken, ${ingredient}, Rice`, types: ['pet_food'], forms: [], baby: false, name }, knowledge);

const poisons = (animal: string): readonly string[] =>
  ingredients
    .filter(({ audience }) =>
      audience.some(
        ({ who, severity, routes, source }) =>
          who === animal &&
          severity === 'CRITICAL' &&
          routes.every((route) => ['food', 'feed', 'main'].includes(route)) &&
          !source.includes('expert review needed'),
      ),
    )
    .map(({ name }) => name)
    .slice(0, 150);

describe('what poisons the animal that a product is for (method M4.5.23)', () => {
  for (const [animal, name] of [
    ['dog', 'Crunchy treats for dogs'],
    ['cat', 'Katzenfutter mit Huhn'],
    ['bird', 'Budgie snack'],
  ] as const)
    it(`caps at 39 for a ${animal}`, () => {
      const names = poisons(animal);
      expect(names.length).toBeGreaterThan(5);
      const green = names.filter((one) => {
        const report = fed(one, name);
        return report.ingredients.some(({ match }) => match.step === 'exact') && (report.score ?? 0) > 39;
      });
      expect(green).toEqual([]);
    });

  it('goes by the place that costing ingredients do not move (method M4.5.24)', () => {
    const onTheCoat = (text: string) =>
      assess({ text, types: ['pet_topical'], forms: [], baby: false, name: 'Drops for cats' }, knowledge);
    const alone = onTheCoat('Clove Oil');
    expect(alone.cap?.value).toBe(39);
    const beside = onTheCoat('Sodium Hydroxide, Clove Oil');
    expect(beside.deductions.map(({ ingredient }) => ingredient)).toContain('Sodium Hydroxide');
    expect(beside.cap?.value).toBe(39);
    // Diluted with harmless ingredients, it is still a WARNING for the cat (method M4.5.28).
    expect(onTheCoat('Aqua, Glycerin, Clove Oil').cap?.value).toBe(69);
  });

  it('asks about dog and cat where the name says no animal', () => {
    for (const one of ['Xylitol', 'Chocolate', 'Raisins', 'Onion']) expect(fed(one, '').score).toBeLessThanOrEqual(39);
  });

  it('caps at 69 beside a WARNING for the animal (method M4.5.28)', () => {
    expect(fed('Garlic', 'Dog food').cap?.value).toBe(69);
    expect(fed('Garlic', 'Cat food').cap?.value).toBe(39);
  });

  it('does not ask about an animal that the product is not for', () => {
    const spray = (name: string) =>
      assess({ text: 'Water, Peppermint Oil', types: ['pet_topical'], forms: [], baby: false, name }, knowledge).cap;
    expect(spray('Spray for dogs')).toBeNull();
    expect(spray('Spray for cats')?.value).toBe(69);
  });

  it('warns of cocoa shells as mulch', () => {
    for (const text of ['Cocoa shells', 'Cocoa hulls', 'Kakaoschalen', 'coques de cacao']) {
      const report = assess({ text, types: ['outdoor'], forms: [], baby: false, name: 'Mulch' }, knowledge);
      const critical = report.warnings
        .filter(({ severity }) => severity === 'CRITICAL')
        .map(({ audience }) => audience);
      expect(critical, text).toEqual(expect.arrayContaining(['dog', 'cat']));
    }
  });
});
