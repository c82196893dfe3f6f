import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const reportOf = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);

/** The warnings about allergies and related conditions, regardless of their wording. */
const told = (text: string): readonly string[] =>
  reportOf(text)
    .warnings.flatMap(({ audience, severity, family }) =>
      /^al_|coeliac|lactose|galact/.test(audience) ? [`${audience} ${severity} ${family}`] : [],
    )
    .toSorted();

describe('a "may" whose verb stands behind its last name opens traces (method M2.7.20)', () => {
  it.each([
    ['Kann Weizen und Milch enthalten.', 'Kann Spuren von Weizen und Milch enthalten.'],
    [
      'Kann Milch, Soja, Sesam und Schalenfrüchte enthalten.',
      'Kann Spuren von Milch, Soja, Sesam und Schalenfrüchte enthalten.',
    ],
    ['Kann andere Schalenfrüchte und Milch enthalten.', 'Kann Spuren von Schalenfrüchten und Milch enthalten.'],
    ['Kann Gluten enthalten.', 'Kann Spuren von Gluten enthalten.'],
    ['Kann auch Milch enthalten.', 'Kann Spuren von Milch enthalten.'],
    ['Dieses Produkt kann Milch, Eier enthalten.', 'Kann Spuren von Milch, Eier enthalten.'],
    ['Kann Fisch und Krebstiere enthalten.', 'Kann Spuren von Fisch und Krebstiere enthalten.'],
    ['Kan tarwe en melk bevatten.', 'Kan sporen van tarwe en melk bevatten.'],
    ['Kan ook noten, melk en soja bevatten.', 'Kan sporen van noten, melk en soja bevatten.'],
  ])('%s', (text, plain) => {
    const list = 'Reismehl, Zucker. ';
    expect(told(list + text)).toEqual(told(list + plain));
    expect(told(list + text)).not.toEqual([]);
    const report = reportOf(list + text);
    expect(report.ingredients.map(({ id }) => id)).toEqual(['rice', 'sugar']);
    expect(report.traces?.length).toBe(reportOf(list + plain).traces?.length);
    expect(report.provisional).toBe(false);
  });

  it.each([
    'Kan innehålla vete och mjölk.',
    'Kan indeholde hvede og mælk.',
    'Kan inneholde hvete og melk.',
    'Kann enthalten: Weizen, Milch.',
  ])('where the verb stands first it stays as it was: %s', (text) => {
    expect(told(`Reismehl, Zucker. ${text}`)).toEqual(
      told('Reismehl, Zucker. Kann Spuren von Weizen und Milch enthalten.'),
    );
  });

  it('ends the traces with its verb', () => {
    expect(told('Reismehl, kann Milch und Soja enthalten, Erdnüsse')).toContain('al_food(peanut) CRITICAL allergen');
  });

  it('is nothing without its verb', () => {
    expect(reportOf('Reismehl, Zucker, kann Milch, Erdnüsse').traces).toEqual([]);
  });
});
