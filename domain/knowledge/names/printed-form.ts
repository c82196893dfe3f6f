import { PRINTED } from '../pack/pack-layout.ts';

/**
 * The printed form of a name, rebuilt from its normalised form.
 * @param rule any rule of `PRINTED` except `literal`
 */
export function printedForm(normalised: string, rule: number): string {
  if (rule === PRINTED.capital) return normalised.charAt(0).toUpperCase() + normalised.slice(1);
  if (rule === PRINTED.words) return normalised.replace(/(?<![\p{L}\d'])\p{L}/gu, (letter) => letter.toUpperCase());
  return rule === PRINTED.upper ? normalised.toUpperCase() : normalised;
}
