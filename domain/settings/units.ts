/** How weights are written: kilograms, or the pounds of the United States. */
export type Units = 'metric' | 'imperial';

/** The international avoirdupois pound in kilograms, exactly (NIST Handbook 44, Appendix C). */
const KG_A_POUND = 0.45359237;

/** Regions whose everyday weights are pounds: the United States, Liberia and Myanmar (CLDR, supplemental measurement data: US). */
const IN_POUNDS: ReadonlySet<string> = new Set(['US', 'LR', 'MM']);

const inTenths = (value: number): number => Math.round(value * 10) / 10;

/** The units of somebody who chose none. @param region ISO 3166-1 of the phone's language, such as `US`; undefined where it names none */
export const unitsOf = (region: string | undefined): Units =>
  region !== undefined && IN_POUNDS.has(region) ? 'imperial' : 'metric';

/** A weight in the units somebody reads, to a tenth. @param kg kilograms */
export const weightIn = (units: Units, kg: number): number => inTenths(units === 'metric' ? kg : kg / KG_A_POUND);

/**
 * Kilograms of a weight that was typed, to a hundredth, so that it reads in pounds as it was typed. Null where it is no
 * weight between the bounds, as those read in the same units.
 * @param text with a comma or a point
 * @param least kilograms
 * @param most kilograms
 */
export function typedKilograms(units: Units, text: string, least: number, most: number): number | null {
  const typed = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
  const fits = typed >= weightIn(units, least) && typed <= weightIn(units, most);
  return fits ? Math.round((units === 'metric' ? typed : typed * KG_A_POUND) * 100) / 100 : null;
}
