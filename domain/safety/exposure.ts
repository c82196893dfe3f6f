import type { CompiledFact } from './compiled-ingredient.ts';
import { EXPOSURE_ROWS, type ExposureRow } from './exposure-table.ts';
import { PRODUCT_TYPES, type ProductForm, type ProductType } from './vocabulary.ts';

/** How a product is used: its type, and the forms that change exposure. */
export interface Use {
  readonly type: ProductType;
  /** Position of the type in the columns of the exposure tables. */
  readonly column: number;
  /** Food for people or animals. */
  readonly eaten: boolean;
  readonly cosmetic: boolean;
  /** Household, outdoor or other. */
  readonly house: boolean;
  readonly spray: boolean;
  readonly powder: boolean;
  readonly air: boolean;
  readonly lip: boolean;
  readonly oral: boolean;
  readonly caustic: boolean;
  readonly neat: boolean;
  readonly supplement: boolean;
  /** A medicine taken by mouth: what warns in food also warns in its syrup or tablets. */
  readonly swallowed: boolean;
  readonly baby: boolean;
  /** Has a name, and it does not mention disinfecting: a disinfectant in it acts as a preservative. */
  readonly preserved: boolean;
  /** The label lists active ingredients, as a medicine does: cosmetics law does not apply to them. */
  readonly medicine: boolean;
}

/** Resolves a product type and its forms once, so that no rule has to search the list again. */
export const usageOf = (
  type: ProductType,
  forms: readonly ProductForm[],
  baby: boolean,
  medicine = false,
  preserved = false,
): Use => ({
  type,
  column: PRODUCT_TYPES.indexOf(type),
  eaten: type === 'food' || type === 'pet_food',
  cosmetic: type === 'leave_on' || type === 'rinse_off',
  house: type === 'household' || type === 'outdoor' || type === 'other',
  spray: forms.includes('spray'),
  powder: forms.includes('powder'),
  air: forms.includes('air'),
  lip: forms.includes('lip'),
  oral: forms.includes('oral'),
  caustic: forms.includes('caustic'),
  neat: forms.includes('neat'),
  supplement: forms.includes('supplement'),
  swallowed: type === 'other' && forms.includes('supplement'),
  baby,
  medicine,
  preserved,
});

const cell = (row: ExposureRow, use: Use): number => EXPOSURE_ROWS[row][use.column] ?? 0;

/** Exposure to what harms children and animals (row "vulnerable"). */
export const vulnerableExposure = (use: Use): number => cell('vulnerable', use);

/**
 * Exposure E of a fact in one use (method M4.2 and the paragraph on forms below it), 0 to 1.5.
 * @param fact its class, group and route
 * @param use the product's type and forms
 */
export const exposure = (fact: CompiledFact, use: Use): number => {
  if (fact.onlyTypes !== null && !fact.onlyTypes.includes(use.type)) return 0;
  // "E = 1 in the type its fact names": the row of PROHIBITED does not apply to it.
  if (fact.class === 'NOT_PERMITTED') return fact.onlyTypes === null ? 0 : 1;
  // A medicine is not an ingredient of a cosmetic or a food. The row of PROHIBITED does not apply to it either.
  if (fact.class === 'MEDICINE' || fact.class === 'MEDICINE_NAME') return use.cosmetic || use.type === 'food' ? 1 : 0;
  const value = cell(fact.row, use);
  if (!use.eaten) {
    if ((use.spray || use.powder) && (fact.row === 'resp' || fact.row === 'systemic_inhalation')) return 1;
    if (use.air && fact.class === 'FRAG_MIX') return 1.5;
  }
  if ((use.lip || use.oral) && (fact.row === 'intake' || fact.row === 'systemic_oral')) return Math.max(value, 0.5);
  return value;
};
