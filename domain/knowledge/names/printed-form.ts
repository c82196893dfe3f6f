import { PRINTED } from '../pack/pack-layout.ts';

/**
 * A name as it is printed, from its normalised form.
 * @param rule one of `PRINTED`, none of which is `literal`
 */
export function printedForm(normalised: string, rule: number): string {
  if (rule === PRINTED.capital) return normalised.charAt(0).toUpperCase() + normalised.slice(1);
  if (rule === PRINTED.words) return normalised.replace(/(?<![\p{L}\d'])\p{L}/gu, (letter) => letter.toUpperCase());
  return rule === PRINTED.upper ? normalised.toUpperCase() : normalised;
}
