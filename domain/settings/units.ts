/** Units of weight: kilograms, or United States pounds. */
export type Units = 'metric' | 'imperial';

/** The international avoirdupois pound in kilograms, exactly (NIST Handbook 44, Appendix C). */
const KG_A_POUND = 0.45359237;

/** Regions that use pounds every day: United States, Liberia, Myanmar (CLDR, supplemental measurement data: US). */
const IN_POUNDS: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * The default units.
 * @param region ISO 3166-1 region of the phone's language, such as `US`; undefined if it names none
 */
export const unitsOf = (region: string | undefined): Units =>
  region !== undefined && IN_POUNDS.has(region) ? 'imperial' : 'metric';

/** A weight in the given units, to a tenth. @param kg kilograms */
export const weightIn = (units: Units, kg: number): number => inTenths(units === 'metric' ? kg : kg / KG_A_POUND);

/**
 * Parses a typed weight to kilograms, to a hundredth, so that a weight in pounds reads back as it was typed. Null if it
 * is not a number, or outside the bounds as displayed in the same units.
 * @param text with a comma or a point
 * @param least minimum in kilograms
 * @param most maximum in kilograms
 */
export function typedKilograms(units: Units, text: string, least: number, most: number): number | null {
  const typed = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
  const fits = typed >= weightIn(units, least) && typed <= weightIn(units, most);
  return fits ? Math.round((units === 'metric' ? typed : typed * KG_A_POUND) * 100) / 100 : null;
}
