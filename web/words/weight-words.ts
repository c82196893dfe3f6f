import { type Units, weightIn } from '#domain/settings/units.ts';

const SIGN: Readonly<Record<Units, 'kilogram' | 'pound'>> = { metric: 'kilogram', imperial: 'pound' };

/** The unit's symbol next to a field, and its name in a sentence. */
export const UNIT_WORDS: Readonly<Record<Units, { readonly sign: string; readonly word: string }>> = {
  metric: { sign: 'kg', word: 'kilograms' },
  imperial: { sign: 'lb', word: 'pounds' },
};

/** A weight in the person's units: "8.4 kg", "18.5 lb". @param kg kilograms */
export const weightWords = (units: Units, kg: number): string =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit: SIGN[units], maximumFractionDigits: 1 }).format(
    weightIn(units, kg),
  );
